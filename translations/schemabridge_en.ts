<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>schemabridge::ui::CanvasView</name>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n selected</numerusform>
            <numerusform>%n selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::FindingsButton</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::InspectorHeader</name>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n selected</numerusform>
            <numerusform>%n selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertex(es)</source>
        <translation>
            <numerusform>%n vertex</numerusform>
            <numerusform>%n vertices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edge(s)</source>
        <translation>
            <numerusform>%n edge</numerusform>
            <numerusform>%n edges</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::RunCounts</name>
    <message numerus="yes">
        <source>%n execution(s)</source>
        <translation>
            <numerusform>%n execution</numerusform>
            <numerusform>%n executions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dedup hit(s)</source>
        <translation>
            <numerusform>%n dedup hit</numerusform>
            <numerusform>%n dedup hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new effect(s)</source>
        <translation>
            <numerusform>%n new effect</numerusform>
            <numerusform>%n new effects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replayed</source>
        <translation>
            <numerusform>%n replayed</numerusform>
            <numerusform>%n replayed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s)</source>
        <translation>
            <numerusform>%n conflict</numerusform>
            <numerusform>%n conflicts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::VertexSummary</name>
    <message numerus="yes">
        <source>first match of %n branches</source>
        <translation>
            <numerusform>%n branch, if it matches</numerusform>
            <numerusform>first match of %n branches</numerusform>
        </translation>
    </message>
</context>
</TS>
