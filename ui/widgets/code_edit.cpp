#include "ui/widgets/code_edit.h"

#include "ui/theme/theme.h"
#include "ui/theme/typography.h"

#include <QRegularExpression>
#include <QResizeEvent>
#include <QSyntaxHighlighter>
#include <QTextBlock>

#include <algorithm>
#include <array>

namespace schemabridge::ui {

namespace {

constexpr int textMargin = 6;

/// Colours what JSON and JSONata have in common. A later rule paints over an earlier one.
class CodeHighlighter final : public QSyntaxHighlighter {
public:
    explicit CodeHighlighter(QTextDocument *document) : QSyntaxHighlighter(document)
    {
        connect(&Theme::instance(), &Theme::changed, this, &QSyntaxHighlighter::rehighlight);
    }

protected:
    void highlightBlock(const QString &text) override
    {
        struct Rule {
            QRegularExpression pattern;
            ColorToken color;
        };
        static const std::array<Rule, 6> rules = {{
            {QRegularExpression(QStringLiteral(R"([&=<>+*/?:-]|:=)")), ColorToken::CodeOperator},
            {QRegularExpression(QStringLiteral(R"(\b\d+(\.\d+)?([eE][+-]?\d+)?\b)")), ColorToken::CodeNumber},
            {QRegularExpression(QStringLiteral(R"(\b(true|false|null|and|or|in|function)\b)")),
             ColorToken::CodeKeyword},
            {QRegularExpression(QStringLiteral(R"(\$\w*)")), ColorToken::CodeName},
            {QRegularExpression(QStringLiteral(R"("(\\.|[^"\\])*"|'(\\.|[^'\\])*')")),
             ColorToken::CodeString},
            {QRegularExpression(QStringLiteral(R"("(\\.|[^"\\])*"(?=\s*:))")), ColorToken::CodeName},
        }};
        for (const Rule &rule : rules) {
            for (auto match = rule.pattern.globalMatch(text); match.hasNext();) {
                const auto found = match.next();
                setFormat(static_cast<int>(found.capturedStart()), static_cast<int>(found.capturedLength()),
                          themeColor(rule.color));
            }
        }
    }
};

} // namespace

CodeEdit::CodeEdit(QWidget *parent) : QPlainTextEdit(parent)
{
    setFont(textFont(TextStyle::Code));
    setTabChangesFocus(true);
    document()->setDocumentMargin(textMargin);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    new CodeHighlighter(document());
    connect(this, &QPlainTextEdit::textChanged, this, [this] { updateGeometry(); });
}

void CodeEdit::setLines(int minimum, int maximum)
{
    m_linesMin = minimum;
    m_linesMax = maximum;
    updateGeometry();
}

void CodeEdit::setTextKeepingCursor(const QString &text)
{
    if (text == toPlainText())
        return;
    const int position = textCursor().position();
    setPlainText(text);
    QTextCursor cursor = textCursor();
    cursor.setPosition(std::min(position, static_cast<int>(text.size())));
    setTextCursor(cursor);
}

int CodeEdit::heightFor(int lines) const
{
    const int margins = static_cast<int>(2 * document()->documentMargin()) + 2 * frameWidth();
    return lines * fontMetrics().lineSpacing() + margins + 2;
}

int CodeEdit::shownLines() const
{
    int lines = 0;
    for (QTextBlock block = document()->begin(); block.isValid() && lines < m_linesMax; block = block.next())
        lines += std::max(block.lineCount(), 1);
    return std::clamp(lines, m_linesMin, m_linesMax);
}

QSize CodeEdit::sizeHint() const
{
    return {QPlainTextEdit::sizeHint().width(), heightFor(shownLines())};
}

QSize CodeEdit::minimumSizeHint() const
{
    return {QPlainTextEdit::minimumSizeHint().width(), heightFor(m_linesMin)};
}

void CodeEdit::focusOutEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusOutEvent(event);
    Q_EMIT focusLeft();
}

void CodeEdit::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        updateGeometry(); // lines wrap elsewhere
}

} // namespace schemabridge::ui
