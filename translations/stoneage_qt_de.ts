<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Stone Age Qt</source>
        <translation>Über Stone Age Qt</translation>
    </message>
    <message>
        <source>Stone Age Qt</source>
        <translation>Stone Age Qt</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>A board game for the desktop: 2 to 4 players, people or bots, with summer and winter boards.</source>
        <translation>Ein Brettspiel für den Desktop: 2 bis 4 Spieler*innen, Menschen oder Bots, mit Sommer- und Winterspielplan.</translation>
    </message>
    <message>
        <source>This is an unofficial program. It is not affiliated with, endorsed or supported by the publisher of the board game “Stone Age” or its author; the name is theirs. All pictures, sounds and texts were made for this program.</source>
        <translation>Dies ist ein inoffizielles Programm. Es steht in keiner Verbindung zum Verlag des Brettspiels „Stone Age“ oder zu seinem Autor und wird von ihnen weder unterstützt noch empfohlen; der Name gehört ihnen. Alle Bilder, Klänge und Texte wurden für dieses Programm gemacht.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. Fonts: Amatic SC and Source Sans Pro, under the SIL Open Font License. Made with Python and Qt.</source>
        <translation>Freie Software unter der MIT-Lizenz. Schriften: Amatic SC und Source Sans Pro, unter der SIL Open Font License. Gemacht mit Python und Qt.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Action</name>
    <message>
        <source>Put {people} {where}: {what}</source>
        <translation>Setze {people} {where}: {what}</translation>
    </message>
    <message>
        <source>Put {people} on the {animal}</source>
        <translation>Setze {people} zum wilden Tier: {animal}</translation>
    </message>
    <message>
        <source>Put {people} {where}</source>
        <translation>Setze {people} {where}</translation>
    </message>
    <message>
        <source>Tool maker: take a tool</source>
        <translation>Werkzeugmacher: nimm ein Werkzeug</translation>
    </message>
    <message>
        <source>Hut: gain a person</source>
        <translation>Hütte: bekomme eine Person dazu</translation>
    </message>
    <message>
        <source>Livestock: agriculture +1</source>
        <translation>Viehzucht: Ackerleiste +1</translation>
    </message>
    <message>
        <source>Field: agriculture +1</source>
        <translation>Acker: Ackerleiste +1</translation>
    </message>
    <message>
        <source>Hunt: {roll}</source>
        <translation>Jagd: {roll}</translation>
    </message>
    <message>
        <source>Forest: {roll} for wood</source>
        <translation>Wald: {roll} um Holz</translation>
    </message>
    <message>
        <source>Clay pit: {roll} for brick</source>
        <translation>Lehmgrube: {roll} um Lehm</translation>
    </message>
    <message>
        <source>Quarry: {roll} for stone</source>
        <translation>Steinbruch: {roll} um Stein</translation>
    </message>
    <message>
        <source>River: {roll} for gold</source>
        <translation>Fluss: {roll} um Gold</translation>
    </message>
    <message>
        <source>Use no tool: {total} ÷ {divisor} → {gain}</source>
        <translation>Nutze kein Werkzeug: {total} ÷ {divisor} → {gain}</translation>
    </message>
    <message>
        <source>tool {value} (place {slot})</source>
        <translation>Werkzeug {value} (Platz {slot})</translation>
    </message>
    <message>
        <source>one-use tool {value}</source>
        <translation>Einmal-Werkzeug {value}</translation>
    </message>
    <message>
        <source>Use {tools}: {total} ÷ {divisor} → {gain}</source>
        <translation>Nutze {tools}: {total} ÷ {divisor} → {gain}</translation>
    </message>
    <message>
        <source>Buy card {n} for {goods} and 1 extra gold for {points}: {what}</source>
        <translation>Kaufe Karte {n} für {goods} und 1 Gold zusätzlich für {points}: {what}</translation>
    </message>
    <message>
        <source>Buy card {n} for {goods}: {what}</source>
        <translation>Kaufe Karte {n} für {goods}: {what}</translation>
    </message>
    <message>
        <source>Build {where} with {goods} and 1 extra stone: {points}</source>
        <translation>Baue {where} mit {goods} und 1 Stein zusätzlich: {points}</translation>
    </message>
    <message>
        <source>Build {where} with {goods}: {points}</source>
        <translation>Baue {where} mit {goods}: {points}</translation>
    </message>
    <message>
        <source>Take the {die}: {gain}</source>
        <translation>Nimm die {die}: {gain}</translation>
    </message>
    <message>
        <source>Use the card now: take {goods}</source>
        <translation>Nutze jetzt die Karte: nimm {goods}</translation>
    </message>
    <message>
        <source>Feed {people} with {goods}</source>
        <translation>Ernähre {people} mit {goods}</translation>
    </message>
    <message>
        <source>Let {people} go hungry: {points}</source>
        <translation>Lass {people} hungern: {points}</translation>
    </message>
    <message>
        <source>Die {die}: {points} instead</source>
        <translation>Würfel {die}: stattdessen {points}</translation>
    </message>
    <message>
        <source>Die {die}: {gain}</source>
        <translation>Würfel {die}: {gain}</translation>
    </message>
    <message>
        <source>Give up {where}: {what}</source>
        <translation>Verzichte auf {where}: {what}</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt gespielt</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Sp&amp;rache</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>{command} ({keys})</source>
        <translation>{command} ({keys})</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>S&amp;piel</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Neu …</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>&amp;Revanche</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Öffnen …</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>Samm&amp;lung</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>S&amp;tartseite</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Roll the dice</source>
        <translation>Würf&amp;eln</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>De&amp;mo</source>
        <translation>De&amp;mo</translation>
    </message>
    <message>
        <source>Show the last &amp;turns again</source>
        <translation>Letzte &amp;Züge noch einmal zeigen</translation>
    </message>
    <message>
        <source>&amp;Skip the animation</source>
        <translation>Animation über&amp;springen</translation>
    </message>
    <message>
        <source>&amp;Moves list</source>
        <translation>&amp;Zugliste</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Protokoll</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Spielplan</translation>
    </message>
    <message>
        <source>&amp;Cards and buildings</source>
        <translation>Ka&amp;rten und Gebäude</translation>
    </message>
    <message>
        <source>&amp;Players and moves</source>
        <translation>Spieler*&amp;innen und Züge</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>&amp;Ergebnis</translation>
    </message>
    <message>
        <source>Re&amp;view the game</source>
        <translation>Spiel anal&amp;ysieren</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>G&amp;anzer Spielplan</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Ton</translation>
    </message>
    <message>
        <source>&amp;Configure…</source>
        <translation>&amp;Einrichten …</translation>
    </message>
    <message>
        <source>&amp;Learn by playing</source>
        <translation>Spielend &amp;lernen</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;About Stone Age Qt</source>
        <translation>&amp;Über Stone Age Qt</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Über &amp;Qt</translation>
    </message>
    <message>
        <source>Next player&apos;s &amp;tableau</source>
        <translation>Nächstes &amp;Tableau</translation>
    </message>
</context>
<context>
    <name>Admission</name>
    <message>
        <source>A person plays {names}.</source>
        <translation>Für {names} spielt ein Mensch.</translation>
    </message>
    <message>
        <source>A quick bot plays {names}.</source>
        <translation>Für {names} spielt ein schneller Bot.</translation>
    </message>
</context>
<context>
    <name>AnalysisBar</name>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>Let the strongest bot judge every decision; it takes up to a minute</source>
        <translation>Den stärksten Bot jede Entscheidung beurteilen lassen; das dauert bis zu einer Minute</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
</context>
<context>
    <name>Animal</name>
    <message>
        <source>polar bear</source>
        <translation>Eisbär</translation>
    </message>
    <message>
        <source>wild boar</source>
        <translation>Wildschwein</translation>
    </message>
    <message>
        <source>wolf</source>
        <translation>Wolf</translation>
    </message>
    <message>
        <source>bird of prey</source>
        <translation>Raubvogel</translation>
    </message>
</context>
<context>
    <name>AnimalNote</name>
    <message>
        <source>{animal}: every roll counts {malus} less. When {rings} people stand on it, it flees and each of them rolls for a reward.</source>
        <translation>{animal}: Jeder Wurf zählt {malus} weniger. Stehen {rings} Personen dort, flieht das Tier, und jede von ihnen würfelt um eine Belohnung.</translation>
    </message>
</context>
<context>
    <name>AtPlace</name>
    <message>
        <source>on the hunting grounds</source>
        <translation>bei der Jagd</translation>
    </message>
    <message>
        <source>in the forest</source>
        <translation>im Wald</translation>
    </message>
    <message>
        <source>in the clay pit</source>
        <translation>in der Lehmgrube</translation>
    </message>
    <message>
        <source>in the quarry</source>
        <translation>im Steinbruch</translation>
    </message>
    <message>
        <source>in the river</source>
        <translation>am Fluss</translation>
    </message>
    <message>
        <source>at the tool maker</source>
        <translation>beim Werkzeugmacher</translation>
    </message>
    <message>
        <source>in the hut</source>
        <translation>in der Hütte</translation>
    </message>
    <message>
        <source>on the field</source>
        <translation>auf dem Acker</translation>
    </message>
    <message>
        <source>with the livestock</source>
        <translation>bei der Viehzucht</translation>
    </message>
    <message>
        <source>for card {n}</source>
        <translation>für Karte {n}</translation>
    </message>
    <message>
        <source>at building {n}</source>
        <translation>bei Gebäude {n}</translation>
    </message>
    <message>
        <source>at igloo {n}</source>
        <translation>bei Iglu {n}</translation>
    </message>
    <message>
        <source>for the wild animal</source>
        <translation>beim wilden Tier</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>Drag people from below to a place, or click a place.</source>
        <translation>Ziehe Personen von unten auf einen Ort oder klicke einen Ort an.</translation>
    </message>
    <message>
        <source>Click a place where your people stand.</source>
        <translation>Klicke einen Ort an, auf dem deine Personen stehen.</translation>
    </message>
    <message>
        <source>Once more: {name}</source>
        <translation>Noch einmal: {name}</translation>
    </message>
    <message>
        <source>{name} is thinking …</source>
        <translation>{name} überlegt …</translation>
    </message>
    <message>
        <source>{name}: {phase}</source>
        <translation>{name}: {phase}</translation>
    </message>
    <message>
        <source>{name}: roll the dice</source>
        <translation>{name}: würfle</translation>
    </message>
    <message>
        <source>{name}: put people on a place</source>
        <translation>{name}: setze Personen ein</translation>
    </message>
    <message>
        <source>{name}: use a place</source>
        <translation>{name}: nutze einen Ort</translation>
    </message>
    <message>
        <source>{name}: add tools?</source>
        <translation>{name}: Werkzeuge dazu?</translation>
    </message>
    <message>
        <source>{name}: take a die</source>
        <translation>{name}: nimm einen Würfel</translation>
    </message>
    <message>
        <source>{name}: take the rewards</source>
        <translation>{name}: nimm die Belohnungen</translation>
    </message>
    <message>
        <source>{name}: food is missing</source>
        <translation>{name}: Nahrung fehlt</translation>
    </message>
    <message>
        <source>{name} – back with Esc</source>
        <translation>{name} – zurück mit Esc</translation>
    </message>
    <message>
        <source>More people: hold the button, wheel, 1–9, or Shift for all.</source>
        <translation>Mehr Personen: Maustaste halten, Mausrad, 1–9 oder Umschalt für alle.</translation>
    </message>
    <message>
        <source>{why} Letting go puts {people} here.</source>
        <translation>{why} Loslassen setzt {people} hierher.</translation>
    </message>
    <message>
        <source>A good idea, but not in this step of the lesson.</source>
        <translation>Gute Idee, aber nicht in diesem Schritt der Lektion.</translation>
    </message>
    <message>
        <source>Paused – P goes on</source>
        <translation>Pause – weiter mit P</translation>
    </message>
</context>
<context>
    <name>BoardCanvas</name>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
</context>
<context>
    <name>BranchDialog</name>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>Play on from round {n}</source>
        <translation>Ab Runde {n} weiterspielen</translation>
    </message>
    <message>
        <source>A new game begins at this position; the old one stays as it is.</source>
        <translation>An dieser Stellung beginnt ein neues Spiel; das alte bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>The same rolls show the same dice as before</source>
        <translation>Gleiche Würfe zeigen dieselben Augen wie damals</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Own program</source>
        <translation>Eigenes Programm</translation>
    </message>
    <message>
        <source>Player {n}: who plays</source>
        <translation>Platz {n}: wer spielt</translation>
    </message>
    <message>
        <source>Player {n}: name</source>
        <translation>Platz {n}: Name</translation>
    </message>
</context>
<context>
    <name>Building</name>
    <message>
        <source>{resources} of exactly {kinds}</source>
        <translation>{resources} aus genau {kinds}</translation>
    </message>
    <message>
        <source>{low} to {high} resources of any kind</source>
        <translation>{low} bis {high} Rohstoffe beliebiger Sorten</translation>
    </message>
    <message>
        <source>{cost} → {points}</source>
        <translation>{cost} → {points}</translation>
    </message>
    <message>
        <source>{cost} → points by value</source>
        <translation>{cost} → Punkte nach Wert</translation>
    </message>
    <message>
        <source>Costs {cost} and scores {points} at once.</source>
        <translation>Kostet {cost} und bringt sofort {points}.</translation>
    </message>
    <message>
        <source>Costs {cost}; scores wood 3, brick 4, stone 5, gold 6 each, at once.</source>
        <translation>Kostet {cost}; bringt sofort Punkte: je Holz 3, Lehm 4, Stein 5, Gold 6.</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>{bottom} ({top})</source>
        <translation>{bottom} ({top})</translation>
    </message>
</context>
<context>
    <name>CardNote</name>
    <message>
        <source>At the end, each farmer counts the agriculture track.</source>
        <translation>Am Ende zählt jeder Bauer den Stand auf der Ackerleiste.</translation>
    </message>
    <message>
        <source>At the end, each hut builder counts the buildings.</source>
        <translation>Am Ende zählt jeder Hüttenbauer die Gebäude.</translation>
    </message>
    <message>
        <source>At the end, each shaman counts the people.</source>
        <translation>Am Ende zählt jeder Schamane die Personen.</translation>
    </message>
    <message>
        <source>At the end, each tool maker counts the tools&apos; values.</source>
        <translation>Am Ende zählt jeder Werkzeugmacher die Werte der Werkzeuge.</translation>
    </message>
    <message>
        <source>At the end, each row of different culture symbols scores its number times itself.</source>
        <translation>Am Ende bringt jede Reihe verschiedener Kultursymbole Anzahl × Anzahl Punkte.</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>One die per player is rolled; the buyer first, then clockwise, each takes one and its gain: 1 wood, 2 brick, 3 stone, 4 gold, 5 tool, 6 agriculture.</source>
        <translation>Es wird ein Würfel je Spieler*in geworfen; wer die Karte kauft, wählt zuerst, dann alle anderen im Uhrzeigersinn: 1 Holz, 2 Lehm, 3 Stein, 4 Gold, 5 Werkzeug, 6 Ackerleiste.</translation>
    </message>
    <message>
        <source>Gives {amount} food at once.</source>
        <translation>Gibt sofort {amount} Nahrung.</translation>
    </message>
    <message>
        <source>Gives {amount} {good} at once.</source>
        <translation>Gibt sofort {amount} {good}.</translation>
    </message>
    <message>
        <source>Scores {points} at once.</source>
        <translation>Bringt sofort {points}.</translation>
    </message>
    <message>
        <source>Rolls {dice} for {good}; tools may be added.</source>
        <translation>Gibt {dice} um {good}; Werkzeuge dürfen dazu.</translation>
    </message>
    <message>
        <source>Lies open to be used once, at any time: {resources}.</source>
        <translation>Liegt offen und gibt einmal, wann du willst: {resources}.</translation>
    </message>
    <message>
        <source>Gives a tool at once.</source>
        <translation>Gibt sofort ein Werkzeug.</translation>
    </message>
    <message>
        <source>Raises agriculture by one at once.</source>
        <translation>Bringt dich auf der Ackerleiste sofort um 1 weiter.</translation>
    </message>
    <message>
        <source>Draws the next card unseen; only its lower half counts.</source>
        <translation>Zieht verdeckt die nächste Karte; nur ihr unterer Teil zählt.</translation>
    </message>
    <message>
        <source>A tool of value {amount} that can be added to one roll, once in the game.</source>
        <translation>Ein Werkzeug mit Wert {amount}, das einmal im Spiel zu einem Wurf dazukommen kann.</translation>
    </message>
</context>
<context>
    <name>CardTop</name>
    <message>
        <source>{dice} for {good}</source>
        <translation>{dice} um {good}</translation>
    </message>
    <message>
        <source>one-use tool {value}</source>
        <translation>Einmal-Werkzeug {value}</translation>
    </message>
    <message>
        <source>dice for all</source>
        <translation>Würfel für alle</translation>
    </message>
    <message>
        <source>1 tool</source>
        <translation>1 Werkzeug</translation>
    </message>
    <message>
        <source>agriculture +1</source>
        <translation>Ackerleiste +1</translation>
    </message>
    <message>
        <source>another card, unseen</source>
        <translation>verdeckt eine weitere Karte</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>The board game Stone Age for the desktop.</source>
        <translation>Das Brettspiel Stone Age für den Desktop.</translation>
    </message>
    <message>
        <source>Without a command, or with a saved game as the only argument, the window opens.
Exit codes: 0 all is well, 1 a fault in a file or the answer is no, 2 wrong use,
130 interrupted. Every command explains itself: stoneage-qt COMMAND --help</source>
        <translation>Ohne Befehl oder nur mit einem Spielstand öffnet sich das Fenster.
