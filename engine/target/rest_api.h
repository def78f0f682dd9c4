#pragma once

#include "engine/target/http_message.h"
#include "engine/target/ledger.h"

#include <cstdint>
#include <string>

namespace schemabridge::target {

/// What a request does to the resources, before it is done.
struct Change {
    enum class Kind : std::uint8_t { None, Put, Remove };

    Kind kind = Kind::None;
    Resource resource; ///< as it will be; on Remove as it was
    std::int64_t unchanged =
        0; ///< None: seq of the effect after which all is as asked for already; 0: it is not
    int status = 0;
    std::string body;
};

/// Plans POST (a new resource in the collection), PUT (the whole resource), PATCH (members of it) or DELETE.
/// @param seq  that the effect will have; a new id is made from it
/// @param idWanted  of a new resource; empty: one is made
/// @param createdStatus  where a resource is made
Change planChange(const Ledger &ledger, const TargetRequest &request, std::int64_t seq,
                  const std::string &idWanted, int createdStatus);

/// Plans that an existing resource takes over the members sent.
Change planUpdate(const Ledger &ledger, const TargetRequest &request, const std::string &path,
                  std::int64_t seq);

/// GET and HEAD: one resource, or `{"data": […]}` of a collection's resources that equal the query's items.
TargetAnswer readResources(const Ledger &ledger, const TargetRequest &request);

/// The collection that a request writes to: the path of a POST, else the path's parent.
std::string collectionWritten(const TargetRequest &request);

} // namespace schemabridge::target
