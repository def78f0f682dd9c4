#include "engine/workflow/make_id.h"

#include <QString>

#include <algorithm>
#include <array>

namespace schemabridge::workflow {

namespace {

constexpr std::size_t madeIdLengthMax = 60;

/// Words that an expression would not take for a name after `steps.`.
bool isExpressionWord(std::string_view id)
{
    static constexpr std::array<std::string_view, 7> words = {"and",   "or",   "in",      "true",
                                                              "false", "null", "function"};
    return std::find(words.begin(), words.end(), id) != words.end();
}

/// Lower case, German umlauts spelled out, other accents split from their letters.
QString simplified(std::string_view name)
{
    QString text = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())).toLower();
    text.replace(QChar(0x00E4), QStringLiteral("ae"));
    text.replace(QChar(0x00F6), QStringLiteral("oe"));
    text.replace(QChar(0x00FC), QStringLiteral("ue"));
    text.replace(QChar(0x00DF), QStringLiteral("ss"));
    return text.normalized(QString::NormalizationForm_KD);
}

std::string slug(std::string_view name)
{
    std::string id;
    for (const QChar character : simplified(name)) {
        if (character.category() == QChar::Mark_NonSpacing)
            continue;
        const ushort code = character.unicode();
        const bool isPlain = (code >= 'a' && code <= 'z') || (code >= '0' && code <= '9');
        if (isPlain)
            id += static_cast<char>(code);
        else if (!id.empty() && id.back() != '_')
            id += '_';
    }
    id.resize(std::min(id.size(), madeIdLengthMax));
    while (!id.empty() && id.back() == '_')
        id.pop_back();
    return id;
}

std::string idFromName(std::string_view name)
{
    std::string id = slug(name);
    if (id.empty())
        return "vertex";
    const bool beginsWithDigit = id.front() >= '0' && id.front() <= '9';
    if (beginsWithDigit || isExpressionWord(id))
        id.insert(0, "_");
    return id;
}

} // namespace

VertexId makeVertexId(const Workflow &workflow, std::string_view name)
{
    const std::string stem = idFromName(name);
    VertexId id{stem};
    for (std::size_t number = 2; workflow.findVertex(id); ++number) {
        const std::string suffix = "_" + std::to_string(number);
        id.value = stem.substr(0, madeIdLengthMax - suffix.size()) + suffix;
    }
    return id;
}

EdgeId makeEdgeId(const Workflow &workflow)
{
    // With tidy ids the next number is free at once; the loop is for files in which edges were removed or
    // named otherwise.
    for (std::size_t number = workflow.edges().size() + 1;; ++number) {
        EdgeId id{"e" + std::to_string(number)};
        if (!workflow.findEdge(id))
            return id;
    }
}

} // namespace schemabridge::workflow