Rückgabewerte: 0 alles in Ordnung, 1 Fehler in einer Datei oder die Antwort ist nein,
2 falscher Aufruf, 130 abgebrochen. Jeder Befehl erklärt sich: stoneage-qt BEFEHL --help</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>there is no command and no file of that name: {name}</source>
        <translation>Es gibt weder einen Befehl noch eine Datei dieses Namens: {name}</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>print JSON for programs</source>
        <translation>gibt JSON für Programme aus</translation>
    </message>
    <message>
        <source>levels (known: {levels}), with a factor of their thinking as in expert@4; with --ladder and none: all of them</source>
        <translation>Stufen (bekannt: {levels}), auch mit einem Faktor für ihr Nachdenken wie expert@4; mit --ladder und ohne Angabe: alle</translation>
    </message>
    <message>
        <source>a saved game (.stoneage)</source>
        <translation>ein Spielstand (.stoneage)</translation>
    </message>
    <message>
        <source>open the window, or the given game in it (the default)</source>
        <translation>öffnet das Fenster, oder darin das angegebene Spiel (Vorgabe)</translation>
    </message>
    <message>
        <source>a saved game to open</source>
        <translation>ein Spielstand, der geöffnet wird</translation>
    </message>
    <message>
        <source>the window can&apos;t be opened: {detail}</source>
        <translation>Das Fenster lässt sich nicht öffnen: {detail}</translation>
    </message>
    <message>
        <source>check that saved games are legal from start to end</source>
        <translation>prüft, ob Spielstände von Anfang bis Ende regelgerecht sind</translation>
    </message>
    <message>
        <source>Play saved games again through the rules and check every action, the result and the digest. Names the first bad action. Exit code 1 if any file is not sound.</source>
        <translation>Spielt gespeicherte Spiele noch einmal nach den Regeln und prüft jede Aktion, das Ergebnis und die Prüfsumme. Nennt die erste falsche Aktion. Rückgabewert 1, wenn eine Datei nicht in Ordnung ist.</translation>
    </message>
    <message>
        <source>sound; {actions} actions, ended in round {round}, points {totals}</source>
        <translation>in Ordnung; {actions} Aktionen, zu Ende in Runde {round}, Punkte {totals}</translation>
    </message>
    <message>
        <source>sound; {actions} actions, in round {round}, points so far {totals}</source>
        <translation>in Ordnung; {actions} Aktionen, in Runde {round}, Punkte bisher {totals}</translation>
    </message>
    <message>
        <source>print a position and the log of a saved game</source>
        <translation>gibt eine Stellung und das Protokoll eines Spielstands aus</translation>
    </message>
    <message>
        <source>Print a position of a saved game and the log that led to it.</source>
        <translation>Gibt eine Stellung eines gespeicherten Spiels aus und das Protokoll bis dorthin.</translation>
    </message>
    <message>
        <source>the position after N actions (default: where the game was saved)</source>
        <translation>die Stellung nach N Aktionen (Vorgabe: wo gespeichert wurde)</translation>
    </message>
    <message>
        <source>how many actions of the log to print (default: 20)</source>
        <translation>wie viele Aktionen des Protokolls ausgegeben werden (Vorgabe: 20)</translation>
    </message>
    <message>
        <source>warning: {path} was altered since it was saved; every action is legal</source>
        <translation>Warnung: {path} wurde nach dem Speichern verändert; jede Aktion ist regelgerecht</translation>
    </message>
    <message>
        <source>--at must be between 0 and {most}</source>
        <translation>--at muss zwischen 0 und {most} liegen</translation>
    </message>
    <message>
        <source>{title}, begun {created} UTC; modules: {modules}; after {at} of {actions} actions</source>
        <translation>{title}, begonnen {created} UTC; Module: {modules}; nach {at} von {actions} Aktionen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>round {round}, {phase}; start player {start}; to decide: {who}</source>
        <translation>Runde {round}, {phase}; Startspieler*in {start}; es entscheidet: {who}</translation>
    </message>
    <message>
        <source>nobody, the game is over</source>
        <translation>niemand, das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>cards: {cards}; {deck} in the deck</source>
        <translation>Karten: {cards}; {deck} im Stapel</translation>
    </message>
    <message>
        <source>buildings (left in the stack): {buildings}</source>
        <translation>Gebäude (übrig im Stapel): {buildings}</translation>
    </message>
    <message>
        <source>igloos: {igloos}</source>
        <translation>Iglus: {igloos}</translation>
    </message>
    <message>
        <source>animal: {animal}, rolls are reduced by {malus}</source>
        <translation>Tier: {animal}, Würfe zählen {malus} weniger</translation>
    </message>
    <message>
        <source>dice: {dice}</source>
        <translation>Würfel: {dice}</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>if it ended now</source>
        <translation>wäre jetzt Schluss</translation>
    </message>
    <message>
        <source>food</source>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>tools (used)</source>
        <translation>Werkzeuge (benutzt)</translation>
    </message>
    <message>
        <source>people at home</source>
        <translation>Personen zu Hause</translation>
    </message>
    <message>
        <source>agriculture</source>
        <translation>Ackerleiste</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>open cards</source>
        <translation>offene Karten</translation>
    </message>
    <message>
        <source>buildings</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>let bots play each other</source>
        <translation>lässt Bots gegeneinander spielen</translation>
    </message>
    <message>
        <source>Play games between bots, without a window. The bots change seats from game to game; the same seed gives the same games. Igloos, animals and rewards have your own values if there is a components.json in your data directory.</source>
        <translation>Spielt Spiele zwischen Bots, ohne Fenster. Die Bots wechseln von Spiel zu Spiel die Plätze; dieselbe Zufallszahl gibt dieselben Spiele. Iglus, Tiere und Belohnungen haben deine eigenen Werte, wenn in deinem Datenverzeichnis eine components.json liegt.</translation>
    </message>
    <message>
        <source>how many games (default: 100)</source>
        <translation>wie viele Spiele (Vorgabe: 100)</translation>
    </message>
    <message>
        <source>seed of the dice and cards (default: 0)</source>
        <translation>Zufallszahl (Seed) für Würfel und Karten (Vorgabe: 0)</translation>
    </message>
    <message>
        <source>winter modules, separated by commas: {modules}</source>
        <translation>Wintermodule, durch Kommas getrennt: {modules}</translation>
    </message>
    <message>
        <source>stop a game after this round and score it as it stands (default: 100)</source>
        <translation>beendet ein Spiel nach dieser Runde und wertet es, wie es steht (Vorgabe: 100)</translation>
    </message>
    <message>
        <source>write every game into this folder</source>
        <translation>schreibt jedes Spiel in diesen Ordner</translation>
    </message>
    <message>
        <source>thinking time of bots that search, as a factor (default: 1)</source>
        <translation>Bedenkzeit suchender Bots, als Faktor (Vorgabe: 1)</translation>
    </message>
    <message>
        <source>no such level: {key} (known: {levels})</source>
        <translation>Diese Stufe gibt es nicht: {key} (bekannt: {levels})</translation>
    </message>
    <message>
        <source>no such module: {name} (known: {modules})</source>
        <translation>Dieses Modul gibt es nicht: {name} (bekannt: {modules})</translation>
    </message>
    <message>
        <source>{games} games, {rounds:.1f} rounds and {actions:.0f} actions each; {games_per_second:.1f} games/s, {actions_per_second:.0f} actions/s</source>
        <translation>{games} Spiele, je {rounds:.1f} Runden und {actions:.0f} Aktionen; {games_per_second:.1f} Spiele/s, {actions_per_second:.0f} Aktionen/s</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>best</source>
        <translation>bestes</translation>
    </message>
    <message>
        <source>worst</source>
        <translation>schlechtestes</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>let bots play each other on all cores, with intervals and ratings</source>
        <translation>lässt Bots auf allen Kernen gegeneinander spielen, mit Intervallen und Wertungszahlen</translation>
    </message>
    <message>
        <source>Let bots play each other. Every table is played once per rotation of the seats with the same shuffles and dice. Two bots and more --players: one of the first against copies of the second. --ladder: everybody against everybody, with ratings.</source>
        <translation>Lässt Bots gegeneinander spielen. Jeder Tisch wird für jede Sitzordnung einmal gespielt, mit denselben Karten und Würfeln. Zwei Bots und mehr --players: einer des ersten gegen Kopien des zweiten. --ladder: alle gegen alle, mit Wertungszahlen.</translation>
    </message>
    <message>
        <source>an external program that speaks the bot protocol; may be given again</source>
        <translation>ein eigenes Programm, das das Bot-Protokoll spricht; darf wiederholt werden</translation>
    </message>
    <message>
        <source>games, with --ladder per table of different bots (default: 400)</source>
        <translation>Spiele, mit --ladder je Tisch verschiedener Bots (Vorgabe: 400)</translation>
    </message>
    <message>
        <source>players at a table (default: as many as bots; with --ladder 2)</source>
        <translation>Plätze an einem Tisch (Vorgabe: so viele wie Bots; mit --ladder 2)</translation>
    </message>
    <message>
        <source>thinking of bots that search, as a factor (default: 1)</source>
        <translation>Bedenkzeit suchender Bots, als Faktor (Vorgabe: 1)</translation>
    </message>
    <message>
        <source>processes (default: one per core)</source>
        <translation>Prozesse (Vorgabe: einer je Kern)</translation>
    </message>
    <message>
        <source>everybody against everybody, with ratings</source>
        <translation>alle gegen alle, mit Wertungszahlen</translation>
    </message>
    <message>
        <source>play the contests of the project&apos;s own table, keep their results in this folder, take up again what is missing there, and print the table</source>
        <translation>spielt die Wettkämpfe der Tabelle dieses Projekts, hebt die Ergebnisse in diesem Ordner auf, holt nach, was dort fehlt, und gibt die Tabelle aus</translation>
    </message>
    <message>
        <source>must be a whole number from 1 to 1000000</source>
        <translation>muss eine ganze Zahl von 1 bis 1000000 sein</translation>
    </message>
    <message>
        <source>must be a number from 0.01 to 100</source>
        <translation>muss eine Zahl von 0.01 bis 100 sein</translation>
    </message>
    <message>
        <source>no such level: {name} (known: {levels})</source>
        <translation>diese Stufe gibt es nicht: {name} (bekannt: {levels})</translation>
    </message>
    <message>
        <source>{folder}: the result can&apos;t be written there: {problem}</source>
        <translation>{folder}: das Ergebnis kann dort nicht geschrieben werden: {problem}</translation>
    </message>
    <message>
        <source>{count} bots don&apos;t fill a table of {players}</source>
        <translation>{count} Bots füllen keinen Tisch für {players}</translation>
    </message>
    <message>
        <source>{level} can&apos;t play ({fault}): {lower} plays instead</source>
        <translation>{level} kann nicht spielen ({fault}): stattdessen spielt {lower}</translation>
    </message>
    <message>
        <source>interrupted: these are the games finished so far</source>
        <translation>abgebrochen: das sind die bis jetzt beendeten Spiele</translation>
    </message>
    <message>
        <source>the arena had to stop: {detail}</source>
        <translation>die Arena musste aufhören: {detail}</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95 %</translation>
    </message>
    <message>
        <source>median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>p95</source>
        <translation>p95</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>Wertungszahl</translation>
    </message>
    <message>
        <source>{bots}: {result}</source>
        <translation>{bots}: {result}</translation>
    </message>
    <message>
        <source>{games} games of {players} players, {rounds:.1f} rounds each; par {par:.1%}; wins by seat from the start player: {seats}; {seconds:.0f} s</source>
        <translation>{games} Spiele zu {players}, je {rounds:.1f} Runden; Gleichstand {par:.1%}; Siege nach Platz ab Startspieler*in: {seats}; {seconds:.0f} s</translation>
    </message>
    <message>
        <source>{bot}: {count} faulty decisions, the first: {fault}</source>
        <translation>{bot}: {count} fehlerhafte Entscheidungen, die erste: {fault}</translation>
    </message>
    <message>
        <source>the window could not be measured: {detail}</source>
        <translation>das Fenster ließ sich nicht messen: {detail}</translation>
    </message>
    <message>
        <source>start to first frame</source>
        <translation>vom Start bis zum ersten Bild</translation>
    </message>
    <message>
        <source>  the same in processor time</source>
        <translation>  dasselbe in Rechenzeit</translation>
    </message>
    <message>
        <source>memory, start page</source>
        <translation>Speicher, Startseite</translation>
    </message>
    <message>
        <source>memory, game on the table</source>
        <translation>Speicher, Spiel auf dem Tisch</translation>
    </message>
    <message>
        <source>frame gaps, nobody thinks: 99 of 100</source>
        <translation>Bildabstände, niemand denkt: 99 von 100</translation>
    </message>
    <message>
        <source>  longest</source>
        <translation>  längster</translation>
    </message>
    <message>
        <source>  processor time of the window, 99 of 100</source>
        <translation>  Rechenzeit des Fensters, 99 von 100</translation>
    </message>
    <message>
        <source>  processor time of the window</source>
        <translation>  Rechenzeit des Fensters</translation>
    </message>
    <message>
        <source>frame gaps, two bots think: 99 of 100</source>
        <translation>Bildabstände, zwei Bots denken: 99 von 100</translation>
    </message>
    <message>
        <source>drop to frame, longest of {count}</source>
        <translation>vom Ablegen bis zum Bild, längste von {count}</translation>
    </message>
    <message>
        <source>another size drawn sharp, up to 2560×1440, longest of {count}</source>
        <translation>andere Größe scharf gezeichnet, bis 2560×1440, längste von {count}</translation>
    </message>
    <message>
        <source>another season, longest of {count}</source>
        <translation>andere Jahreszeit, längste von {count}</translation>
    </message>
    <message>
        <source>another season, 1600×1000 at 200 %, longest of {count}</source>
        <translation>andere Jahreszeit, 1600×1000 bei 200 %, längste von {count}</translation>
    </message>
    <message>
        <source>longest time without an answer meanwhile</source>
        <translation>längste Zeit ohne Antwort währenddessen</translation>
    </message>
    <message>
        <source>another size drawn sharp, 1600×1000 at 200 %, longest of {count}</source>
        <translation>andere Größe scharf gezeichnet, 1600×1000 bei 200 %, längste von {count}</translation>
    </message>
    <message>
        <source>here</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>bare window</source>
        <translation>leeres Fenster</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>Verhältnis</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>met</source>
        <translation>erreicht</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>verfehlt</translation>
    </message>
    <message>
        <source>{level}: {count} faulty decisions, the first: {fault}</source>
        <translation>{level}: {count} fehlerhafte Entscheidungen, die erste: {fault}</translation>
    </message>
    <message>
        <source>must be a whole number from {low} to {high}</source>
        <translation>muss eine ganze Zahl von {low} bis {high} sein</translation>
    </message>
    <message>
        <source>measure the speed of the engine</source>
        <translation>misst die Geschwindigkeit der Spielregeln</translation>
    </message>
    <message>
        <source>Measure the engine and print it in absolute numbers and as a multiple of a fixed loop of plain Python, so that machines can be compared.</source>
        <translation>Misst die Spielregeln und gibt das Ergebnis in absoluten Zahlen und als Vielfaches einer festen Schleife in reinem Python aus, damit sich Rechner vergleichen lassen.</translation>
    </message>
    <message>
        <source>fail where anything costs over half as much again as FILE says</source>
        <translation>schlägt fehl, wenn etwas über anderthalbmal so viel kostet, wie DATEI sagt</translation>
    </message>
    <message>
        <source>write what was measured to FILE, for --check</source>
        <translation>schreibt das Gemessene in DATEI, für --check</translation>
    </message>
    <message>
        <source>do not measure how long an empty window takes</source>
        <translation>misst nicht, wie lange ein leeres Fenster braucht</translation>
    </message>
    <message>
        <source>the best of how many tries counts (default: 7)</source>
        <translation>der beste von wie vielen Versuchen zählt (Vorgabe: 7)</translation>
    </message>
    <message>
        <source>{room}: compiled</source>
        <translation>{room}: kompiliert</translation>
    </message>
    <message>
        <source>{room}: plain Python</source>
        <translation>{room}: reines Python</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eines</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>dauert</translation>
    </message>
    <message>
        <source>per second</source>
        <translation>pro Sekunde</translation>
    </message>
    <message>
        <source>loops</source>
        <translation>Schleifen</translation>
    </message>
    <message>
        <source>empty Qt window</source>
        <translation>leeres Qt-Fenster</translation>
    </message>
    <message>
        <source>too slow: {name} takes {now:.3g} loops, allowed are {allowed:.3g}</source>
        <translation>zu langsam: {name} braucht {now:.3g} Schleifen, erlaubt sind {allowed:.3g}</translation>
    </message>
    <message>
        <source>nothing is slower than {file} allows</source>
        <translation>nichts ist langsamer, als {file} erlaubt</translation>
    </message>
    <message>
        <source>put the program into the menus of a Linux desktop</source>
        <translation>trägt das Programm in die Menüs eines Linux-Desktops ein</translation>
    </message>
    <message>
        <source>Write the menu entry, the icons, the file type of saved games and the software description into your own data directory; nothing of the system is touched.</source>
        <translation>Schreibt Menüeintrag, Symbole, Dateityp der Spielstände und Programmbeschreibung in dein eigenes Datenverzeichnis; am System wird nichts geändert.</translation>
    </message>
    <message>
        <source>take all of it away again</source>
        <translation>nimmt alles wieder weg</translation>
    </message>
    <message>
        <source>this is for Linux desktops; elsewhere the bundle brings its own icon</source>
        <translation>das ist für Linux-Desktops; anderswo bringt das Paket sein eigenes Symbol mit</translation>
    </message>
    <message>
        <source>{path} can&apos;t be written: {detail}</source>
        <translation>{path} kann nicht geschrieben werden: {detail}</translation>
    </message>
    <message>
        <source>the program is in your menus now (files under {folder})</source>
        <translation>das Programm steht jetzt in deinen Menüs (Dateien unter {folder})</translation>
    </message>
    <message>
        <source>the program is out of your menus again (files under {folder} removed)</source>
        <translation>das Programm steht nicht mehr in deinen Menüs (Dateien unter {folder} entfernt)</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>diese Datei gibt es nicht</translation>
    </message>
    <message>
        <source>this is not a file</source>
        <translation>das ist keine Datei</translation>
    </message>
    <message>
        <source>it can&apos;t be read: {detail}</source>
        <translation>nicht lesbar: {detail}</translation>
    </message>
    <message>
        <source>it is too large for a saved game (over {limit} bytes)</source>
        <translation>zu groß für einen Spielstand (über {limit} Bytes)</translation>
    </message>
    <message>
        <source>damaged, cut off or something else: it makes no sense from line {line}, column {column}</source>
        <translation>beschädigt, abgeschnitten oder etwas anderes: unverständlich ab Zeile {line}, Spalte {column}</translation>
    </message>
    <message>
        <source>not a saved game: it is nested too deeply</source>
        <translation>kein Spielstand: zu tief verschachtelt</translation>
    </message>
    <message>
        <source>this is not a saved game of Stone Age</source>
        <translation>das ist kein Spielstand von Stone Age</translation>
    </message>
    <message>
        <source>it was saved by a newer version of this program (format {version}, this one knows up to {known})</source>
        <translation>von einer neueren Version dieses Programms gespeichert (Format {version}, dieses kennt bis zu {known})</translation>
    </message>
    <message>
        <source>its format {version} is not known</source>
        <translation>das Format {version} ist nicht bekannt</translation>
    </message>
    <message>
        <source>a saved game of “{game}”, which the window can&apos;t show yet</source>
        <translation>ein Spielstand von „{game}“, den das Fenster noch nicht zeigen kann</translation>
    </message>
    <message>
        <source>damaged: the field {field} is wrong ({problem}{value})</source>
        <translation>beschädigt: das Feld {field} ist falsch ({problem}{value})</translation>
    </message>
    <message>
        <source>damaged: the component values are wrong: {entry}: {problem}</source>
        <translation>beschädigt: die Werte des Spielmaterials sind falsch: {entry}: {problem}</translation>
    </message>
    <message>
        <source>damaged: no box of the game gives this set-up ({problem})</source>
        <translation>beschädigt: diesen Aufbau gibt keine Schachtel her ({problem})</translation>
    </message>
    <message>
        <source>action {number} is not legal: {text} ({reason})</source>
        <translation>Aktion {number} ist nicht regelgerecht: {text} ({reason})</translation>
    </message>
    <message>
        <source>damaged: the result told is not the one of the actions</source>
        <translation>beschädigt: das genannte Ergebnis passt nicht zu den Aktionen</translation>
    </message>
    <message>
        <source>every action is legal, but the file was altered since it was saved</source>
        <translation>jede Aktion ist regelgerecht, aber die Datei wurde nach dem Speichern verändert</translation>
    </message>
    <message>
        <source>it can&apos;t be written: there is no such folder</source>
        <translation>nicht schreibbar: diesen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>it can&apos;t be written: no permission</source>
        <translation>nicht schreibbar: keine Berechtigung</translation>
    </message>
    <message>
        <source>it can&apos;t be written: the disk is full</source>
        <translation>nicht schreibbar: der Datenträger ist voll</translation>
    </message>
    <message>
        <source>it can&apos;t be written: {detail}</source>
        <translation>nicht schreibbar: {detail}</translation>
    </message>
    <message>
        <source>not overwritten, because what is there can&apos;t be read as a saved game ({cause})</source>
        <translation>nicht überschrieben, weil dort etwas liegt, das kein lesbarer Spielstand ist ({cause})</translation>
    </message>
    <message>
        <source>another running program has it open</source>
        <translation>ein anderes laufendes Programm hat die Datei geöffnet</translation>
    </message>
    <message>
        <source>total {amount}</source>
        <translation>zusammen {amount}</translation>
    </message>
    <message>
        <source>tools add {amount}</source>
        <translation>Werkzeuge bringen {amount}</translation>
    </message>
    <message>
        <source>{who} +{amount} food</source>
        <translation>{who} +{amount} Nahrung</translation>
    </message>
    <message>
        <source>{who} +{goods}</source>
        <translation>{who} +{goods}</translation>
    </message>
    <message>
        <source>{who} tool {item} now {amount}</source>
        <translation>{who} Werkzeug {item} jetzt {amount}</translation>
    </message>
    <message>
        <source>{who} +{amount} person</source>
        <translation>{who} +{amount} Person</translation>
    </message>
    <message>
        <source>{who} agriculture +{amount}</source>
        <translation>{who} Ackerleiste +{amount}</translation>
    </message>
    <message>
        <source>{who} points {amount:+d} ({reason})</source>
        <translation>{who} Punkte {amount:+d} ({reason})</translation>
    </message>
    <message>
        <source>{who} takes {item}</source>
        <translation>{who} nimmt {item}</translation>
    </message>
    <message>
        <source>{who} builds {item}</source>
        <translation>{who} baut {item}</translation>
    </message>
    <message>
        <source>{who} draws a card unseen</source>
        <translation>{who} zieht verdeckt eine Karte</translation>
    </message>
    <message>
        <source>{who} +{amount} food income</source>
        <translation>{who} +{amount} Nahrung von der Ackerleiste</translation>
    </message>
    <message>
        <source>{who} feeds {amount}</source>
        <translation>{who} ernährt {amount}</translation>
    </message>
    <message>
        <source>{who} {amount} hungry</source>
        <translation>{who} {amount} hungrig</translation>
    </message>
    <message>
        <source>{item} turns up</source>
        <translation>{item} taucht auf</translation>
    </message>
    <message>
        <source>{item} becomes active</source>
        <translation>{item} wird aktiv</translation>
    </message>
    <message>
        <source>{item} flees</source>
        <translation>{item} flieht</translation>
    </message>
    <message>
        <source>round {amount}, {who} starts</source>
        <translation>Runde {amount}, {who} beginnt</translation>
    </message>
    <message>
        <source>the game is over ({reason})</source>
        <translation>das Spiel ist zu Ende ({reason})</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>Aufruf: </translation>
    </message>
    <message>
        <source>options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>zeigt diese Hilfe und endet</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>zeigt die Version des Programms und endet</translation>
    </message>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: Fehler: %(message)s
</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>Argument %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>diese Argumente fehlen: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>unbekannte Argumente: %s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>hier gehört ein Argument hin</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>hier gehört mindestens ein Argument hin</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>hier gehört höchstens ein Argument hin</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>überzähliges Argument %r</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>nicht zusammen mit %s erlaubt</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>kein Wert für %(type)s: %(value)r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>diese Wahl gibt es nicht: %(value)r (möglich: %(choices)s)</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>mehrdeutige Option: %(option)s könnte %(matches)s sein</translation>
    </message>
    <message>
        <source>the picture can&apos;t be written: {file}</source>
        <translation>das Bild kann nicht geschrieben werden: {file}</translation>
    </message>
    <message>
        <source>render a position or a page into a picture</source>
        <translation>malt eine Stellung oder eine Seite in ein Bild</translation>
    </message>
    <message>
        <source>Render a position or a page into a picture; no screen is needed.</source>
        <translation>Malt eine Stellung oder eine Seite in ein Bild; ein Bildschirm ist nicht nötig.</translation>
    </message>
    <message>
        <source>the picture to write</source>
        <translation>das Bild, das geschrieben wird</translation>
    </message>
    <message>
        <source>write contact sheets of all art and the main pages in both seasons instead</source>
        <translation>schreibt stattdessen Übersichtsbilder aller Grafiken und die wichtigsten Seiten in beiden Jahreszeiten</translation>
    </message>
    <message>
        <source>let the bots judge the reviewed game first</source>
        <translation>das gezeigte Spiel zuerst von den Bots beurteilen lassen</translation>
    </message>
    <message>
        <source>the position after N actions</source>
        <translation>die Stellung nach N Aktionen</translation>
    </message>
    <message>
        <source>size of the window</source>
        <translation>Größe des Fensters</translation>
    </message>
    <message>
        <source>pixels per point, as 2</source>
        <translation>Pixel je Punkt, etwa 2</translation>
    </message>
    <message>
        <source>size of text, as 1.5</source>
        <translation>Größe der Schrift, etwa 1.5</translation>
    </message>
    <message>
        <source>language, as de</source>
        <translation>Sprache, etwa de</translation>
    </message>
    <message>
        <source>season of the board</source>
        <translation>Jahreszeit des Spielplans</translation>
    </message>
    <message>
        <source>day or night colours</source>
        <translation>Farben für Tag oder Nacht</translation>
    </message>
    <message>
        <source>what to show</source>
        <translation>was gezeigt wird</translation>
    </message>
    <message>
        <source>of the bots&apos; game</source>
        <translation>des Spiels der Bots</translation>
    </message>
    <message>
        <source>a size is written as 1280x800</source>
        <translation>eine Größe schreibt man wie 1280x800</translation>
    </message>
    <message>
        <source>a scale is a number from 0.5 to 4</source>
        <translation>ein Maßstab ist eine Zahl von 0.5 bis 4</translation>
    </message>
    <message>
        <source>name either a picture or, with --gallery, a folder</source>
        <translation>nenne entweder ein Bild oder, mit --gallery, einen Ordner</translation>
    </message>
    <message>
        <source>make the weights of the strong bots by self-play</source>
        <translation>macht die Gewichte der starken Bots durch Spiele gegen sich selbst</translation>
    </message>
    <message>
        <source>players at the table</source>
        <translation>Plätze am Tisch</translation>
    </message>
    <message>
        <source>{folder}: can&apos;t be used as output directory: {problem}</source>
        <translation>{folder}: taugt nicht als Ausgabeverzeichnis: {problem}</translation>
    </message>
    <message>
        <source>directory for checkpoint.npz, latest.npz and best.npz</source>
        <translation>Ordner für checkpoint.npz, latest.npz und best.npz</translation>
    </message>
    <message>
        <source>how long (default: 30)</source>
        <translation>wie lange (Vorgabe: 30)</translation>
    </message>
    <message>
        <source>stop after this many games instead; repeatable to the last bit</source>
        <translation>hört stattdessen nach so vielen Spielen auf; bis aufs Bit wiederholbar</translation>
    </message>
    <message>
        <source>seed of the dice and cards (default: 1)</source>
        <translation>Zufallszahl (Seed) für Würfel und Karten (Vorgabe: 1)</translation>
    </message>
    <message>
        <source>processes that play (default: one per core)</source>
        <translation>Prozesse, die spielen (Vorgabe: einer je Kern)</translation>
    </message>
    <message>
        <source>weights to start from, also of fewer players (net2.npz …)</source>
        <translation>Gewichte, mit denen begonnen wird, auch von weniger Plätzen (net2.npz …)</translation>
    </message>
    <message>
        <source>the players of these weights (default: as --players)</source>
        <translation>die Plätze dieser Gewichte (Vorgabe: wie --players)</translation>
    </message>
    <message>
        <source>share of random actions at the start (default: 0.15)</source>
        <translation>Anteil zufälliger Aktionen am Anfang (Vorgabe: 0.15)</translation>
    </message>
    <message>
        <source>learning rate at the start (default: 0.001)</source>
        <translation>Lernrate am Anfang (Vorgabe: 0.001)</translation>
    </message>
    <message>
        <source>rollouts with which placements are decided: games of the searching bot (default: 0)</source>
        <translation>Probespiele, mit denen über das Setzen entschieden wird: Partien des suchenden Bots (Vorgabe: 0)</translation>
    </message>
    <message>
        <source>width of the first hidden layer (default: 96)</source>
        <translation>Breite der ersten verborgenen Schicht (Vorgabe: 96)</translation>
    </message>
    <message>
        <source>must be more than 0</source>
        <translation>muss größer als 0 sein</translation>
    </message>
    <message>
        <source>{minutes:6.1f} min {games:8d} games {speed:6.1f}/s  loss {loss:.4f}  rounds {rounds:.1f}  winner&apos;s points {points:.0f}</source>
        <translation>{minutes:6.1f} min {games:8d} Spiele {speed:6.1f}/s  Verlust {loss:.4f}  Runden {rounds:.1f}  Punkte beim Sieg {points:.0f}</translation>
    </message>
    <message>
        <source>  against the best: {share:.1%} ± {margin:.1%} of {games}</source>
        <translation>  gegen die besten: {share:.1%} ± {margin:.1%} von {games}</translation>
    </message>
    <message>
        <source>  first checkpoint</source>
        <translation>  erster Zwischenstand</translation>
    </message>
    <message>
        <source>best weights: {path}</source>
        <translation>beste Gewichte: {path}</translation>
    </message>
    <message>
        <source>stopped; the same command goes on from the checkpoint</source>
        <translation>angehalten; derselbe Befehl macht beim Zwischenstand weiter</translation>
    </message>
    <message>
        <source>Train the value net for one number of players by self-play on all cores. Goes on from the checkpoint in the output directory, where there is one. best.npz there is the checkpoint that won its matches; put it into resources/stoneage/bots as net2.npz, net3.npz or net4.npz.</source>
        <translation>Trainiert das Wertnetz für eine Zahl von Plätzen durch Spiele gegen sich selbst auf allen Kernen. Setzt den Zwischenstand im Zielordner fort, wo es einen gibt. best.npz dort ist der Zwischenstand, der seine Wettkämpfe gewonnen hat; lege ihn als net2.npz, net3.npz oder net4.npz nach resources/stoneage/bots.</translation>
    </message>
    <message>
        <source>a saved game of “{game}”, which this program does not have</source>
        <translation>eine gespeicherte Partie von „{game}“, das dieses Programm nicht hat</translation>
    </message>
    <message>
        <source>the game that is played: {games}</source>
        <translation>das Spiel, das gespielt wird: {games}</translation>
    </message>
    <message>
        <source>the levels that play, one for each seat; known: {levels}</source>
        <translation>die Stufen, die spielen, eine für jeden Platz; bekannt: {levels}</translation>
    </message>
    <message>
        <source>{least} to {most} bots are needed, not {count}</source>
        <translation>es braucht {least} bis {most} Bots, nicht {count}</translation>
    </message>
    <message>
        <source>round {round}; to decide: {who}</source>
        <translation>Runde {round}; es entscheidet: {who}</translation>
    </message>
