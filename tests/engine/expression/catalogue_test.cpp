#include "engine/expression/catalogue.h"
#include "engine/expression/expression.h"
#include "engine/expression/functions/registry.h"
#include "engine/expression/symbol.h"
#include "engine/expression/token.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace schemabridge::expression;

namespace {

bool hasInfix(std::string_view text)
{
    const auto all = operatorCatalogue();
    return std::any_of(all.begin(), all.end(), [text](const OperatorInfo &info) {
        return info.text == text && info.form == OperatorInfo::Form::Infix;
    });
}

bool isExplained(std::string_view text)
{
    const auto all = operatorCatalogue();
    return std::any_of(all.begin(), all.end(),
                       [text](const OperatorInfo &info) { return info.text == text; });
}

/// Whether an editor finds the operator in its example; a regular expression is one token.
bool occursIn(const OperatorInfo &info)
{
    const auto tokens = tokenize(info.example);
    return std::any_of(tokens.begin(), tokens.end(), [&info](const Token &token) {
        const std::string_view text = info.example.substr(token.start, token.length);
        return text == info.text || (token.kind == Token::Kind::Regex && text.starts_with(info.text));
    });
}

bool isSentence(std::string_view text)
{
    return text.size() > 10 && text.ends_with('.') && text.front() >= 'A' && text.front() <= 'Z';
}

} // namespace

/// What an editor tells about the language is what the evaluator does.
class CatalogueTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theCatalogueHasTheFunctionsOfTheRegistry();
    void theFunctionsAreInOrder();
    void parametersAgreeWithTheSignature_data();
    void parametersAgreeWithTheSignature();
    void aSignatureReadsLikeACall_data();
    void aSignatureReadsLikeACall();
    void typesAreWords();
    void everySymbolIsExplained();
    void everyExampleOfAnOperatorHoldsIt_data();
    void everyExampleOfAnOperatorHoldsIt();
    void descriptionsAreSentences();
};

void CatalogueTest::theCatalogueHasTheFunctionsOfTheRegistry()
{
    std::set<std::string_view> documented;
    for (const FunctionInfo &info : functionCatalogue())
        documented.insert(info.name);
    const auto names = builtinNames();
    const std::set<std::string_view> known(names.begin(), names.end());
    for (const std::string_view name : known)
        QVERIFY2(documented.contains(name), std::string(name).c_str());
    for (const std::string_view name : documented)
        QVERIFY2(known.contains(name), std::string(name).c_str());
}

void CatalogueTest::theFunctionsAreInOrder()
{
    const auto all = functionCatalogue();
    QVERIFY(std::is_sorted(all.begin(), all.end(), [](const FunctionInfo &left, const FunctionInfo &right) {
        return left.name < right.name;
    }));
    for (const FunctionInfo &info : all)
        QCOMPARE(findFunctionInfo(info.name), &info);
    QVERIFY(findFunctionInfo("nothing") == nullptr);
}

void CatalogueTest::parametersAgreeWithTheSignature_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const FunctionInfo &info : functionCatalogue()) {
        const QByteArray name(info.name.data(), static_cast<qsizetype>(info.name.size()));
        QTest::newRow(name.constData()) << name;
    }
}

void CatalogueTest::parametersAgreeWithTheSignature()
{
    QFETCH(QByteArray, name);
    const FunctionInfo &info = *findFunctionInfo(name.toStdString());
    const Builtin *const builtin = findBuiltin(info.name);
    QVERIFY(builtin != nullptr);
    QCOMPARE(info.parameters.size(), builtin->signature.parameters.size());
    std::set<std::string_view> names;
    for (std::size_t i = 0; i < info.parameters.size(); ++i) {
        const Signature::Parameter &expected = builtin->signature.parameters[i];
        QCOMPARE(info.parameters[i].isOptional, expected.isOptional);
        QCOMPARE(info.parameters[i].isContextual, expected.isContextual);
        QCOMPARE(info.parameters[i].isRepeated, expected.isRepeated);
        QVERIFY(!info.parameters[i].name.empty());
        QVERIFY(names.insert(info.parameters[i].name).second);
    }
    // A callback gets no more arguments than the function takes.
    QVERIFY(builtin->arity <= info.parameters.size());
}

void CatalogueTest::aSignatureReadsLikeACall_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("optional at the end")
        << QByteArray("substring") << QByteArray("$substring(string, start, [length])");
    QTest::newRow("several optional ones") << QByteArray("now") << QByteArray("$now([picture], [timezone])");
    QTest::newRow("repeated") << QByteArray("zip") << QByteArray("$zip(array...)");
    QTest::newRow("none") << QByteArray("millis") << QByteArray("$millis()");
}

void CatalogueTest::aSignatureReadsLikeACall()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, expected);
    QCOMPARE(QByteArray::fromStdString(findFunctionInfo(name.toStdString())->signature), expected);
}

void CatalogueTest::typesAreWords()
{
    const FunctionInfo &replace = *findFunctionInfo("replace");
    QCOMPARE(replace.parameters[0].types, std::string("string"));
    QVERIFY(replace.parameters[0].isContextual);
    QCOMPARE(replace.parameters[1].types, std::string("string or function"));
    QCOMPARE(replace.parameters[3].types, std::string("number"));
    QVERIFY(replace.parameters[3].isOptional);
    QCOMPARE(findFunctionInfo("exists")->parameters[0].types, std::string("any"));
}

void CatalogueTest::everySymbolIsExplained()
{
    for (const SymbolRow &row : symbolRows) {
        const bool isOnlyAStop =
            row.symbol == Symbol::None || row.symbol == Symbol::Bang || row.symbol == Symbol::Tilde;
        QVERIFY2(isOnlyAStop || isExplained(row.text), std::string(row.text).c_str());
        QVERIFY2((row.bindingPower > 0) == hasInfix(row.text), std::string(row.text).c_str());
    }
}

void CatalogueTest::everyExampleOfAnOperatorHoldsIt_data()
{
    QTest::addColumn<int>("index");
    int index = 0;
    for (const OperatorInfo &info : operatorCatalogue())
        QTest::newRow(std::string(info.example).c_str()) << index++;
}

void CatalogueTest::everyExampleOfAnOperatorHoldsIt()
{
    QFETCH(int, index);
    const OperatorInfo &info = operatorCatalogue()[static_cast<std::size_t>(index)];
    QVERIFY(Expression::compile(info.example));
    QVERIFY(occursIn(info));
}

void CatalogueTest::descriptionsAreSentences()
{
    for (const FunctionInfo &info : functionCatalogue())
        QVERIFY2(isSentence(info.description), std::string(info.name).c_str());
    for (const OperatorInfo &info : operatorCatalogue())
        QVERIFY2(isSentence(info.description), std::string(info.text).c_str());
}

QTEST_APPLESS_MAIN(CatalogueTest)
#include "catalogue_test.moc"
