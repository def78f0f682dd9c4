#include "app/platform/terminal.h"

#include <array>
#include <fcntl.h>
#include <termios.h>
#include <unistd.h>

namespace schemabridge::app {

namespace {

constexpr std::size_t answerBytesMax = 4096;

/// The terminal with its echo off for as long as this lives.
class SilentTerminal {
public:
    explicit SilentTerminal(int terminal) : m_terminal(terminal)
    {
        m_isChanged = tcgetattr(terminal, &m_before) == 0;
        termios silent = m_before;
        silent.c_lflag &= ~static_cast<tcflag_t>(ECHO);
        silent.c_lflag |= ECHONL;
        m_isChanged = m_isChanged && tcsetattr(terminal, TCSAFLUSH, &silent) == 0;
    }
    ~SilentTerminal()
    {
        if (m_isChanged)
            tcsetattr(m_terminal, TCSAFLUSH, &m_before);
    }
    SilentTerminal(const SilentTerminal &) = delete;
    SilentTerminal &operator=(const SilentTerminal &) = delete;

    bool isSilent() const { return m_isChanged; }

private:
    int m_terminal;
    termios m_before{};
    bool m_isChanged = false;
};

std::optional<SecretValue> readLine(int terminal)
{
    std::array<char, answerBytesMax> line{};
    const auto length = ::read(terminal, line.data(), line.size());
    std::optional<SecretValue> answer;
    if (length > 1)
        answer = SecretValue(std::string_view(line.data(), static_cast<std::size_t>(length) - 1));
    wipeMemory(line.data(), line.size());
    return answer;
}

} // namespace

bool isInputTerminal()
{
    return isatty(STDIN_FILENO) == 1;
}

std::optional<SecretValue> askHidden(const std::string &question)
{
    const int terminal = ::open("/dev/tty", O_RDWR | O_CLOEXEC);
    if (terminal < 0)
        return std::nullopt;
    std::optional<SecretValue> answer;
    if (const SilentTerminal silent(terminal); silent.isSilent()) {
        const auto written = ::write(terminal, question.data(), question.size());
        if (written >= 0)
            answer = readLine(terminal);
    }
    ::close(terminal);
    return answer;
}

} // namespace schemabridge::app