</context>
<context>
    <name>Colour</name>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n Würfel</numerusform>
            <numerusform>%n Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>roll %n dice</source>
        <translation>
            <numerusform>würfle mit %n Würfel</numerusform>
            <numerusform>würfle mit %n Würfeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n points</source>
        <translation>
            <numerusform>−%n Punkt</numerusform>
            <numerusform>−%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buildings</source>
        <translation>
            <numerusform>%n Gebäude</numerusform>
            <numerusform>%n Gebäude</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources</source>
        <translation>
            <numerusform>%n Rohstoff</numerusform>
            <numerusform>%n Rohstoffe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kinds</source>
        <translation>
            <numerusform>%n Sorte</numerusform>
            <numerusform>%n Sorten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources of choice</source>
        <translation>
            <numerusform>%n Rohstoff nach Wahl</numerusform>
            <numerusform>%n Rohstoffe nach Wahl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n games</source>
        <translation>
            <numerusform>in %n Spiel</numerusform>
            <numerusform>in %n Spielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n farmers</source>
        <translation>
            <numerusform>%n Bauer</numerusform>
            <numerusform>%n Bauern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hut builders</source>
        <translation>
            <numerusform>%n Hüttenbauer</numerusform>
            <numerusform>%n Hüttenbauer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shamans</source>
        <translation>
            <numerusform>%n Schamane</numerusform>
            <numerusform>%n Schamanen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool makers</source>
        <translation>
            <numerusform>%n Werkzeugmacher</numerusform>
            <numerusform>%n Werkzeugmacher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hungry people: one resource each, or all go hungry.</source>
        <translation>
            <numerusform>%n hungrige Person: ein Rohstoff, sonst hungert sie.</numerusform>
            <numerusform>%n hungrige Personen: je ein Rohstoff, sonst hungern alle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n igloos</source>
        <translation>
            <numerusform>%n Iglu</numerusform>
            <numerusform>%n Iglus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more kinds of resources</source>
        <translation>
            <numerusform>%n weitere Rohstoffart</numerusform>
            <numerusform>%n weitere Rohstoffarten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Desktop</name>
    <message>
        <source>Board game</source>
        <translation>Brettspiel</translation>
    </message>
    <message>
        <source>Play the board game Stone Age alone or with others</source>
        <translation>Spiele das Brettspiel Stone Age allein oder mit anderen</translation>
    </message>
    <message>
        <source>board game;dice;worker placement;stone age;tribe;</source>
        <translation>Brettspiel;Würfel;Strategie;Steinzeit;Stamm;</translation>
    </message>
    <message>
        <source>Stone Age Qt game</source>
        <translation>Stone-Age-Qt-Spiel</translation>
    </message>
    <message>
        <source>Lead a tribe through the Stone Age</source>
        <translation>Führe einen Stamm durch die Steinzeit</translation>
    </message>
    <message>
        <source>Send your people out to hunt, to gather and to build: a faithful desktop version of the board game Stone Age for two to four players, alone against bots or together at one screen, with the hard winter, wild animals and igloos of the anniversary edition.</source>
        <translation>Schicke dein Volk zum Jagen, Sammeln und Bauen: eine regelgetreue Desktop-Fassung des Brettspiels Stone Age für zwei bis vier Spieler*innen, allein gegen Bots oder gemeinsam an einem Bildschirm, mit dem harten Winter, den wilden Tieren und den Iglus der Jubiläumsausgabe.</translation>
    </message>
    <message>
        <source>The bots play from gentle to very strong and never see more than you do. Every game is saved after every action; replay and review show where luck decided and where you did.</source>
        <translation>Die Bots spielen von sanft bis sehr stark und sehen nie mehr als du. Jedes Spiel wird nach jeder Aktion gespeichert; Wiederholung und Analyse zeigen, wo das Glück entschieden hat und wo du.</translation>
    </message>
    <message>
        <source>This is an unofficial program by players of the game. It has no connection with the game&apos;s author or publisher, and all its pictures, sounds and words are its own.</source>
        <translation>Dies ist ein inoffizielles Programm von Fans des Spiels. Es steht in keiner Verbindung zu Autor oder Verlag, und alle Bilder, Klänge und Texte sind seine eigenen.</translation>
    </message>
    <message>
        <source>The valley in summer</source>
        <translation>Das Tal im Sommer</translation>
    </message>
    <message>
        <source>The valley in winter, with all modules</source>
        <translation>Das Tal im Winter, mit allen Modulen</translation>
    </message>
    <message>
        <source>The start page</source>
        <translation>Die Startseite</translation>
    </message>
    <message>
        <source>The review opens in every copy, no file can run a command or keep the program from starting, and dozens of things that tripped first players are mended.</source>
        <translation>Die Analyse öffnet sich in jeder Installation, keine Datei kann mehr Befehle ausführen oder den Start verhindern, und Dutzende Dinge, über die neue Spieler*innen gestolpert sind, sind behoben.</translation>
    </message>
    <message>
        <source>The first version: the whole game with its winter modules, opponents of many strengths, a guided first game, and a review of every game played.</source>
        <translation>Die erste Version: das ganze Spiel mit seinen Wintermodulen, Gegner vieler Stärken, ein geführtes erstes Spiel und eine Analyse jedes gespielten Spiels.</translation>
    </message>
</context>
<context>
    <name>DetailsPanel</name>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>The title of the game; type another one to rename it</source>
        <translation>Der Titel des Spiels; tippe einen anderen, um es umzubenennen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Move the file to the trash</source>
        <translation>Die Datei in den Papierkorb legen</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Endstand zeigen</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>Spiel fortsetzen</translation>
    </message>
    <message>
        <source>Not a favourite</source>
        <translation>Kein Favorit</translation>
    </message>
    <message>
        <source>To favourites</source>
        <translation>Zu Favoriten</translation>
    </message>
    <message>
        <source>Choose a game to see how it went.</source>
        <translation>Wähle ein Spiel, um zu sehen, wie es lief.</translation>
    </message>
    <message>
        <source>{when} · {length} · {extras}</source>
        <translation>{when} · {length} · {extras}</translation>
    </message>
    <message>
        <source>{when} · {length}</source>
        <translation>{when} · {length}</translation>
    </message>
    <message>
        <source>Continues from a position of another game.</source>
        <translation>Aus einer Stellung eines anderen Spiels weitergespielt.</translation>
    </message>
    <message>
        <source>Altered after it was saved: it does not count.</source>
        <translation>Nach dem Speichern verändert: Es zählt nicht.</translation>
    </message>
</context>
<context>
    <name>DiceTab</name>
    <message>
        <source>No dice have been thrown yet.</source>
        <translation>Es wurde noch nicht gewürfelt.</translation>
    </message>
    <message>
        <source>Too few dice to tell anything: come back after some games.</source>
        <translation>Zu wenige Würfel, um etwas zu sagen: Schau nach ein paar Spielen wieder vorbei.</translation>
    </message>
    <message>
        <source>Nothing unusual: perfectly fair dice would be at least this uneven in {share} % of all libraries of this size.</source>
        <translation>Nichts Ungewöhnliches: Völlig faire Würfel wären in {share} % aller Sammlungen dieser Größe mindestens so ungleich.</translation>
    </message>
    <message>
        <source>Somewhat uneven: fair dice would be at least this uneven in {share} % of all libraries of this size. One in twenty is, and more games will tell.</source>
        <translation>Etwas ungleich: Faire Würfel wären in {share} % aller Sammlungen dieser Größe mindestens so ungleich. Eine von zwanzig ist es; weitere Spiele werden es zeigen.</translation>
    </message>
    <message>
        <source>Very uneven: fair dice would do this in less than one of a thousand libraries. If the files are untouched, please report it.</source>
        <translation>Sehr ungleich: Faire Würfel täten das in weniger als einer von tausend Sammlungen. Wenn die Dateien unverändert sind, melde es bitte.</translation>
    </message>
    <message>
        <source>Are the dice fair?</source>
        <translation>Sind die Würfel fair?</translation>
    </message>
    <message>
        <source>{dice} dice {games}, {mean} pips on average; fair dice give 3.5, here within ± {error} in two of three cases.</source>
        <translation>{dice} Würfel {games}, im Schnitt {mean} Augen; faire Würfel geben 3,5, hier in zwei von drei Fällen auf ± {error} genau.</translation>
    </message>
    <message>
        <source>The dice are drawn from the game&apos;s seed before anybody decides where to roll. Each game counts once; games that continue another one are left out, for they begin with the same dice. The grey band is where two of three bars of fair dice end.</source>
        <translation>Die Würfel werden aus der Zufallszahl des Spiels gezogen, bevor jemand entscheidet, wo gewürfelt wird. Jedes Spiel zählt einmal; Spiele, die ein anderes fortsetzen, bleiben weg, denn sie beginnen mit denselben Würfeln. Im grauen Band enden zwei von drei Balken fairer Würfel.</translation>
    </message>
    <message>
        <source>How often each face was thrown</source>
        <translation>Wie oft jede Zahl gefallen ist</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Spielplan ansehen</translation>
    </message>
    <message>
        <source>Look at the scoring</source>
        <translation>Wertung ansehen</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>{winner} {note}</source>
        <translation>{winner} {note}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Tie-break</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} gewinnt!</translation>
    </message>
    <message>
        <source>{names} share the victory!</source>
        <translation>{names} teilen sich den Sieg!</translation>
    </message>
    <message>
        <source>With {points}, after {rounds}.</source>
        <translation>{points} nach {rounds}.</translation>
    </message>
    <message>
        <source>Tied at {points}; agriculture, tools and people together decided: {n}.</source>
        <translation>Gleichstand, je {points}; Ackerleiste, Werkzeuge und Personen zusammen haben entschieden: {n}.</translation>
    </message>
    <message>
        <source>Tied at {points}, and in agriculture, tools and people too.</source>
        <translation>Gleichstand, je {points}, auch bei Ackerleiste, Werkzeugen und Personen.</translation>
    </message>
</context>
<context>
    <name>Event</name>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>{name} puts {people} {where}.</source>
        <translation>{name} setzt {people} {where}.</translation>
    </message>
    <message>
        <source>{name} rolls {dice}.</source>
        <translation>{name} würfelt {dice}.</translation>
    </message>
    <message>
        <source>{name} rolls {dice} {where}: {sum}, minus {malus} ({animal}) = {total}.</source>
        <translation>{name} würfelt {dice} {where}: {sum}, minus {malus} ({animal}) = {total}.</translation>
    </message>
    <message>
        <source>{name} rolls {dice} {where}: {sum}.</source>
        <translation>{name} würfelt {dice} {where}: {sum}.</translation>
    </message>
    <message>
        <source>{name} adds {n} with tools.</source>
        <translation>{name} nimmt Werkzeuge dazu: +{n}.</translation>
    </message>
    <message>
        <source>{name} takes the {die}: {gain}.</source>
        <translation>{name} nimmt die {die}: {gain}.</translation>
    </message>
    <message>
        <source>{name} uses the {die}.</source>
        <translation>{name} wertet die {die}.</translation>
    </message>
    <message>
        <source>{name}: {total} ÷ {divisor} → {gain}.</source>
        <translation>{name}: {total} ÷ {divisor} → {gain}.</translation>
    </message>
    <message>
        <source>{name} gets {gain}.</source>
        <translation>{name} bekommt {gain}.</translation>
    </message>
    <message>
        <source>{name}&apos;s tools cannot get better.</source>
        <translation>Die Werkzeuge von {name} können nicht besser werden.</translation>
    </message>
    <message>
        <source>{name} gets a tool.</source>
        <translation>{name} bekommt ein Werkzeug.</translation>
    </message>
    <message>
        <source>{name} improves a tool to {value}.</source>
        <translation>{name} verbessert ein Werkzeug auf {value}.</translation>
    </message>
    <message>
        <source>{name} gains a person.</source>
        <translation>{name} bekommt eine Person dazu.</translation>
    </message>
    <message>
        <source>{name} has all people already.</source>
        <translation>{name} hat schon alle Personen.</translation>
    </message>
    <message>
        <source>{name} is at the end of the agriculture track.</source>
        <translation>{name} ist am Ende der Ackerleiste.</translation>
    </message>
    <message>
        <source>{name}: agriculture +1.</source>
        <translation>{name}: Ackerleiste +1.</translation>
    </message>
    <message>
        <source>{name} feeds the people with {goods}.</source>
        <translation>{name} ernährt das Volk mit {goods}.</translation>
    </message>
    <message>
        <source>{name} uses a card and takes {goods}.</source>
        <translation>{name} nutzt eine Karte und nimmt {goods}.</translation>
    </message>
    <message>
        <source>{name} lets people go hungry: {points}.</source>
        <translation>{name} lässt das Volk hungern: {points}.</translation>
    </message>
    <message>
        <source>{name} scores {points}.</source>
        <translation>{name} bekommt {points}.</translation>
    </message>
    <message>
        <source>{name} buys card {n} for {goods}: {card}.</source>
        <translation>{name} kauft Karte {n} für {goods}: {card}.</translation>
    </message>
    <message>
        <source>{name} buys card {n}: {card}.</source>
        <translation>{name} kauft Karte {n}: {card}.</translation>
    </message>
    <message>
        <source>{name} builds an igloo with {goods}: {points}.</source>
        <translation>{name} baut ein Iglu mit {goods}: {points}.</translation>
    </message>
    <message>
        <source>{name} builds with {goods}: {points}.</source>
        <translation>{name} baut mit {goods}: {points}.</translation>
    </message>
    <message>
        <source>{name} draws a card unseen: {card}.</source>
        <translation>{name} zieht verdeckt eine Karte: {card}.</translation>
    </message>
    <message>
        <source>{name} draws a card unseen.</source>
        <translation>{name} zieht verdeckt eine Karte.</translation>
    </message>
    <message>
        <source>The next building of stack {n} is open.</source>
        <translation>Das nächste Gebäude von Stapel {n} liegt offen.</translation>
    </message>
    <message>
        <source>{name} harvests {food}.</source>
        <translation>{name} erntet {food}.</translation>
    </message>
    <message>
        <source>{name}&apos;s people eat {food}.</source>
        <translation>Das Volk von {name} isst {food}.</translation>
    </message>
    <message>
        <source>{name} lacks {food}.</source>
        <translation>{name} hat {food} zu wenig.</translation>
    </message>
    <message>
        <source>A wild animal turns up: {animal}.</source>
        <translation>Ein wildes Tier taucht auf: {animal}.</translation>
    </message>
    <message>
        <source>{animal} roams the valley: every roll counts less.</source>
        <translation>{animal} im Tal: Jeder Wurf zählt weniger.</translation>
    </message>
    <message>
        <source>{animal} flees!</source>
        <translation>In die Flucht geschlagen: {animal}!</translation>
    </message>
    <message>
        <source>Round {n}. {name} begins.</source>
        <translation>Runde {n}. {name} beginnt.</translation>
    </message>
    <message>
        <source>A stack of buildings is empty: the game is over.</source>
        <translation>Ein Gebäudestapel ist leer: Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>There are not enough cards left: the game is over.</source>
        <translation>Es sind nicht mehr genug Karten da: Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>{name} gives up {where}.</source>
        <translation>{name} verzichtet auf {where}.</translation>
    </message>
</context>
<context>
    <name>Explainer</name>
    <message>
        <source>{dice}: {mean} on average, with tools {more}</source>
        <translation>{dice}: im Schnitt {mean}, mit Werkzeugen {more}</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Log as text…</source>
        <translation>Protokoll als Text …</translation>
    </message>
    <message>
        <source>Log as a table (CSV)…</source>
        <translation>Protokoll als Tabelle (CSV) …</translation>
    </message>
    <message>
        <source>Report as a web page…</source>
        <translation>Bericht als Webseite …</translation>
    </message>
    <message>
        <source>Report as PDF…</source>
        <translation>Bericht als PDF …</translation>
    </message>
    <message>
        <source>Board as a picture…</source>
        <translation>Spielplan als Bild …</translation>
    </message>
    <message>
        <source>Game to share…</source>
        <translation>Spiel zum Teilen …</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler*in</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>Notation</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>The file {path} is not there any more.</source>
        <translation>Die Datei {path} gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>{path} is not a file.</source>
        <translation>{path} ist keine Datei.</translation>
    </message>
    <message>
        <source>The file {path} cannot be read: {detail}</source>
        <translation>Die Datei {path} lässt sich nicht lesen: {detail}</translation>
    </message>
    <message>
        <source>The file {path} is too large for a saved game.</source>
        <translation>Die Datei {path} ist zu groß für einen Spielstand.</translation>
    </message>
    <message>
        <source>The file {path} is damaged: line {line} can&apos;t be read. The file was not changed.</source>
        <translation>Die Datei {path} ist beschädigt: Zeile {line} ist nicht lesbar. Die Datei blieb unverändert.</translation>
    </message>
    <message>
        <source>The file {path} is not a saved game.</source>
        <translation>Die Datei {path} ist kein Spielstand.</translation>
    </message>
    <message>
        <source>The file {path} comes from a newer version of the program, please update. The file was not changed.</source>
        <translation>Die Datei {path} stammt von einer neueren Version des Programms, bitte aktualisiere es. Die Datei blieb unverändert.</translation>
    </message>
    <message>
        <source>The file {path} has the unknown version {version}.</source>
        <translation>Die Datei {path} hat die unbekannte Version {version}.</translation>
    </message>
    <message>
        <source>The file {path} is a saved game of “{game}”, which the window can&apos;t show yet. The commands “verify” and “show” can read it. The file was not changed.</source>
        <translation>Die Datei {path} ist ein Spielstand von „{game}“; dieses Spiel kann das Fenster noch nicht zeigen. Die Befehle „verify“ und „show“ können sie lesen. Die Datei blieb unverändert.</translation>
    </message>
    <message>
        <source>The file {path} is damaged: {field} has a wrong value. The file was not changed.</source>
        <translation>Die Datei {path} ist beschädigt: {field} hat einen falschen Wert. Die Datei blieb unverändert.</translation>
    </message>
    <message>
        <source>The values in {path} do not fit the game: {entry}: {problem}</source>
        <translation>Die Werte in {path} passen nicht zum Spiel: {entry}: {problem}</translation>
    </message>
    <message>
        <source>The file {path} has a set-up that cannot be: {problem}.</source>
        <translation>Die Datei {path} hat einen unmöglichen Aufbau: {problem}.</translation>
    </message>
    <message>
        <source>In the file {path}, move {number} ({text}) is not allowed. {why}</source>
        <translation>In der Datei {path} ist Zug {number} ({text}) nicht erlaubt. {why}</translation>
    </message>
    <message>
        <source>The result in the file {path} is not that of the game in it.</source>
        <translation>Das Ergebnis in der Datei {path} passt nicht zum Spiel darin.</translation>
    </message>
    <message>
        <source>The file {path} was altered after it was saved. It was not changed now.</source>
        <translation>Die Datei {path} wurde nach dem Speichern verändert. Sie bleibt jetzt, wie sie ist.</translation>
    </message>
    <message>
        <source>The folder of {path} is not there.</source>
        <translation>Den Ordner von {path} gibt es nicht.</translation>
    </message>
    <message>
        <source>{path} cannot be written: it is protected.</source>
        <translation>{path} kann nicht geschrieben werden: geschützt.</translation>
    </message>
    <message>
        <source>{path} cannot be written: the disk is full.</source>
        <translation>{path} kann nicht geschrieben werden: Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>{path} cannot be written: {detail}</source>
        <translation>{path} kann nicht geschrieben werden: {detail}</translation>
    </message>
    <message>
        <source>{path} is not an intact saved game, so it is not overwritten. Choose another name.</source>
        <translation>{path} ist kein unversehrter Spielstand und wird deshalb nicht überschrieben. Wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>This game is already open in another window.</source>
        <translation>Dieses Spiel ist schon in einem anderen Fenster offen.</translation>
    </message>
    <message>
        <source>The file {path} is a saved game of “{game}”, which this program does not have. A newer version may. The file was not changed.</source>
        <translation>Die Datei {path} ist eine gespeicherte Partie von „{game}“, und dieses Spiel hat das Programm nicht. Vielleicht hat es eine neuere Version. Die Datei wurde nicht verändert.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open a game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Spiel speichern</translation>
    </message>
    <message>
        <source>Stone Age games (*{suffix})</source>
        <translation>Stone-Age-Spiele (*{suffix})</translation>
    </message>
</context>
<context>
    <name>GalleryDialog</name>
    <message>
        <source>Cards and buildings</source>
        <translation>Karten und Gebäude</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Only those still out</source>
        <translation>Nur was noch kommen kann</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Faint: in sight. Still out: {out}, in the deck or face down with players ({hidden}).</source>
        <translation>Blass: offen zu sehen. Noch nicht zu sehen: {out}, im Stapel oder verdeckt am Tisch ({hidden}).</translation>
    </message>
    <message>
        <source>Faint: in sight. Still out: {out}, of which {lying} lie in the stacks.</source>
        <translation>Blass: offen zu sehen. Noch nicht zu sehen: {out}, davon {lying} in den Stapeln.</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Hold to look at your own cards (C)</source>
        <translation>Halten, um die eigenen Karten anzusehen (C)</translation>
    </message>
    <message>
        <source>Look at your own cards</source>
        <translation>Eigene Karten ansehen</translation>
    </message>
</context>
<context>
    <name>GamesTab</name>
    <message>
        <source>Search names, titles, dates…</source>
        <translation>Namen, Titel, Daten suchen …</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Welche Spiele</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Files can be dropped on the list too</source>
        <translation>Dateien lassen sich auch auf die Liste ziehen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Reading games</source>
        <translation>Spiele werden gelesen</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>{shown} of {total}</source>
        <translation>{shown} von {total}</translation>
    </message>
    <message>
        <source>Looking for games…</source>
        <translation>Spiele werden gesucht …</translation>
    </message>
    <message>
        <source>No games yet. Finished games arrive here by themselves; drop saved games here to import them.</source>
        <translation>Noch keine Spiele. Beendete Spiele kommen von selbst hierher; zieh Spielstände hierher, um sie zu importieren.</translation>
    </message>
    <message>
        <source>Some files could not be moved to the trash; they are still there.</source>
        <translation>Einige Dateien ließen sich nicht in den Papierkorb legen; sie sind noch da.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) moved to the trash.</source>
        <translation>
            <numerusform>%n Spiel in den Papierkorb gelegt.</numerusform>
            <numerusform>%n Spiele in den Papierkorb gelegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>%n Spiel importiert.</numerusform>
            <numerusform>%n Spiele importiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stone Age games (*{suffix})</source>
        <translation>Stone-Age-Spiele (*{suffix})</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Spiele importieren</translation>
    </message>
    <message>
        <source>Some files could not be restored; they are still in the trash.</source>
        <translation>Einige Dateien ließen sich nicht wiederherstellen; sie liegen noch im Papierkorb.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Alle Spiele zeigen</translation>
    </message>
    <message>
        <source>Nothing found for “{words}”.</source>
        <translation>Nichts gefunden zu „{words}“.</translation>
    </message>
    <message>
        <source>No game of this kind.</source>
        <translation>Kein Spiel dieser Art.</translation>
    </message>
</context>
<context>
    <name>Good</name>
    <message>
        <source>wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>brick</source>
        <translation>Lehm</translation>
    </message>
    <message>
        <source>stone</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>{n} {good}</source>
        <translation>{n} {good}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>no resources</source>
        <translation>keine Rohstoffe</translation>
    </message>
    <message>
        <source>{n} food</source>
        <translation>{n} Nahrung</translation>
    </message>
    <message>
        <source>{n} × {good}</source>
        <translation>{n} × {good}</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>Graph</name>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Score if it ended now</source>
        <translation>Punkte, wäre jetzt Schluss</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Siegchance</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Agriculture</source>
        <translation>Ackerleiste</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Food</source>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Rohstoffe</translation>
    </message>
</context>
<context>
    <name>GraphTab</name>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>{n} %</source>
        <translation>{n} %</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <translation>Runde {n}</translation>
    </message>
    <message>
        <source>The bots look at every position…</source>
        <translation>Die Bots sehen sich jede Stellung an …</translation>
    </message>
    <message>
        <source>The trained bots are not installed, so nobody knows.</source>
        <translation>Die trainierten Bots sind nicht installiert, deshalb weiß es niemand.</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Verlauf</translation>
    </message>
