#include "ui/problems/problems_panel.h"

#include "engine/json/parse.h"

#include <QListWidget>
#include <QTest>

using namespace schemabridge;
using namespace schemabridge::ui;
using workflow::VertexType;

class ProblemsPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aProblemAppearsLeadsToItsPlaceAndGoes();
};

void ProblemsPanelTest::aProblemAppearsLeadsToItsPlaceAndGoes()
{
    WorkflowDocument document;
    document.createNew();
    ProblemsPanel panel(document);
    panel.resize(700, 300);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    auto *list = panel.findChild<QListWidget *>();
    const VertexId entry = document.addVertex(VertexType::EntryPoint, {});
    const auto added = document.addVertexAfter(entry, VertexType::Gateway, {300, 0});
    QVERIFY(added);
    document.setVertexConfigMember(*added, "/url", json::Value::string("ftp://a.example"));
    document.clearSelection();
    const auto isAboutTheUrl = [list] {
        return list->count() == 1 && list->item(0)->text().contains(QStringLiteral("url"));
    };
    QTRY_VERIFY2(isAboutTheUrl(), qPrintable(list->item(0) ? list->item(0)->text() : QString()));
    const auto middle = [list] { return list->visualItemRect(list->item(0)).center(); };
    QTRY_VERIFY(list->viewport()->rect().contains(middle()));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, middle());
    QVERIFY(document.selection().contains(*added));
    document.setVertexConfigMember(*added, "/url", json::Value::string("https://a.example/x"));
    QTRY_COMPARE(list->count(), 0);
}

QTEST_MAIN(ProblemsPanelTest)
#include "problems_panel_test.moc"
