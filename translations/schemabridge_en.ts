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