</context>
<context>
    <name>HandOverPage</name>
    <message>
        <source>{name} is next</source>
        <translation>{name} ist dran</translation>
    </message>
    <message>
        <source>Everything is hidden until you are there.</source>
        <translation>Alles ist verdeckt, bis du da bist.</translation>
    </message>
    <message>
        <source>Here I am</source>
        <translation>Hier bin ich</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>One die per person: every full 2 of the sum give 1 food.</source>
        <translation>Ein Würfel je Person: Jede volle 2 der Summe gibt 1 Nahrung.</translation>
    </message>
    <message>
        <source>One die per person: every full 3 of the sum give 1 wood.</source>
        <translation>Ein Würfel je Person: Jede volle 3 der Summe gibt 1 Holz.</translation>
    </message>
    <message>
        <source>One die per person: every full 4 of the sum give 1 brick.</source>
        <translation>Ein Würfel je Person: Jede volle 4 der Summe gibt 1 Lehm.</translation>
    </message>
    <message>
        <source>One die per person: every full 5 of the sum give 1 stone.</source>
        <translation>Ein Würfel je Person: Jede volle 5 der Summe gibt 1 Stein.</translation>
    </message>
    <message>
        <source>One die per person: every full 6 of the sum give 1 gold.</source>
        <translation>Ein Würfel je Person: Jede volle 6 der Summe gibt 1 Gold.</translation>
    </message>
    <message>
        <source>{title}: {text}</source>
        <translation>{title}: {text}</translation>
    </message>
    <message>
        <source>One person makes a tool. Tools now: {tools}, together {sum}.</source>
        <translation>Eine Person macht ein Werkzeug. Werkzeuge jetzt: {tools}, zusammen {sum}.</translation>
    </message>
    <message>
        <source>Two people of one player bring one more person. People now: {n} of {most}.</source>
        <translation>Zwei eigene Personen bringen eine weitere Person. Personen jetzt: {n} von {most}.</translation>
    </message>
    <message>
        <source>One person raises agriculture by one: food every round. Now: {n} of {most}.</source>
        <translation>Eine Person bringt dich auf der Ackerleiste um 1 weiter: Nahrung in jeder Runde. Jetzt: {n} von {most}.</translation>
    </message>
    <message>
        <source>{rule} With {dice}: {mean} on average, with all tools {more}.</source>
        <translation>{rule} Jetzt {dice}: im Schnitt {mean}, mit allen Werkzeugen {more}.</translation>
    </message>
    <message>
        <source>{rule} There is always room.</source>
        <translation>{rule} Hier ist immer Platz.</translation>
    </message>
    <message>
        <source>{rule} Free rings: {free} of {rings}.</source>
        <translation>{rule} Freie Ringe: {free} von {rings}.</translation>
    </message>
    <message>
        <source>No wild animal is near.</source>
        <translation>Kein wildes Tier ist in der Nähe.</translation>
    </message>
    <message>
        <source>The card is taken; a new one comes next round.</source>
        <translation>Die Karte ist weg; nächste Runde kommt eine neue.</translation>
    </message>
    <message>
        <source>{card}, for {price}. {note}</source>
        <translation>{card}, für {price}. {note}</translation>
    </message>
    <message>
        <source>Nothing is left here.</source>
        <translation>Hier ist nichts mehr.</translation>
    </message>
    <message>
        <source>{note} {left} left in this stack.</source>
        <translation>{note} Noch im Stapel: {left}.</translation>
    </message>
    <message>
        <source>{a}/{b}/{c}</source>
        <translation>{a}/{b}/{c}</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>{total} ÷ {divisor} → {gain}, +{more} for the next food</source>
        <translation>{total} ÷ {divisor} → {gain}, noch {more} bis zur nächsten</translation>
    </message>
    <message>
        <source>{total} ÷ {divisor} → {gain}, +{more} for the next</source>
        <translation>{total} ÷ {divisor} → {gain}, noch {more} bis zum nächsten</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>&lt;i&gt;Example:&lt;/i&gt; {text}</source>
        <translation>&lt;i&gt;Beispiel:&lt;/i&gt; {text}</translation>
    </message>
    <message>
        <source>&lt;i&gt;Ruling of ours:&lt;/i&gt; {text}</source>
        <translation>&lt;i&gt;Unsere Festlegung:&lt;/i&gt; {text}</translation>
    </message>
    <message>
        <source>Winter and its modules</source>
        <translation>Der Winter und seine Module</translation>
    </message>
    <message>
        <source>The winter board plays like the summer board; the field is called livestock there. Three modules can be added, each by itself.</source>
        <translation>Der Winterspielplan spielt sich wie der Sommerspielplan; der Acker heißt dort Viehzucht. Drei Module können dazukommen, jedes für sich.</translation>
    </message>
    <message>
        <source>Hard winter</source>
        <translation>Harter Winter</translation>
    </message>
    <message>
        <source>For a building with a fixed price you may pay 1 extra stone, for 5 extra points.</source>
        <translation>Bei einem Gebäude mit festem Preis darfst du 1 Stein zusätzlich bezahlen, für 5 Punkte mehr.</translation>
    </message>
    <message>
        <source>With any card you may pay 1 gold more, for 6 points at once.</source>
        <translation>Bei jeder Karte darfst du 1 Gold zusätzlich bezahlen, für sofort 6 Punkte.</translation>
    </message>
    <message>
        <source>Igloos</source>
        <translation>Iglus</translation>
    </message>
    <message>
        <source>Four igloos lie beside the board. They are built like buildings with a fixed price, are not replaced, do not end the game and do not count for hut builders.</source>
        <translation>Vier Iglus liegen neben dem Spielplan. Du baust sie wie Gebäude mit festem Preis; sie werden nicht ersetzt, beenden das Spiel nicht und zählen nicht für Hüttenbauer.</translation>
    </message>
    <message>
        <source>Wild animals</source>
        <translation>Wilde Tiere</translation>
    </message>
    <message>
        <source>Four animals hide in the deck of cards. One that turns up comes to the board and another card takes its place.</source>
        <translation>Vier Tiere verstecken sich im Kartenstapel. Taucht eines auf, kommt es neben den Spielplan, und eine weitere Karte nimmt seinen Platz ein.</translation>
    </message>
    <message>
        <source>While an animal is there, every roll for food or resources counts 1 to 3 less, as its card says. Only one animal is active; others wait behind it.</source>
        <translation>Solange ein Tier da ist, zählt jeder Wurf um Nahrung oder Rohstoffe 1 bis 3 weniger, je nach Tier. Nur ein Tier ist aktiv; weitere warten dahinter.</translation>
    </message>
    <message>
        <source>As a placement you may put exactly 1 person on it, also several times in a round. It has as many rings as there are players. People there stay and do not eat until it flees.</source>
        <translation>Beim Einsetzen darfst du genau 1 Person zum Tier stellen, auch mehrmals in einer Runde. Es hat so viele Ringe, wie Leute mitspielen. Die Personen bleiben dort und essen nichts, bis es flieht.</translation>
    </message>
    <message>
        <source>If all rings are taken after the actions, it flees, before feeding. Everybody there rolls one die per own person and gets a reward for each: 1 = 3 points, 2 = 3 food, 3 = a tool, 4 = a resource of choice, 5 = agriculture +1, 6 = a person; or 3 points instead.</source>
        <translation>Sind nach den Aktionen alle Ringe besetzt, flieht es, noch vor dem Ernähren. Wer dort steht, wirft einen Würfel je eigener Person und bekommt für jeden eine Belohnung: 1 = 3 Punkte, 2 = 3 Nahrung, 3 = ein Werkzeug, 4 = ein Rohstoff nach Wahl, 5 = Ackerleiste +1, 6 = eine Person; oder stattdessen 3 Punkte.</translation>
    </message>
    <message>
        <source>The wild boar takes 2: a hunt of 9 counts 7 and gives 3 food.</source>
        <translation>Das Wildschwein nimmt 2: Eine Jagd mit 9 zählt 7 und gibt 3 Nahrung.</translation>
    </message>
    <message>
        <source>What counts is the dice minus the animal plus tools, but at least 0. People with an animal still count for shamans, for equal scores and for the limit of 10.</source>
        <translation>Es zählen die Würfel minus das Tier plus Werkzeuge, mindestens aber 0. Personen bei einem Tier zählen weiter für Schamanen, bei Gleichstand und für die Grenze von 10.</translation>
    </message>
    <message>
        <source>The extra stone of the hard winter can&apos;t be paid for igloos. Prices of igloos and the strength of some animals are our assumption; you can put the values of your own box into the components file.</source>
        <translation>Für Iglus lässt sich der zusätzliche Stein des harten Winters nicht bezahlen. Die Preise der Iglus und die Stärke einiger Tiere sind unsere Annahme; die Werte aus deiner eigenen Schachtel kannst du in die Datei mit dem Spielmaterial eintragen.</translation>
    </message>
    <message>
        <source>Differences between the editions</source>
        <translation>Unterschiede der Ausgaben</translation>
    </message>
    <message>
        <source>There are three editions: 2008, the anniversary edition of 2018 and 2021. They play almost the same; where they differ, this program follows 2021.</source>
        <translation>Es gibt drei Ausgaben: 2008, die Jubiläumsausgabe von 2018 und 2021. Sie spielen sich fast gleich; wo sie sich unterscheiden, folgt dieses Programm der von 2021.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hut:&lt;/b&gt; in 2008 and 2018 the new person may be declined; in 2021 it always comes. Here it always comes.</source>
        <translation>&lt;b&gt;Hütte:&lt;/b&gt; 2008 und 2018 darf man auf die neue Person verzichten; 2021 kommt sie immer. Hier kommt sie immer.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ties:&lt;/b&gt; only the newer books say that the victory is shared when agriculture, tools and people are equal too. So it is here.</source>
        <translation>&lt;b&gt;Gleichstand:&lt;/b&gt; Erst die neueren Regeln sagen, dass man sich den Sieg teilt, wenn auch Ackerleiste, Werkzeuge und Personen gleich sind. So ist es hier.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Winter&lt;/b&gt; with hard winter, igloos and wild animals belongs to the anniversary edition alone.</source>
        <translation>&lt;b&gt;Der Winter&lt;/b&gt; mit hartem Winter, Iglus und wilden Tieren gehört nur zur Jubiläumsausgabe.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Names:&lt;/b&gt; some things had other names in 2008, above all in German.</source>
        <translation>&lt;b&gt;Namen:&lt;/b&gt; 2008 hießen manche Dinge anders, zum Beispiel Ziegel statt Lehm und Nahrungsleiste statt Ackerleiste.</translation>
    </message>
    <message>
        <source>Rulings of ours</source>
        <translation>Unsere Festlegungen</translation>
    </message>
    <message>
        <source>The rule books leave a few questions open. So that everybody knows what this program does, here are its answers.</source>
        <translation>Die Spielregeln lassen ein paar Fragen offen. Damit alle wissen, was dieses Programm tut, stehen hier seine Antworten.</translation>
    </message>
    <message>
        <source>The start player is drawn by lot or chosen.</source>
        <translation>Wer beginnt, wird ausgelost oder ausgewählt.</translation>
    </message>
    <message>
        <source>There is always one die for each person, even if more than 7 people hunt.</source>
        <translation>Es gibt immer einen Würfel je Person, auch wenn mehr als 7 Personen jagen.</translation>
    </message>
    <message>
        <source>With dice for all, everybody takes a die, even one that gives nothing because the maximum is reached.</source>
        <translation>Bei „Würfel für alle“ nimmt jede*r einen Würfel, auch einen, der nichts bringt, weil das Höchste schon erreicht ist.</translation>
    </message>
    <message>
        <source>The card for two resources can be used before any of your decisions, from the moment it is bought. Unused at the end, it counts as 2 resources.</source>
        <translation>Die Karte für zwei Rohstoffe lässt sich ab dem Kauf vor jeder deiner Entscheidungen nutzen. Bleibt sie bis zum Ende ungenutzt, zählt sie als 2 Rohstoffe.</translation>
    </message>
    <message>
        <source>If the deck is empty, the effect “another card” gives nothing.</source>
        <translation>Ist der Stapel leer, bringt der Effekt „eine weitere Karte“ nichts.</translation>
    </message>
    <message>
        <source>Feeding goes player by player in turn order: first the income, then the payment.</source>
        <translation>Ernährt wird reihum: bei allen zuerst der Ertrag, dann die Nahrung für das Volk.</translation>
    </message>
    <message>
        <source>Where a wild animal is the only place left, people must be put there. After it has fled, everybody rolls all own dice at once and settles them in any order.</source>
        <translation>Wo ein wildes Tier der einzige freie Ort ist, müssen Personen dorthin. Ist es geflohen, werfen alle ihre Würfel auf einmal und werten sie in beliebiger Reihenfolge.</translation>
    </message>
    <message>
        <source>An animal drawn by the effect “another card” is set aside and the next card is drawn instead.</source>
        <translation>Ein Tier, das durch den Effekt „eine weitere Karte“ gezogen wird, kommt beiseite, und stattdessen wird die nächste Karte gezogen.</translation>
    </message>
    <message>
        <source>There is no limit to the number of rounds.</source>
        <translation>Es gibt keine Grenze für die Zahl der Runden.</translation>
    </message>
    <message>
        <source>What you may see: everything but the face-down cards of others and the order of deck and stacks. Bots see no more than you do.</source>
        <translation>Was du sehen darfst: alles außer den verdeckten Karten der anderen und der Reihenfolge in den Stapeln. Bots sehen nicht mehr als du.</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>Agriculture track</source>
        <translation>Ackerleiste</translation>
    </message>
    <message>
        <source>shows how much food you get every round, 0 to 10.</source>
        <translation>zeigt, wie viel Nahrung du jede Runde bekommst, 0 bis 10.</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>is paid with resources and scores at once.</source>
        <translation>werden mit Rohstoffen bezahlt und bringen sofort Punkte.</translation>
    </message>
    <message>
        <source>Civilisation card</source>
        <translation>Zivilisationskarte</translation>
    </message>
    <message>
        <source>gives something now and points at the end.</source>
        <translation>gibt sofort etwas und am Ende Punkte.</translation>
    </message>
    <message>
        <source>Culture symbols</source>
        <translation>Kultursymbole</translation>
    </message>
    <message>
        <source>are healing, art, music, writing, sundial, pottery, transport and weaving.</source>
        <translation>sind Heilkunst, Kunst, Musik, Schrift, Sonnenscheibe, Töpferei, Transport und Weberei.</translation>
    </message>
    <message>
        <source>Dice for all</source>
        <translation>Würfel für alle</translation>
    </message>
    <message>
        <source>is the effect of ten cards: everybody takes a die.</source>
        <translation>ist der Effekt von zehn Karten: Jede*r nimmt einen Würfel.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>are the farmers, hut builders, shamans and tool makers on cards.</source>
        <translation>sind die Bauern, Hüttenbauer, Schamanen und Werkzeugmacher auf Karten.</translation>
    </message>
    <message>
        <source>One-use tool</source>
        <translation>Einmal-Werkzeug</translation>
    </message>
    <message>
        <source>is a card that helps one roll, once in the game.</source>
        <translation>ist eine Karte, die einmal im Spiel einem Wurf hilft.</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>are all spots on the board where people can be put.</source>
        <translation>sind alle Stellen des Spielplans, auf die Personen gesetzt werden können.</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Rohstoffe</translation>
    </message>
    <message>
        <source>are wood, brick, stone and gold; food is none.</source>
        <translation>sind Holz, Lehm, Stein und Gold; Nahrung gehört nicht dazu.</translation>
    </message>
    <message>
        <source>Rings</source>
        <translation>Ringe</translation>
    </message>
    <message>
        <source>show how many people fit on a place.</source>
        <translation>zeigen, wie viele Personen auf einen Ort passen.</translation>
    </message>
    <message>
        <source>Score track</source>
        <translation>Zählleiste</translation>
    </message>
    <message>
        <source>is the path of stones around the board.</source>
        <translation>heißt der Weg aus Steinen rund um den Spielplan.</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>Startspieler*in</translation>
    </message>
    <message>
        <source>begins the round; the next one begins the next.</source>
        <translation>beginnt die Runde; nächste Runde beginnt die Person links davon.</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>Dorf</translation>
    </message>
    <message>
        <source>is the tool maker, the hut and the field.</source>
        <translation>heißen Werkzeugmacher, Hütte und Acker zusammen.</translation>
    </message>
    <message>
        <source>The aim of the game</source>
        <translation>Das Ziel des Spiels</translation>
    </message>
    <message>
        <source>You lead a small tribe of the Stone Age. Each round you send your people out to hunt, to gather and to trade, and in the evening all of them want to eat.</source>
        <translation>Du führst ein kleines Volk durch die Steinzeit. Jede Runde schickst du deine Leute zum Jagen, Sammeln und Handeln aus, und am Abend wollen alle essen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Buildings&lt;/b&gt; score points at once. &lt;b&gt;Civilisation cards&lt;/b&gt; help at once and score most at the end. Whoever has the most points after the final scoring wins.</source>
        <translation>&lt;b&gt;Gebäude&lt;/b&gt; bringen sofort Punkte. &lt;b&gt;Zivilisationskarten&lt;/b&gt; helfen sofort und bringen am Ende am meisten. Wer nach der Schlusswertung die meisten Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>A round in three phases</source>
        <translation>Eine Runde in drei Phasen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Placing:&lt;/b&gt; in turn, everybody puts people on the places.</source>
        <translation>&lt;b&gt;Einsetzen:&lt;/b&gt; Reihum setzen alle Personen auf die Orte.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Actions:&lt;/b&gt; one after the other, everybody uses the places where they have people.</source>
        <translation>&lt;b&gt;Aktionen:&lt;/b&gt; Nacheinander nutzen alle ihre Orte.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Feeding:&lt;/b&gt; every person eats 1 food.</source>
        <translation>&lt;b&gt;Ernähren:&lt;/b&gt; Jede Person isst 1 Nahrung.</translation>
    </message>
    <message>
        <source>New here? &lt;b&gt;Learn by playing&lt;/b&gt; on the start page leads you through your first game in about ten minutes.</source>
        <translation>Neu hier? &lt;b&gt;Spielend lernen&lt;/b&gt; auf der Startseite führt dich in etwa zehn Minuten durch dein erstes Spiel.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>2 to 4 players. Each begins with 5 people and 12 food, without tools and resources, at 0 on the agriculture track and on the score track.</source>
        <translation>2 bis 4 Spieler*innen. Alle beginnen mit 5 Personen und 12 Nahrung, ohne Werkzeuge und Rohstoffe, auf Feld 0 der Ackerleiste und der Zählleiste.</translation>
    </message>
    <message>
        <source>The 36 civilisation cards are shuffled and 4 of them laid open. The card on the far right costs 1 resource, the next ones 2, 3 and 4.</source>
        <translation>Die 36 Zivilisationskarten werden gemischt, 4 davon liegen offen aus. Die Karte ganz rechts kostet 1 Rohstoff, die nächsten 2, 3 und 4.</translation>
    </message>
    <message>
        <source>The 28 buildings form stacks of 7, one stack for each player; the top building of each stack is open. The other stacks go back into the box unseen.</source>
        <translation>Die 28 Gebäude bilden Stapel zu je 7; es kommen so viele Stapel ins Spiel, wie Leute mitspielen. Das oberste Gebäude jedes Stapels liegt offen. Die übrigen Stapel bleiben ungesehen in der Schachtel.</translation>
    </message>
    <message>
        <source>Food, resources and tools never run out, however much is taken.</source>
        <translation>Nahrung, Rohstoffe und Werkzeuge gehen nie aus, egal wie viel ihr nehmt.</translation>
    </message>
    <message>
        <source>The start player is drawn by lot unless you choose one when setting up the game.</source>
        <translation>Wer beginnt, wird ausgelost, es sei denn, du wählst es beim Aufbau aus.</translation>
    </message>
    <message>
        <source>Phase 1: placing people</source>
        <translation>Phase 1: Personen einsetzen</translation>
    </message>
    <message>
        <source>From the start player on, clockwise, each player puts one or more people on exactly one place, again and again until nobody can place any more.</source>
        <translation>Wer Startspieler*in ist, beginnt; dann setzen alle reihum im Uhrzeigersinn eine oder mehrere Personen auf genau einen Ort, so lange, bis niemand mehr setzen kann.</translation>
    </message>
    <message>
        <source>Whoever can place must place; passing is not possible.</source>
        <translation>Wer setzen kann, muss setzen; passen geht nicht.</translation>
    </message>
    <message>
        <source>You can choose each place only once per round: nobody can be added there later. Every card and every building is a place of its own.</source>
        <translation>Zu jedem Ort kommst du in einer Runde nur einmal: Später lässt sich dort nichts dazustellen. Jede Karte und jedes Gebäude ist ein eigener Ort.</translation>
    </message>
    <message>
        <source>How many fit</source>
        <translation>Wie viele passen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hunting grounds:&lt;/b&gt; as many as you like, always.</source>
        <translation>&lt;b&gt;Jagd:&lt;/b&gt; beliebig viele, immer.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Forest, clay pit, quarry, river:&lt;/b&gt; 7 people in total on each of them.</source>
        <translation>&lt;b&gt;Wald, Lehmgrube, Steinbruch, Fluss:&lt;/b&gt; jeweils insgesamt 7 Personen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tool maker&lt;/b&gt; and &lt;b&gt;field:&lt;/b&gt; exactly 1 person.</source>
        <translation>&lt;b&gt;Werkzeugmacher&lt;/b&gt; und &lt;b&gt;Acker:&lt;/b&gt; genau 1 Person.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hut:&lt;/b&gt; exactly 2 people of the same player, put there together.</source>
        <translation>&lt;b&gt;Hütte:&lt;/b&gt; genau 2 Personen derselben Farbe, zusammen eingesetzt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Each card, each building, each igloo:&lt;/b&gt; exactly 1 person.</source>
        <translation>&lt;b&gt;Jede Karte, jedes Gebäude, jedes Iglu:&lt;/b&gt; genau 1 Person.</translation>
    </message>
    <message>
        <source>With two or three players</source>
        <translation>Zu zweit oder zu dritt</translation>
    </message>
    <message>
        <source>Only two of tool maker, hut and field can be used each round. As soon as two of them are taken, the third one is closed.</source>
        <translation>Nur zwei von Werkzeugmacher, Hütte und Acker sind in einer Runde nutzbar. Sobald zwei davon besetzt sind, ist der dritte Ort geschlossen.</translation>
    </message>
    <message>
        <source>With three players, only two of them may gather in the same forest, clay pit, quarry or river; with two players, only one. The hunt is open to all.</source>
        <translation>Zu dritt dürfen nur zwei von euch im selben Wald, in derselben Lehmgrube, im selben Steinbruch oder am selben Fluss sammeln; zu zweit nur eine*r. Die Jagd steht allen offen.</translation>
    </message>
    <message>
        <source>You may place where the action will give you nothing, for example on the hut with 10 people: that keeps the place from others.</source>
        <translation>Du darfst auch dort setzen, wo dir die Aktion nichts bringt, zum Beispiel mit 10 Personen auf die Hütte: Das versperrt den anderen den Ort.</translation>
    </message>
    <message>
        <source>Phase 2: actions</source>
        <translation>Phase 2: Aktionen</translation>
    </message>
    <message>
        <source>From the start player on, each player uses all the places where they have people, in any order, and takes the people back; then the next player does the same.</source>
        <translation>Wer Startspieler*in ist, nutzt zuerst alle eigenen Orte in beliebiger Reihenfolge und nimmt die Personen zurück; dann sind die anderen der Reihe nach dran.</translation>
    </message>
    <message>
        <source>The order matters: fetch a new tool before you roll, and gather resources before you pay for cards and buildings.</source>
        <translation>Die Reihenfolge ist wichtig: Hol dir ein neues Werkzeug, bevor du würfelst, und sammle Rohstoffe, bevor du Karten und Gebäude bezahlst.</translation>
    </message>
    <message>
        <source>Hunting and gathering</source>
        <translation>Jagen und Sammeln</translation>
    </message>
    <message>
        <source>Roll one die for each of your people there and add up the dice. Add tools if you like. Divide the sum, rounding down; that is how much you get.</source>
        <translation>Wirf für jede deiner Personen dort einen Würfel und zähle zusammen. Füge Werkzeuge hinzu, wenn du willst. Teile die Summe und runde ab; so viel bekommst du.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hunting grounds:&lt;/b&gt; sum ÷ 2 = food</source>
        <translation>&lt;b&gt;Jagd:&lt;/b&gt; Summe ÷ 2 = Nahrung</translation>
    </message>
    <message>
        <source>&lt;b&gt;Forest:&lt;/b&gt; sum ÷ 3 = wood</source>
        <translation>&lt;b&gt;Wald:&lt;/b&gt; Summe ÷ 3 = Holz</translation>
    </message>
    <message>
        <source>&lt;b&gt;Clay pit:&lt;/b&gt; sum ÷ 4 = brick</source>
        <translation>&lt;b&gt;Lehmgrube:&lt;/b&gt; Summe ÷ 4 = Lehm</translation>
    </message>
    <message>
        <source>&lt;b&gt;Quarry:&lt;/b&gt; sum ÷ 5 = stone</source>
        <translation>&lt;b&gt;Steinbruch:&lt;/b&gt; Summe ÷ 5 = Stein</translation>
    </message>
    <message>
        <source>&lt;b&gt;River:&lt;/b&gt; sum ÷ 6 = gold</source>
        <translation>&lt;b&gt;Fluss:&lt;/b&gt; Summe ÷ 6 = Gold</translation>
    </message>
    <message>
        <source>Three people in the clay pit roll 2, 4 and 5: 11 ÷ 4 gives 2 brick. With a tool of value 1 it is 12 ÷ 4 = 3 brick.</source>
        <translation>Drei Personen in der Lehmgrube würfeln 2, 4 und 5: 11 ÷ 4 gibt 2 Lehm. Mit einem Werkzeug vom Wert 1 sind es 12 ÷ 4 = 3 Lehm.</translation>
    </message>
    <message>
        <source>On average one die shows 3½. While you place people, the board shows what you can expect.</source>
        <translation>Im Schnitt zeigt ein Würfel 3½. Während du Personen einsetzt, zeigt der Spielplan, was du erwarten kannst.</translation>
    </message>
    <message>
        <source>The village: tool maker, hut, field</source>
        <translation>Das Dorf: Werkzeugmacher, Hütte, Acker</translation>
    </message>
    <message>
        <source>Tool maker</source>
        <translation>Werkzeugmacher</translation>
    </message>
    <message>
        <source>You get a tool. The first three are new ones of value 1; after that a tool gets better by 1 each time, always evenly, up to 4, 4 and 4.</source>
        <translation>Du bekommst ein Werkzeug. Die ersten drei sind neue mit Wert 1; danach wird jedes Mal eines um 1 besser, immer gleichmäßig, bis zu 4, 4 und 4.</translation>
    </message>
    <message>
        <source>Hut</source>
        <translation>Hütte</translation>
    </message>
    <message>
        <source>You get one more person, up to 10. The new person eats in this round already and can be placed from the next round on.</source>
        <translation>Du bekommst eine Person dazu, bis zu 10. Sie isst schon in dieser Runde mit und kann ab der nächsten Runde eingesetzt werden.</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Acker</translation>
    </message>
    <message>
        <source>Your marker on the agriculture track moves up by 1, at most to 10. Every round you get that much food. On the winter board this place is called livestock.</source>
        <translation>Dein Stein auf der Ackerleiste rückt um 1 vor, höchstens bis 10. So viel Nahrung bekommst du jede Runde. Auf dem Winterspielplan heißt dieser Ort Viehzucht.</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>After you have seen a roll for food or resources, you may add any of your tools to its sum.</source>
        <translation>Hast du einen Wurf um Nahrung oder Rohstoffe gesehen, darfst du beliebige deiner Werkzeuge zur Summe zählen.</translation>
    </message>
    <message>
        <source>Each tool counts whole, for one roll, once per round. At the start of the next round all of them are ready again.</source>
        <translation>Jedes Werkzeug zählt ganz, für einen Wurf, einmal pro Runde. Zu Beginn der nächsten Runde sind alle wieder bereit.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;one-use tool&lt;/b&gt; is a card: you add it once in the game, alone or together with other tools; then it is turned face down.</source>
        <translation>Ein &lt;b&gt;Einmal-Werkzeug&lt;/b&gt; ist eine Karte: Du nutzt sie einmal im Spiel, allein oder zusammen mit anderen Werkzeugen; dann wird sie verdeckt.</translation>
    </message>
    <message>
        <source>Tools never change the dice that all players share, nor the reward of a wild animal.</source>
        <translation>Werkzeuge ändern nie die Würfel, die sich alle teilen, und nie die Belohnung für ein wildes Tier.</translation>
    </message>
    <message>
        <source>A new tool of value 1 may be used in the same round. When a tool gets better, an unused one is taken first.</source>
        <translation>Ein neues Werkzeug mit Wert 1 darfst du noch in derselben Runde nutzen. Wird ein Werkzeug besser, dann zuerst ein unbenutztes.</translation>
    </message>
    <message>
        <source>Civilisation cards</source>
        <translation>Zivilisationskarten</translation>
    </message>
    <message>
        <source>Pay as many resources as the slot says, of any kinds but never food, and take the card. Or leave it: you pay nothing and your person comes home.</source>
        <translation>Bezahle so viele Rohstoffe, wie das Feld verlangt, beliebige Sorten, aber nie Nahrung, und nimm die Karte. Oder lass sie liegen: Du bezahlst nichts, und deine Person kommt nach Hause.</translation>
    </message>
    <message>
        <source>Upper half: now</source>
        <translation>Oberer Teil: sofort</translation>
    </message>
    <message>
        <source>&lt;b&gt;Dice for all:&lt;/b&gt; one die per player is rolled. You choose first, then the others clockwise. 1 wood, 2 brick, 3 stone, 4 gold, 5 tool, 6 agriculture +1.</source>
        <translation>&lt;b&gt;Würfel für alle:&lt;/b&gt; Es wird ein Würfel je Spieler*in geworfen. Du wählst zuerst, dann die anderen im Uhrzeigersinn. 1 Holz, 2 Lehm, 3 Stein, 4 Gold, 5 Werkzeug, 6 Ackerleiste +1.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Food, resources, points, a tool, agriculture:&lt;/b&gt; you get what is shown.</source>
        <translation>&lt;b&gt;Nahrung, Rohstoffe, Punkte, ein Werkzeug, Ackerleiste:&lt;/b&gt; Du bekommst, was abgebildet ist.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Two dice:&lt;/b&gt; you roll for the resource shown, as if two people were there; tools may be added.</source>
        <translation>&lt;b&gt;Zwei Würfel:&lt;/b&gt; Du würfelst um den abgebildeten Rohstoff, als stünden zwei Personen dort; Werkzeuge dürfen dazu.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Another card:&lt;/b&gt; you draw the top card of the deck unseen by the others; only its lower half counts.</source>
        <translation>&lt;b&gt;Eine weitere Karte:&lt;/b&gt; Du ziehst verdeckt die oberste Karte des Stapels; nur ihr unterer Teil zählt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;One-use tool&lt;/b&gt; and &lt;b&gt;two resources of choice&lt;/b&gt; stay open beside your board until you use them.</source>
        <translation>&lt;b&gt;Einmal-Werkzeug&lt;/b&gt; und &lt;b&gt;zwei Rohstoffe nach Wahl&lt;/b&gt; liegen offen neben deinem Tableau, bis du sie nutzt.</translation>
    </message>
    <message>
        <source>Lower half: at the end</source>
        <translation>Unterer Teil: am Ende</translation>
    </message>
    <message>
        <source>&lt;b&gt;Green cards&lt;/b&gt; show one of eight culture symbols: the more different ones you have, the better.</source>
        <translation>&lt;b&gt;Grüne Karten&lt;/b&gt; zeigen eines von acht Kultursymbolen: Je mehr verschiedene du hast, desto besser.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sand-coloured cards&lt;/b&gt; show farmers, hut builders, shamans or tool makers: they multiply what you have built up.</source>
        <translation>&lt;b&gt;Sandfarbene Karten&lt;/b&gt; zeigen Bauern, Hüttenbauer, Schamanen oder Werkzeugmacher: Sie vervielfachen, was du aufgebaut hast.</translation>
    </message>
    <message>
        <source>Cards that were bought leave a gap until the end of the round. Then the others move to the right, where they are cheaper, and new ones follow.</source>
        <translation>Gekaufte Karten hinterlassen bis zum Ende der Runde eine Lücke. Dann rücken die anderen nach rechts, wo sie billiger sind, und neue folgen.</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Pay the price and score at once. Or leave it: your person comes home, the building stays.</source>
        <translation>Bezahle den Preis und bekomme sofort Punkte. Oder verzichte: Deine Person kommt nach Hause, das Gebäude bleibt liegen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Fixed price:&lt;/b&gt; pay exactly what is shown, score what is shown.</source>
        <translation>&lt;b&gt;Fester Preis:&lt;/b&gt; Bezahle genau, was abgebildet ist, und bekomme die abgebildeten Punkte.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A number of kinds:&lt;/b&gt; pay exactly 4 or 5 resources of exactly as many different kinds as shown.</source>
        <translation>&lt;b&gt;Anzahl und Sorten:&lt;/b&gt; Bezahle genau 4 oder 5 Rohstoffe aus genau so vielen verschiedenen Sorten wie abgebildet.</translation>
    </message>
    <message>
        <source>&lt;b&gt;1 to 7:&lt;/b&gt; pay 1 to 7 resources as you like.</source>
        <translation>&lt;b&gt;1 bis 7:&lt;/b&gt; Bezahle 1 bis 7 Rohstoffe, wie du magst.</translation>
    </message>
    <message>
        <source>With the last two, the resources paid make the points: wood 3, brick 4, stone 5, gold 6 each.</source>
        <translation>Bei den letzten beiden machen die bezahlten Rohstoffe die Punkte: je Holz 3, Lehm 4, Stein 5, Gold 6.</translation>
    </message>
    <message>
        <source>4 resources of 2 kinds, paid with 3 stone and 1 wood: 18 points.</source>
        <translation>4 Rohstoffe aus 2 Sorten, bezahlt mit 3 Stein und 1 Holz: 18 Punkte.</translation>
    </message>
    <message>
        <source>Then the next building of the stack is opened; it can be used from the next round on. When a stack is empty, the game ends with this round.</source>
        <translation>Dann wird das nächste Gebäude des Stapels aufgedeckt; nutzbar ist es ab der nächsten Runde. Ist ein Stapel leer, endet das Spiel mit dieser Runde.</translation>
    </message>
    <message>
        <source>Phase 3: feeding</source>
        <translation>Phase 3: Ernähren</translation>
    </message>
    <message>
        <source>First you get food: as much as your agriculture track shows.</source>
        <translation>Zuerst bekommst du Nahrung: so viel, wie deine Ackerleiste zeigt.</translation>
    </message>
    <message>
        <source>Then every one of your people eats 1 food.</source>
        <translation>Dann isst jede deiner Personen 1 Nahrung.</translation>
    </message>
    <message>
        <source>If there is not enough, all your food is eaten. For what is missing you may pay resources, 1 for each food: for all of it or not at all.</source>
        <translation>Reicht sie nicht, wird alle Nahrung aufgegessen. Was fehlt, darfst du mit Rohstoffen bezahlen, 1 je Nahrung: alles oder gar nichts.</translation>
    </message>
    <message>
        <source>If you can&apos;t or don&apos;t want to, you lose 10 points, no matter how many people stay hungry. Your score may fall below zero.</source>
        <translation>Kannst oder willst du das nicht, verlierst du 10 Punkte, egal wie viele Personen hungern. Du kannst unter null Punkte fallen.</translation>
    </message>
    <message>
        <source>Then a new round begins</source>
        <translation>Dann beginnt eine neue Runde</translation>
    </message>
    <message>
        <source>The next player clockwise becomes start player, tools are ready again, cards move to the right and new ones fill the gaps.</source>
        <translation>Die nächste Person im Uhrzeigersinn wird Startspieler*in, Werkzeuge sind wieder bereit, Karten rücken nach rechts, und neue füllen die Lücken.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Das Spielende</translation>
    </message>
    <message>
        <source>&lt;b&gt;Not enough cards:&lt;/b&gt; if four cards can&apos;t be laid out for a new round, there is no new round.</source>
        <translation>&lt;b&gt;Zu wenig Karten:&lt;/b&gt; Lassen sich für eine neue Runde keine vier Karten auslegen, gibt es keine neue Runde.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A stack of buildings is empty:&lt;/b&gt; the round is played to its end, feeding included.</source>
        <translation>&lt;b&gt;Ein Gebäudestapel ist leer:&lt;/b&gt; Die Runde wird zu Ende gespielt, mit dem Ernähren.</translation>
    </message>
    <message>
        <source>In both cases the final scoring follows.</source>
        <translation>In beiden Fällen folgt die Schlusswertung.</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>Every resource you have left is worth 1 point; food is worth nothing.</source>
        <translation>Jeder übrige Rohstoff ist 1 Punkt wert; Nahrung ist nichts wert.</translation>
    </message>
    <message>
        <source>Green cards: culture</source>
        <translation>Grüne Karten: Kultur</translation>
    </message>
    <message>
        <source>Lay your different symbols in a row and multiply their number by itself: 5 symbols are 25 points, all 8 are 64. Doubles form a second row, which scores in the same way.</source>
        <translation>Lege deine verschiedenen Symbole in eine Reihe und nimm ihre Anzahl mal sich selbst: 5 Symbole sind 25 Punkte, alle 8 sind 64. Doppelte bilden eine zweite Reihe, die genauso zählt.</translation>
    </message>
    <message>
        <source>Six cards with five different symbols: 5 × 5 + 1 × 1 = 26 points.</source>
        <translation>Sechs Karten mit fünf verschiedenen Symbolen: 5 × 5 + 1 × 1 = 26 Punkte.</translation>
    </message>
    <message>
        <source>Sand-coloured cards: multipliers</source>
        <translation>Sandfarbene Karten: Multiplikatoren</translation>
    </message>
    <message>
        <source>&lt;b&gt;Farmers&lt;/b&gt; × your place on the agriculture track</source>
        <translation>&lt;b&gt;Bauern&lt;/b&gt; × deine Position auf der Ackerleiste</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hut builders&lt;/b&gt; × the number of your buildings</source>
        <translation>&lt;b&gt;Hüttenbauer&lt;/b&gt; × die Zahl deiner Gebäude</translation>
    </message>
    <message>
        <source>&lt;b&gt;Shamans&lt;/b&gt; × the number of your people</source>
        <translation>&lt;b&gt;Schamanen&lt;/b&gt; × die Zahl deiner Personen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tool makers&lt;/b&gt; × the sum of your tools&apos; values</source>
        <translation>&lt;b&gt;Werkzeugmacher&lt;/b&gt; × die Summe deiner Werkzeugwerte</translation>
    </message>
    <message>
        <source>Cards with 5 farmers in total and 7 on the agriculture track: 5 × 7 = 35 points.</source>
        <translation>Karten mit zusammen 5 Bauern und 7 auf der Ackerleiste: 5 × 7 = 35 Punkte.</translation>
    </message>
    <message>
        <source>The highest score wins. If it is equal, the sum of agriculture, tool values and people decides; if that is equal too, the victory is shared.</source>
        <translation>Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheidet die Summe aus Ackerleiste, Werkzeugwerten und Personen; ist auch die gleich, wird der Sieg geteilt.</translation>
    </message>
    <message>
        <source>One-use tools do not count as tools, neither for tool makers nor when the score is equal. An unused card for two resources counts as 2 resources.</source>
        <translation>Einmal-Werkzeuge zählen nicht als Werkzeuge, weder für Werkzeugmacher noch bei Gleichstand. Eine ungenutzte Karte für zwei Rohstoffe zählt als 2 Rohstoffe.</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Rules and help</source>
        <translation>Regeln und Hilfe</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>In den Regeln suchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n gefunden</numerusform>
            <numerusform>%n gefunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintsPanel</name>
    <message>
        <source>Hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>{move} ({chance} to win)</source>
        <translation>{move} (Siegchance {chance})</translation>
    </message>
    <message>
        <source>{chance}  {move}</source>
        <translation>{chance}  {move}</translation>
    </message>
