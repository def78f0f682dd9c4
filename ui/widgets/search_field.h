#pragma once

#include <QLineEdit>

namespace schemabridge::ui {

/// A line to search in, with a glass and a button that empties it; Escape does so too.
class SearchField : public QLineEdit {
    Q_OBJECT

public:
    explicit SearchField(QWidget *parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace schemabridge::ui
