<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Designer</name>
    <message>
        <source>Draws workflows, runs them, and shows where duplicates are stopped.</source>
        <translation>Zeichnet Workflows, führt sie aus und zeigt, wo Duplikate gestoppt werden.</translation>
    </message>
    <message>
        <source>Workflow to open</source>
        <translation>Workflow, der geöffnet wird</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>No branch of the CONDITION matches, and it has no branch for all other cases</source>
        <translation>Kein Zweig der CONDITION trifft zu, und für alle anderen Fälle gibt es keinen</translation>
    </message>
    <message>
        <source>Add an edge without a condition</source>
        <translation>Eine Kante ohne Bedingung ergänzen</translation>
    </message>
    <message>
        <source>The idempotency key&apos;s part {path} is {kind}; every such request would have the same key, so nothing was sent</source>
        <translation>Der Teil {path} des Idempotenzschlüssels ist {kind}; jede solche Anfrage hätte denselben Schlüssel, deshalb wurde nichts gesendet</translation>
    </message>
    <message>
        <source>Send the value in the payload, or build the key from values that are always there</source>
        <translation>Den Wert im Payload mitsenden, oder den Schlüssel aus Werten bilden, die immer da sind</translation>
    </message>
    <message>
        <source>The idempotency key in &quot;{header}&quot; cannot be sent[: {reason}]</source>
        <translation>Der Idempotenzschlüssel in „{header}“ kann nicht gesendet werden[: {reason}]</translation>
    </message>
    <message>
        <source>Correct the key&apos;s expression</source>
        <translation>Den Ausdruck des Schlüssels korrigieren</translation>
    </message>
    <message>
        <source>There is no execution[ {execution}]</source>
        <translation>Diese Ausführung gibt es nicht[: {execution}]</translation>
    </message>
    <message>
        <source>List the executions; one that finished long ago is no longer kept</source>
        <translation>Die Ausführungen auflisten; was vor langer Zeit endete, wird nicht mehr aufbewahrt</translation>
    </message>
    <message>
        <source>The execution has no such step</source>
        <translation>Die Ausführung hat keinen solchen Schritt</translation>
    </message>
    <message>
        <source>Name a vertex that the execution has reached</source>
        <translation>Einen Knoten nennen, den die Ausführung erreicht hat</translation>
    </message>
    <message>
        <source>Only a failed step can be retried[; this one is {state}]</source>
        <translation>Nur ein fehlgeschlagener Schritt kann wiederholt werden[; dieser ist {state}]</translation>
    </message>
    <message>
        <source>Retry a failed step, or start the workflow over</source>
        <translation>Einen fehlgeschlagenen Schritt wiederholen, oder den Workflow neu beginnen</translation>
    </message>
    <message>
        <source>The execution has not ended yet</source>
        <translation>Die Ausführung ist noch nicht zu Ende</translation>
    </message>
    <message>
        <source>Wait for its end, or cancel it</source>
        <translation>Ihr Ende abwarten, oder sie abbrechen</translation>
    </message>
    <message>
        <source>The execution has already ended[: {state}]</source>
        <translation>Die Ausführung ist schon zu Ende[: {state}]</translation>
    </message>
    <message>
        <source>Start it over to run it again as a new execution</source>
        <translation>Neu beginnen, um sie als neue Ausführung noch einmal zu starten</translation>
    </message>
    <message>
        <source>Too many triggers wait; this one was not taken</source>
        <translation>Zu viele Auslöser warten; dieser wurde nicht angenommen</translation>
    </message>
    <message>
        <source>Send it again a little later</source>
        <translation>Ihn etwas später noch einmal senden</translation>
    </message>
    <message>
        <source>The engine has stopped</source>
        <translation>Die Engine wurde beendet</translation>
    </message>
    <message>
        <source>Start the program again; what was durable goes on</source>
        <translation>Das Programm neu starten; was gesichert war, läuft weiter</translation>
    </message>
    <message>
        <source>The request may have had its effect; retry the step only where it has a key</source>
        <translation>Die Anfrage kann schon gewirkt haben; den Schritt nur wiederholen, wenn er einen Schlüssel hat</translation>
    </message>
    <message>
        <source>The request cannot be sent[: {reason}]</source>
        <translation>Die Anfrage kann nicht gesendet werden[: {reason}]</translation>
    </message>
    <message>
        <source>Correct the gateway&apos;s settings; nothing was sent</source>
        <translation>Die Einstellungen des Gateways korrigieren; gesendet wurde nichts</translation>
    </message>
    <message>
        <source>The secret &quot;{secret}&quot; cannot be read; nothing was sent</source>
        <translation>Das Geheimnis „{secret}“ kann nicht gelesen werden; gesendet wurde nichts</translation>
    </message>
    <message>
        <source>Set it with: schemabridge secrets set {secret}, and give the vault&apos;s passphrase</source>
        <translation>Es setzen mit: schemabridge secrets set {secret}, und die Passphrase des Tresors angeben</translation>
    </message>
    <message>
        <source>The host[ {host}] cannot be reached[: {reason}]</source>
        <translation>Der Host[ {host}] ist nicht erreichbar[: {reason}]</translation>
    </message>
    <message>
        <source>Check the address and the network; nothing was sent</source>
        <translation>Adresse und Netzwerk prüfen; gesendet wurde nichts</translation>
    </message>
    <message>
        <source>The connection[ to {host}] broke before the answer came[: {reason}]</source>
        <translation>Die Verbindung[ zu {host}] brach ab, bevor die Antwort kam[: {reason}]</translation>
    </message>
    <message>
        <source>No answer came in time[ from {host}][: {reason}]</source>
        <translation>Es kam keine rechtzeitige Antwort[ von {host}][: {reason}]</translation>
    </message>
    <message>
        <source>No secure connection[ to {host}] was made[: {reason}]</source>
        <translation>Es kam keine sichere Verbindung[ zu {host}] zustande[: {reason}]</translation>
    </message>
    <message>
        <source>Check the host&apos;s certificate; nothing was sent</source>
        <translation>Das Zertifikat des Hosts prüfen; gesendet wurde nichts</translation>
    </message>
    <message>
        <source>A redirect was not followed[: {reason}][ (status {status})]</source>
        <translation>Einer Weiterleitung wurde nicht gefolgt[: {reason}][ (Status {status})]</translation>
    </message>
    <message>
        <source>Call the final address directly</source>
        <translation>Die endgültige Adresse direkt aufrufen</translation>
    </message>
    <message>
        <source>The answer is too long[: {reason}]</source>
        <translation>Die Antwort ist zu lang[: {reason}]</translation>
    </message>
    <message>
        <source>Ask the host for less; the request may have had its effect</source>
        <translation>Vom Host weniger anfordern; die Anfrage kann schon gewirkt haben</translation>
    </message>
    <message>
        <source>The host refused the request with status {status}</source>
        <translation>Der Host hat die Anfrage mit Status {status} abgelehnt</translation>
    </message>
    <message>
        <source>Correct the request, or set clientErrorMode &quot;complete&quot; to route on the status</source>
        <translation>Die Anfrage korrigieren, oder clientErrorMode „complete“ setzen, um nach dem Status zu verzweigen</translation>
    </message>
    <message>
        <source>The host failed with status {status}</source>
        <translation>Der Host ist mit Status {status} gescheitert</translation>
    </message>
    <message>
        <source>The host is still overloaded after all retries (status {status})</source>
        <translation>Der Host ist auch nach allen Wiederholungen überlastet (Status {status})</translation>
    </message>
    <message>
        <source>Retry the step later; it sends the same request</source>
        <translation>Den Schritt später wiederholen; er sendet dieselbe Anfrage</translation>
    </message>
    <message>
        <source>A trigger of the kind &quot;{kind}&quot; cannot force a new execution</source>
        <translation>Ein Auslöser der Art „{kind}“ kann keine neue Ausführung erzwingen</translation>
    </message>
    <message>
        <source>Only test runs and the streaming execute call can; leave it out</source>
        <translation>Das können nur Testläufe und der streamende Execute-Aufruf; die Angabe weglassen</translation>
    </message>
    <message>
        <source>The payload has no value at &quot;{path}&quot;, which idempotencyFields names; nothing was started</source>
        <translation>Der Payload hat keinen Wert bei „{path}“, den idempotencyFields nennt; gestartet wurde nichts</translation>
    </message>
    <message>
        <source>Send the value, or name a path that every payload has</source>
        <translation>Den Wert mitsenden, oder einen Pfad nennen, den jeder Payload hat</translation>
    </message>
    <message>
        <source>The entry&apos;s idempotencyFields cannot be read[: {reason}]</source>
        <translation>Die idempotencyFields des Einstiegs sind nicht lesbar[: {reason}]</translation>
    </message>
    <message>
        <source>Write one path such as order.id, a list with commas, or an array</source>
        <translation>Einen Pfad wie order.id schreiben, eine Liste mit Kommas, oder ein Array</translation>
    </message>
    <message>
        <source>The clientIdempotencyId cannot be used[: {reason}]</source>
        <translation>Die clientIdempotencyId ist nicht verwendbar[: {reason}]</translation>
    </message>
    <message>
        <source>Send another one, or none</source>
        <translation>Eine andere senden, oder keine</translation>
    </message>
    <message>
        <source>The payload is not JSON, which this entry needs to identify the trigger[: {reason}]</source>
        <translation>Der Payload ist kein JSON, das dieser Einstieg zur Identität des Auslösers braucht[: {reason}]</translation>
    </message>
    <message>
        <source>Send JSON, or identify triggers by the payload&apos;s bytes</source>
        <translation>JSON senden, oder Auslöser an den Bytes des Payloads erkennen</translation>
    </message>
    <message>
        <source>The payload is longer than {bytesMax} bytes</source>
        <translation>Der Payload ist länger als {bytesMax} Bytes</translation>
    </message>
    <message>
        <source>Send a shorter payload, with a link to what is large</source>
        <translation>Einen kürzeren Payload senden, mit einem Verweis auf das Große</translation>
    </message>
    <message>
        <source>The text is not JSON[: {reason}]</source>
        <translation>Der Text ist kein JSON[: {reason}]</translation>
    </message>
    <message>
        <source>Correct the text at this place</source>
        <translation>Den Text an dieser Stelle korrigieren</translation>
    </message>
    <message>
        <source>The text is not UTF-8[: the byte at offset {offset} is invalid]</source>
        <translation>Der Text ist kein UTF-8[: das Byte an Position {offset} ist ungültig]</translation>
    </message>
    <message>
        <source>Save the text again in the encoding UTF-8</source>
        <translation>Den Text in der Kodierung UTF-8 neu speichern</translation>
    </message>
    <message>
        <source>The JSON text is nested too deeply[: at most {depthMax} levels]</source>
        <translation>Der JSON-Text ist zu tief verschachtelt[: höchstens {depthMax} Ebenen]</translation>
    </message>
    <message>
        <source>Use fewer levels of arrays and objects</source>
        <translation>Weniger Ebenen von Arrays und Objekten verwenden</translation>
    </message>
    <message>
        <source>The JSON text is too long[: {bytes} bytes][, at most {bytesMax} bytes]</source>
        <translation>Der JSON-Text ist zu lang[: {bytes} Bytes][, höchstens {bytesMax} Bytes]</translation>
    </message>
    <message>
        <source>Use a shorter text</source>
        <translation>Einen kürzeren Text verwenden</translation>
    </message>
    <message>
        <source>An object has the name &quot;{name}&quot; twice</source>
        <translation>Ein Objekt hat den Namen „{name}“ zweimal</translation>
    </message>
    <message>
        <source>Remove or rename one of the two members</source>
        <translation>Einen der beiden Einträge entfernen oder umbenennen</translation>
    </message>
    <message>
        <source>The JSON text has no canonical form[: {reason}][, at {path}]</source>
        <translation>Der JSON-Text hat keine kanonische Form[: {reason}][, bei {path}]</translation>
    </message>
    <message>
        <source>Change this value, or use payloadIdentity &quot;bytes&quot;</source>
        <translation>Diesen Wert ändern, oder payloadIdentity „bytes“ verwenden</translation>
    </message>
    <message>
        <source>The expression is invalid: {message}[ ({code})]</source>
        <translation>Der Ausdruck ist ungültig: {message}[ ({code})]</translation>
    </message>
    <message>
        <source>Correct the expression at this place</source>
        <translation>Den Ausdruck an dieser Stelle korrigieren</translation>
    </message>
    <message>
        <source>The expression failed: {message}[ ({code})]</source>
        <translation>Der Ausdruck ist gescheitert: {message}[ ({code})]</translation>
    </message>
    <message>
        <source>Check the expression against the data that it sees</source>
        <translation>Den Ausdruck an den Daten prüfen, die er sieht</translation>
    </message>
    <message>
        <source>The number {value} is out of range</source>
        <translation>Die Zahl {value} liegt außerhalb des Wertebereichs</translation>
    </message>
    <message>
        <source>{value} is not a number and cannot be negated</source>
        <translation>{value} ist keine Zahl und hat kein Negatives</translation>
    </message>
    <message>
        <source>The regular expression matches an empty text, which would never end</source>
        <translation>Der reguläre Ausdruck passt auf einen leeren Text; das würde nie enden</translation>
    </message>
    <message>
        <source>Two definitions of the object give the same key {value}</source>
        <translation>Zwei Definitionen des Objekts ergeben denselben Schlüssel {value}</translation>
    </message>
    <message>
        <source>The range operator .. would make {value} items; at most 10,000,000 are allowed</source>
        <translation>Der Bereichsoperator .. ergäbe {value} Elemente; erlaubt sind höchstens 10.000.000</translation>
    </message>
    <message>
        <source>Infinity and NaN have no text</source>
        <translation>Unendlich und NaN haben keinen Text</translation>
    </message>
    <message>
        <source>The second argument of $replace must not be an empty string</source>
        <translation>Das zweite Argument von $replace darf keine leere Zeichenkette sein</translation>
    </message>
    <message>
        <source>The fourth argument of $replace must be a positive number, but is {value}</source>
        <translation>Das vierte Argument von $replace muss eine positive Zahl sein, ist aber {value}</translation>
    </message>
    <message>
        <source>The replacement of a match must be a string, but is {value}</source>
        <translation>Der Ersatz eines Treffers muss eine Zeichenkette sein, ist aber {value}</translation>
    </message>
    <message>
        <source>The third argument of $split must be a positive number, but is {value}</source>
        <translation>Das dritte Argument von $split muss eine positive Zahl sein, ist aber {value}</translation>
    </message>
    <message>
        <source>{value} cannot be made a number</source>
        <translation>{value} lässt sich nicht in eine Zahl umwandeln</translation>
    </message>
    <message>
        <source>The third argument of $match must be a positive number, but is {value}</source>
        <translation>Das dritte Argument von $match muss eine positive Zahl sein, ist aber {value}</translation>
    </message>
    <message>
        <source>The function given to $reduce must take at least two arguments</source>
        <translation>Die Funktion für $reduce muss mindestens zwei Argumente nehmen</translation>
    </message>
    <message>
        <source>$sqrt cannot take the negative number {value}</source>
        <translation>$sqrt nimmt die negative Zahl {value} nicht an</translation>
    </message>
    <message>
        <source>$power gives a number that JSON cannot hold: {value}</source>
        <translation>$power ergibt eine Zahl, die JSON nicht darstellen kann: {value}</translation>
    </message>
    <message>
        <source>$sort without a comparing function needs an array of only strings or only numbers</source>
        <translation>$sort ohne Vergleichsfunktion braucht ein Array nur aus Zeichenketten oder nur aus Zahlen</translation>
    </message>
    <message>
        <source>The expression given to $eval does not compile: {value}</source>
        <translation>Der Ausdruck für $eval lässt sich nicht übersetzen: {value}</translation>
    </message>
    <message>
        <source>The expression given to $eval failed: {value}</source>
        <translation>Der Ausdruck für $eval ist gescheitert: {value}</translation>
    </message>
    <message>
        <source>$single expected exactly one matching item, but there are more</source>
        <translation>$single erwartet genau ein passendes Element, es gibt aber mehrere</translation>
    </message>
    <message>
        <source>$single expected exactly one matching item, but there is none</source>
        <translation>$single erwartet genau ein passendes Element, es gibt aber keines</translation>
    </message>
    <message>
        <source>{token} was given a text that is not well-formed: {value}</source>
        <translation>{token} hat einen Text bekommen, der nicht wohlgeformt ist: {value}</translation>
    </message>
    <message>
        <source>{token} is no expression</source>
        <translation>{token} ist kein Ausdruck</translation>
    </message>
    <message>
        <source>Argument {value} of {token} does not match its signature</source>
        <translation>Argument {value} von {token} passt nicht zur Signatur</translation>
    </message>
    <message>
        <source>The context is no suitable value for argument {value} of {token}</source>
        <translation>Der Kontext ist kein passender Wert für Argument {value} von {token}</translation>
    </message>
    <message>
        <source>Argument {value} of {token} must be an array of items of one type</source>
        <translation>Argument {value} von {token} muss ein Array aus Elementen eines Typs sein</translation>
    </message>
    <message>
        <source>The key of an object must be a string, but is {value}</source>
        <translation>Der Schlüssel eines Objekts muss eine Zeichenkette sein, ist aber {value}</translation>
    </message>
    <message>
        <source>{token} is no function. Did you mean ${token}?</source>
        <translation>{token} ist keine Funktion. War ${token} gemeint?</translation>
    </message>
    <message>
        <source>{token} is no function and cannot be called</source>
        <translation>{token} ist keine Funktion und nicht aufrufbar</translation>
    </message>
    <message>
        <source>{token} is no function and cannot be applied in part</source>
        <translation>{token} ist keine Funktion und nicht teilweise anwendbar</translation>
    </message>
    <message>
        <source>The function given to {token} does not return a match</source>
        <translation>Die Funktion für {token} gibt keinen Treffer zurück</translation>
    </message>
    <message>
        <source>The left side of {token} must be a number, but is {value}</source>
        <translation>Links von {token} muss eine Zahl stehen, dort steht aber {value}</translation>
    </message>
    <message>
        <source>The right side of {token} must be a number, but is {value}</source>
        <translation>Rechts von {token} muss eine Zahl stehen, dort steht aber {value}</translation>
    </message>
    <message>
        <source>The left side of the range operator .. must be an integer, but is {value}</source>
        <translation>Links vom Bereichsoperator .. muss eine ganze Zahl stehen, dort steht aber {value}</translation>
    </message>
    <message>
        <source>The right side of the range operator .. must be an integer, but is {value}</source>
        <translation>Rechts vom Bereichsoperator .. muss eine ganze Zahl stehen, dort steht aber {value}</translation>
    </message>
    <message>
        <source>The right side of ~&gt; must be a function, but is {value}</source>
        <translation>Rechts von ~&gt; muss eine Funktion stehen, dort steht aber {value}</translation>
    </message>
    <message>
        <source>An order-by clause cannot compare a number with a string: {value}</source>
        <translation>Eine Sortierung kann keine Zahl mit einer Zeichenkette vergleichen: {value}</translation>
    </message>
    <message>
        <source>An order-by clause compares only numbers and strings, not {value}</source>
        <translation>Eine Sortierung vergleicht nur Zahlen und Zeichenketten, nicht {value}</translation>
    </message>
    <message>
        <source>The two sides of {token} must be both numbers or both strings: {value}</source>
        <translation>Beide Seiten von {token} müssen Zahlen oder beide Zeichenketten sein: {value}</translation>
    </message>
    <message>
        <source>The two sides of {token} must be numbers or strings, not {value}</source>
        <translation>Beide Seiten von {token} müssen Zahlen oder Zeichenketten sein, nicht {value}</translation>
    </message>
    <message>
        <source>The update clause of a transform must give an object, but gives {value}</source>
        <translation>Der Änderungsteil einer Transformation muss ein Objekt ergeben, ergibt aber {value}</translation>
    </message>
    <message>
        <source>The delete clause of a transform must give strings, but gives {value}</source>
        <translation>Der Löschteil einer Transformation muss Zeichenketten ergeben, ergibt aber {value}</translation>
    </message>
    <message>
        <source>A transform copies with $clone, which is no function here</source>
        <translation>Eine Transformation kopiert mit $clone, das hier keine Funktion ist</translation>
    </message>
    <message>
        <source>The evaluation went past its limit of {token} ({value})</source>
        <translation>Die Auswertung hat ihre Grenze für {token} überschritten ({value})</translation>
    </message>
    <message>
        <source>The evaluation went past its limit of memory ({value} bytes)</source>
        <translation>Die Auswertung hat ihre Speichergrenze überschritten ({value} Bytes)</translation>
    </message>
    <message>
        <source>The expression is longer than {value} bytes</source>
        <translation>Der Ausdruck ist länger als {value} Bytes</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>ein Wert fehlt</translation>
    </message>
    <message>
        <source>a member&apos;s name in quotes is missing</source>
        <translation>ein Name in Anführungszeichen fehlt</translation>
    </message>
    <message>
        <source>a colon is missing</source>
        <translation>ein Doppelpunkt fehlt</translation>
    </message>
    <message>
        <source>a comma or the closing bracket is missing</source>
        <translation>ein Komma oder die schließende Klammer fehlt</translation>
    </message>
    <message>
        <source>it ends too early</source>
        <translation>er endet zu früh</translation>
    </message>
    <message>
        <source>more text follows after its end</source>
        <translation>nach dem Ende folgt weiterer Text</translation>
    </message>
    <message>
        <source>this word is none of true, false and null</source>
        <translation>dieses Wort ist keines von true, false und null</translation>
    </message>
    <message>
        <source>a number is written wrongly</source>
        <translation>eine Zahl ist falsch geschrieben</translation>
    </message>
    <message>
        <source>a string has an unknown escape sequence</source>
        <translation>eine Zeichenkette hat eine unbekannte Escape-Sequenz</translation>
    </message>
    <message>
        <source>a string has a control character</source>
        <translation>eine Zeichenkette hat ein Steuerzeichen</translation>
    </message>
    <message>
        <source>a string has half of a surrogate pair</source>
        <translation>eine Zeichenkette hat ein halbes Surrogatpaar</translation>
    </message>
    <message>
        <source>a string lacks its closing quote</source>
        <translation>einer Zeichenkette fehlt das schließende Anführungszeichen</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>nicht vorhanden</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>it has blanks</source>
        <translation>sie enthält Leerzeichen</translation>
    </message>
    <message>
        <source>it is no URL</source>
        <translation>es ist keine URL</translation>
    </message>
    <message>
        <source>it does not begin with https:// or http://</source>
        <translation>sie beginnt nicht mit https:// oder http://</translation>
    </message>
    <message>
        <source>it has no host</source>
        <translation>sie hat keinen Host</translation>
    </message>
    <message>
        <source>it has a user or password; use a header with a secret</source>
        <translation>sie enthält Benutzer oder Passwort; einen Header mit einem Geheimnis verwenden</translation>
    </message>
    <message>
        <source>its name has characters that no header name may have</source>
        <translation>sein Name hat Zeichen, die in keinem Header-Namen stehen dürfen</translation>
    </message>
    <message>
        <source>it is set from the message itself</source>
        <translation>er ergibt sich aus der Nachricht selbst</translation>
    </message>
    <message>
        <source>another header has the same name</source>
        <translation>ein anderer Header hat denselben Namen</translation>
    </message>
    <message>
        <source>its value has control characters</source>
        <translation>sein Wert enthält Steuerzeichen</translation>
    </message>
    <message>
        <source>expression that begins with =</source>
        <translation>Ausdruck, der mit = beginnt</translation>
    </message>
    <message>
        <source>string that is not empty</source>
        <translation>Zeichenkette, die nicht leer ist</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>character %1</source>
        <translation>Zeichen %1</translation>
    </message>
    <message>
        <source>The value</source>
        <translation>Der Wert</translation>
    </message>
    <message>
        <source>vertex &quot;%1&quot;</source>
        <translation>Knoten „%1“</translation>
    </message>
    <message>
        <source>edge &quot;%1&quot;</source>
        <translation>Kante „%1“</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>bei %1</translation>
    </message>
    <message>
        <source>The state cannot be opened[: {reason}]</source>
        <translation>Der Zustand kann nicht geöffnet werden[: {reason}]</translation>
    </message>
    <message>
        <source>Check the folder, or choose another one for the state</source>
        <translation>Den Ordner prüfen, oder einen anderen für den Zustand wählen</translation>
    </message>
    <message>
        <source>The state cannot be written[: {reason}]</source>
        <translation>Der Zustand kann nicht geschrieben werden[: {reason}]</translation>
    </message>
    <message>
        <source>Allow writing to the folder, or choose another one for the state</source>
        <translation>Das Schreiben in den Ordner erlauben, oder einen anderen für den Zustand wählen</translation>
    </message>
    <message>
        <source>The disk of the state is full[: {reason}]</source>
        <translation>Der Datenträger des Zustands ist voll[: {reason}]</translation>
    </message>
    <message>
        <source>Free some space and try again; what was recorded before is kept</source>
        <translation>Platz schaffen und es erneut versuchen; was vorher gesichert war, bleibt</translation>
    </message>
    <message>
        <source>The state&apos;s file is damaged[: {reason}]</source>
        <translation>Die Datei des Zustands ist beschädigt[: {reason}]</translation>
    </message>
    <message>
        <source>The file is kept as it is: restore a backup, or move it away to begin anew</source>
        <translation>Die Datei bleibt, wie sie ist: eine Sicherung zurückspielen, oder sie beiseitelegen und neu beginnen</translation>
    </message>
    <message>
        <source>A newer version of the program wrote the state[: version {version}][, this program knows up to {versionMax}]</source>
        <translation>Eine neuere Version des Programms hat den Zustand geschrieben[: Version {version}][, dieses Programm kennt bis {versionMax}]</translation>
    </message>
    <message>
        <source>Use the newer program, or another folder for the state</source>
        <translation>Das neuere Programm verwenden, oder einen anderen Ordner für den Zustand</translation>
    </message>
    <message>
        <source>The vault cannot be unlocked[: {reason}]</source>
        <translation>Der Tresor kann nicht entsperrt werden[: {reason}]</translation>
    </message>
    <message>
        <source>Give the right passphrase, in SCHEMABRIDGE_PASSPHRASE or at the terminal</source>
        <translation>Die richtige Passphrase angeben, in SCHEMABRIDGE_PASSPHRASE oder am Terminal</translation>
    </message>
    <message>
        <source>The vault cannot be used[: {reason}]</source>
        <translation>Der Tresor kann nicht verwendet werden[: {reason}]</translation>
    </message>
    <message>
        <source>Check its file and your permission to it</source>
        <translation>Seine Datei und die Berechtigung dafür prüfen</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; cannot be the name of a secret</source>
        <translation>„{name}“ kann kein Geheimnis heißen</translation>
    </message>
    <message>
        <source>Use letters, digits and underscores, with no digit at the start</source>
        <translation>Buchstaben, Ziffern und Unterstriche verwenden, am Anfang keine Ziffer</translation>
    </message>
    <message>
        <source>There is no secret &quot;{name}&quot;</source>
        <translation>Ein Geheimnis „{name}“ gibt es nicht</translation>
    </message>
    <message>
        <source>List the secrets to see their names</source>
        <translation>Die Geheimnisse auflisten, um ihre Namen zu sehen</translation>
    </message>
    <message>
        <source>There is no profile &quot;{profile}&quot;[; known are {known}]</source>
        <translation>Ein Profil „{profile}“ gibt es nicht[; bekannt sind {known}]</translation>
    </message>
    <message>
        <source>Name one of the known profiles</source>
        <translation>Eines der bekannten Profile nennen</translation>
    </message>
    <message>
        <source>The port {port} cannot be used[: {reason}]</source>
        <translation>Der Port {port} ist nicht verwendbar[: {reason}]</translation>
    </message>
    <message>
        <source>Choose another port, or 0 for any that is free</source>
        <translation>Einen anderen Port wählen, oder 0 für einen beliebigen freien</translation>
    </message>
    <message>
        <source>The fault script cannot be read[: {reason}]</source>
        <translation>Das Fehlerskript ist nicht lesbar[: {reason}]</translation>
    </message>
    <message>
        <source>Write it as: POST /v1/charges=answer-lost,ok,429:2</source>
        <translation>Es so schreiben: POST /v1/charges=answer-lost,ok,429:2</translation>
    </message>
    <message>
        <source>The file cannot be read[: {reason}]</source>
        <translation>Die Datei kann nicht gelesen werden[: {reason}]</translation>
    </message>
    <message>
        <source>Check the file&apos;s name and your permission to read it</source>
        <translation>Den Namen der Datei und die Leseberechtigung prüfen</translation>
    </message>
    <message>
        <source>The file cannot be written[: {reason}]</source>
        <translation>Die Datei kann nicht geschrieben werden[: {reason}]</translation>
    </message>
    <message>
        <source>Save it elsewhere, or free the place; nothing was overwritten</source>
        <translation>Anderswo speichern, oder den Ort freigeben; überschrieben wurde nichts</translation>
    </message>
    <message>
        <source>Another program changed the file after it was opened</source>
        <translation>Ein anderes Programm hat die Datei nach dem Öffnen geändert</translation>
    </message>
    <message>
        <source>Open it again, save under another name, or overwrite it</source>
        <translation>Sie neu öffnen, unter anderem Namen speichern, oder überschreiben</translation>
    </message>
    <message>
        <source>The file is no workflow[: a {expected} is expected]</source>
        <translation>Die Datei ist kein Workflow[: erwartet wird {expected}]</translation>
    </message>
    <message>
        <source>Correct the file at this place</source>
        <translation>Die Datei an dieser Stelle korrigieren</translation>
    </message>
    <message>
        <source>The workflow&apos;s schemaVersion is not supported[: {version}][; this program reads up to {supported}]</source>
        <translation>Die schemaVersion des Workflows wird nicht unterstützt[: {version}][; dieses Programm liest bis {supported}]</translation>
    </message>
    <message>
        <source>Open the file with a newer version of the program</source>
        <translation>Die Datei mit einer neueren Version des Programms öffnen</translation>
    </message>
    <message>
        <source>There is no vertex type &quot;{type}&quot;[; known are {known}]</source>
        <translation>Einen Knotentyp „{type}“ gibt es nicht[; bekannt sind {known}]</translation>
    </message>
    <message>
        <source>Give the vertex one of the known types</source>
        <translation>Dem Knoten einen der bekannten Typen geben</translation>
    </message>
    <message>
        <source>Two vertices have the same id</source>
        <translation>Zwei Knoten haben dieselbe Id</translation>
    </message>
    <message>
        <source>Give one of them another id</source>
        <translation>Einem von beiden eine andere Id geben</translation>
    </message>
    <message>
        <source>The vertex&apos;s id is invalid</source>
        <translation>Die Id des Knotens ist ungültig</translation>
    </message>
    <message>
        <source>Use lowercase letters, digits and underscores, with no digit at the start</source>
        <translation>Kleinbuchstaben, Ziffern und Unterstriche verwenden, am Anfang keine Ziffer</translation>
    </message>
    <message>
        <source>Two edges have the same id</source>
        <translation>Zwei Kanten haben dieselbe Id</translation>
    </message>
    <message>
        <source>The edge&apos;s vertex &quot;{missing}&quot; does not exist</source>
        <translation>Den Knoten „{missing}“ der Kante gibt es nicht</translation>
    </message>
    <message>
        <source>Connect the edge with a vertex of the workflow, or remove it</source>
        <translation>Die Kante mit einem Knoten des Workflows verbinden, oder sie entfernen</translation>
    </message>
    <message>
        <source>There already is an edge from &quot;{from}&quot; to &quot;{to}&quot;</source>
        <translation>Von „{from}“ nach „{to}“ gibt es schon eine Kante</translation>
    </message>
    <message>
        <source>Use one edge, with one condition for both</source>
        <translation>Eine Kante mit einer Bedingung für beides verwenden</translation>
    </message>
    <message>
        <source>A vertex cannot lead to itself</source>
        <translation>Ein Knoten kann nicht zu sich selbst führen</translation>
    </message>
    <message>
        <source>Connect the edge with another vertex</source>
        <translation>Die Kante mit einem anderen Knoten verbinden</translation>
    </message>
    <message>
        <source>An edge cannot lead into an ENTRY_POINT</source>
        <translation>In einen ENTRY_POINT kann keine Kante führen</translation>
    </message>
    <message>
        <source>Connect the edge with a vertex of another type</source>
        <translation>Die Kante mit einem Knoten anderen Typs verbinden</translation>
    </message>
    <message>
        <source>The workflow runs in a circle[: {vertices}]</source>
        <translation>Der Workflow läuft im Kreis[: {vertices}]</translation>
    </message>
    <message>
        <source>Remove one edge of the circle</source>
        <translation>Eine Kante des Kreises entfernen</translation>
    </message>
    <message>
        <source>The workflow has no such vertex</source>
        <translation>Der Workflow hat keinen solchen Knoten</translation>
    </message>
    <message>
        <source>Name one of its vertices</source>
        <translation>Einen seiner Knoten nennen</translation>
    </message>
    <message>
        <source>The workflow has no ENTRY_POINT</source>
        <translation>Der Workflow hat keinen ENTRY_POINT</translation>
    </message>
    <message>
        <source>Add an ENTRY_POINT where triggers arrive</source>
        <translation>Einen ENTRY_POINT hinzufügen, an dem Auslöser ankommen</translation>
    </message>
    <message>
        <source>The workflow has several ENTRY_POINTs: {entries}</source>
        <translation>Der Workflow hat mehrere ENTRY_POINTs: {entries}</translation>
    </message>
    <message>
        <source>Say which one shall be triggered</source>
        <translation>Angeben, welcher ausgelöst werden soll</translation>
    </message>
    <message>
        <source>The setting &quot;{member}&quot; is invalid[: {actual}][; expected is {expected}]</source>
        <translation>Die Einstellung „{member}“ ist ungültig[: {actual}][; erwartet wird {expected}]</translation>
    </message>
    <message>
        <source>Correct the setting</source>
        <translation>Die Einstellung korrigieren</translation>
    </message>
    <message>
        <source>No ENTRY_POINT leads to the vertex, so it never runs</source>
        <translation>Kein ENTRY_POINT führt zu diesem Knoten, er läuft also nie</translation>
    </message>
    <message>
        <source>Connect it, or remove it</source>
        <translation>Ihn verbinden, oder entfernen</translation>
    </message>
    <message>
        <source>The CONDITION leads nowhere</source>
        <translation>Die CONDITION führt nirgendwohin</translation>
    </message>
    <message>
        <source>Add an edge for each case</source>
        <translation>Für jeden Fall eine Kante hinzufügen</translation>
    </message>
    <message>
        <source>Several edges of the CONDITION have no condition[: {edges}]</source>
        <translation>Mehrere Kanten der CONDITION haben keine Bedingung[: {edges}]</translation>
    </message>
    <message>
        <source>Leave one edge without a condition, for all other cases</source>
        <translation>Eine Kante ohne Bedingung lassen, für alle anderen Fälle</translation>
    </message>
    <message>
        <source>The URL cannot be called[: {reason}]</source>
        <translation>Die URL ist nicht aufrufbar[: {reason}]</translation>
    </message>
    <message>
        <source>Enter an address such as https://api.example.com/v1/orders</source>
        <translation>Eine Adresse wie https://api.example.com/v1/orders eingeben</translation>
    </message>
    <message>
        <source>The header &quot;{header}&quot; cannot be sent[: {reason}]</source>
        <translation>Der Header „{header}“ kann nicht gesendet werden[: {reason}]</translation>
    </message>
    <message>
        <source>Rename or remove the header</source>
        <translation>Den Header umbenennen oder entfernen</translation>
    </message>
    <message>
        <source>An expression cannot see secrets</source>
        <translation>Ein Ausdruck sieht keine Geheimnisse</translation>
    </message>
    <message>
        <source>Write {{ secrets.NAME }} in a text that is no expression</source>
        <translation>{{ secrets.NAME }} in einen Text schreiben, der kein Ausdruck ist</translation>
    </message>
    <message>
        <source>&quot;{reference}&quot; is no reference to a secret</source>
        <translation>„{reference}“ ist kein Verweis auf ein Geheimnis</translation>
    </message>
    <message>
        <source>Write {{ secrets.NAME }}</source>
        <translation>{{ secrets.NAME }} schreiben</translation>
    </message>
    <message>
        <source>it is not UTF-8</source>
        <translation>sie ist kein UTF-8</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>sie ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>it is too long</source>
        <translation>sie ist zu lang</translation>
    </message>
    <message>
        <source>it is no string and no array of strings</source>
        <translation>das ist keine Zeichenkette und kein Array von Zeichenketten</translation>
    </message>
    <message>
        <source>it is no path</source>
        <translation>das ist kein Pfad</translation>
    </message>
    <message>
        <source>a path comes twice</source>
        <translation>ein Pfad kommt zweimal vor</translation>
    </message>
    <message>
        <source>its beginning is damaged</source>
        <translation>sein Anfang ist beschädigt</translation>
    </message>
    <message>
        <source>its file is too large</source>
        <translation>seine Datei ist zu groß</translation>
    </message>
    <message>
        <source>the key is not its own, or it is damaged</source>
        <translation>der Schlüssel gehört nicht zu ihm, oder er ist beschädigt</translation>
    </message>
    <message>
        <source>the passphrase is wrong, or the file was changed</source>
        <translation>die Passphrase ist falsch, oder die Datei wurde verändert</translation>
    </message>
    <message>
        <source>the desktop&apos;s keychain, which has its key, does not answer</source>
        <translation>der Schlüsselbund des Desktops, der seinen Schlüssel hat, antwortet nicht</translation>
    </message>
    <message>
        <source>the keychain was not to be opened</source>
        <translation>der Schlüsselbund sollte nicht geöffnet werden</translation>
    </message>
    <message>
        <source>its key is not in the desktop&apos;s keychain</source>
        <translation>sein Schlüssel ist nicht im Schlüsselbund des Desktops</translation>
    </message>
    <message>
        <source>there is no passphrase</source>
        <translation>es gibt keine Passphrase</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>der Speicher reicht nicht aus</translation>
    </message>
    <message>
        <source>the system gives no random bytes</source>
        <translation>das System liefert keine Zufallsbytes</translation>
    </message>
    <message>
        <source>another program is changing it</source>
        <translation>ein anderes Programm ändert ihn gerade</translation>
    </message>
    <message>
        <source>its folder cannot be written</source>
        <translation>sein Ordner ist nicht beschreibbar</translation>
    </message>
    <message>
        <source>encrypting it failed</source>
        <translation>das Verschlüsseln ist gescheitert</translation>
    </message>
    <message>
        <source>HTTP method in capitals, other than CONNECT and TRACE</source>
        <translation>HTTP-Methode in Großbuchstaben, außer CONNECT und TRACE</translation>
    </message>
    <message>
        <source>URL that begins with https:// or http://, or an expression</source>
        <translation>URL, die mit https:// oder http:// beginnt, oder ein Ausdruck</translation>
    </message>
    <message>
        <source>name of a target profile, such as stripe</source>
        <translation>Name eines Zielprofils, etwa stripe</translation>
    </message>
    <message>
        <source>The vault cannot be trusted[: {reason}]</source>
        <translation>Dem Tresor ist nicht zu trauen[: {reason}]</translation>
    </message>
    <message>
        <source>Give its own passphrase; else restore a backup, or remove the vault&apos;s file and set the secrets again</source>
        <translation>Seine eigene Passphrase angeben; sonst eine Sicherung zurückspielen, oder die Datei des Tresors entfernen und die Geheimnisse neu setzen</translation>
    </message>
    <message>
        <source>A picture has at most two sub-pictures</source>
        <translation>Ein Muster hat höchstens zwei Teilmuster</translation>
    </message>
    <message>
        <source>A sub-picture has at most one decimal separator</source>
        <translation>Ein Teilmuster hat höchstens ein Dezimaltrennzeichen</translation>
    </message>
    <message>
        <source>A sub-picture has at most one percent sign</source>
        <translation>Ein Teilmuster hat höchstens ein Prozentzeichen</translation>
    </message>
    <message>
        <source>A sub-picture has at most one per-mille sign</source>
        <translation>Ein Teilmuster hat höchstens ein Promillezeichen</translation>
    </message>
    <message>
        <source>A sub-picture cannot have both a percent and a per-mille sign</source>
        <translation>Ein Teilmuster kann nicht zugleich ein Prozent- und ein Promillezeichen haben</translation>
    </message>
    <message>
        <source>A sub-picture needs a digit, mandatory or optional, in its mantissa</source>
        <translation>Ein Teilmuster braucht eine Ziffer in seiner Mantisse, Pflicht oder nicht</translation>
    </message>
    <message>
        <source>Only characters of the number itself may stand between its digits in a sub-picture</source>
        <translation>Zwischen den Ziffern eines Teilmusters dürfen nur Zeichen der Zahl selbst stehen</translation>
    </message>
    <message>
        <source>A grouping separator cannot stand beside the decimal separator of a sub-picture</source>
        <translation>Ein Gruppentrennzeichen kann nicht neben dem Dezimaltrennzeichen eines Teilmusters stehen</translation>
    </message>
    <message>
        <source>A grouping separator cannot end the integer part of a sub-picture</source>
        <translation>Ein Gruppentrennzeichen kann den ganzzahligen Teil eines Teilmusters nicht beenden</translation>
    </message>
    <message>
        <source>Two grouping separators cannot stand side by side in a sub-picture</source>
        <translation>Zwei Gruppentrennzeichen können in einem Teilmuster nicht nebeneinander stehen</translation>
    </message>
    <message>
        <source>In the integer part of a sub-picture, optional digits stand before the mandatory ones</source>
        <translation>Im ganzzahligen Teil eines Teilmusters stehen freie Ziffern vor den Pflichtziffern</translation>
    </message>
    <message>
        <source>In the fraction of a sub-picture, optional digits stand behind the mandatory ones</source>
        <translation>Im Nachkommateil eines Teilmusters stehen freie Ziffern hinter den Pflichtziffern</translation>
    </message>
    <message>
        <source>A sub-picture with an exponent cannot have a percent or per-mille sign</source>
        <translation>Ein Teilmuster mit Exponent kann kein Prozent- oder Promillezeichen haben</translation>
    </message>
    <message>
        <source>The exponent of a sub-picture consists of mandatory digits, at least one</source>
        <translation>Der Exponent eines Teilmusters besteht aus Pflichtziffern, mindestens einer</translation>
    </message>
    <message>
        <source>$formatBase takes a base from 2 to 36, not {value}</source>
        <translation>$formatBase nimmt eine Basis von 2 bis 36, nicht {value}</translation>
    </message>
    <message>
        <source>{value} is no time that $toMillis can read</source>
        <translation>{value} ist keine Zeit, die $toMillis lesen kann</translation>
    </message>
    <message>
        <source>Numbering in the manner of {value} is not supported</source>
        <translation>Eine Zählung nach Art von {value} wird nicht unterstützt</translation>
    </message>
    <message>
        <source>The digits of an integer picture must all be of one family</source>
        <translation>Die Ziffern eines Ganzzahlmusters müssen alle aus einer Familie sein</translation>
    </message>
    <message>
        <source>{value} is no component of a date/time picture</source>
        <translation>{value} ist kein Bestandteil eines Datumsmusters</translation>
    </message>
    <message>
        <source>Only months and days have names in a date/time picture, not {value}</source>
        <translation>Nur Monate und Tage haben in einem Datumsmuster Namen, nicht {value}</translation>
    </message>
    <message>
        <source>The time zone in a date/time picture has one to four digits, not {value}</source>
        <translation>Die Zeitzone in einem Datumsmuster hat eine bis vier Ziffern, nicht {value}</translation>
    </message>
    <message>
        <source>A marker of the date/time picture lacks its closing bracket</source>
        <translation>Einem Platzhalter des Datumsmusters fehlt die schließende Klammer</translation>
    </message>
    <message>
        <source>The date/time picture lacks a component that is needed to tell the time</source>
        <translation>Dem Datumsmuster fehlt ein Bestandteil, der nötig ist, um die Zeit zu bestimmen</translation>
    </message>
    <message>
        <source>The string is not closed: add the quote that it begins with</source>
        <translation>Die Zeichenkette ist nicht geschlossen: Ergänzen Sie das Anführungszeichen, mit dem sie beginnt</translation>
    </message>
    <message>
        <source>The number {token} is out of range: it must be below 1.8e308</source>
        <translation>Die Zahl {token} liegt außerhalb des Bereichs: Sie muss unter 1.8e308 liegen</translation>
    </message>
    <message>
        <source>\{token} is no escape sequence. Write \\ for a backslash, and put a string with &apos; in it into &quot;...&quot;</source>
        <translation>\{token} ist keine Escape-Sequenz. Schreiben Sie \\ für einen Backslash, und setzen Sie eine Zeichenkette mit &apos; darin in &quot;...&quot;</translation>
    </message>
    <message>
        <source>\u must be followed by four hexadecimal digits, as in \u00e9</source>
        <translation>Auf \u müssen vier hexadezimale Ziffern folgen, wie in \u00e9</translation>
    </message>
    <message>
        <source>The quoted name is not closed: add a back-quote (`)</source>
        <translation>Der Name in Anführung ist nicht geschlossen: Ergänzen Sie ein Gravis-Zeichen (`)</translation>
    </message>
    <message>
        <source>The comment is not closed: add */</source>
        <translation>Der Kommentar ist nicht geschlossen: Ergänzen Sie */</translation>
    </message>
    <message>
        <source>{token} is not expected here: the expression is complete before it. Add an operator, or put several expressions into (...) with ; between them</source>
        <translation>{token} wird hier nicht erwartet: Der Ausdruck ist davor vollständig. Ergänzen Sie einen Operator, oder setzen Sie mehrere Ausdrücke in (...) mit ; dazwischen</translation>
    </message>
    <message>
        <source>Expected {value} instead of {token}: add {value}, or an operator or a comma that may be missing</source>
        <translation>Erwartet wird {value} statt {token}: Ergänzen Sie {value} oder einen Operator oder ein Komma, das fehlen mag</translation>
    </message>
    <message>
        <source>Expected {value} before the end of the expression: add it</source>
        <translation>Vor dem Ende des Ausdrucks wird {value} erwartet: Ergänzen Sie es</translation>
    </message>
    <message>
        <source>{token} is no operator. Write != or ~&gt;, or $not(...) for the opposite</source>
        <translation>{token} ist kein Operator. Schreiben Sie != oder ~&gt;, oder $not(...) für das Gegenteil</translation>
    </message>
    <message>
        <source>The expression ends too early: add what its last operator works on</source>
        <translation>Der Ausdruck endet zu früh: Ergänzen Sie, womit sein letzter Operator arbeitet</translation>
    </message>
    <message>
        <source>Parameter {value} of a function must be a variable such as $x, not {token}</source>
        <translation>Parameter {value} einer Funktion muss eine Variable wie $x sein, nicht {token}</translation>
    </message>
    <message>
        <source>A predicate cannot follow a grouping in the same step: filter before {...}</source>
        <translation>Im selben Schritt kann auf eine Gruppierung kein Prädikat folgen: Filtern Sie vor {...}</translation>
    </message>
    <message>
        <source>A step can have only one grouping: merge the two {...}</source>
        <translation>Ein Schritt kann nur eine Gruppierung haben: Vereinen Sie die beiden {...}</translation>
    </message>
    <message>
        <source>{token} cannot begin an operand: add a value before it, or leave it out</source>
        <translation>{token} kann keinen Operanden beginnen: Ergänzen Sie einen Wert davor, oder lassen Sie es weg</translation>
    </message>
    <message>
        <source>Only a variable such as $x can stand before :=, not {token}. To compare, write =</source>
        <translation>Vor := kann nur eine Variable wie $x stehen, nicht {token}. Zum Vergleichen schreiben Sie =</translation>
    </message>
    <message>
        <source>The literal {value} cannot be a step of a path. Quote it as `{value}` where it is a name, write it in brackets where it is an index</source>
        <translation>Das Literal {value} kann kein Schritt eines Pfades sein. Setzen Sie es als `{value}` in Gravis-Zeichen, wo es ein Name ist, oder in eckige Klammern, wo es ein Index ist</translation>
    </message>
    <message>
        <source>A variable such as $x must follow {token}</source>
        <translation>Auf {token} muss eine Variable wie $x folgen</translation>
    </message>
    <message>
        <source>A context variable must be bound before the predicates of its step: write @ before them</source>
        <translation>Eine Kontextvariable muss vor den Prädikaten ihres Schrittes gebunden werden: Schreiben Sie @ vor diese</translation>
    </message>
    <message>
        <source>A context variable must be bound before the order-by clause of its step: write @ before ^(...)</source>
        <translation>Eine Kontextvariable muss vor der Sortierung ihres Schrittes gebunden werden: Schreiben Sie @ vor ^(...)</translation>
    </message>
    <message>
        <source>There is no step that the parent operator % could stand for: it needs a path before it, as in a.b.%</source>
        <translation>Es gibt keinen Schritt, für den der Elternoperator % stehen könnte: Er braucht einen Pfad davor, wie in a.b.%</translation>
    </message>
    <message>
        <source>The regular expression is empty: write a pattern between the slashes</source>
        <translation>Der reguläre Ausdruck ist leer: Schreiben Sie ein Muster zwischen die Schrägstriche</translation>
    </message>
    <message>
        <source>The regular expression is not closed: add a slash (/)</source>
        <translation>Der reguläre Ausdruck ist nicht geschlossen: Ergänzen Sie einen Schrägstrich (/)</translation>
    </message>
    <message>
        <source>The regular expression {token} is wrong: it has {value}</source>
        <translation>Der reguläre Ausdruck {token} ist falsch: Er hat {value}</translation>
    </message>
    <message>
        <source>The regular expression {token} cannot be evaluated by this version: it has {value}</source>
        <translation>Der reguläre Ausdruck {token} kann von dieser Version nicht ausgewertet werden: Er hat {value}</translation>
    </message>
    <message>
        <source>Only functions and arrays have type parameters in a signature, not {value}: write a&lt;...&gt; or f&lt;...&gt;</source>
        <translation>Nur Funktionen und Felder haben Typparameter in einer Signatur, nicht {value}: Schreiben Sie a&lt;...&gt; oder f&lt;...&gt;</translation>
    </message>
    <message>
        <source>A choice of types in a signature cannot have type parameters: {value}</source>
        <translation>Eine Auswahl von Typen in einer Signatur kann keine Typparameter haben: {value}</translation>
    </message>
    <message>
        <source>The expression is nested deeper than {value} levels: bind parts of it to variables</source>
        <translation>Der Ausdruck ist tiefer als {value} Ebenen verschachtelt: Binden Sie Teile davon an Variablen</translation>
    </message>
    <message>
        <source>The evaluation was cancelled</source>
        <translation>Die Auswertung wurde abgebrochen</translation>
    </message>
    <message>
        <source>${token} cannot be evaluated here: there is neither a clock nor a source of randomness for it</source>
        <translation>${token} kann hier nicht ausgewertet werden: Es gibt dafür weder eine Uhr noch eine Zufallsquelle</translation>
    </message>
    <message>
        <source>a ( without its )</source>
        <translation>eine ( ohne ihre )</translation>
    </message>
    <message>
        <source>a ) without its (</source>
        <translation>eine ) ohne ihre (</translation>
    </message>
    <message>
        <source>a [ without its ]</source>
        <translation>eine [ ohne ihre ]</translation>
    </message>
    <message>
        <source>a \ at its end</source>
        <translation>einen \ am Ende</translation>
    </message>
    <message>
        <source>a \k among characters</source>
        <translation>ein \k zwischen Zeichen</translation>
    </message>
    <message>
        <source>a \k with the name of no group</source>
        <translation>ein \k mit dem Namen keiner Gruppe</translation>
    </message>
    <message>
        <source>a \k without the name of a group</source>
        <translation>ein \k ohne den Namen einer Gruppe</translation>
    </message>
    <message>
        <source>a back reference to a group in a repetition that may pass it by</source>
        <translation>einen Rückverweis auf eine Gruppe in einer Wiederholung, die an ihr vorbeigehen kann</translation>
    </message>
    <message>
        <source>a bounded repetition that may match nothing, in another one</source>
        <translation>eine begrenzte Wiederholung, die auf nichts passen kann, in einer anderen</translation>
    </message>
    <message>
        <source>a group in a bounded repetition that may match nothing</source>
        <translation>eine Gruppe in einer begrenzten Wiederholung, die auf nichts passen kann</translation>
    </message>
    <message>
        <source>a group that begins with an unknown (?</source>
        <translation>eine Gruppe, die mit einem unbekannten (? beginnt</translation>
    </message>
    <message>
        <source>a group that may be empty in a repetition that may pass it by</source>
        <translation>eine Gruppe, die leer sein kann, in einer Wiederholung, die an ihr vorbeigehen kann</translation>
    </message>
    <message>
        <source>a lookaround with a group in a repetition that may pass it by</source>
        <translation>einen Seitenblick mit einer Gruppe in einer Wiederholung, die an ihm vorbeigehen kann</translation>
    </message>
    <message>
        <source>a lookbehind that may match texts of several lengths</source>
        <translation>einen Rückblick, der auf Texte verschiedener Länge passen kann</translation>
    </message>
    <message>
        <source>a name of a group that is none</source>
        <translation>einen Gruppennamen, der keiner ist</translation>
    </message>
    <message>
        <source>a quantifier whose bounds are out of order</source>
        <translation>einen Quantor mit vertauschten Grenzen</translation>
    </message>
    <message>
        <source>a quantifier with nothing to repeat</source>
        <translation>einen Quantor, der nichts zu wiederholen hat</translation>
    </message>
    <message>
        <source>a range of characters that is out of order</source>
        <translation>einen Zeichenbereich in falscher Reihenfolge</translation>
    </message>
    <message>
        <source>a repeated back reference to a group that may be empty</source>
        <translation>einen wiederholten Rückverweis auf eine Gruppe, die leer sein kann</translation>
    </message>
    <message>
        <source>a repeated sequence of several parts that may match nothing</source>
        <translation>eine wiederholte Folge mehrerer Teile, die auf nichts passen kann</translation>
    </message>
    <message>
        <source>a repetition of too many times</source>
        <translation>eine zu häufige Wiederholung</translation>
    </message>
    <message>
        <source>groups nested too deeply</source>
        <translation>zu tief verschachtelte Gruppen</translation>
    </message>
    <message>
        <source>more than the matching library can hold</source>
        <translation>mehr, als die Suchbibliothek fassen kann</translation>
    </message>
    <message>
        <source>too many groups</source>
        <translation>zu viele Gruppen</translation>
    </message>
    <message>
        <source>too many nested repetitions that may match nothing</source>
        <translation>zu viele verschachtelte Wiederholungen, die auf nichts passen können</translation>
    </message>
    <message>
        <source>two groups of one name</source>
        <translation>zwei Gruppen mit einem Namen</translation>
    </message>
</context>
<context>
    <name>schemabridge::app::Designer</name>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Test run</source>
        <translation>Testlauf</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::CanvasView</name>
    <message>
        <source>Name of the vertex</source>
        <translation>Name des Knotens</translation>
    </message>
    <message>
        <source>Condition, such as = response.status &lt; 300</source>
        <translation>Bedingung, etwa = response.status &lt; 300</translation>
    </message>
    <message>
        <source>Condition of the edge</source>
        <translation>Bedingung der Kante</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n ausgewählt</numerusform>
            <numerusform>%n ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Canvas</source>
        <translation>Zeichenfläche</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Add next vertex</source>
        <translation>Nächsten Knoten hinzufügen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Edit condition</source>
        <translation>Bedingung bearbeiten</translation>
    </message>
    <message>
        <source>Insert vertex</source>
        <translation>Knoten einfügen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::ChoiceMenu</name>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::EdgeLabel</name>
    <message>
        <source>otherwise</source>
        <translation>sonst</translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::EntryProperties</name>
    <message>
        <source>Idempotency fields</source>
        <translation>Idempotenzfelder</translation>
    </message>
    <message>
        <source>Paths into the payload, separated by commas. Triggers with the same values there are one execution; one that lacks a path is refused. Without fields the payload decides.</source>
        <translation>Pfade in den Payload, durch Kommas getrennt. Auslöser mit denselben Werten dort sind eine Ausführung; fehlt ein Pfad, wird der Auslöser abgewiesen. Ohne Felder entscheidet der Payload.</translation>
    </message>
    <message>
        <source>Trigger</source>
        <translation>Auslöser</translation>
    </message>
    <message>
        <source>What starts the workflow</source>
        <translation>Was den Workflow startet</translation>
    </message>
    <message>
        <source>Webhook</source>
        <translation>Webhook</translation>
    </message>
    <message>
        <source>A call from outside</source>
        <translation>Ein Aufruf von außen</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Zeitplan</translation>
    </message>
    <message>
        <source>At set times, never deduplicated</source>
        <translation>Zu festen Zeiten, nie dedupliziert</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>Minute, hour, day of the month, month, day of the week, as in crontab</source>
        <translation>Minute, Stunde, Tag des Monats, Monat, Wochentag, wie in crontab</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Identität</translation>
    </message>
    <message>
        <source>Payload identity</source>
        <translation>Identität des Payloads</translation>
    </message>
    <message>
        <source>What of the payload decides while there are no fields</source>
        <translation>Was am Payload entscheidet, solange es keine Felder gibt</translation>
    </message>
    <message>
        <source>Its bytes</source>
        <translation>Seine Bytes</translation>
    </message>
    <message>
        <source>Other spaces or another order are another execution</source>
        <translation>Andere Leerzeichen oder eine andere Reihenfolge sind eine andere Ausführung</translation>
    </message>
    <message>
        <source>Its canonical form</source>
        <translation>Seine kanonische Form</translation>
    </message>
    <message>
        <source>RFC 8785: spaces and the order of members do not count</source>
        <translation>RFC 8785: Leerzeichen und Reihenfolge zählen nicht</translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::EventModel</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Vertex</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Versuch</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Epoche</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Einzelheit</translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::ExecutionModel</name>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Identität</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Execution id</source>
        <translation>Execution-ID</translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::ExpressionFeedback</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>true: the branch is taken</source>
        <translation>wahr: der Zweig wird genommen</translation>
    </message>
    <message>
        <source>false: the branch is not taken</source>
        <translation>falsch: der Zweig wird nicht genommen</translation>
    </message>
    <message>
        <source>nothing: it is left out</source>
        <translation>nichts: es wird weggelassen</translation>
    </message>
    <message>
        <source>With the payload at hand: %1</source>
        <translation>Mit dem vorliegenden Payload: %1</translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::FileCommands</name>
    <message>
        <source>Workflows (*.workflow.json *.json)</source>
        <translation>Workflows (*.workflow.json *.json)</translation>
    </message>
    <message>
        <source>Open workflow</source>
        <translation>Workflow öffnen</translation>
    </message>
    <message>
        <source>Save workflow</source>
        <translation>Workflow speichern</translation>
    </message>
    <message>
        <source>Workflows (*.workflow.json)</source>
        <translation>Workflows (*.workflow.json)</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>Änderungen an „%1“ speichern?</translation>
    </message>
    <message>
        <source>Otherwise they are lost.</source>
        <translation>Sonst gehen sie verloren.</translation>
    </message>
    <message>
        <source>An earlier session ended without saving “%1”, last edited %2.</source>
        <translation>Eine frühere Sitzung endete, ohne „%1“ zu speichern; zuletzt bearbeitet am %2.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::FindingsButton</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Keine Probleme</translation>
    </message>
    <message>
        <source>Go to the next problem</source>
        <translation>Zum nächsten Problem</translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::GatewayProperties</name>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>HTTP method</source>
        <translation>HTTP-Methode</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Where the call goes; may be an expression, and may hold secrets</source>
        <translation>Wohin der Aufruf geht; darf ein Ausdruck sein und Geheimnisse enthalten</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>Header</translation>
    </message>
    <message>
        <source>Texts, expressions that begin with =, and secrets as {{ secrets.NAME }}</source>
        <translation>Texte, Ausdrücke, die mit = beginnen, und Geheimnisse als {{ secrets.NAME }}</translation>
    </message>
    <message>
        <source>Add header</source>
        <translation>Header hinzufügen</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Query</translation>
    </message>
    <message>
        <source>What follows the ? of the URL, percent-encoded when it is sent</source>
        <translation>Was in der URL auf das ? folgt; beim Senden prozentkodiert</translation>
    </message>
    <message>
        <source>Add parameter</source>
        <translation>Parameter hinzufügen</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>JSON, with expressions at any depth; empty: no body is sent</source>
        <translation>JSON, mit Ausdrücken in jeder Tiefe; leer: es wird kein Body gesendet</translation>
    </message>
    <message>
        <source>Idempotency key</source>
        <translation>Idempotenzschlüssel</translation>
    </message>
    <message>
        <source>Where the key is</source>
        <translation>Wo der Schlüssel steht</translation>
    </message>
    <message>
        <source>Automatic: the first header that is well known for it, such as Idempotency-Key</source>
        <translation>Automatisch: der erste dafür bekannte Header, etwa Idempotency-Key</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>In a header</source>
        <translation>In einem Header</translation>
    </message>
    <message>
        <source>In the query</source>
        <translation>In der Query</translation>
    </message>
    <message>
        <source>In the body</source>
        <translation>Im Body</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Of the header or parameter; in a body the path to the member</source>
        <translation>Des Headers oder Parameters; im Body der Pfad zum Eintrag</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>In all, the first included</source>
        <translation>Insgesamt, der erste mitgezählt</translation>
    </message>
    <message>
        <source>First delay</source>
        <translation>Erste Wartezeit</translation>
    </message>
    <message>
        <source>Before the second attempt; doubles with each one, with jitter</source>
        <translation>Vor dem zweiten Versuch; verdoppelt sich jedes Mal, mit Zufallsanteil</translation>
    </message>
    <message>
        <source>Longest delay</source>
        <translation>Längste Wartezeit</translation>
    </message>
    <message>
        <source>Unless the target asks for more by Retry-After</source>
        <translation>Sofern das Ziel nicht mit Retry-After mehr verlangt</translation>
    </message>
    <message>
        <source>Errors and retries</source>
        <translation>Fehler und Wiederholungen</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Zeitlimit</translation>
    </message>
    <message>
        <source>How long to wait for the answer</source>
        <translation>Wie lange auf die Antwort gewartet wird</translation>
    </message>
    <message>
        <source>Client errors (4xx)</source>
        <translation>Client-Fehler (4xx)</translation>
    </message>
    <message>
        <source>Complete: a 409, say, is data to route on</source>
        <translation>Abschließen: ein 409 etwa ist dann ein Wert, nach dem verzweigt wird</translation>
    </message>
    <message>
        <source>Fail the step</source>
        <translation>Schritt scheitern lassen</translation>
    </message>
    <message>
        <source>Complete the step</source>
        <translation>Schritt abschließen</translation>
    </message>
    <message>
        <source>When overloaded (429, 503)</source>
        <translation>Bei Überlast (429, 503)</translation>
    </message>
    <message>
        <source>Tries again with the same key, after Retry-After or growing delays</source>
        <translation>Versucht es mit demselben Schlüssel erneut, nach Retry-After oder wachsenden Pausen</translation>
    </message>
    <message>
        <source>Retry, up to 5 attempts</source>
        <translation>Wiederholen, bis zu 5 Versuche</translation>
    </message>
    <message>
        <source>Retry as set here</source>
        <translation>Wiederholen wie hier festgelegt</translation>
    </message>
    <message>
        <source>Do not retry</source>
        <translation>Nicht wiederholen</translation>
    </message>
    <message>
        <source>On failure (5xx, no answer)</source>
        <translation>Bei Fehlern (5xx, keine Antwort)</translation>
    </message>
    <message>
        <source>The effect may have happened: without a key, a retry can make it happen twice</source>
        <translation>Der Seiteneffekt kann schon eingetreten sein: Ohne Schlüssel kann eine Wiederholung ihn verdoppeln</translation>
    </message>
    <message>
        <source>Leave it to the operator</source>
        <translation>Dem Betrieb überlassen</translation>
    </message>
    <message>
        <source>Test run</source>
        <translation>Testlauf</translation>
    </message>
    <message>
        <source>Mock target behaves like</source>
        <translation>Nachgebildetes Ziel verhält sich wie</translation>
    </message>
    <message>
        <source>How the built-in target treats idempotency keys in a test run</source>
        <translation>Wie das eingebaute Ziel im Testlauf mit Idempotenzschlüsseln umgeht</translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::GuardLine</name>
    <message>
        <source>the payload&apos;s bytes are those</source>
        <translation>die Bytes des Payloads sind dieselben</translation>
    </message>
    <message>
        <source>%1 is the key</source>
        <translation>%1 ist der Schlüssel</translation>
    </message>
    <message>
        <source>It is not run again: retry its failed step, or force a new execution.</source>
        <translation>Sie läuft nicht noch einmal: den fehlgeschlagenen Schritt wiederholen, oder eine neue Ausführung erzwingen.</translation>
    </message>
    <message>
        <source>Nothing ran.</source>
        <translation>Nichts wurde ausgeführt.</translation>
    </message>
    <message>
        <source>Nothing ran. The key is kept until %1.</source>
        <translation>Nichts wurde ausgeführt. Der Schlüssel wird bis %1 aufbewahrt.</translation>
    </message>
    <message>
        <source>Stopped at the entry: %1 of execution %2, %3, started %4. %5</source>
        <translation>Am Einstieg gestoppt: %1 der Ausführung %2, %3, begonnen %4. %5</translation>
    </message>
    <message>
        <source>Stopped at the step “%1”: worker %2 lost the claim to worker %3 and ran nothing.</source>
        <translation>Am Schritt „%1“ gestoppt: Worker %2 verlor den Anspruch an Worker %3 und führte nichts aus.</translation>
    </message>
    <message>
        <source>Stopped at the step “%1”: worker %2 came too late. Its result of epoch %3 was refused, the step is at epoch %4.</source>
        <translation>Am Schritt „%1“ gestoppt: Worker %2 kam zu spät. Sein Ergebnis aus Epoche %3 wurde abgewiesen, der Schritt ist in Epoche %4.</translation>
    </message>
    <message>
        <source>Stopped at the target: it knew what “%1” sent and gave its first answer again.</source>
        <translation>Am Ziel gestoppt: Es kannte, was „%1“ sendete, und gab seine erste Antwort noch einmal.</translation>
    </message>
    <message>
        <source>Stopped at the target: key %1 was known; the target replayed its first answer.</source>
        <translation>Am Ziel gestoppt: Der Schlüssel %1 war bekannt; das Ziel wiederholte seine erste Antwort.</translation>
    </message>
    <message>
        <source>Stopped at the target: it refused what “%1” sent with status %2, because it has it already.</source>
        <translation>Am Ziel gestoppt: Es lehnte ab, was „%1“ sendete, mit Status %2, weil es das schon hat.</translation>
    </message>
    <message>
        <source>Stopped at the target: key %1 belongs to an earlier request; refused with status %2.</source>
        <translation>Am Ziel gestoppt: Der Schlüssel %1 gehört zu einer früheren Anfrage; abgelehnt mit Status %2.</translation>
    </message>
    <message>
        <source>Not stopped: “%1” had %2 effects for the same trigger. It sends no idempotency key, so the target could not recognise the repeat.</source>
        <translation>Nicht gestoppt: „%1“ hatte %2 Seiteneffekte für denselben Auslöser. Es sendet keinen Idempotenzschlüssel, deshalb konnte das Ziel die Wiederholung nicht erkennen.</translation>
    </message>
    <message>
        <source>Not stopped: “%1” had %2 effects for the same trigger. The target did not recognise the key as one it had seen.</source>
        <translation>Nicht gestoppt: „%1“ hatte %2 Seiteneffekte für denselben Auslöser. Das Ziel erkannte den Schlüssel nicht wieder.</translation>
    </message>
    <message>
        <source>Stopped at the step “%1”: it had ended already, so the second delivery was acknowledged and not run.</source>
        <translation>Am Schritt „%1“ gestoppt: Er war schon zu Ende, deshalb wurde die zweite Zustellung bestätigt und nicht ausgeführt.</translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::IdentityLine</name>
    <message>
        <source>Would be refused:</source>
        <translation>Würde abgewiesen:</translation>
    </message>
    <message>
        <source>random id</source>
        <translation>zufällige Id</translation>
    </message>
    <message>
        <source>The key is looked up; where it is new, the execution gets a random id</source>
        <translation>Der Schlüssel wird nachgeschlagen; ist er neu, bekommt die Ausführung eine zufällige Id</translation>
    </message>
    <message>
        <source>Copy the execution id</source>
        <translation>Execution-ID kopieren</translation>
    </message>
    <message>
        <source>The same content written otherwise would be another execution, such as its canonical form:
%1</source>
        <translation>Derselbe Inhalt, anders geschrieben, wäre eine andere Ausführung, etwa seine kanonische Form:
%1</translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::IdentityPreview</name>
    <message>
        <source>A schedule starts a new execution each time</source>
        <translation>Ein Zeitplan startet jedes Mal eine neue Ausführung</translation>
    </message>
    <message>
        <source>Forced: a new execution each time</source>
        <translation>Erzwungen: jedes Mal eine neue Ausführung</translation>
    </message>
    <message>
        <source>The sender&apos;s idempotency id decides</source>
        <translation>Die Idempotenz-Id des Senders entscheidet</translation>
    </message>
    <message>
        <source>The idempotency fields decide</source>
        <translation>Die Idempotenzfelder entscheiden</translation>
    </message>
    <message>
        <source>The payload&apos;s bytes decide</source>
        <translation>Die Bytes des Payloads entscheiden</translation>
    </message>
    <message>
        <source>The payload&apos;s canonical form decides</source>
        <translation>Die kanonische Form des Payloads entscheidet</translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::InspectorHeader</name>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n ausgewählt</numerusform>
            <numerusform>%n ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n vertex(es)</source>
        <translation>
            <numerusform>%n Knoten</numerusform>
            <numerusform>%n Knoten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edge(s)</source>
        <translation>
            <numerusform>%n Kante</numerusform>
            <numerusform>%n Kanten</numerusform>
        </translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Kante</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Ohne Namen</translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::InspectorPanel</name>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Delete all</source>
        <translation>Alle löschen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Select a vertex or an edge to see and change its settings.</source>
        <translation>Einen Knoten oder eine Kante auswählen, um die Einstellungen zu sehen und zu ändern.</translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::JsonField</name>
    <message>
        <source>Not saved, since this is no JSON: %1</source>
        <translation>Nicht übernommen, da dies kein JSON ist: %1</translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::MainWindow</name>
    <message>
        <source>%1[*] — SchemaBridge Designer</source>
        <translation>%1[*] – SchemaBridge Designer</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Noch keine</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>Liste leeren</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Erscheinungsbild</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Test run</source>
        <translation>Testlauf</translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::MessageBar</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::NumberField</name>
    <message>
        <source>Not saved: a whole number from %1 to %2 is expected</source>
        <translation>Nicht übernommen: erwartet wird eine ganze Zahl von %1 bis %2</translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::ProblemsPanel</name>
    <message>
        <source>Nothing stands in the way</source>
        <translation>Nichts steht im Weg</translation>
    </message>
    <message>
        <source>What keeps the workflow from running shows here.</source>
        <translation>Hier erscheint, was den Workflow am Laufen hindert.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::Properties</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What people read. The id stays as it is, since expressions and executions speak of it.</source>
        <translation>Was Menschen lesen. Die Id bleibt, wie sie ist, da Ausdrücke und Ausführungen sie nennen.</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Expressions reach the output of this vertex as steps.%1.output</source>
        <translation>Ausdrücke erreichen die Ausgabe dieses Knotens als steps.%1.output</translation>
    </message>
    <message>
        <source>Copy the id</source>
        <translation>Id kopieren</translation>
    </message>
    <message>
        <source>Other members</source>
        <translation>Weitere Einträge</translation>
    </message>
    <message>
        <source>Kept as it is</source>
        <translation>Bleibt, wie es ist</translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::PropertyField</name>
    <message>
        <source>Back to the text that is saved</source>
        <translation>Zurück zum gespeicherten Text</translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::RoutingProperties</name>
    <message>
        <source>Select this vertex</source>
        <translation>Diesen Knoten auswählen</translation>
    </message>
    <message>
        <source>Branches, the first that is true</source>
        <translation>Zweige, der erste zutreffende</translation>
    </message>
    <message>
        <source>Try earlier</source>
        <translation>Früher prüfen</translation>
    </message>
    <message>
        <source>Try later</source>
        <translation>Später prüfen</translation>
    </message>
    <message>
        <source>Select this edge</source>
        <translation>Diese Kante auswählen</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>An expression that begins with =; sees payload, input, steps, and response, the output of where the edge begins. Without one the edge is always taken, or is the default of a condition.</source>
        <translation>Ein Ausdruck, der mit = beginnt; sieht payload, input, steps und response, die Ausgabe dort, wo die Kante beginnt. Ohne Bedingung wird die Kante immer genommen, oder ist der Standardzweig einer Bedingung.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What people read on the edge</source>
        <translation>Was Menschen an der Kante lesen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>Workflow</source>
        <translation>Workflow</translation>
    </message>
    <message>
        <source>The workflow&apos;s name</source>
        <translation>Der Name des Workflows</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>Arbeitsbereich</translation>
    </message>
    <message>
        <source>Workflows of a workspace share their executions; its name is part of every execution id</source>
        <translation>Workflows eines Arbeitsbereichs teilen ihre Ausführungen; sein Name gehört zu jeder Execution-ID</translation>
    </message>
    <message>
        <source>Merging</source>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>Waits for</source>
        <translation>Wartet auf</translation>
    </message>
    <message>
        <source>A branch that is not taken is never waited for</source>
        <translation>Auf einen nicht genommenen Zweig wird nie gewartet</translation>
    </message>
    <message>
        <source>All branches</source>
        <translation>Alle Zweige</translation>
    </message>
    <message>
        <source>The first branch</source>
        <translation>Den ersten Zweig</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>An expression over input, which holds the output of each predecessor by its id. Without one the output is just that.</source>
        <translation>Ein Ausdruck über input, das die Ausgabe jedes Vorgängers unter seiner Id enthält. Ohne ihn ist genau das die Ausgabe.</translation>
    </message>
    <message>
        <source>Shaping</source>
        <translation>Umformung</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>Ausdruck</translation>
    </message>
    <message>
        <source>JSONata after a =; sees payload, input, steps.&lt;id&gt;.output and execution</source>
        <translation>JSONata nach einem =; sieht payload, input, steps.&lt;id&gt;.output und execution</translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::RunBadge</name>
    <message>
        <source>dedup hit</source>
        <translation>Dedup-Treffer</translation>
    </message>
    <message>
        <source>short-circuited</source>
        <translation>übersprungen, da fertig</translation>
    </message>
    <message>
        <source>claim lost</source>
        <translation>Anspruch verloren</translation>
    </message>
    <message>
        <source>fenced</source>
        <translation>abgewiesen</translation>
    </message>
    <message>
        <source>taken over</source>
        <translation>übernommen</translation>
    </message>
    <message>
        <source>retry scheduled</source>
        <translation>Wiederholung geplant</translation>
    </message>
    <message>
        <source>second effect</source>
        <translation>zweiter Seiteneffekt</translation>
    </message>
    <message>
        <source>replayed</source>
        <translation>Antwort wiederholt</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::RunBar</name>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Sends the trigger once</source>
        <translation>Sendet den Auslöser einmal</translation>
    </message>
    <message>
        <source>Send twice</source>
        <translation>Zweimal senden</translation>
    </message>
    <message>
        <source>Sends the same trigger, and again as soon as the first is answered: what a sender does that missed the answer</source>
        <translation>Sendet denselben Auslöser, und noch einmal, sobald der erste beantwortet ist: wie ein Sender, dem die Antwort entging</translation>
    </message>
    <message>
        <source>Send at once</source>
        <translation>Gleichzeitig senden</translation>
    </message>
    <message>
        <source>Sends the same trigger so many times at the same moment</source>
        <translation>Sendet denselben Auslöser so viele Male im selben Moment</translation>
    </message>
    <message>
        <source>How many at once</source>
        <translation>Wie viele gleichzeitig</translation>
    </message>
    <message>
        <source>Retry step</source>
        <translation>Schritt wiederholen</translation>
    </message>
    <message>
        <source>Runs the failed step again in the same execution, with the same bytes and key</source>
        <translation>Führt den fehlgeschlagenen Schritt in derselben Ausführung noch einmal aus, mit denselben Bytes und demselben Schlüssel</translation>
    </message>
    <message>
        <source>Mock target</source>
        <translation>Nachgebildetes Ziel</translation>
    </message>
    <message>
        <source>A test run never touches the outside world: every call goes to the built-in target, which treats idempotency keys as the real API does</source>
        <translation>Ein Testlauf berührt die Außenwelt nie: Jeder Aufruf geht an das eingebaute Ziel, das Idempotenzschlüssel wie die echte API behandelt</translation>
    </message>
    <message>
        <source>No fault</source>
        <translation>Kein Fehler</translation>
    </message>
    <message>
        <source>Answer lost after the effect</source>
        <translation>Antwort nach dem Seiteneffekt verloren</translation>
    </message>
    <message>
        <source>429 Too Many Requests</source>
        <translation>429 Too Many Requests</translation>
    </message>
    <message>
        <source>503 Service Unavailable</source>
        <translation>503 Service Unavailable</translation>
    </message>
    <message>
        <source>500 Internal Server Error</source>
        <translation>500 Internal Server Error</translation>
    </message>
    <message>
        <source>What goes wrong with the first call of the next run</source>
        <translation>Was beim ersten Aufruf des nächsten Laufs schiefgeht</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Fehler</translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::RunCounts</name>
    <message numerus="yes">
        <source>%n execution(s)</source>
        <translation>
            <numerusform>%n Ausführung</numerusform>
            <numerusform>%n Ausführungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dedup hit(s)</source>
        <translation>
            <numerusform>%n Dedup-Treffer</numerusform>
            <numerusform>%n Dedup-Treffer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new effect(s)</source>
        <translation>
            <numerusform>%n neuer Seiteneffekt</numerusform>
            <numerusform>%n neue Seiteneffekte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replayed</source>
        <translation>
            <numerusform>%n Antwort wiederholt</numerusform>
            <numerusform>%n Antworten wiederholt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s)</source>
        <translation>
            <numerusform>%n Konflikt</numerusform>
            <numerusform>%n Konflikte</numerusform>
        </translation>
    </message>
    <message>
        <source>Since the last start; effects are those in the mock target&apos;s ledger</source>
        <translation>Seit dem letzten Start; die Seiteneffekte sind die im Journal des nachgebildeten Ziels</translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::RunEvents</name>
    <message>
        <source>%1 bytes; identity: %2</source>
        <translation>%1 Bytes; Identität: %2</translation>
    </message>
    <message>
        <source>Same as the execution of %1: %2</source>
        <translation>Dieselbe wie die Ausführung von %1: %2</translation>
    </message>
    <message>
        <source>Retried by hand</source>
        <translation>Von Hand wiederholt</translation>
    </message>
    <message>
        <source>After %1</source>
        <translation>Nach %1</translation>
    </message>
    <message>
        <source>From worker %1, whose lease under epoch %2 ran out</source>
        <translation>Von Worker %1, dessen Lease in Epoche %2 ablief</translation>
    </message>
    <message>
        <source>Worker %1 holds the step</source>
        <translation>Worker %1 hält den Schritt</translation>
    </message>
    <message>
        <source>Too late: the step is at epoch %1</source>
        <translation>Zu spät: der Schritt ist in Epoche %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1 — the same bytes again</source>
        <translation>%1 – noch einmal dieselben Bytes</translation>
    </message>
    <message>
        <source>Retry %1 in %2 s: %3</source>
        <translation>Wiederholung %1 in %2 s: %3</translation>
    </message>
    <message>
        <source>%1 arrived, waiting for %2</source>
        <translation>%1 ist da, gewartet wird auf %2</translation>
    </message>
    <message>
        <source>Trigger received</source>
        <translation>Auslöser empfangen</translation>
    </message>
    <message>
        <source>Trigger refused</source>
        <translation>Auslöser abgewiesen</translation>
    </message>
    <message>
        <source>Not seen before</source>
        <translation>Noch nie gesehen</translation>
    </message>
    <message>
        <source>Dedup hit</source>
        <translation>Dedup-Treffer</translation>
    </message>
    <message>
        <source>Execution started</source>
        <translation>Ausführung begonnen</translation>
    </message>
    <message>
        <source>Step dispatched</source>
        <translation>Schritt eingereiht</translation>
    </message>
    <message>
        <source>Step delivered again</source>
        <translation>Schritt erneut zugestellt</translation>
    </message>
    <message>
        <source>Short-circuited</source>
        <translation>Übersprungen, da fertig</translation>
    </message>
    <message>
        <source>Step claimed</source>
        <translation>Schritt beansprucht</translation>
    </message>
    <message>
        <source>Claim lost</source>
        <translation>Anspruch verloren</translation>
    </message>
    <message>
        <source>Lease renewed</source>
        <translation>Lease verlängert</translation>
    </message>
    <message>
        <source>Step taken over</source>
        <translation>Schritt übernommen</translation>
    </message>
    <message>
        <source>Late result fenced</source>
        <translation>Spätes Ergebnis abgewiesen</translation>
    </message>
    <message>
        <source>Key computed</source>
        <translation>Schlüssel berechnet</translation>
    </message>
    <message>
        <source>Request sent</source>
        <translation>Anfrage gesendet</translation>
    </message>
    <message>
        <source>Answer received</source>
        <translation>Antwort erhalten</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source>Retry scheduled</source>
        <translation>Wiederholung geplant</translation>
    </message>
    <message>
        <source>Branch taken</source>
        <translation>Zweig genommen</translation>
    </message>
    <message>
        <source>Step skipped</source>
        <translation>Schritt ausgelassen</translation>
    </message>
    <message>
        <source>Merge waits</source>
        <translation>Zusammenführung wartet</translation>
    </message>
    <message>
        <source>Step completed</source>
        <translation>Schritt abgeschlossen</translation>
    </message>
    <message>
        <source>Step failed</source>
        <translation>Schritt gescheitert</translation>
    </message>
    <message>
        <source>Execution completed</source>
        <translation>Ausführung abgeschlossen</translation>
    </message>
    <message>
        <source>Execution failed</source>
        <translation>Ausführung gescheitert</translation>
    </message>
    <message>
        <source>Execution cancelled</source>
        <translation>Ausführung abgebrochen</translation>
    </message>
    <message>
        <source>Delivery %1</source>
        <translation>Zustellung %1</translation>
    </message>
    <message>
        <source>Nothing left to do: acknowledged without running</source>
        <translation>Nichts mehr zu tun: bestätigt, ohne auszuführen</translation>
    </message>
    <message>
        <source>Lease until %1</source>
        <translation>Lease bis %1</translation>
    </message>
    <message>
        <source>Status %1</source>
        <translation>Status %1</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Gescheitert: %1</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Ausstehend</translation>
    </message>
    <message>
        <source>Dispatched</source>
        <translation>Eingereiht</translation>
    </message>
    <message>
        <source>Executing</source>
        <translation>In Arbeit</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Abgeschlossen</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Gescheitert</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Ausgelassen</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>the payload&apos;s bytes</source>
        <translation>die Bytes des Payloads</translation>
    </message>
    <message>
        <source>the idempotency fields</source>
        <translation>die Idempotenzfelder</translation>
    </message>
    <message>
        <source>the sender&apos;s idempotency id</source>
        <translation>die Idempotenz-Id des Senders</translation>
    </message>
    <message>
        <source>a forced new execution</source>
        <translation>eine erzwungene neue Ausführung</translation>
    </message>
    <message>
        <source>the schedule</source>
        <translation>der Zeitplan</translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::RunPanel</name>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>What happened, as it happens</source>
        <translation>Was geschah, während es geschieht</translation>
    </message>
    <message>
        <source>Executions</source>
        <translation>Ausführungen</translation>
    </message>
    <message>
        <source>The workspace&apos;s executions, newest first</source>
        <translation>Die Ausführungen des Arbeitsbereichs, neueste zuerst</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>What the selected vertex sent and got</source>
        <translation>Was der ausgewählte Knoten sendete und bekam</translation>
    </message>
    <message>
        <source>Filter events</source>
        <translation>Ereignisse filtern</translation>
    </message>
    <message>
        <source>Who stopped it</source>
        <translation>Wer es gestoppt hat</translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::ShellActions</name>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>Select and move</source>
        <translation>Auswählen und verschieben</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Move the canvas</source>
        <translation>Zeichenfläche verschieben</translation>
    </message>
    <message>
        <source>Lay out</source>
        <translation>Anordnen</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Show at 100 %</source>
        <translation>In 100 % zeigen</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Run panel</source>
        <translation>Ausführungsbereich</translation>
    </message>
    <message>
        <source>Test run</source>
        <translation>Testlauf</translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::StepDetails</name>
    <message>
        <source>Attempt %1, epoch %2</source>
        <translation>Versuch %1, Epoche %2</translation>
    </message>
    <message>
        <source>Not reached</source>
        <translation>Nicht erreicht</translation>
    </message>
    <message>
        <source>No step chosen</source>
        <translation>Kein Schritt gewählt</translation>
    </message>
    <message>
        <source>Start a test run and select a vertex to see what it sent and what it got.</source>
        <translation>Einen Testlauf starten und einen Knoten auswählen, um zu sehen, was er sendete und bekam.</translation>
    </message>
    <message>
        <source>Copy the idempotency key</source>
        <translation>Idempotenzschlüssel kopieren</translation>
    </message>
    <message>
        <source>Retry step</source>
        <translation>Schritt wiederholen</translation>
    </message>
    <message>
        <source>Request as recorded, secrets as placeholders</source>
        <translation>Anfrage wie festgehalten, Geheimnisse als Platzhalter</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::TableField</name>
    <message>
        <source>Not saved, since this name is there already</source>
        <translation>Nicht übernommen, da es diesen Namen schon gibt</translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::TableRow</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>This is the idempotency key: the target recognises a repeat by it</source>
        <translation>Das ist der Idempotenzschlüssel: Daran erkennt das Ziel eine Wiederholung</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::TitleField</name>
    <message>
        <source>Name of the workflow</source>
        <translation>Name des Workflows</translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::TriggerForm</name>
    <message>
        <source>Not JSON (%1): sent as text</source>
        <translation>Kein JSON (%1): wird als Text gesendet</translation>
    </message>
    <message>
        <source>Payload</source>
        <translation>Payload</translation>
    </message>
    <message>
        <source>The trigger&apos;s body, byte for byte</source>
        <translation>Der Body des Auslösers, Byte für Byte</translation>
    </message>
    <message>
        <source>Entry point</source>
        <translation>Einstiegspunkt</translation>
    </message>
    <message>
        <source>Client idempotency id (optional)</source>
        <translation>Idempotenz-Id des Clients (optional)</translation>
    </message>
    <message>
        <source>What a sender would give as the query parameter clientIdempotencyId: triggers with the same id are one execution, whatever their payload</source>
        <translation>Was ein Sender als Query-Parameter clientIdempotencyId mitgäbe: Auslöser mit derselben Id sind eine Ausführung, gleich mit welchem Payload</translation>
    </message>
    <message>
        <source>Force a new execution</source>
        <translation>Neue Ausführung erzwingen</translation>
    </message>
    <message>
        <source>Starts a new execution with a random id, even if this trigger was seen before. Only test runs may do so.</source>
        <translation>Startet eine neue Ausführung mit zufälliger Id, auch wenn dieser Auslöser schon bekannt ist. Das dürfen nur Testläufe.</translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::VertexCard</name>
    <message>
        <source>key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>kein Schlüssel</translation>
    </message>
    <message>
        <source>try %1</source>
        <translation>Versuch %1</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>Epoche %1</translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::VertexPalette</name>
    <message>
        <source>Add to the workflow</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Drag one onto the canvas, or click and place it. Dropped on an edge, it goes in between.</source>
        <translation>Auf die Zeichenfläche ziehen, oder anklicken und platzieren. Auf einer Kante abgelegt, kommt der Knoten dazwischen.</translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::VertexSummary</name>
    <message>
        <source>%1, identified by %2</source>
        <translation>%1, erkannt an %2</translation>
    </message>
    <message>
        <source>no URL yet</source>
        <translation>noch keine URL</translation>
    </message>
    <message>
        <source>no branch yet</source>
        <translation>noch kein Zweig</translation>
    </message>
    <message numerus="yes">
        <source>first match of %n branches</source>
        <translation>
            <numerusform>Zweig, wenn er zutrifft (%n)</numerusform>
            <numerusform>erster Treffer von %n Zweigen</numerusform>
        </translation>
    </message>
    <message>
        <source>waits for every branch</source>
        <translation>wartet auf alle Zweige</translation>
    </message>
    <message>
        <source>goes on with the first branch</source>
        <translation>geht mit dem ersten Zweig weiter</translation>
    </message>
    <message>
        <source>no expression yet</source>
        <translation>noch kein Ausdruck</translation>
    </message>
    <message>
        <source>Webhook</source>
        <translation>Webhook</translation>
    </message>
    <message>
        <source>Schedule %1</source>
        <translation>Zeitplan %1</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::VertexType</name>
    <message>
        <source>Entry point</source>
        <translation>Einstiegspunkt</translation>
    </message>
    <message>
        <source>Gateway</source>
        <translation>Gateway</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Zusammenführung</translation>
    </message>
    <message>
        <source>Transform</source>
        <translation>Transformation</translation>
    </message>
    <message>
        <source>Starts the workflow: webhook, schedule, or by hand</source>
        <translation>Startet den Workflow: per Webhook, Zeitplan oder von Hand</translation>
    </message>
    <message>
        <source>Calls an HTTP API, with an idempotency key</source>
        <translation>Ruft eine HTTP-API auf, mit Idempotenzschlüssel</translation>
    </message>
    <message>
        <source>Takes the first branch whose condition is true</source>
        <translation>Nimmt den ersten Zweig, dessen Bedingung zutrifft</translation>
    </message>
    <message>
        <source>Waits for parallel branches and joins them</source>
        <translation>Wartet auf parallele Zweige und führt sie zusammen</translation>
    </message>
    <message>
        <source>Shapes data with one expression</source>
        <translation>Formt Daten mit einem Ausdruck um</translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::WelcomePanel</name>
    <message>
        <source>Draw a workflow</source>
        <translation>Einen Workflow zeichnen</translation>
    </message>
    <message>
        <source>Begin with an entry point, then pull an edge out of its port: the next vertex comes where you let go. Or look at a sample first.</source>
        <translation>Mit einem Einstiegspunkt beginnen, dann eine Kante aus seinem Anschluss ziehen: Wo sie losgelassen wird, entsteht der nächste Knoten. Oder zuerst ein Beispiel ansehen.</translation>
    </message>
    <message>
        <source>Add entry point</source>
        <translation>Einstiegspunkt hinzufügen</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>Datei öffnen …</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Last opened</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::WorkflowDocument</name>
    <message>
        <source>New workflow</source>
        <translation>Neuer Workflow</translation>
    </message>
    <message>
        <source>Add vertex</source>
        <translation>Knoten hinzufügen</translation>
    </message>
    <message>
        <source>Insert vertex</source>
        <translation>Knoten einfügen</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Rename vertex</source>
        <translation>Knoten umbenennen</translation>
    </message>
    <message>
        <source>Change settings</source>
        <translation>Einstellungen ändern</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Reconnect edge</source>
        <translation>Kante umhängen</translation>
    </message>
    <message>
        <source>Change condition</source>
        <translation>Bedingung ändern</translation>
    </message>
    <message>
        <source>Rename edge</source>
        <translation>Kante umbenennen</translation>
    </message>
    <message>
        <source>Reorder branches</source>
        <translation>Zweige umordnen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Rename workflow</source>
        <translation>Workflow umbenennen</translation>
    </message>
    <message>
        <source>Change workspace</source>
        <translation>Arbeitsbereich ändern</translation>
    </message>
    <message>
        <source>Lay out</source>
        <translation>Anordnen</translation>
    </message>
</context>
<context>
    <name>schemabridge::ui::ZoomControl</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Show at 100 %</source>
        <translation>In 100 % zeigen</translation>
    </message>
</context>
</TS>
