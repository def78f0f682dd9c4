#pragma once

#include "ui/shell/samples.h"

#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace schemabridge::ui {

class Button;
class Label;
class RecentFiles;

/// What an empty canvas shows: the first step, the samples, and the files of last time.
class WelcomePanel : public QWidget {
    Q_OBJECT

public:
    explicit WelcomePanel(RecentFiles &recentFiles, QWidget *parent = nullptr);

Q_SIGNALS:
    void entryPointRequested();
    void openRequested();
    void sampleChosen(const schemabridge::ui::Sample &sample);
    void fileChosen(const QString &path);
    /// Its size changed with its content.
    void resized();

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void addSamples(QVBoxLayout &layout);
    void fillRecentFiles();
    void retranslate();

    RecentFiles &m_recentFiles;
    std::vector<Sample> m_samples;
    Label *m_title;
    Label *m_help;
    Button *m_entryPoint;
    Button *m_open;
    Label *m_samplesTitle;
    Label *m_recentTitle;
    QVBoxLayout *m_recentRows;
};

} // namespace schemabridge::ui