</context>
<context>
    <name>HistoryView</name>
    <message>
        <source>Points over time</source>
        <translation>Punkte im Lauf der Zeit</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Noch keine Spiele</translation>
    </message>
    <message>
        <source>{when}: {points}, place {rank}</source>
        <translation>{when}: {points}, Platz {rank}</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <source>Next place where something can be done</source>
        <translation>Nächster Ort, an dem etwas möglich ist</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Walk over the places</source>
        <translation>Über die Orte gehen</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Number of people</source>
        <translation>Anzahl der Personen</translation>
    </message>
    <message>
        <source>1 … 9, 0 for 10</source>
        <translation>1 … 9, 0 für 10</translation>
    </message>
    <message>
        <source>Place people, use a place, confirm</source>
        <translation>Personen einsetzen, Ort nutzen, bestätigen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Explain, enlarge</source>
        <translation>Erklären, vergrößern</translation>
    </message>
    <message>
        <source>E, right click</source>
        <translation>E, Rechtsklick</translation>
    </message>
    <message>
        <source>Skip the animation</source>
        <translation>Animation überspringen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Look at your own cards</source>
        <translation>Eigene Karten ansehen</translation>
    </message>
    <message>
        <source>hold C</source>
        <translation>C halten</translation>
    </message>
    <message>
        <source>Zoom, move the board</source>
        <translation>Zoomen, Spielplan verschieben</translation>
    </message>
    <message>
        <source>Ctrl+wheel, middle button</source>
        <translation>Strg+Mausrad, mittlere Taste</translation>
    </message>
    <message>
        <source>One step back, one step on</source>
        <translation>Ein Schritt zurück, ein Schritt weiter</translation>
    </message>
    <message>
        <source>Left, Right, mouse wheel</source>
        <translation>Links, Rechts, Mausrad</translation>
    </message>
    <message>
        <source>Previous, next decision of your own</source>
        <translation>Vorige, nächste eigene Entscheidung</translation>
    </message>
    <message>
        <source>Shift+Left, Shift+Right</source>
        <translation>Umschalt+Links, Umschalt+Rechts</translation>
    </message>
    <message>
        <source>Previous, next big swing</source>
        <translation>Voriger, nächster großer Umschwung</translation>
    </message>
    <message>
        <source>Ctrl+Left, Ctrl+Right</source>
        <translation>Strg+Links, Strg+Rechts</translation>
    </message>
    <message>
        <source>Next, previous mistake</source>
        <translation>Nächster, voriger Fehler</translation>
    </message>
    <message>
        <source>M, Shift+M</source>
        <translation>M, Umschalt+M</translation>
    </message>
    <message>
        <source>Previous, next round</source>
        <translation>Vorige, nächste Runde</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>Beginning, end</source>
        <translation>Anfang, Ende</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>Play, pause</source>
        <translation>Abspielen, anhalten</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Spiel analysieren</translation>
    </message>
    <message>
        <source>Mark as favourite or not</source>
        <translation>Als Favorit merken oder nicht</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>In den Papierkorb legen</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Strg+F</translation>
    </message>
    <message>
        <source>Take more people along while dragging</source>
        <translation>Beim Ziehen mehr Personen mitnehmen</translation>
    </message>
    <message>
        <source>Hold still, wheel, 1 … 9; Shift for all</source>
        <translation>Stillhalten, Rad, 1 … 9; Umschalt für alle</translation>
    </message>
    <message>
        <source>Ask how many people when letting go</source>
        <translation>Beim Loslassen fragen, wie viele</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Welcome to the Stone Age!</source>
        <translation>Willkommen in der Steinzeit!</translation>
    </message>
    <message>
        <source>In about ten minutes you will know the whole game. You play red, with the handprint; Una plays blue and is friendly. You can leave at any time and go on later.</source>
        <translation>In etwa zehn Minuten kennst du das ganze Spiel. Du spielst Rot, mit dem Handabdruck; Una spielt Blau und ist freundlich. Du kannst jederzeit aufhören und später weitermachen.</translation>
    </message>
    <message>
        <source>Your people</source>
        <translation>Dein Volk</translation>
    </message>
    <message>
        <source>Below the board is your own board: {people} people who will work for you, and {food} food. Tools, resources, buildings and cards will join them. The path of stones around the board counts your points.</source>
        <translation>Unter dem Spielplan liegt dein Tableau: {people} Personen, die für dich arbeiten, und {food} Nahrung. Werkzeuge, Rohstoffe, Gebäude und Karten kommen noch dazu. Der Weg aus Steinen rund um den Spielplan zählt deine Punkte.</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Eine Runde</translation>
    </message>
    <message>
        <source>Each round has three phases: first all players take turns placing their people. Then each player uses the places where they have people. Finally everybody must eat.</source>
        <translation>Jede Runde hat drei Phasen: Zuerst setzen alle reihum ihre Personen ein. Dann nutzen alle nacheinander ihre Orte. Zum Schluss müssen alle essen.</translation>
    </message>
    <message>
        <source>To the tool maker</source>
        <translation>Zum Werkzeugmacher</translation>
    </message>
    <message>
        <source>You begin. Put &lt;b&gt;1 person&lt;/b&gt; on the &lt;b&gt;tool maker&lt;/b&gt;: drag it there or click the place. A tool is yours for the whole game and improves a roll in every round.</source>
        <translation>Du beginnst. Setze &lt;b&gt;1 Person&lt;/b&gt; zum &lt;b&gt;Werkzeugmacher&lt;/b&gt;: Zieh sie dorthin oder klicke den Ort an. Ein Werkzeug bleibt dir das ganze Spiel und verbessert in jeder Runde einen Wurf.</translation>
    </message>
    <message>
        <source>The village is full</source>
        <translation>Das Dorf ist voll</translation>
    </message>
    <message>
        <source>Una sent 2 people to the hut. With two players, only two of tool maker, hut and field can be used in a round; so the field is closed until the next one.</source>
        <translation>Una hat 2 Personen zur Hütte geschickt. Zu zweit sind in einer Runde nur zwei von Werkzeugmacher, Hütte und Acker nutzbar; deshalb ist der Acker bis zur nächsten Runde geschlossen.</translation>
    </message>
    <message>
        <source>Into the forest</source>
        <translation>In den Wald</translation>
    </message>
    <message>
        <source>Now resources. Put &lt;b&gt;2 people&lt;/b&gt; into the &lt;b&gt;forest&lt;/b&gt;. Each of them will roll a die, and every full 3 of the sum give 1 wood. You come to each place only once per round, so think about the number.</source>
        <translation>Jetzt Rohstoffe. Setze &lt;b&gt;2 Personen&lt;/b&gt; in den &lt;b&gt;Wald&lt;/b&gt;. Jede von ihnen wirft einen Würfel, und jede volle 3 der Summe gibt 1 Holz. Zu jedem Ort kommst du nur einmal pro Runde, überlege dir also die Anzahl.</translation>
    </message>
    <message>
        <source>Into the clay pit</source>
        <translation>In die Lehmgrube</translation>
    </message>
    <message>
        <source>Put your last &lt;b&gt;2 people&lt;/b&gt; into the &lt;b&gt;clay pit&lt;/b&gt;. Brick needs a full 4, but it is worth more than wood. With two players, Una can&apos;t join you there.</source>
        <translation>Setze deine letzten &lt;b&gt;2 Personen&lt;/b&gt; in die &lt;b&gt;Lehmgrube&lt;/b&gt;. Lehm braucht eine volle 4, ist aber mehr wert als Holz. Zu zweit kann Una nicht auch dorthin.</translation>
    </message>
    <message>
        <source>Everybody is placed</source>
        <translation>Alle sind eingesetzt</translation>
    </message>
    <message>
        <source>The second phase begins. As start player you go first: you use all your places, in the order you like, and take your people home.</source>
        <translation>Die zweite Phase beginnt. Du bist Startspieler*in und zuerst dran: Du nutzt alle deine Orte, in der Reihenfolge, die du willst, und nimmst deine Personen nach Hause.</translation>
    </message>
    <message>
        <source>Take your tool</source>
        <translation>Nimm dein Werkzeug</translation>
    </message>
    <message>
        <source>Click the &lt;b&gt;tool maker&lt;/b&gt; first. Why first? A new tool can be used at once, for the rolls that follow.</source>
        <translation>Klicke zuerst den &lt;b&gt;Werkzeugmacher&lt;/b&gt; an. Warum zuerst? Ein neues Werkzeug hilft dir gleich bei den nächsten Würfen.</translation>
    </message>
    <message>
        <source>Roll for wood</source>
        <translation>Würfle um Holz</translation>
    </message>
    <message>
        <source>Click the &lt;b&gt;forest&lt;/b&gt;: your 2 people roll 2 dice.</source>
        <translation>Klicke den &lt;b&gt;Wald&lt;/b&gt; an: Deine 2 Personen werfen 2 Würfel.</translation>
    </message>
    <message>
        <source>A tool helps</source>
        <translation>Ein Werkzeug hilft</translation>
    </message>
    <message>
        <source>The dice show {sum}. {sum} ÷ {divisor} would give 2 wood. &lt;b&gt;Add your tool&lt;/b&gt; of value 1 and it is 9 ÷ 3 = &lt;b&gt;3 wood&lt;/b&gt;. After that the tool rests until the next round.</source>
        <translation>Die Würfel zeigen {sum}. {sum} ÷ {divisor} gäbe 2 Holz. &lt;b&gt;Nimm dein Werkzeug&lt;/b&gt; mit Wert 1 dazu, und es sind 9 ÷ 3 = &lt;b&gt;3 Holz&lt;/b&gt;. Danach ruht das Werkzeug bis zur nächsten Runde.</translation>
    </message>
    <message>
        <source>Roll for brick</source>
        <translation>Würfle um Lehm</translation>
    </message>
    <message>
        <source>Now the &lt;b&gt;clay pit&lt;/b&gt;. Your tool was used in this round, so the dice alone count.</source>
        <translation>Jetzt die &lt;b&gt;Lehmgrube&lt;/b&gt;. Dein Werkzeug ist in dieser Runde schon benutzt, also zählen nur die Würfel.</translation>
    </message>
    <message>
        <source>Everybody eats</source>
        <translation>Alle essen</translation>
    </message>
    <message>
        <source>Una used her places, then the third phase came: each person ate 1 food. You had 12, now you have {food}. As long as there is enough, this happens by itself.</source>
        <translation>Una hat ihre Orte genutzt, dann kam die dritte Phase: Jede Person hat 1 Nahrung gegessen. Du hattest 12, jetzt hast du {food}. Solange genug da ist, geschieht das von selbst.</translation>
    </message>
    <message>
        <source>A new round</source>
        <translation>Eine neue Runde</translation>
    </message>
    <message>
        <source>Now Una is start player. Look at the cards: the one on the far right costs 1 resource, the next ones 2, 3 and 4. Cards that nobody buys move to the right and get cheaper.</source>
        <translation>Jetzt ist Una Startspielerin. Sieh dir die Karten an: Die ganz rechts kostet 1 Rohstoff, die nächsten 2, 3 und 4. Karten, die niemand kauft, rücken nach rechts und werden billiger.</translation>
    </message>
    <message>
        <source>Growing</source>
        <translation>Wachsen</translation>
    </message>
    <message>
        <source>Una took the field. Put &lt;b&gt;2 people&lt;/b&gt; on the &lt;b&gt;hut&lt;/b&gt;: they bring one more person for the rest of the game. More people do more, but they also eat.</source>
        <translation>Una hat den Acker genommen. Setze &lt;b&gt;2 Personen&lt;/b&gt; vor die &lt;b&gt;Hütte&lt;/b&gt;: Sie bringen dir eine weitere Person für den Rest des Spiels. Mehr Personen schaffen mehr, aber sie essen auch.</translation>
    </message>
    <message>
        <source>A building</source>
        <translation>Ein Gebäude</translation>
    </message>
    <message>
        <source>The first building costs 2 wood and 1 brick, and you have just that. Put &lt;b&gt;1 person&lt;/b&gt; on &lt;b&gt;building 1&lt;/b&gt;, before Una does.</source>
        <translation>Das erste Gebäude kostet 2 Holz und 1 Lehm, und die hast du. Setze &lt;b&gt;1 Person&lt;/b&gt; auf &lt;b&gt;Gebäude 1&lt;/b&gt;, bevor Una es tut.</translation>
    </message>
    <message>
        <source>A civilisation card</source>
        <translation>Eine Zivilisationskarte</translation>
    </message>
    <message>
        <source>The card on the far right costs only 1 resource. Put &lt;b&gt;1 person&lt;/b&gt; on &lt;b&gt;card 1&lt;/b&gt;. Cards help at once, and most of the points at the end come from them.</source>
        <translation>Die Karte ganz rechts kostet nur 1 Rohstoff. Setze &lt;b&gt;1 Person&lt;/b&gt; auf &lt;b&gt;Karte 1&lt;/b&gt;. Karten helfen sofort, und am Ende kommen die meisten Punkte von ihnen.</translation>
    </message>
    <message>
        <source>One person left</source>
        <translation>Noch eine Person</translation>
    </message>
    <message>
        <source>Put your last &lt;b&gt;person&lt;/b&gt; into the &lt;b&gt;quarry&lt;/b&gt;. Stone needs a full 5. One die alone rarely shows that, but you have a tool.</source>
        <translation>Setze deine letzte &lt;b&gt;Person&lt;/b&gt; in den &lt;b&gt;Steinbruch&lt;/b&gt;. Stein braucht eine volle 5. Ein Würfel allein zeigt die selten, aber du hast ein Werkzeug.</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Una is done, it is your turn. Click &lt;b&gt;building 1&lt;/b&gt; and pay 2 wood and 1 brick: 10 points at once.</source>
        <translation>Una ist fertig, du bist dran. Klicke &lt;b&gt;Gebäude 1&lt;/b&gt; an und bezahle 2 Holz und 1 Lehm: sofort 10 Punkte.</translation>
    </message>
    <message>
        <source>Buy the card</source>
        <translation>Kaufe die Karte</translation>
    </message>
    <message>
        <source>Click &lt;b&gt;card 1&lt;/b&gt; and pay with &lt;b&gt;1 wood&lt;/b&gt;. Wood is the cheapest, so it is best spent on cards.</source>
        <translation>Klicke &lt;b&gt;Karte 1&lt;/b&gt; an und bezahle mit &lt;b&gt;1 Holz&lt;/b&gt;. Holz ist am billigsten, für Karten also gerade richtig.</translation>
    </message>
    <message>
        <source>Two halves</source>
        <translation>Zwei Hälften</translation>
    </message>
    <message>
        <source>The upper half happened at once: agriculture +1. The lower half shows a farmer. At the end each farmer is worth your agriculture, now {agriculture}. So with farmers, fields pay twice.</source>
        <translation>Der obere Teil ist sofort passiert: Ackerleiste +1. Der untere Teil zeigt einen Bauern. Am Ende ist jeder Bauer so viel wert wie deine Ackerleiste, jetzt {agriculture}. Mit Bauern lohnen sich Äcker also doppelt.</translation>
    </message>
    <message>
        <source>A new person</source>
        <translation>Eine neue Person</translation>
    </message>
    <message>
        <source>Click the &lt;b&gt;hut&lt;/b&gt;: somebody new joins your people.</source>
        <translation>Klicke die &lt;b&gt;Hütte&lt;/b&gt; an: Dein Volk bekommt Zuwachs.</translation>
    </message>
    <message>
        <source>Roll for stone</source>
        <translation>Würfle um Stein</translation>
    </message>
    <message>
        <source>Click the &lt;b&gt;quarry&lt;/b&gt; and roll 1 die.</source>
        <translation>Klicke den &lt;b&gt;Steinbruch&lt;/b&gt; an und wirf 1 Würfel.</translation>
    </message>
    <message>
        <source>Just enough</source>
        <translation>Gerade genug</translation>
    </message>
    <message>
        <source>A {sum}! With your &lt;b&gt;tool&lt;/b&gt; it is 5, and that gives 1 stone. Without it the roll would be lost.</source>
        <translation>Eine {sum}! Mit deinem &lt;b&gt;Werkzeug&lt;/b&gt; ist es eine 5, und das gibt 1 Stein. Ohne wäre der Wurf verloren.</translation>
    </message>
    <message>
        <source>Fields feed</source>
        <translation>Äcker ernähren</translation>
    </message>
    <message>
        <source>Before eating, everybody got food from agriculture: you got 1. Now you have {food} food left and {people} people. Next time that will hardly be enough.</source>
        <translation>Vor dem Essen haben alle Nahrung von der Ackerleiste bekommen: du 1. Jetzt hast du noch {food} Nahrung und {people} Personen. Nächstes Mal wird das kaum reichen.</translation>
    </message>
    <message>
        <source>Onto the field</source>
        <translation>Auf den Acker</translation>
    </message>
    <message>
        <source>Put &lt;b&gt;1 person&lt;/b&gt; on the &lt;b&gt;field&lt;/b&gt;: 1 more food in every round from now on, and your farmer grows more valuable.</source>
        <translation>Setze &lt;b&gt;1 Person&lt;/b&gt; auf den &lt;b&gt;Acker&lt;/b&gt;: ab jetzt 1 Nahrung mehr in jeder Runde, und dein Bauer wird wertvoller.</translation>
    </message>
    <message>
        <source>Dice for all</source>
        <translation>Würfel für alle</translation>
    </message>
    <message>
        <source>Another card moved to the far right: it shows dice, and below a green culture symbol. Put &lt;b&gt;1 person&lt;/b&gt; on &lt;b&gt;card 1&lt;/b&gt;.</source>
        <translation>Eine andere Karte ist ganz nach rechts gerückt: Sie zeigt Würfel, und darunter ein grünes Kultursymbol. Setze &lt;b&gt;1 Person&lt;/b&gt; auf &lt;b&gt;Karte 1&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Gold!</source>
        <translation>Gold!</translation>
    </message>
    <message>
        <source>Put &lt;b&gt;3 people&lt;/b&gt; into the &lt;b&gt;river&lt;/b&gt;. Gold needs a full 6 and is worth the most.</source>
        <translation>Setze &lt;b&gt;3 Personen&lt;/b&gt; an den &lt;b&gt;Fluss&lt;/b&gt;. Gold braucht eine volle 6 und ist am meisten wert.</translation>
    </message>
    <message>
        <source>On the hunt</source>
        <translation>Auf der Jagd</translation>
    </message>
    <message>
        <source>Put your last &lt;b&gt;person&lt;/b&gt; on the &lt;b&gt;hunting grounds&lt;/b&gt;. Every full 2 give 1 food, and there is always room for everybody.</source>
        <translation>Schicke deine letzte &lt;b&gt;Person&lt;/b&gt; zur &lt;b&gt;Jagd&lt;/b&gt;. Jede volle 2 gibt 1 Nahrung, und hier ist immer Platz für alle.</translation>
    </message>
    <message>
        <source>Work the field</source>
        <translation>Bestelle den Acker</translation>
    </message>
    <message>
        <source>You go first again. Click the &lt;b&gt;field&lt;/b&gt;: agriculture +1.</source>
        <translation>Du bist wieder zuerst dran. Klicke den &lt;b&gt;Acker&lt;/b&gt; an: Ackerleiste +1.</translation>
    </message>
    <message>
        <source>Buy the card before you roll</source>
        <translation>Erst kaufen, dann würfeln</translation>
    </message>
    <message>
        <source>Buy &lt;b&gt;card 1&lt;/b&gt; with your &lt;b&gt;brick&lt;/b&gt;. One die for each player will be rolled; perhaps one of them brings a tool that helps you in the river.</source>
        <translation>Kaufe &lt;b&gt;Karte 1&lt;/b&gt; mit deinem &lt;b&gt;Lehm&lt;/b&gt;. Für alle wird je ein Würfel geworfen; vielleicht bringt einer davon ein Werkzeug, das dir am Fluss hilft.</translation>
    </message>
    <message>
        <source>You choose first</source>
        <translation>Du wählst zuerst</translation>
    </message>
    <message>
        <source>A 2 gives brick, a 5 gives a tool. Take the &lt;b&gt;5&lt;/b&gt;: a second tool. Una gets what is left.</source>
        <translation>Eine 2 gibt Lehm, eine 5 gibt ein Werkzeug. Nimm die &lt;b&gt;5&lt;/b&gt;: ein zweites Werkzeug. Una bekommt, was übrig bleibt.</translation>
    </message>
    <message>
        <source>Wash gold</source>
        <translation>Gold waschen</translation>
    </message>
    <message>
        <source>Click the &lt;b&gt;river&lt;/b&gt; and roll 3 dice.</source>
        <translation>Klicke den &lt;b&gt;Fluss&lt;/b&gt; an und wirf 3 Würfel.</translation>
    </message>
    <message>
        <source>Both tools together</source>
        <translation>Beide Werkzeuge zusammen</translation>
    </message>
    <message>
        <source>{sum} is only 1 gold. Add &lt;b&gt;both tools&lt;/b&gt;, 1 and 1: 12 ÷ 6 = &lt;b&gt;2 gold&lt;/b&gt;. You may add as many tools to one roll as you like.</source>
        <translation>{sum} sind nur 1 Gold. Nimm &lt;b&gt;beide Werkzeuge&lt;/b&gt; dazu, 1 und 1: 12 ÷ 6 = &lt;b&gt;2 Gold&lt;/b&gt;. Zu einem Wurf darfst du so viele Werkzeuge nehmen, wie du willst.</translation>
    </message>
    <message>
        <source>Something to eat</source>
        <translation>Etwas zu essen</translation>
    </message>
    <message>
        <source>Click the &lt;b&gt;hunting grounds&lt;/b&gt;. Whatever the die shows: every full 2 is food.</source>
        <translation>Klicke die &lt;b&gt;Jagd&lt;/b&gt; an. Was auch immer der Würfel zeigt: Jede volle 2 ist Nahrung.</translation>
    </message>
    <message>
        <source>Not enough food</source>
        <translation>Zu wenig Nahrung</translation>
    </message>
    <message>
        <source>All your food is eaten and {missing} is missing. You may pay resources instead, one for each food; otherwise you lose 10 points. Pay with your &lt;b&gt;stone&lt;/b&gt;: it is worth less than gold.</source>
        <translation>Alle deine Nahrung ist gegessen, und {missing} fehlt. Du darfst stattdessen Rohstoffe bezahlen, einen je Nahrung; sonst verlierst du 10 Punkte. Bezahle mit deinem &lt;b&gt;Stein&lt;/b&gt;: Er ist weniger wert als Gold.</translation>
    </message>
    <message>
        <source>Hunger</source>
        <translation>Hunger</translation>
    </message>
    <message>
        <source>Hunger costs 10 points, no matter how many people are hungry: all or nothing. Plan your food: hunt, work the fields, or keep something to pay with.</source>
        <translation>Hunger kostet 10 Punkte, egal wie viele Personen hungern: alles oder nichts. Plane deine Nahrung: Jage, bestelle den Acker oder behalte etwas zum Bezahlen.</translation>
    </message>
    <message>
        <source>Now you</source>
        <translation>Jetzt du</translation>
    </message>
    <message>
        <source>Play this round as you like. Think of the food: {people} people, {food} food. A tip: the second building takes 1 to 7 resources of any kind, and gold scores 6 each. Press &lt;b&gt;H&lt;/b&gt; for a hint.</source>
        <translation>Spiele diese Runde, wie du willst. Denk an die Nahrung: {people} Personen, {food} Nahrung. Ein Tipp: Das zweite Gebäude nimmt 1 bis 7 beliebige Rohstoffe, und Gold bringt je 6 Punkte. Mit &lt;b&gt;H&lt;/b&gt; bekommst du einen Vorschlag.</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Gut gemacht</translation>
    </message>
    <message>
        <source>You know how a round goes. A game takes ten to twenty of them. We now jump into another game, to its last round, and see how it is scored.</source>
        <translation>Du weißt jetzt, wie eine Runde geht. Ein Spiel dauert zehn bis zwanzig davon. Wir springen nun in ein anderes Spiel, in seine letzte Runde, und sehen, wie gewertet wird.</translation>
    </message>
    <message>
        <source>Many rounds later</source>
        <translation>Viele Runden später</translation>
    </message>
    <message>
        <source>Round {round}. Your people are {people} now, agriculture stands at {agriculture}, you have {buildings} buildings and {score} points. The first stack holds one last building: when it is built, the game ends with this round.</source>
        <translation>Runde {round}. Dein Volk hat jetzt {people} Personen, die Ackerleiste steht auf {agriculture}, du hast {buildings} Gebäude und {score} Punkte. Im ersten Stapel liegt noch ein letztes Gebäude: Wird es gebaut, endet das Spiel mit dieser Runde.</translation>
    </message>
    <message>
        <source>One more roll</source>
        <translation>Noch ein Wurf</translation>
    </message>
    <message>
        <source>Your people stand in the &lt;b&gt;forest&lt;/b&gt;: click it and roll.</source>
        <translation>Deine Personen stehen im &lt;b&gt;Wald&lt;/b&gt;: Klicke ihn an und würfle.</translation>
    </message>
    <message>
        <source>A one-use tool</source>
        <translation>Ein Einmal-Werkzeug</translation>
    </message>
    <message>
        <source>{sum} gives 4 wood. One of your cards is a tool of value 3 that helps once in the game. The game is nearly over, so use it now: &lt;b&gt;add the card&lt;/b&gt; and get 5 wood.</source>
        <translation>{sum} gibt 4 Holz. Eine deiner Karten ist ein Werkzeug mit Wert 3, das einmal im Spiel hilft. Das Spiel ist fast vorbei, also nutze es jetzt: &lt;b&gt;Nimm die Karte dazu&lt;/b&gt; und bekomme 5 Holz.</translation>
    </message>
    <message>
        <source>The last building</source>
        <translation>Das letzte Gebäude</translation>
    </message>
    <message>
        <source>&lt;b&gt;Building 1&lt;/b&gt; wants exactly 4 resources of exactly 3 kinds; what you pay makes the points. Pay &lt;b&gt;1 brick, 1 stone and 2 gold&lt;/b&gt;: 4 + 5 + 12 = 21 points.</source>
        <translation>&lt;b&gt;Gebäude 1&lt;/b&gt; will genau 4 Rohstoffe aus genau 3 Sorten; was du bezahlst, macht die Punkte. Bezahle &lt;b&gt;1 Lehm, 1 Stein und 2 Gold&lt;/b&gt;: 4 + 5 + 12 = 21 Punkte.</translation>
    </message>
    <message>
        <source>And another one</source>
        <translation>Und noch eines</translation>
    </message>
    <message>
        <source>Take &lt;b&gt;building 2&lt;/b&gt; too: &lt;b&gt;1 wood, 1 brick and 1 stone&lt;/b&gt; for 12 points. Your hut builders will count it as well.</source>
        <translation>Nimm auch &lt;b&gt;Gebäude 2&lt;/b&gt;: &lt;b&gt;1 Holz, 1 Lehm und 1 Stein&lt;/b&gt; für 12 Punkte. Deine Hüttenbauer zählen es mit.</translation>
    </message>
    <message>
        <source>A green card</source>
        <translation>Eine grüne Karte</translation>
    </message>
    <message>
        <source>&lt;b&gt;Card 3&lt;/b&gt; shows a culture symbol that you don&apos;t have yet: 6 × 6 instead of 5 × 5, that is 11 points more. Pay &lt;b&gt;3 wood&lt;/b&gt;; you also roll two dice for gold.</source>
        <translation>&lt;b&gt;Karte 3&lt;/b&gt; zeigt ein Kultursymbol, das du noch nicht hast: 6 × 6 statt 5 × 5, das sind 11 Punkte mehr. Bezahle &lt;b&gt;3 Holz&lt;/b&gt;; außerdem wirfst du zwei Würfel um Gold.</translation>
    </message>
    <message>
        <source>One more symbol</source>
        <translation>Noch ein Symbol</translation>
    </message>
    <message>
        <source>&lt;b&gt;Card 4&lt;/b&gt; is expensive, but resources are worth only 1 point each at the end. Your seventh symbol brings 13. Pay &lt;b&gt;2 wood and 2 brick&lt;/b&gt;.</source>
        <translation>&lt;b&gt;Karte 4&lt;/b&gt; ist teuer, aber Rohstoffe sind am Ende nur je 1 Punkt wert. Dein siebtes Symbol bringt 13. Bezahle &lt;b&gt;2 Holz und 2 Lehm&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Choose a die</source>
        <translation>Wähle einen Würfel</translation>
    </message>
    <message>
        <source>Agriculture is at its end, a 6 would give you nothing. Take the &lt;b&gt;3&lt;/b&gt;: 1 stone.</source>
        <translation>Die Ackerleiste ist am Ende, eine 6 brächte dir nichts. Nimm die &lt;b&gt;3&lt;/b&gt;: 1 Stein.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>Una played her places, everybody ate, and a stack is empty: that was the last round. On the score track you have {score} points, {p_buildings} of them from buildings. Now the final scoring.</source>
        <translation>Una hat ihre Orte genutzt, alle haben gegessen, und ein Stapel ist leer: Das war die letzte Runde. Auf der Zählleiste hast du {score} Punkte, {p_buildings} davon durch Gebäude. Jetzt kommt die Schlusswertung.</translation>
    </message>
    <message>
        <source>Resources left</source>
        <translation>Übrige Rohstoffe</translation>
    </message>
    <message>
        <source>Each resource is worth 1 point, whatever its kind: &lt;b&gt;{p_goods} points&lt;/b&gt;. Food is worth nothing now.</source>
        <translation>Jeder Rohstoff ist 1 Punkt wert, egal welche Sorte: &lt;b&gt;{p_goods} Punkte&lt;/b&gt;. Nahrung ist jetzt nichts mehr wert.</translation>
    </message>
    <message>
        <source>Green cards</source>
        <translation>Grüne Karten</translation>
    </message>
    <message>
        <source>You have {symbols} different symbols: {symbols} × {symbols} = &lt;b&gt;{p_symbols_first} points&lt;/b&gt;. Your {doubles} doubles make a second row: {doubles} × {doubles} = &lt;b&gt;{p_symbols_second} points&lt;/b&gt;. Every new symbol is worth more than the one before.</source>
        <translation>Du hast {symbols} verschiedene Symbole: {symbols} × {symbols} = &lt;b&gt;{p_symbols_first} Punkte&lt;/b&gt;. Deine {doubles} doppelten bilden eine zweite Reihe: {doubles} × {doubles} = &lt;b&gt;{p_symbols_second} Punkte&lt;/b&gt;. Jedes neue Symbol ist mehr wert als das davor.</translation>
    </message>
    <message>
        <source>Sand-coloured cards</source>
        <translation>Sandfarbene Karten</translation>
    </message>
    <message>
        <source>They multiply:&lt;br&gt;farmers × agriculture ({agriculture}) = &lt;b&gt;{p_farmers}&lt;/b&gt;&lt;br&gt;hut builders × buildings ({buildings}) = &lt;b&gt;{p_hut_builders}&lt;/b&gt;&lt;br&gt;shamans × people ({people}) = &lt;b&gt;{p_shamans}&lt;/b&gt;&lt;br&gt;tool makers × tools ({tools}) = &lt;b&gt;{p_tool_makers}&lt;/b&gt;</source>
        <translation>Sie vervielfachen:&lt;br&gt;Bauern × Ackerleiste ({agriculture}) = &lt;b&gt;{p_farmers}&lt;/b&gt;&lt;br&gt;Hüttenbauer × Gebäude ({buildings}) = &lt;b&gt;{p_hut_builders}&lt;/b&gt;&lt;br&gt;Schamanen × Personen ({people}) = &lt;b&gt;{p_shamans}&lt;/b&gt;&lt;br&gt;Werkzeugmacher × Werkzeuge ({tools}) = &lt;b&gt;{p_tool_makers}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Du gewinnst!</translation>
    </message>
    <message>
        <source>Together that makes &lt;b&gt;{total} points&lt;/b&gt;; Una has {other}. If it had been equal, agriculture, tools and people would have decided. During a game you can always see what the score would be if it ended now.</source>
        <translation>Zusammen macht das &lt;b&gt;{total} Punkte&lt;/b&gt;; Una hat {other}. Bei Gleichstand hätten Ackerleiste, Werkzeuge und Personen entschieden. Während eines Spiels siehst du jederzeit, wie es stünde, wenn jetzt Schluss wäre.</translation>
    </message>
    <message>
        <source>That is all</source>
        <translation>Das ist alles</translation>
    </message>
    <message>
        <source>Now you know the game. Point at anything on the board and it explains itself; &lt;b&gt;F1&lt;/b&gt; opens the rules, &lt;b&gt;?&lt;/b&gt; the keys, and &lt;b&gt;H&lt;/b&gt; gives a hint. Have fun!</source>
        <translation>Jetzt kennst du das Spiel. Zeig auf irgendetwas auf dem Spielplan, und es erklärt sich; &lt;b&gt;F1&lt;/b&gt; öffnet die Regeln, &lt;b&gt;?&lt;/b&gt; die Tasten, und &lt;b&gt;H&lt;/b&gt; gibt einen Tipp. Viel Spaß!</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Dreamer</source>
        <translation>Träumer</translation>
    </message>
    <message>
        <source>Gatherer</source>
        <translation>Sammler</translation>
    </message>
    <message>
        <source>Woodcutter</source>
        <translation>Holzfäller</translation>
    </message>
    <message>
        <source>Hut builder</source>
        <translation>Hüttenbauer</translation>
    </message>
    <message>
        <source>Card collector</source>
        <translation>Kartensammler</translation>
    </message>
    <message>
        <source>Hunter</source>
        <translation>Jäger</translation>
    </message>
    <message>
        <source>Blocker</source>
        <translation>Blockierer</translation>
    </message>
    <message>
        <source>Experienced</source>
        <translation>Routinier</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>Planer</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
