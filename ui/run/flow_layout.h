#pragma once

#include <QLayout>

#include <vector>

namespace schemabridge::ui {

/// Widgets one beside the other, on as many lines as their width needs.
class FlowLayout : public QLayout {
public:
    explicit FlowLayout(int spacing);
    ~FlowLayout() override;

    void addItem(QLayoutItem *item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;

    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arrange({0, 0, width, 0}, false); }
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect &rectangle) override;

private:
    /// @return the height that this takes
    int arrange(const QRect &rectangle, bool moves) const;
    int placeLine(std::size_t first, std::size_t end, QPoint start, bool moves) const;

    std::vector<QLayoutItem *> m_items;
};

} // namespace schemabridge::ui
