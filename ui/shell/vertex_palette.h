#pragma once

#include "engine/workflow/vertex_type.h"

#include <QWidget>

#include <vector>

namespace schemabridge::ui {

class Label;
class VertexTile;

/// The vertex types at the left of the canvas: click one and place it, or drag it onto the canvas; with the
/// keyboard, Enter adds it to the middle.
class VertexPalette : public QWidget {
    Q_OBJECT

public:
    explicit VertexPalette(QWidget *parent = nullptr);

Q_SIGNALS:
    void picked(schemabridge::workflow::VertexType type);
    void addRequested(schemabridge::workflow::VertexType type);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void retranslate();

    Label *m_title;
    Label *m_help;
    std::vector<VertexTile *> m_tiles;
};

} // namespace schemabridge::ui