</context>
<context>
    <name>LevelNote</name>
    <message>
        <source>Plays anything that is allowed.</source>
        <translation>Spielt irgendetwas, das erlaubt ist.</translation>
    </message>
    <message>
        <source>Feeds its people and takes what lies near.</source>
        <translation>Ernährt sein Volk und nimmt, was naheliegt.</translation>
    </message>
    <message>
        <source>Cannot walk past a civilisation card.</source>
        <translation>Kann an keiner Zivilisationskarte vorbeigehen.</translation>
    </message>
    <message>
        <source>Fetches wood and spends it at once.</source>
        <translation>Holt Holz und gibt es gleich wieder aus.</translation>
    </message>
    <message>
        <source>Turns resources into one building after the other.</source>
        <translation>Macht aus Rohstoffen ein Gebäude nach dem anderen.</translation>
    </message>
    <message>
        <source>Many people, no fields, and would rather starve than save.</source>
        <translation>Viele Personen, keine Äcker, und lieber hungrig als sparsam.</translation>
    </message>
    <message>
        <source>Takes what the others need most.</source>
        <translation>Nimmt, was die anderen am dringendsten brauchen.</translation>
    </message>
    <message>
        <source>Weighs every place by what it adds in the end.</source>
        <translation>Wägt jeden Ort danach ab, was er am Ende bringt.</translation>
    </message>
    <message>
        <source>Knows the game and makes mistakes.</source>
        <translation>Kennt das Spiel und macht Fehler.</translation>
    </message>
    <message>
        <source>Has learnt from many games against itself.</source>
        <translation>Hat aus vielen Spielen gegen sich selbst gelernt.</translation>
    </message>
    <message>
        <source>As strong, and thinks ahead before each move.</source>
        <translation>Ebenso stark, und denkt vor jedem Zug voraus.</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Own program</source>
        <translation>Eigenes Programm</translation>
    </message>
    <message>
        <source>Nameless</source>
        <translation>Namenlos</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Open, round {n}</source>
        <translation>Offen, Runde {n}</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{title}: {players}</source>
        <translation>{title}: {players}</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Players and points</source>
        <translation>Spieler*innen und Punkte</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>Module</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoriten</translation>
    </message>
    <message>
        <source>Continues another game</source>
        <translation>Aus einem anderen Spiel weitergespielt</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Library</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Honest dice</source>
        <translation>Ehrliche Würfel</translation>
    </message>
