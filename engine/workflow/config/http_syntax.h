#pragma once

#include <string_view>

namespace schemabridge::workflow {

/// A token: RFC 9110, section 5.6.2. What methods and header names are made of.
bool isHttpToken(std::string_view text);

/// A token in capitals that a client may send by itself: not CONNECT, which opens a tunnel, nor TRACE, which
/// echoes secrets.
bool isSendableMethod(std::string_view method);

/// No control character but the tabulator: RFC 9110, section 5.5. A line break here would be another header.
bool isHeaderValue(std::string_view text);

/// Headers that the transport sets from the message itself, so that a config cannot: RFC 9110, sections 7
/// and 8.6, RFC 9112.
bool isTransportHeader(std::string_view name);

/// Upper and lower case do not count: RFC 9110, section 5.1.
bool isSameHeaderName(std::string_view left, std::string_view right);

} // namespace schemabridge::workflow
