#include "engine/workflow/layout.h"

#include "engine/workflow/invalid_member.h"
#include "engine/workflow/pointer.h"

#include <cassert>
#include <cmath>

namespace schemabridge::workflow {

namespace {

Result<double> readCoordinate(const json::Value &object, std::string_view name)
{
    const json::Value *member = object.find(name);
    if (!member || !member->isNumber() || !std::isfinite(member->asDouble()))
        return invalidMember(pointerTo("", name), "number");
    return member->asDouble();
}

Result<Position> readPosition(const json::Value &object)
{
    if (!object.isObject())
        return invalidMember("", "object");
    const Result<double> x = readCoordinate(object, "x");
    if (!x)
        return x.error();
    const Result<double> y = readCoordinate(object, "y");
    if (!y)
        return y.error();
    return Position{*x, *y};
}

} // namespace

Result<Layout> Layout::fromJson(const json::Value &object)
{
    if (!object.isObject())
        return invalidMember("", "object");
    Layout layout;
    for (const json::Member &member : object.members()) {
        const Result<Position> position = readPosition(member.value);
        if (!position)
            return underPointer(position.error(), pointerTo("", member.name)).with("vertex", member.name);
        layout.m_entries.append(Entry{VertexId{member.name}, member.value, *position});
    }
    return layout;
}

json::Value Layout::toJson() const
{
    std::vector<json::Member> members;
    members.reserve(m_entries.size());
    for (const Entry &entry : m_entries.elements()) {
        if (!entry.isHidden)
            members.push_back({entry.vertex.value, entry.object});
    }
    return json::Value::object(std::move(members));
}

std::optional<Position> Layout::position(const VertexId &vertex) const
{
    const Entry *entry = m_entries.find(vertex);
    return entry && !entry->isHidden ? std::optional(entry->position) : std::nullopt;
}

void Layout::setPosition(const VertexId &vertex, Position position)
{
    assert(std::isfinite(position.x) && std::isfinite(position.y));
    const auto index = m_entries.indexOf(vertex);
    Entry entry = index ? m_entries.elements()[*index] : Entry{vertex, json::Value::object({}), {}};
    if (!index || entry.position.x != position.x)
        entry.object = entry.object.with("x", json::Value::number(position.x));
    if (!index || entry.position.y != position.y)
        entry.object = entry.object.with("y", json::Value::number(position.y));
    entry.position = position;
    if (index)
        m_entries.replace(*index, std::move(entry));
    else
        m_entries.append(std::move(entry));
}

json::Value Layout::makeEntry(Position position)
{
    return json::Value::object(
        {{"x", json::Value::number(position.x)}, {"y", json::Value::number(position.y)}});
}

std::optional<json::Value> Layout::entry(const VertexId &vertex) const
{
    const Entry *entry = m_entries.find(vertex);
    return entry && !entry->isHidden ? std::optional(entry->object) : std::nullopt;
}

std::optional<json::Value> Layout::exchangeEntry(const VertexId &vertex,
                                                 const std::optional<json::Value> &object)
{
    std::optional<json::Value> until = entry(vertex);
    if (!object) {
        hide(vertex);
        return until;
    }
    const Result<Position> position = readPosition(*object);
    assert(position && "an entry has a place");
    const Entry entry{vertex, *object, *position};
    if (const auto index = m_entries.indexOf(vertex))
        m_entries.replace(*index, entry);
    else
        m_entries.append(entry);
    return until;
}

void Layout::hide(const VertexId &vertex)
{
    setHidden(vertex, true);
}

void Layout::show(const VertexId &vertex)
{
    setHidden(vertex, false);
}

void Layout::setHidden(const VertexId &vertex, bool isHidden)
{
    const auto index = m_entries.indexOf(vertex);
    if (!index)
        return;
    Entry entry = m_entries.elements()[*index];
    entry.isHidden = isHidden;
    m_entries.replace(*index, std::move(entry));
}

} // namespace schemabridge::workflow