</context>
<context>
    <name>List</name>
    <message>
        <source>{before}, {after}</source>
        <translation>{before}, {after}</translation>
    </message>
    <message>
        <source>{before} and {after}</source>
        <translation>{before} und {after}</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Your settings could not be read. They were put aside as {file}.</source>
        <translation>Die Einstellungen waren nicht lesbar. Sie liegen jetzt in {file}.</translation>
    </message>
    <message>
        <source>Your settings hold until the program ends. {why}</source>
        <translation>Die Einstellungen gelten nur bis zum Ende des Programms. {why}</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
        <source>{name} is to decide: {phase}.</source>
        <translation>{name} entscheidet: {phase}.</translation>
    </message>
    <message>
        <source>Thinking about hints …</source>
        <translation>Tipps werden gesucht …</translation>
    </message>
    <message>
        <source>A bot could not decide; a simple move was played instead.</source>
        <translation>Ein Bot konnte sich nicht entscheiden; stattdessen wurde ein einfacher Zug gespielt.</translation>
    </message>
    <message>
        <source>Something went wrong, but the game goes on: {what}</source>
        <translation>Etwas ist schiefgegangen, aber das Spiel geht weiter: {what}</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Stone Age</source>
        <translation>Stone Age</translation>
    </message>
    <message>
        <source>{players} – Stone Age</source>
        <translation>{players} – Stone Age</translation>
    </message>
    <message>
        <source>● Your turn, {name} – Stone Age</source>
        <translation>● {name} ist am Zug – Stone Age</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Copy details</source>
        <translation>Einzelheiten kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>Missing</name>
    <message>
        <source>You need {resources} of exactly {kinds}.</source>
        <translation>Du brauchst {resources} aus genau {kinds}.</translation>
    </message>
    <message>
        <source>You lack {what}.</source>
        <translation>Dir fehlt noch: {what}.</translation>
    </message>
</context>
<context>
    <name>Module</name>
    <message>
        <source>Hard winter</source>
        <translation>Harter Winter</translation>
    </message>
    <message>
        <source>Wild animals</source>
        <translation>Wilde Tiere</translation>
    </message>
    <message>
        <source>Igloos</source>
        <translation>Iglus</translation>
    </message>
</context>
<context>
    <name>ModuleNote</name>
    <message>
        <source>1 extra stone for a building: +5 points. 1 extra gold for a card: +6 points.</source>
        <translation>1 Stein zusätzlich für ein Gebäude: +5 Punkte. 1 Gold zusätzlich für eine Karte: +6 Punkte.</translation>
    </message>
    <message>
        <source>An animal lowers every roll until you drive it away together.</source>
        <translation>Ein Tier mindert jeden Wurf, bis ihr es in die Flucht schlagt.</translation>
    </message>
    <message>
        <source>Four igloos lie beside the board and can be built like buildings.</source>
        <translation>Vier Iglus liegen neben dem Spielplan und werden gebaut wie Gebäude.</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Find a move…</source>
        <translation>Zug suchen …</translation>
    </message>
    <message>
        <source>Find a move</source>
        <translation>Zug suchen</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Enter plays the chosen move.</source>
        <translation>Eingabe spielt den gewählten Zug.</translation>
    </message>
    <message>
        <source>Nothing to decide at the moment.</source>
        <translation>Im Moment gibt es nichts zu entscheiden.</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>Startspieler*in</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Jahreszeit</translation>
    </message>
    <message>
        <source>Winter modules</source>
        <translation>Wintermodule</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Cards lie open</source>
        <translation>Karten liegen offen</translation>
    </message>
    <message>
        <source>Everybody may look at everybody&apos;s cards.</source>
        <translation>Alle dürfen die Karten aller ansehen.</translation>
    </message>
    <message>
        <source>Practice game</source>
        <translation>Übungsspiel</translation>
    </message>
    <message>
        <source>Moves can be taken back beyond dice and cards; the same dice fall again.</source>
        <translation>Züge lassen sich auch nach Würfeln und Karten zurücknehmen; es fallen wieder dieselben Würfel.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Zufallszahl (Seed)</translation>
    </message>
    <message>
        <source>drawn anew</source>
        <translation>neu ausgelost</translation>
    </message>
    <message>
        <source>The same seed gives the same cards and the same dice.</source>
        <translation>Dieselbe Zufallszahl gibt dieselben Karten und dieselben Würfel.</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Spiel beginnen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>{bot} cannot load what it has learnt; {other} plays instead.</source>
        <translation>{bot} kann das Gelernte nicht laden; dafür spielt {other}.</translation>
    </message>
    <message>
        <source>At least two players are needed.</source>
        <translation>Es braucht mindestens zwei Spieler*innen.</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>ausgelost</translation>
    </message>
    <message>
        <source>Type the command of the program that is to play.</source>
        <translation>Gib den Befehl des Programms ein, das spielen soll.</translation>
    </message>
</context>
<context>
    <name>OpeningDialog</name>
    <message>
        <source>Opening the game</source>
        <translation>Spiel wird geöffnet</translation>
    </message>
    <message>
        <source>This game is very long. All its moves are played again.</source>
        <translation>Dieses Spiel ist sehr lang. Alle Züge werden noch einmal durchgespielt.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>Phase</name>
    <message>
        <source>Placing people</source>
        <translation>Personen einsetzen</translation>
    </message>
    <message>
        <source>Using the places</source>
        <translation>Orte nutzen</translation>
    </message>
    <message>
        <source>The animal flees</source>
        <translation>Das Tier flieht</translation>
    </message>
    <message>
        <source>Feeding</source>
        <translation>Ernähren</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>on the board</source>
        <translation>auf dem Spielplan</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>hunting grounds</source>
        <translation>Jagd</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>clay pit</source>
        <translation>Lehmgrube</translation>
    </message>
    <message>
        <source>quarry</source>
        <translation>Steinbruch</translation>
    </message>
    <message>
        <source>river</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>tool maker</source>
        <translation>Werkzeugmacher</translation>
    </message>
    <message>
        <source>hut</source>
        <translation>Hütte</translation>
    </message>
    <message>
        <source>field</source>
        <translation>Acker</translation>
    </message>
    <message>
        <source>livestock</source>
        <translation>Viehzucht</translation>
    </message>
    <message>
        <source>card {n}</source>
        <translation>Karte {n}</translation>
    </message>
    <message>
        <source>building {n}</source>
        <translation>Gebäude {n}</translation>
    </message>
    <message>
        <source>igloo {n}</source>
        <translation>Iglu {n}</translation>
    </message>
    <message>
        <source>wild animal</source>
        <translation>wildes Tier</translation>
    </message>
</context>
<context>
    <name>PlayerDelegate</name>
    <message>
        <source>({n})</source>
        <translation>({n})</translation>
    </message>
</context>
<context>
    <name>PlayersView</name>
    <message>
        <source>{name}: {points}, {food}, {goods}, {people}, agriculture {field}, tools {tools}, {cards}, {buildings}</source>
        <translation>{name}: {points}, {food}, {goods}, {people}, Ackerleiste {field}, Werkzeuge {tools}, {cards}, {buildings}</translation>
    </message>
    <message>
        <source>{player}; if the game ended now: {points}</source>
        <translation>{player}; wäre jetzt Schluss: {points}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler*innen</translation>
    </message>
    <message>
        <source>{player}, {igloos}</source>
        <translation>{player}, {igloos}</translation>
    </message>
</context>
<context>
    <name>Popover</name>
    <message>
        <source>How many people?</source>
        <translation>Wie viele Personen?</translation>
    </message>
    <message>
        <source>On average {gain}</source>
        <translation>Im Schnitt {gain}</translation>
    </message>
    <message>
        <source>{name} takes a die</source>
        <translation>{name} nimmt einen Würfel</translation>
    </message>
    <message>
        <source>{name}: a reward for each die</source>
        <translation>{name}: eine Belohnung je Würfel</translation>
    </message>
    <message>
        <source>{points} instead</source>
        <translation>stattdessen {points}</translation>
    </message>
    <message>
        <source>{name} rolls</source>
        <translation>{name} würfelt</translation>
    </message>
    <message>
        <source>One {good} more</source>
        <translation>Ein {good} mehr</translation>
    </message>
    <message>
        <source>One {good} less</source>
        <translation>Ein {good} weniger</translation>
    </message>
    <message>
        <source>{n} of {have}</source>
        <translation>{n} von {have}</translation>
    </message>
    <message>
        <source>Add tools?</source>
        <translation>Werkzeuge dazu?</translation>
    </message>
    <message>
        <source>The dice show {sum}; the {animal} takes {malus} of it.</source>
        <translation>Die Würfel zeigen {sum}; das Tier ({animal}) nimmt {malus} davon weg.</translation>
    </message>
    <message>
        <source>once: {value}</source>
        <translation>einmal: {value}</translation>
    </message>
    <message>
        <source>Take {gain}</source>
        <translation>Nimm {gain}</translation>
    </message>
    <message>
        <source>Go on without a yield</source>
        <translation>Ohne Ertrag weiter</translation>
    </message>
    <message>
        <source>{name}: food is missing</source>
        <translation>{name}: Nahrung fehlt</translation>
    </message>
    <message>
        <source>Build this building?</source>
        <translation>Dieses Gebäude bauen?</translation>
    </message>
    <message>
        <source>Build this igloo?</source>
        <translation>Dieses Iglu bauen?</translation>
    </message>
    <message>
        <source>1 gold extra: +{points}</source>
        <translation>1 Gold zusätzlich: +{points}</translation>
    </message>
    <message>
        <source>1 stone extra: +{points}</source>
        <translation>1 Stein zusätzlich: +{points}</translation>
    </message>
    <message>
        <source>Round {n} is over</source>
        <translation>Runde {n} ist vorbei</translation>
    </message>
    <message>
        <source>{name} begins round {n}.</source>
        <translation>{name} beginnt Runde {n}.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>went hungry: {points}</source>
        <translation>hat gehungert: {points}</translation>
    </message>
    <message>
        <source>ate {food} and {goods}</source>
        <translation>hat {food} und {goods} gegessen</translation>
    </message>
    <message>
        <source>ate {food}</source>
        <translation>hat {food} gegessen</translation>
    </message>
    <message>
        <source>{gained} → {score}</source>
        <translation>{gained} → {score}</translation>
    </message>
    <message>
        <source>Go hungry: {points}</source>
        <translation>Hungern: {points}</translation>
    </message>
    <message>
        <source>There are not enough resources to pay with.</source>
        <translation>Zum Bezahlen sind nicht genug Rohstoffe da.</translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation>noch {n}</translation>
    </message>
    <message>
        <source>Feed with {goods}</source>
        <translation>Mit {goods} ernähren</translation>
    </message>
    <message>
        <source>Take two resources</source>
        <translation>Nimm zwei Rohstoffe</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Take {goods}</source>
        <translation>Nimm {goods}</translation>
    </message>
    <message>
        <source>Buy this card?</source>
        <translation>Diese Karte kaufen?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>This cannot be taken back.</source>
        <translation>Das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Give it up for good</source>
        <translation>Endgültig verzichten</translation>
    </message>
</context>
<context>
    <name>ProgramDialog</name>
    <message>
        <source>Who plays here?</source>
        <translation>Wer spielt hier?</translation>
    </message>
    <message>
        <source>Bot: {level}</source>
        <translation>Bot: {level}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Play without it</source>
        <translation>Ohne es spielen</translation>
    </message>
    <message>
        <source>Who plays instead:</source>
        <translation>Wer stattdessen spielt:</translation>
    </message>
    <message>
        <source>Run this program</source>
        <translation>Dieses Programm ausführen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>{name} is played by a bot that is not known here</source>
        <translation>Für {name} spielt ein Bot, der hier nicht bekannt ist</translation>
    </message>
    <message>
        <source>This version of the program has no bot called “{level}”.</source>
        <translation>Diese Version des Programms hat keinen Bot namens „{level}“.</translation>
    </message>
    <message>
        <source>{name} is to be played by a program</source>
        <translation>Für {name} soll ein Programm spielen</translation>
    </message>
    <message>
        <source>This command would be run on your computer, with all your rights:</source>
        <translation>Dieser Befehl würde auf deinem Computer ausgeführt, mit allen deinen Rechten:</translation>
    </message>
    <message>
        <source>The command</source>
        <translation>Der Befehl</translation>
    </message>
    <message>
        <source>Let it run only where you know this program. The permission is remembered for exactly this command.</source>
        <translation>Lass es nur laufen, wenn du dieses Programm kennst. Deine Erlaubnis wird für genau diesen Befehl gemerkt.</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Shall a bot play on for you? The game will count in no statistics; Undo brings you back to this point.</source>
        <translation>Soll ein Bot für dich weiterspielen? Die Partie zählt dann in keiner Statistik; „Rückgängig“ bringt dich an diese Stelle zurück.</translation>
    </message>
    <message>
        <source>Let the bot play</source>
        <translation>Bot spielen lassen</translation>
    </message>
    <message>
        <source>{move} costs about {points} percentage points of the chance to win. Better: {better}</source>
        <translation>{move} kostet etwa {points} Prozentpunkte Siegchance. Besser: {better}</translation>
    </message>
    <message>
        <source>{advice} ({why}).</source>
        <translation>{advice} ({why}).</translation>
    </message>
    <message>
        <source>Play it anyway</source>
        <translation>Trotzdem spielen</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>The dice have to be rolled first.</source>
        <translation>Zuerst muss gewürfelt werden.</translation>
    </message>
    <message>
        <source>There is nothing to roll now.</source>
        <translation>Jetzt gibt es nichts zu würfeln.</translation>
    </message>
    <message>
        <source>Not now: something else is to be decided.</source>
        <translation>Nicht jetzt: Es ist etwas anderes zu entscheiden.</translation>
    </message>
    <message>
        <source>There is no such move.</source>
        <translation>Diesen Zug gibt es nicht.</translation>
    </message>
    <message>
        <source>These are not the dice to be rolled.</source>
        <translation>Das sind nicht die Würfel, die zu werfen sind.</translation>
    </message>
    <message>
        <source>This place is not in the game.</source>
        <translation>Dieser Ort ist nicht im Spiel.</translation>
    </message>
    <message>
        <source>There is nothing left here.</source>
        <translation>Hier ist nichts mehr.</translation>
    </message>
    <message>
        <source>Not enough people at home.</source>
        <translation>Nicht genug Personen zu Hause.</translation>
    </message>
    <message>
        <source>Your people already stand here: only one placement per round.</source>
        <translation>Hier stehen schon deine Personen: nur einmal pro Runde einsetzen.</translation>
    </message>
    <message>
        <source>All rings are taken.</source>
        <translation>Alle Ringe sind besetzt.</translation>
    </message>
    <message>
        <source>More people than free rings.</source>
        <translation>Mehr Personen als freie Ringe.</translation>
    </message>
    <message>
        <source>Exactly one person goes here.</source>
        <translation>Hierher kommt genau eine Person.</translation>
    </message>
    <message>
        <source>Exactly two people go here.</source>
        <translation>Hierher kommen genau zwei Personen.</translation>
    </message>
    <message>
        <source>With two or three players, only two of tool maker, hut and field are used each round.</source>
        <translation>Zu zweit oder zu dritt werden in jeder Runde nur zwei von Werkzeugmacher, Hütte und Acker genutzt.</translation>
    </message>
    <message>
        <source>Enough other players gather here already.</source>
        <translation>Hier sammeln schon genug andere.</translation>
    </message>
    <message>
        <source>None of your people stand here.</source>
        <translation>Hier steht keine deiner Personen.</translation>
    </message>
    <message>
        <source>This tool was used in this round.</source>
        <translation>Dieses Werkzeug wurde in dieser Runde schon benutzt.</translation>
    </message>
    <message>
        <source>There is no such tool.</source>
        <translation>Dieses Werkzeug gibt es nicht.</translation>
    </message>
    <message>
        <source>That is not the price.</source>
        <translation>Das ist nicht der Preis.</translation>
    </message>
    <message>
        <source>Not enough resources.</source>
        <translation>Nicht genug Rohstoffe.</translation>
    </message>
    <message>
        <source>Nothing more can be paid here.</source>
        <translation>Hier lässt sich nicht mehr bezahlen.</translation>
    </message>
    <message>
        <source>No die shows that number.</source>
        <translation>Kein Würfel zeigt diese Zahl.</translation>
    </message>
    <message>
        <source>There is no card to take resources from.</source>
        <translation>Es gibt keine Karte, von der sich Rohstoffe nehmen lassen.</translation>
    </message>
    <message>
        <source>This die gives something else.</source>
        <translation>Dieser Würfel gibt etwas anderes.</translation>
    </message>
    <message>
        <source>With two players, only one of them may gather here.</source>
        <translation>Zu zweit darf hier nur eine*r sammeln.</translation>
    </message>
    <message>
        <source>With three players, only two of them may gather here.</source>
        <translation>Zu dritt dürfen hier nur zwei sammeln.</translation>
    </message>
</context>
<context>
    <name>Remark</name>
    <message>
        <source>{name} ({points})</source>
        <translation>{name} ({points})</translation>
    </message>
    <message>
        <source>Stone {n}: {names}</source>
        <translation>Stein {n}: {names}</translation>
    </message>
    <message>
        <source>{name}: {points} on the track, agriculture {n}: {food} a round.</source>
        <translation>{name}: {points} auf der Zählleiste, Ackerleiste {n}: {food} je Runde.</translation>
    </message>
    <message>
        <source>{home} at home, {all} in all. Each one eats one food a round.</source>
        <translation>{home} zu Hause, insgesamt {all}. Jede isst 1 Nahrung je Runde.</translation>
    </message>
    <message>
        <source>Tools {tools}. Unused ones can add {n} to rolls this round.</source>
        <translation>Werkzeuge {tools}. Unbenutzte können in dieser Runde {n} zu Würfen beitragen.</translation>
    </message>
    <message>
        <source>Feeding takes {need}; there are {have} and {income} to come.</source>
        <translation>Das Ernähren kostet {need}; vorhanden: {have}, dazu kommt: {income}.</translation>
    </message>
    <message>
        <source>{buildings}, {cards}.</source>
        <translation>{buildings}, {cards}.</translation>
    </message>
</context>
<context>
    <name>ReplayBoard</name>
    <message>
        <source>{name} · {phase}</source>
        <translation>{name} · {phase}</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Master</source>
        <translation>Meisterhaft</translation>
    </message>
    <message>
        <source>Excellent</source>
        <translation>Ausgezeichnet</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>Ordentlich</translation>
    </message>
    <message>
        <source>Weak</source>
        <translation>Schwach</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Neuling</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Grober Fehler</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Ungenauigkeit</translation>
    </message>
    <message>
        <source>{n} %</source>
        <translation>{n} %</translation>
    </message>
    <message>
        <source>Better: {best} (+{loss}).</source>
        <translation>Besser: {best} (+{loss}).</translation>
    </message>
    <message>
        <source>{better} Why: {why}.</source>
        <translation>{better} Warum: {why}.</translation>
    </message>
    <message>
        <source>Best: {played}.</source>
        <translation>Am besten: {played}.</translation>
    </message>
    <message>
        <source>Good: {played}. {better}</source>
        <translation>Gut: {played}. {better}</translation>
    </message>
    <message>
        <source>{severity}: {played}. {better}</source>
        <translation>{severity}: {played}. {better}</translation>
    </message>
    <message>
        <source>Placing people</source>
        <translation>Personen einsetzen</translation>
    </message>
    <message>
        <source>Using tools</source>
        <translation>Werkzeuge einsetzen</translation>
    </message>
    <message>
        <source>Paying for cards and buildings</source>
        <translation>Karten und Gebäude bezahlen</translation>
    </message>
    <message>
        <source>Feeding</source>
        <translation>Ernähren</translation>
    </message>
    <message>
        <source>Choosing dice and rewards</source>
        <translation>Würfel und Belohnungen wählen</translation>
    </message>
    <message>
        <source>{when} · {rounds} rounds</source>
        <translation>{when} · {rounds} Runden</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler*in</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Without luck</source>
        <translation>Ohne Glück</translation>
    </message>
    <message>
        <source>The luck of the dice did not decide this game.</source>
        <translation>Das Würfelglück hat dieses Spiel nicht entschieden.</translation>
    </message>
    <message>
        <source>With average dice, {name} would have been ahead.</source>
        <translation>Mit durchschnittlichen Würfeln läge {name} vorn.</translation>
    </message>
    <message>
        <source>Luck compares every roll with all rolls that could have fallen, with the tools at hand: food counts 2 points, wood 3, brick 4, stone 5, gold 6, anything else 6.</source>
        <translation>Das Glück vergleicht jeden Wurf mit allen Würfen, die hätten fallen können, mit den vorhandenen Werkzeugen: Nahrung zählt 2 Punkte, Holz 3, Lehm 4, Stein 5, Gold 6, alles andere 6.</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Können</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Beste</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Dice %</source>
        <translation>Würfel %</translation>
    </message>
    <message>
        <source>Best: decisions as the strongest bot would have made them. Lost: win chances given away by the others, added up. Mistakes: blunders of 10 % and more, mistakes of 5 %, inaccuracies of 2 %. Dice: what all rolls together did to the chance to win.</source>
        <translation>Beste: Entscheidungen, wie sie der stärkste Bot getroffen hätte. Verloren: Siegchancen, die durch die anderen verschenkt wurden, zusammengezählt. Fehler: grobe Fehler ab 10 %, Fehler ab 5 %, Ungenauigkeiten ab 2 %. Würfel: was alle Würfe zusammen an der Siegchance geändert haben.</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>First third of the rounds</source>
        <translation>Erstes Drittel der Runden</translation>
    </message>
    <message>
        <source>Second third of the rounds</source>
        <translation>Zweites Drittel der Runden</translation>
    </message>
    <message>
        <source>Last third of the rounds</source>
        <translation>Letztes Drittel der Runden</translation>
    </message>
    <message>
        <source>Where win chances were lost</source>
        <translation>Wo Siegchancen verloren gingen</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>The strongest bot is looking at every decision…</source>
        <translation>Der stärkste Bot sieht sich jede Entscheidung an …</translation>
    </message>
    <message>
        <source>The trained bots are not installed, so nobody can judge.</source>
        <translation>Die trainierten Bots sind nicht installiert, deshalb kann niemand urteilen.</translation>
    </message>
    <message>
        <source>The analysis was broken off. Please try again.</source>
        <translation>Die Analyse wurde abgebrochen. Bitte versuche es noch einmal.</translation>
    </message>
    <message>
        <source>Not analysed yet: press Analyse.</source>
        <translation>Noch nicht analysiert: Drücke „Analysieren“.</translation>
    </message>
    <message>
        <source>What would have been better</source>
        <translation>Was besser gewesen wäre</translation>
    </message>
    <message>
        <source>No mistakes worth mentioning. Well played!</source>
        <translation>Keine nennenswerten Fehler. Gut gespielt!</translation>
    </message>
    <message>
        <source>Round {n}, {name}: {severity}</source>
        <translation>Runde {n}, {name}: {severity}</translation>
    </message>
    <message>
        <source>All rolls</source>
        <translation>Alle Würfe</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Wurf</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Yield</source>
        <translation>Ertrag</translation>
    </message>
    <message>
        <source>food</source>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>dice for all</source>
        <translation>Würfel für alle</translation>
    </message>
    <message>
        <source>reward</source>
        <translation>Belohnung</translation>
    </message>
    <message>
        <source>{round}. {name}, {what}</source>
        <translation>{round}. {name}, {what}</translation>
    </message>
</context>
<context>
    <name>ReportTab</name>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
        <source>Play on…</source>
        <translation>Weiterspielen …</translation>
    </message>
    <message>
        <source>Play on from this position as a new game</source>
        <translation>Von dieser Stellung als neues Spiel weiterspielen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Graphs</source>
        <translation>Verläufe</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>The game is over here: go back to where you want to play on</source>
        <translation>Hier ist das Spiel zu Ende: Geh dorthin zurück, wo du weiterspielen willst</translation>
    </message>
</context>
<context>
    <name>Reward</name>
    <message>
        <source>a tool</source>
        <translation>ein Werkzeug</translation>
    </message>
    <message>
        <source>agriculture +1</source>
        <translation>Ackerleiste +1</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>eine Person</translation>
    </message>
</context>
<context>
    <name>ScorePart</name>
    <message>
        <source>Buildings</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Igloos</source>
        <translation>Iglus</translation>
    </message>
    <message>
        <source>Points from cards</source>
        <translation>Punkte von Karten</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Tiere</translation>
    </message>
    <message>
        <source>Hunger</source>
        <translation>Hunger</translation>
    </message>
    <message>
        <source>Hard winter</source>
        <translation>Harter Winter</translation>
    </message>
    <message>
        <source>Resources left</source>
        <translation>Übrige Rohstoffe</translation>
    </message>
    <message>
        <source>Culture, first row</source>
        <translation>Kultur, erste Reihe</translation>
    </message>
    <message>
        <source>Culture, second row</source>
        <translation>Kultur, zweite Reihe</translation>
    </message>
    <message>
        <source>Farmers</source>
        <translation>Bauern</translation>
    </message>
    <message>
        <source>Hut builders</source>
        <translation>Hüttenbauer</translation>
    </message>
    <message>
        <source>Shamans</source>
        <translation>Schamanen</translation>
    </message>
    <message>
        <source>Tool makers</source>
        <translation>Werkzeugmacher</translation>
    </message>
</context>
<context>
    <name>Scoring</name>
    <message>
        <source>Final scoring, {n} of {all}</source>
        <translation>Schlusswertung, {n} von {all}</translation>
    </message>
    <message>
        <source>tie-break {n}</source>
        <translation>Gleichstand {n}</translation>
    </message>
    <message>
        <source>Space or click: go on. Esc: to the result.</source>
        <translation>Leertaste oder Klick: weiter. Esc: zum Ergebnis.</translation>
    </message>
    <message>
        <source>{count} × {by} = {points}</source>
        <translation>{count} × {by} = {points}</translation>
    </message>
    <message>
        <source>Farmers × agriculture</source>
        <translation>Bauern × Ackerleiste</translation>
    </message>
    <message>
        <source>Hut builders × buildings</source>
        <translation>Hüttenbauer × Gebäude</translation>
    </message>
    <message>
        <source>Shamans × people</source>
        <translation>Schamanen × Personen</translation>
    </message>
    <message>
        <source>Tool makers × tools</source>
        <translation>Werkzeugmacher × Werkzeuge</translation>
    </message>
    <message>
        <source>{name} {sum}</source>
        <translation>{name} {sum}</translation>
    </message>
    <message>
        <source>{category}: {sums}.</source>
        <translation>{category}: {sums}.</translation>
    </message>
</context>
<context>
    <name>Season</name>
    <message>
        <source>Summer</source>
        <translation>Sommer</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>Winter</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>{name} {n}</source>
        <translation>{name} {n}</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Unbesetzt</translation>
    </message>
    <message>
        <source>{colour} · {symbol}</source>
        <translation>{colour} · {symbol}</translation>
    </message>
    <message>
        <source>Player {n}: who plays</source>
        <translation>Platz {n}: wer spielt</translation>
    </message>
    <message>
        <source>Player {n}: name</source>
        <translation>Platz {n}: Name</translation>
    </message>
    <message>
        <source>Player {n}: colour</source>
        <translation>Platz {n}: Farbe</translation>
    </message>
    <message>
        <source>Own program…</source>
        <translation>Eigenes Programm …</translation>
    </message>
    <message>
        <source>Any program that speaks the bot protocol plays.</source>
        <translation>Ein beliebiges Programm, das das Bot-Protokoll beherrscht, spielt.</translation>
    </message>
    <message>
        <source>Player {n}: command</source>
        <translation>Spieler {n}: Befehl</translation>
    </message>
    <message>
        <source>The command that starts it: python my_bot.py</source>
        <translation>Der Befehl, der es startet: python mein_bot.py</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Looks</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Bewegung und Ton</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Size of text and buttons</source>
        <translation>Größe von Text und Knöpfen</translation>
    </message>
    <message>
        <source>Show the odds before placing</source>
        <translation>Chancen vor dem Einsetzen zeigen</translation>
    </message>
    <message>
        <source>Speed of animations</source>
        <translation>Tempo der Animationen</translation>
    </message>
    <message>
        <source>Speed of bots, compared to that</source>
        <translation>Bots im Vergleich dazu</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Roll the dice automatically</source>
        <translation>Automatisch würfeln</translation>
    </message>
    <message>
        <source>Play forced steps automatically</source>
        <translation>Schritte ohne Wahl automatisch spielen</translation>
    </message>
    <message>
        <source>After each round</source>
        <translation>Nach jeder Runde</translation>
    </message>
    <message>
        <source>Hide everything between two people</source>
        <translation>Zwischen zwei Personen alles verdecken</translation>
    </message>
    <message>
        <source>Hold C to look at your own cards</source>
        <translation>Mit C die eigenen Karten ansehen</translation>
    </message>
    <message>
        <source>Warn before mistakes</source>
        <translation>Vor Fehlern warnen</translation>
    </message>
    <message>
        <source>Warn from</source>
        <translation>Warnen ab</translation>
    </message>
    <message>
        <source>The expert thinks</source>
        <translation>Der Experte denkt nach</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>half as fast</source>
        <translation>halb so schnell</translation>
    </message>
    <message>
        <source>as fast</source>
        <translation>gleich schnell</translation>
    </message>
    <message>
        <source>twice as fast</source>
        <translation>doppelt so schnell</translation>
    </message>
    <message>
        <source>four times as fast</source>
        <translation>viermal so schnell</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>As little as possible</source>
        <translation>So wenig wie möglich</translation>
    </message>
    <message>
        <source>show a summary for a moment</source>
        <translation>kurz eine Übersicht zeigen</translation>
    </message>
    <message>
        <source>show a summary until it is closed</source>
        <translation>eine Übersicht zeigen, bis sie geschlossen wird</translation>
    </message>
    <message>
        <source>go on at once</source>
        <translation>gleich weiterspielen</translation>
    </message>
    <message>
        <source>small mistakes</source>
        <translation>kleinen Fehlern</translation>
    </message>
    <message>
        <source>clear mistakes</source>
        <translation>klaren Fehlern</translation>
    </message>
    <message>
        <source>blunders</source>
        <translation>groben Fehlern</translation>
    </message>
    <message>
        <source>Configure</source>
        <translation>Einrichten</translation>
    </message>
    <message>
        <source>Every change takes effect at once and is remembered.</source>
        <translation>Jede Änderung gilt sofort und bleibt erhalten.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>hardly</source>
        <translation>kaum</translation>
    </message>
    <message>
        <source>briefly</source>
        <translation>kurz</translation>
    </message>
    <message>
        <source>thoroughly</source>
        <translation>gründlich</translation>
    </message>
    <message>
        <source>{n} %</source>
        <translation>{n} %</translation>
    </message>
    <message>
        <source>Ask how many people when dropping them</source>
        <translation>Beim Ablegen fragen, wie viele Personen</translation>
    </message>
    <message>
        <source>Call me when it is my turn and the window is not in front</source>
        <translation>Rufen, wenn ich am Zug bin und das Fenster nicht vorn ist</translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message>
        <source>1 wood</source>
        <translation>1 Holz</translation>
    </message>
    <message>
        <source>1 brick</source>
        <translation>1 Lehm</translation>
    </message>
    <message>
        <source>1 stone</source>
        <translation>1 Stein</translation>
    </message>
    <message>
        <source>1 gold</source>
        <translation>1 Gold</translation>
    </message>
    <message>
        <source>a tool</source>
        <translation>ein Werkzeug</translation>
    </message>
    <message>
        <source>agriculture +1</source>
        <translation>Ackerleiste +1</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Stone Age</source>
        <translation>Stone Age</translation>
    </message>
    <message>
        <source>Gather, build and grow your tribe, for 2 to 4 players.</source>
        <translation>Sammle, baue und lass deinen Stamm wachsen, für 2 bis 4 Spieler*innen.</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>Spiel fortsetzen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Spielend lernen</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Letzte Spiele</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>{names} · round {round}</source>
        <translation>{names} · Runde {round}</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>{file} (cannot be read)</source>
        <translation>{file} (nicht lesbar)</translation>
    </message>
    <message>
        <source>{names} · finished · {when}</source>
        <translation>{names} · beendet · {when}</translation>
    </message>
    <message>
        <source>{names} · round {round} · {when}</source>
        <translation>{names} · Runde {round} · {when}</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bestes</translation>
    </message>
    <message>
        <source>Avg. place</source>
        <translation>Ø Platz</translation>
    </message>
    <message>
        <source>Longest game</source>
        <translation>Längstes Spiel</translation>
    </message>
    <message>
        <source>Shared victories count as victories</source>
        <translation>Geteilte Siege zählen als Siege</translation>
    </message>
    <message>
        <source>The share of games that were won</source>
        <translation>Der Anteil gewonnener Spiele</translation>
    </message>
    <message>
        <source>What equal players would win on average</source>
        <translation>Was gleich Starke im Schnitt gewännen</translation>
    </message>
    <message>
        <source>Points on average</source>
        <translation>Punkte im Schnitt</translation>
    </message>
    <message>
        <source>The highest score</source>
        <translation>Die meisten Punkte</translation>
    </message>
    <message>
        <source>The place on average</source>
        <translation>Der Platz im Schnitt</translation>
    </message>
    <message>
        <source>Rounds of the longest game</source>
        <translation>Runden des längsten Spiels</translation>
    </message>
    <message>
        <source>Highest score: {n}, by {name}</source>
        <translation>Meiste Punkte: {n}, von {name}</translation>
    </message>
    <message>
        <source>Lowest score: {n}, by {name}</source>
        <translation>Wenigste Punkte: {n}, von {name}</translation>
    </message>
    <message>
        <source>Clearest victory: {points} ahead, by {name}</source>
        <translation>Klarster Sieg: {points} Vorsprung, von {name}</translation>
    </message>
    <message>
        <source>Closest victory: {points} ahead, by {name}</source>
        <translation>Knappster Sieg: {points} Vorsprung, von {name}</translation>
    </message>
    <message>
        <source>Longest game: {rounds}, won by {name}</source>
        <translation>Längstes Spiel: {rounds}, gewonnen von {name}</translation>
    </message>
    <message>
        <source>Shortest game: {rounds}, won by {name}</source>
        <translation>Kürzestes Spiel: {rounds}, gewonnen von {name}</translation>
    </message>
</context>
<context>
    <name>StatisticsTab</name>
    <message>
        <source>{record} ({when})</source>
        <translation>{record} ({when})</translation>
    </message>
    <message>
        <source>Double-click to review this game</source>
        <translation>Doppelklick, um dieses Spiel zu analysieren</translation>
    </message>
    <message>
        <source>Points over time: {name}</source>
        <translation>Punkte im Lauf der Zeit: {name}</translation>
    </message>
    <message>
        <source>Points over time</source>
        <translation>Punkte im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler*innen</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Rekorde</translation>
    </message>
    <message>
        <source>Count games that continue another one</source>
        <translation>Aus anderen Spielen weitergespielte mitzählen</translation>
    </message>
    <message>
        <source>No finished game matches. Only finished games are counted.</source>
        <translation>Kein beendetes Spiel passt. Nur beendete Spiele zählen.</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation>Alle Spielerzahlen</translation>
    </message>
    <message>
        <source>{n} players</source>
        <translation>{n} Spieler*innen</translation>
    </message>
    <message>
        <source>With and without modules</source>
        <translation>Mit und ohne Module</translation>
    </message>
    <message>
        <source>No module</source>
        <translation>Kein Modul</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Anzahl der Spieler*innen</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>Module</translation>
    </message>
</context>
<context>
    <name>Strength</name>
    <message>
        <source>Bot: {level}</source>
        <translation>Bot: {level}</translation>
    </message>
    <message>
        <source>Strength {n} of {most}.</source>
        <translation>Stärke {n} von {most}.</translation>
    </message>
</context>
<context>
    <name>Symbol</name>
    <message>
        <source>healing</source>
        <translation>Heilkunst</translation>
    </message>
    <message>
        <source>art</source>
        <translation>Kunst</translation>
    </message>
    <message>
        <source>music</source>
        <translation>Musik</translation>
    </message>
    <message>
        <source>writing</source>
        <translation>Schrift</translation>
    </message>
    <message>
        <source>sundial</source>
        <translation>Sonnenscheibe</translation>
    </message>
    <message>
        <source>pottery</source>
        <translation>Töpferei</translation>
    </message>
    <message>
        <source>transport</source>
        <translation>Transport</translation>
    </message>
    <message>
        <source>weaving</source>
        <translation>Weberei</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>There is no hint at the moment.</source>
        <translation>Im Moment gibt es keinen Tipp.</translation>
    </message>
</context>
<context>
    <name>Tableau</name>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Food and goods</source>
        <translation>Nahrung und Rohstoffe</translation>
    </message>
    <message>
        <source>Buildings and cards</source>
        <translation>Gebäude und Karten</translation>
    </message>
</context>
<context>
    <name>ToPlace</name>
    <message>
        <source>on the hunting grounds</source>
        <translation>zur Jagd</translation>
    </message>
    <message>
        <source>into the forest</source>
        <translation>in den Wald</translation>
    </message>
    <message>
        <source>into the clay pit</source>
        <translation>in die Lehmgrube</translation>
    </message>
    <message>
        <source>into the quarry</source>
        <translation>in den Steinbruch</translation>
    </message>
    <message>
        <source>into the river</source>
        <translation>an den Fluss</translation>
    </message>
    <message>
        <source>on the tool maker</source>
        <translation>zum Werkzeugmacher</translation>
    </message>
    <message>
        <source>into the hut</source>
        <translation>vor die Hütte</translation>
    </message>
    <message>
        <source>on the field</source>
        <translation>auf den Acker</translation>
    </message>
    <message>
        <source>on the livestock</source>
        <translation>zur Viehzucht</translation>
    </message>
    <message>
        <source>on card {n}</source>
        <translation>auf Karte {n}</translation>
    </message>
    <message>
        <source>on building {n}</source>
        <translation>auf Gebäude {n}</translation>
    </message>
    <message>
        <source>on igloo {n}</source>
        <translation>auf Iglu {n}</translation>
    </message>
    <message>
        <source>on the wild animal</source>
        <translation>zum wilden Tier</translation>
    </message>
</context>
<context>
    <name>Token</name>
    <message>
        <source>handprint</source>
        <translation>Handabdruck</translation>
    </message>
    <message>
        <source>fish</source>
        <translation>Fisch</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>sun</source>
        <translation>Sonne</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>Round {n}</source>
        <translation>Runde {n}</translation>
    </message>
    <message>
        <source>{n} of {total}</source>
        <translation>{n} von {total}</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pause (Leertaste)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Abspielen (Leertaste)</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>Zum Anfang (Pos1)</translation>
    </message>
    <message>
        <source>Back to the beginning of the round (Page Up)</source>
        <translation>Zurück zum Anfang der Runde (Bild auf)</translation>
    </message>
    <message>
        <source>One step back (Left)</source>
        <translation>Einen Schritt zurück (Links)</translation>
    </message>
    <message>
        <source>One step on (Right)</source>
        <translation>Einen Schritt weiter (Rechts)</translation>
    </message>
    <message>
        <source>To the next round (Page Down)</source>
        <translation>Zur nächsten Runde (Bild ab)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Zum Ende (Ende)</translation>
    </message>
    <message>
        <source>Previous decision of your own (Shift+Left)</source>
        <translation>Vorige eigene Entscheidung (Umschalt+Links)</translation>
    </message>
    <message>
        <source>Next decision of your own (Shift+Right)</source>
        <translation>Nächste eigene Entscheidung (Umschalt+Rechts)</translation>
    </message>
    <message>
        <source>Previous big swing (Ctrl+Left)</source>
        <translation>Voriger großer Umschwung (Strg+Links)</translation>
    </message>
    <message>
        <source>Next big swing (Ctrl+Right)</source>
        <translation>Nächster großer Umschwung (Strg+Rechts)</translation>
    </message>
    <message>
        <source>Previous mistake (Shift+M)</source>
        <translation>Voriger Fehler (Umschalt+M)</translation>
    </message>
    <message>
        <source>Next mistake (M)</source>
        <translation>Nächster Fehler (M)</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Stelle im Spiel</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>{n} ×</source>
        <translation>{n} ×</translation>
    </message>
</context>
<context>
    <name>TutorialPanel</name>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Does this step for you</source>
        <translation>Macht diesen Schritt für dich</translation>
    </message>
    <message>
        <source>Skip this round</source>
        <translation>Diese Runde überspringen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Do the previous step again</source>
        <translation>Der Schritt davor, noch einmal</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Aufhören</translation>
    </message>
    <message>
        <source>You can go on later from here</source>
        <translation>Du kannst später hier weitermachen</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Spielend lernen</translation>
    </message>
    <message>
        <source>Progress of the lesson</source>
        <translation>Fortschritt der Einführung</translation>
    </message>
    <message>
        <source>Step {n} of {count}</source>
        <translation>Schritt {n} von {count}</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Schau zu</translation>
    </message>
    <message>
        <source>The others are moving …</source>
        <translation>Die anderen sind am Zug …</translation>
    </message>
    <message>
        <source>{title}: {text}</source>
        <translation>{title}: {text}</translation>
    </message>
    <message>
        <source>Good idea, but not in this step. Please: {action}.</source>
        <translation>Gute Idee, aber nicht in diesem Schritt. Bitte: {action}.</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>others would like to go there</source>
        <translation>andere möchten auch dorthin</translation>
    </message>
    <message>
        <source>brings about {n} food against the hunger</source>
        <translation>bringt etwa {n} Nahrung gegen den Hunger</translation>
    </message>
    <message>
        <source>puts about {n} food aside</source>
        <translation>legt etwa {n} Nahrung zurück</translation>
    </message>
    <message>
        <source>agriculture {n}: that much food every round</source>
        <translation>Ackerleiste {n}: so viel Nahrung in jeder Runde</translation>
    </message>
    <message>
        <source>tools worth {n}</source>
        <translation>Werkzeuge im Wert von {n}</translation>
    </message>
    <message>
        <source>brings the missing food: {n}</source>
        <translation>bringt die fehlende Nahrung: {n}</translation>
    </message>
    <message numerus="yes">
        <source>grows to %n people</source>
        <translation>
            <numerusform>wächst auf %n Person</numerusform>
            <numerusform>wächst auf %n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>with all tools, {n} of 100 rolls find something</source>
        <translation>mit allen Werkzeugen bringen {n} von 100 Würfen etwas</translation>
    </message>
    <message numerus="yes">
        <source>about %n resources expected</source>
        <translation>
            <numerusform>etwa %n Rohstoff zu erwarten</numerusform>
            <numerusform>etwa %n Rohstoffe zu erwarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>brings a building for %n points in reach</source>
        <translation>
            <numerusform>bringt ein Gebäude für %n Punkt in Reichweite</numerusform>
            <numerusform>bringt ein Gebäude für %n Punkte in Reichweite</numerusform>
        </translation>
    </message>
    <message>
        <source>a new culture symbol: +{n} in the end</source>
        <translation>ein neues Kultursymbol: +{n} am Ende</translation>
    </message>
    <message>
        <source>a second row of culture: +{n} in the end</source>
        <translation>eine zweite Kulturreihe: +{n} am Ende</translation>
    </message>
    <message>
        <source>farmers: +{n} in the end as it stands</source>
        <translation>Bauern: nach jetzigem Stand +{n} am Ende</translation>
    </message>
    <message>
        <source>hut builders: +{n} in the end as it stands</source>
        <translation>Hüttenbauer: nach jetzigem Stand +{n} am Ende</translation>
    </message>
    <message>
        <source>shamans: +{n} in the end as it stands</source>
        <translation>Schamanen: nach jetzigem Stand +{n} am Ende</translation>
    </message>
    <message>
        <source>tool makers: +{n} in the end as it stands</source>
        <translation>Werkzeugmacher: nach jetzigem Stand +{n} am Ende</translation>
    </message>
    <message>
        <source>first choice of {n} dice</source>
        <translation>erste Wahl aus {n} Würfeln</translation>
    </message>
    <message>
        <source>{n} food at once</source>
        <translation>sofort {n} Nahrung</translation>
    </message>
    <message numerus="yes">
        <source>%n resources at once</source>
        <translation>
            <numerusform>sofort %n Rohstoff</numerusform>
            <numerusform>sofort %n Rohstoffe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points at once</source>
        <translation>
            <numerusform>sofort %n Punkt</numerusform>
            <numerusform>sofort %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice for resources at once</source>
        <translation>
            <numerusform>sofort %n Würfel um Rohstoffe</numerusform>
            <numerusform>sofort %n Würfel um Rohstoffe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources of choice, whenever needed</source>
        <translation>
            <numerusform>%n Rohstoff nach Wahl, wann immer nötig</numerusform>
            <numerusform>%n Rohstoffe nach Wahl, wann immer nötig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the building can be paid: %n points</source>
        <translation>
            <numerusform>das Gebäude ist bezahlbar: %n Punkt</numerusform>
            <numerusform>das Gebäude ist bezahlbar: %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps the building; %n resources are missing</source>
        <translation>
            <numerusform>hält das Gebäude frei; %n Rohstoff fehlt</numerusform>
            <numerusform>hält das Gebäude frei; %n Rohstoffe fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for the additional resource</source>
        <translation>
            <numerusform>%n Punkt für den zusätzlichen Rohstoff</numerusform>
            <numerusform>%n Punkte für den zusätzlichen Rohstoff</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps %n resources</source>
        <translation>
            <numerusform>behält %n Rohstoff</numerusform>
            <numerusform>behält %n Rohstoffe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>saves %n points</source>
        <translation>
            <numerusform>rettet %n Punkt</numerusform>
            <numerusform>rettet %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources gained</source>
        <translation>
            <numerusform>%n Rohstoff gewonnen</numerusform>
            <numerusform>%n Rohstoffe gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points gained</source>
        <translation>
            <numerusform>%n Punkt gewonnen</numerusform>
            <numerusform>%n Punkte gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rings are left until the animal flees</source>
        <translation>
            <numerusform>noch %n Ring, bis das Tier flieht</numerusform>
            <numerusform>noch %n Ringe, bis das Tier flieht</numerusform>
        </translation>
    </message>
    <message>
        <source>a tool at once</source>
        <translation>sofort ein Werkzeug</translation>
    </message>
    <message>
        <source>agriculture +1 at once</source>
        <translation>sofort Ackerleiste +1</translation>
    </message>
    <message>
        <source>another card for the end</source>
        <translation>eine weitere Karte für das Ende</translation>
    </message>
    <message>
        <source>a one-use tool of {n}</source>
        <translation>ein Einmal-Werkzeug mit Wert {n}</translation>
    </message>
    <message>
        <source>ends the game with this round</source>
        <translation>beendet das Spiel mit dieser Runde</translation>
    </message>
    <message>
        <source>the tools bring {n} more</source>
        <translation>die Werkzeuge bringen {n} mehr</translation>
    </message>
    <message>
        <source>keeps tools worth {n} for later</source>
        <translation>hebt Werkzeuge im Wert von {n} für später auf</translation>
    </message>
    <message>
        <source>{n} food gained</source>
        <translation>gewonnene Nahrung: {n}</translation>
    </message>
    <message>
        <source>nothing is lost by doing this first</source>
        <translation>dabei geht nichts verloren, wenn es zuerst geschieht</translation>
    </message>
    <message>
        <source>the dice tell what can be paid</source>
        <translation>die Würfel zeigen, was bezahlbar ist</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>{n} %</source>
        <translation>{n} %</translation>
    </message>
    <message numerus="yes">
        <source>hunger costs 10 points once, the %n resources kept bring more</source>
        <translation>
            <numerusform>Hunger kostet einmal 10 Punkte, der behaltene Rohstoff bringt mehr</numerusform>
            <numerusform>Hunger kostet einmal 10 Punkte, die %n behaltenen Rohstoffe bringen mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>Percentages: of 100 games played on from here, how many the bots expect you to win.</source>
        <translation>Prozente: So viele von 100 Spielen, die von hier aus weitergespielt werden, gewinnst du nach Schätzung der Bots.</translation>
    </message>
</context>
<context>
    <name>_Words</name>
    <message>
        <source>Pick resources</source>
        <translation>Wähle Rohstoffe</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Scores {points} now</source>
        <translation>Bringt jetzt {points}</translation>
    </message>
    <message>
        <source>Give the card up</source>
        <translation>Auf die Karte verzichten</translation>
    </message>
    <message>
        <source>Give the building up</source>
        <translation>Auf das Gebäude verzichten</translation>
    </message>
    <message>
        <source>Give the igloo up</source>
        <translation>Auf das Iglu verzichten</translation>
    </message>
</context>
</TS>
