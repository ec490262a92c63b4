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
        <source>Two board games for the desktop, for people and bots: Stone Age for 2 to 4 players, in summer and winter, and Rise of the Inkas for 3 or 4.</source>
        <translation>Zwei Brettspiele für den Desktop, für Menschen und Bots: Stone Age für 2 bis 4, im Sommer und im Winter, und Aufstieg der Inka für 3 oder 4.</translation>
    </message>
    <message>
        <source>This is an unofficial program. It is not affiliated with, endorsed or supported by the publishers or authors of the board games; the names are theirs. All pictures, sounds and texts were made for this program.</source>
        <translation>Dies ist ein inoffizielles Programm. Es steht in keiner Verbindung zu Verlagen und Autoren der Brettspiele und wird von ihnen weder unterstützt noch empfohlen; die Namen gehören ihnen. Alle Bilder, Klänge und Texte wurden für dieses Programm gemacht.</translation>
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
        <source>&amp;Moves</source>
        <translation>&amp;Züge</translation>
    </message>
    <message>
        <source>In a lesson nothing is taken back.</source>
        <translation>In einer Lektion wird nichts zurückgenommen.</translation>
    </message>
    <message>
        <source>The last turns are being shown again.</source>
        <translation>Die letzten Züge werden gerade noch einmal gezeigt.</translation>
    </message>
    <message>
        <source>The game is over; only a practice game can be taken back.</source>
        <translation>Das Spiel ist zu Ende; nur in einem Übungsspiel geht es dann noch zurück.</translation>
    </message>
    <message>
        <source>There is no decision of yours to take back.</source>
        <translation>Es gibt noch keine Entscheidung von dir, die du zurücknehmen könntest.</translation>
    </message>
    <message>
        <source>Dice have fallen since your last decision, and were seen.</source>
        <translation>Seit deiner letzten Entscheidung sind Würfel gefallen, die man gesehen hat.</translation>
    </message>
    <message>
        <source>A card or an answer has been seen since your last decision.</source>
        <translation>Seit deiner letzten Entscheidung war eine neue Karte oder eine Antwort zu sehen.</translation>
    </message>
    <message>
        <source>{game} has no such list; the rules (F1) explain its cards.</source>
        <translation>Bei {game} gibt es diese Übersicht nicht. Was die Karten bewirken, steht in den Regeln (F1).</translation>
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
        <translation>Alle Ein&amp;stellungen …</translation>
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
        <source>Let bots judge every decision and try out what seems doubtful; it takes up to a minute</source>
        <translation>Bots jede Entscheidung beurteilen und Zweifelhaftes ausprobieren lassen; das dauert bis zu einer Minute</translation>
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
    <name>BoardCanvas</name>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
</context>
<context>
    <name>BoardCounts</name>
    <message numerus="yes">
        <source>%n roads away</source>
        <translation>
            <numerusform>%n Straße entfernt</numerusform>
            <numerusform>%n Straßen entfernt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places are open for founding.</source>
        <translation>
            <numerusform>%n Gründungsplatz ist frei.</numerusform>
            <numerusform>%n Gründungsplätze sind frei.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buildings become ruins and go on yielding.</source>
        <translation>
            <numerusform>%n Gebäude kommt unter Dickicht und bringt weiter Ertrag.</numerusform>
            <numerusform>%n Gebäude kommen unter Dickicht und bringen weiter Ertrag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roads leave the board.</source>
        <translation>
            <numerusform>%n Straße verlässt den Plan.</numerusform>
            <numerusform>%n Straßen verlassen den Plan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ruins of the tribe before leave the board.</source>
        <translation>
            <numerusform>%n Gebäude unter Dickicht vom vorigen Stamm verlässt den Plan.</numerusform>
            <numerusform>%n Gebäude unter Dickicht vom vorigen Stamm verlassen den Plan.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BranchDialog</name>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
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
    <message>
        <source>Play on from {stage}</source>
        <translation>Ab {stage} weiterspielen</translation>
    </message>
</context>
<context>
    <name>CarryRow</name>
    <message>
        <source>Export everything</source>
        <translation>Alles exportieren</translation>
    </message>
    <message>
        <source>Import everything</source>
        <translation>Alles importieren</translation>
    </message>
    <message>
        <source>Archives (*.zip)</source>
        <translation>Archive (*.zip)</translation>
    </message>
    <message>
        <source>Importing: {n} %</source>
        <translation>Import: {n} %</translation>
    </message>
    <message>
        <source>Exporting: {n} %</source>
        <translation>Export: {n} %</translation>
    </message>
    <message>
        <source>The import was stopped. What was added so far stays.</source>
        <translation>Der Import wurde angehalten. Was bis dahin dazukam, bleibt.</translation>
    </message>
    <message>
        <source>The export was stopped. No file was written.</source>
        <translation>Der Export wurde angehalten. Es wurde keine Datei geschrieben.</translation>
    </message>
    <message>
        <source>Exported. Games in the file: {n}.</source>
        <translation>Exportiert. Spiele in der Datei: {n}.</translation>
    </message>
    <message>
        <source>Games that could not be read: {n}.</source>
        <translation>Nicht lesbare Spiele: {n}.</translation>
    </message>
    <message>
        <source>Games added: {new}; already here: {known}; left out: {left}.</source>
        <translation>Neue Spiele: {new}; schon vorhanden: {known}; ausgelassen: {left}.</translation>
    </message>
    <message>
        <source>Export everything…</source>
        <translation>Alles exportieren …</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Games, favourites and progress in one file, for another computer</source>
        <translation>Spiele, Favoriten und Fortschritt in einer Datei, für einen anderen Computer</translation>
    </message>
</context>
<context>
    <name>Chance</name>
    <message>
        <source>Percentages: of 100 games played on from here, how many the bots expect you to win.</source>
        <translation>Prozente: So viele von 100 Spielen, die von hier aus weitergespielt werden, gewinnst du nach Schätzung der Bots.</translation>
    </message>
    <message>
        <source>{n} %</source>
        <translation>{n} %</translation>
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
        <source>seed of the dice and cards (default: 0; with a --bot one that nobody can guess, which is printed afterwards)</source>
        <translation>Zufallszahl (Seed) für Würfel und Karten (Vorgabe: 0; mit --bot eine, die niemand erraten kann und die danach ausgegeben wird)</translation>
    </message>
    <message>
        <source>{games} games of {players} players, {rounds:.1f} rounds each; par {par:.1%}; wins by seat from the start player: {seats}; seed {seed}; {seconds:.0f} s</source>
        <translation>{games} Spiele zu {players}, je {rounds:.1f} Runden; bei gleicher Stärke {par:.1%}; Siege nach Platz ab Startspieler*in: {seats}; Zufallszahl {seed}; {seconds:.0f} s</translation>
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
        <source>play the contests of the project&apos;s own table, keep their results in this folder, take up again what is missing there, and print the table; bots and --players name single ones</source>
        <translation>spielt die Wettkämpfe der Tabelle dieses Projekts, hebt die Ergebnisse in diesem Ordner auf, holt nach, was dort fehlt, und gibt die Tabelle aus; Bots und --players nennen einzelne</translation>
    </message>
    <message>
        <source>{folder}: the result can&apos;t be written there: {problem}</source>
        <translation>{folder}: das Ergebnis kann dort nicht geschrieben werden: {problem}</translation>
    </message>
    <message>
        <source>no such contest is kept (known: {known})</source>
        <translation>einen solchen Wettkampf gibt es hier nicht (bekannt: {known})</translation>
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
        <source>interrupted: no game was finished</source>
        <translation>abgebrochen: kein Spiel wurde beendet</translation>
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
        <source>--bot: there is no program of that name to run: {command}</source>
        <translation>--bot: es gibt kein solches Programm: {command}</translation>
    </message>
    <message>
        <source>{bot}: never played by itself; what its row tells is chance</source>
        <translation>{bot}: hat nie selbst gespielt; was die Zeile sagt, ist Zufall</translation>
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
        <source>drop to frame, longest of {count}</source>
        <translation>vom Ablegen bis zum Bild, längste von {count}</translation>
    </message>
    <message>
        <source>another size drawn sharp, up to 2560×1440, longest of {count}</source>
        <translation>andere Größe scharf gezeichnet, bis 2560×1440, längste von {count}</translation>
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
        <source>an address is written as tcp://host:8786</source>
        <translation>eine Adresse schreibt man als tcp://rechner:8786</translation>
    </message>
    <message>
        <source>the output can&apos;t be written: {detail}</source>
        <translation>die Ausgabe kann nicht geschrieben werden: {detail}</translation>
    </message>
    <message>
        <source>must be the name of a file or folder</source>
        <translation>muss der Name einer Datei oder eines Ordners sein</translation>
    </message>
    <message>
        <source>{modules} can only be played with {missing}: --modules {all}</source>
        <translation>{modules} geht nur zusammen mit {missing}: --modules {all}</translation>
    </message>
    <message>
        <source>these modules do not go together: {modules}</source>
        <translation>diese Module passen nicht zusammen: {modules}</translation>
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
        <source>it holds more than {limit} records of progress</source>
        <translation>enthält mehr als {limit} Einträge zum Fortschritt</translation>
    </message>
    <message>
        <source>there would be too much in it; what was there is as it was</source>
        <translation>darin wäre zu viel; was dort war, blieb, wie es war</translation>
    </message>
    <message>
        <source>damaged, cut off or something else: it makes no sense from line {line}, column {column}</source>
        <translation>beschädigt, abgeschnitten oder etwas anderes: unverständlich ab Zeile {line}, Spalte {column}</translation>
    </message>
    <message>
        <source>this is not a saved game</source>
        <translation>das ist kein Spielstand</translation>
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
        <source>make the weights of the judge of Rise of the Inkas</source>
        <translation>die Gewichte des Bewerters von Aufstieg der Inka erzeugen</translation>
    </message>
    <message>
        <source>Train the net that judges positions, for three and four players, on games of the quick player that strays at random. Goes on from the checkpoint in the output directory, where there is one; the same seed and numbers give the same weights. judge.bin there is what was learned; put it into resources/inka/bots.</source>
        <translation>Trainiert das Netz, das Stellungen bewertet, für drei und vier Spieler, an Partien des schnellen Spielers, der zufällig abweicht. Setzt beim Zwischenstand im Ausgabeordner fort, wenn es einen gibt; gleicher Startwert und gleiche Zahlen ergeben gleiche Gewichte. judge.bin dort ist das Gelernte; es kommt nach resources/inka/bots.</translation>
    </message>
    <message>
        <source>directory for checkpoint.npz and judge.bin</source>
        <translation>Ordner für checkpoint.npz und judge.bin</translation>
    </message>
    <message>
        <source>games to learn from, all runs together (default: 1000000)</source>
        <translation>Partien, an denen gelernt wird, alle Läufe zusammen (Vorgabe: 1000000)</translation>
    </message>
    <message>
        <source>weights: {path}</source>
        <translation>Gewichte: {path}</translation>
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
        <source>{count} bots don&apos;t fill a table of {players}: name two, or as many as players</source>
        <translation>{count} Bots füllen keinen Tisch für {players}: nenne zwei oder so viele, wie mitspielen</translation>
    </message>
    <message>
        <source>the game is for {least} to {most} players, not for {players}</source>
        <translation>das Spiel ist für {least} bis {most} Spieler, nicht für {players}</translation>
    </message>
    <message>
        <source>at least two bots play each other, as in: stoneage-qt arena {example}</source>
        <translation>mindestens zwei Bots spielen gegeneinander, etwa: stoneage-qt arena {example}</translation>
    </message>
    <message>
        <source>it is nested too deeply to be a file of this program</source>
        <translation>zu tief verschachtelt für eine Datei dieses Programms</translation>
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
        <source>there is no such language: {language}</source>
        <translation>diese Sprache gibt es nicht: {language}</translation>
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
        <source>write those that hold to this file, with the figures of today</source>
        <translation>schreibe die, die bestehen, in diese Datei, mit den Zahlen von heute</translation>
    </message>
    <message>
        <source>stop with the first game that ends after so many minutes (default: no limit)</source>
        <translation>mit dem ersten Spiel aufhören, das nach so vielen Minuten endet (Vorgabe: ohne Grenze)</translation>
    </message>
    <message>
        <source>a puzzle&apos;s key, as --keys tells them</source>
        <translation>der Schlüssel eines Rätsels, wie --keys sie nennt</translation>
    </message>
    <message>
        <source>the keys of all puzzles, with their themes</source>
        <translation>die Schlüssel aller Rätsel mit ihren Themen</translation>
    </message>
    <message>
        <source>{key}: nearly every bot finds {best}</source>
        <translation>{key}: Fast jeder Bot findet {best}</translation>
    </message>
    <message>
        <source>the search had to stop: {detail}</source>
        <translation>die Suche musste aufhören: {detail}</translation>
    </message>
    <message>
        <source>{key}: there is no such puzzle in the file; a key looks like {example}</source>
        <translation>{key}: kein solches Rätsel in der Datei; ein Schlüssel sieht so aus: {example}</translation>
    </message>
    <message>
        <source>one with its solution: stoneage-qt puzzles show {example}; all keys: --keys</source>
        <translation>eines mit Lösung: stoneage-qt puzzles show {example}; alle Schlüssel: --keys</translation>
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
        <source>how often a position is learnt from (default: 4); fewer where games are cheap</source>
        <translation>wie oft aus einer Stellung gelernt wird (Vorgabe: 4); weniger, wo Partien billig sind</translation>
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
        <source>must be a number from {low} to 1</source>
        <translation>muss eine Zahl von {low} bis 1 sein</translation>
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
        <translation>ein Spielstand von „{game}“; dieses Spiel hat das Programm nicht</translation>
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
    <message>
        <source>players at a table (default: as many as bots, at least as many as the game needs; with --ladder as few as can be)</source>
        <translation>Plätze an einem Tisch (Vorgabe: so viele wie Bots, mindestens so viele, wie das Spiel braucht; mit --ladder so wenige wie möglich)</translation>
    </message>
    <message>
        <source>parts that the game can be played with, separated by commas: {modules}</source>
        <translation>Teile, mit denen das Spiel gespielt werden kann, durch Kommas getrennt: {modules}</translation>
    </message>
    <message>
        <source>no contests are kept of {game}</source>
        <translation>Von {game} gibt es keine aufgehobenen Wettkämpfe</translation>
    </message>
    <message>
        <source>play on the Dask cluster with this scheduler, as in tcp://host:8786</source>
        <translation>spielt auf dem Dask-Cluster mit diesem Scheduler, etwa tcp://host:8786</translation>
    </message>
    <message>
        <source>--bot runs a program on this machine: it can&apos;t be combined with --on</source>
        <translation>--bot startet ein Programm auf diesem Rechner und geht nicht zusammen mit --on</translation>
    </message>
    <message>
        <source>--on needs a package that is not there: pip install &apos;stoneage-qt[cluster]&apos;</source>
        <translation>--on braucht ein Paket, das fehlt: pip install &apos;stoneage-qt[cluster]&apos;</translation>
    </message>
    <message>
        <source>no scheduler answers at {address}: {detail}</source>
        <translation>unter {address} antwortet kein Scheduler: {detail}</translation>
    </message>
    <message>
        <source>the scheduler at {address} has no workers: start some with dask worker {address}</source>
        <translation>der Scheduler unter {address} hat keine Worker: mit „dask worker {address}“ welche starten</translation>
    </message>
    <message>
        <source>a worker of {address} has another version of this program: {detail}</source>
        <translation>ein Worker von {address} hat eine andere Version dieses Programms: {detail}</translation>
    </message>
    <message>
        <source>the cluster at {address} gave up: {detail}</source>
        <translation>der Cluster unter {address} hat aufgegeben: {detail}</translation>
    </message>
    <message>
        <source>share of games against others than itself: starvers, styles, woodcutters and the nets of --older (default: 0)</source>
        <translation>Anteil der Spiele gegen andere Gegner: Hungernde, Stile, Holzfäller und die Netze aus --older (Vorgabe: 0)</translation>
    </message>
    <message>
        <source>weights of an older net to play against; may be given again</source>
        <translation>Gewichte eines älteren Netzes als Gegner; mehrfach möglich</translation>
    </message>
    <message>
        <source>{minutes:6.1f} min {games:8d} games  loss {loss:.4f}</source>
        <translation>{minutes:6.1f} min {games:8d} Partien  Fehler {loss:.4f}</translation>
    </message>
    <message>
        <source>compare the win chances of the analysis with what came of them</source>
        <translation>Siegchancen der Analyse mit dem vergleichen, was daraus wurde</translation>
    </message>
    <message>
        <source>Let bots play and ask the analysis for everybody&apos;s win chances, where somebody decides, before chance and right after it. For every tenth: how many were called, their mean, and how many of them were won.</source>
        <translation>Bots spielen lassen und die Analyse nach den Siegchancen aller fragen: wo jemand entscheidet, vor dem Zufall und gleich danach. Für jedes Zehntel: wie viele genannt wurden, ihr Mittel und wie viele davon gewonnen wurden.</translation>
    </message>
    <message>
        <source>nobody judges this game</source>
        <translation>dieses Spiel beurteilt niemand</translation>
    </message>
    <message>
        <source>{kind}: {count} chances of {games} games</source>
        <translation>{kind}: {count} Chancen aus {games} Spielen</translation>
    </message>
    <message>
        <source>to decide</source>
        <translation>bei einer Entscheidung</translation>
    </message>
    <message>
        <source>before a roll</source>
        <translation>vor einem Wurf</translation>
    </message>
    <message>
        <source>right after a roll</source>
        <translation>gleich nach einem Wurf</translation>
    </message>
    <message>
        <source>tenth</source>
        <translation>Zehntel</translation>
    </message>
    <message>
        <source>chances</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>called</source>
        <translation>genannt</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>off</source>
        <translation>daneben</translation>
    </message>
    <message>
        <source>there is no such season in this game: {season}</source>
        <translation>diese Jahreszeit gibt es in diesem Spiel nicht: {season}</translation>
    </message>
    <message>
        <source>write contact sheets of all art and the main pages in all seasons instead</source>
        <translation>schreibt stattdessen Übersichtsbilder aller Grafiken und die wichtigsten Seiten in allen Jahreszeiten</translation>
    </message>
    <message>
        <source>season of the board, where the game has several</source>
        <translation>Jahreszeit des Spielplans, wo es im Spiel mehrere gibt</translation>
    </message>
    <message>
        <source>find, check and show positions with one clearly best action</source>
        <translation>Stellungen mit einem klar besten Zug finden, prüfen und zeigen</translation>
    </message>
    <message>
        <source>Puzzles of Stone Age: positions from games of the bots in which one action is at least 8 % of win chance ahead of the next best, by the expert with four times the thinking of the window, and which weaker bots miss.</source>
        <translation>Aufgaben zu Stone Age: Stellungen aus Spielen der Bots, in denen ein Zug mindestens 8 Prozentpunkte Siegchance vor dem nächstbesten liegt – nach dem Experten mit der vierfachen Bedenkzeit des Fensters – und die schwächere Bots übersehen.</translation>
    </message>
    <message>
        <source>play games and add what is found to a file; goes on where it stopped</source>
        <translation>Spiele spielen und Gefundenes in eine Datei schreiben; macht weiter, wo aufgehört wurde</translation>
    </message>
    <message>
        <source>think about every puzzle of a file again, with other shuffles and dice</source>
        <translation>jede Aufgabe einer Datei noch einmal durchdenken, mit anders gemischten Karten und anderen Würfen</translation>
    </message>
    <message>
        <source>a table by theme, or one puzzle with its solution</source>
        <translation>eine Tabelle nach Themen, oder eine Aufgabe mit ihrer Lösung</translation>
    </message>
    <message>
        <source>the file (default: the puzzles that come with the program)</source>
        <translation>die Datei (Vorgabe: die Aufgaben, die zum Programm gehören)</translation>
    </message>
    <message>
        <source>the file to write to</source>
        <translation>die Datei, in die geschrieben wird</translation>
    </message>
    <message>
        <source>seed of the first game (default: 1)</source>
        <translation>Zufallszahl (Seed) des ersten Spiels (Vorgabe: 1)</translation>
    </message>
    <message>
        <source>{games} games, {puzzles} puzzles; the last: {theme}, {win:.0%} against {second:.0%}</source>
        <translation>{games} Spiele, {puzzles} Aufgaben; die letzte: {theme}, {win:.0%} gegen {second:.0%}</translation>
    </message>
    <message>
        <source>{key}: {best} is no longer clearly best</source>
        <translation>{key}: {best} ist nicht mehr klar das Beste</translation>
    </message>
    <message>
        <source>{good} of {all} hold</source>
        <translation>{good} von {all} halten stand</translation>
    </message>
    <message>
        <source>interrupted: what was found is in the file; the same command goes on from there</source>
        <translation>abgebrochen: Was gefunden wurde, steht in der Datei; derselbe Befehl macht dort weiter</translation>
    </message>
    <message>
        <source>interrupted: {good} of the {all} checked so far hold; no file was written</source>
        <translation>abgebrochen: {good} von {all} bis jetzt geprüften halten stand; es wurde keine Datei geschrieben</translation>
    </message>
    <message>
        <source>{file}: can&apos;t be read as puzzles: {problem}</source>
        <translation>{file}: lässt sich nicht als Aufgaben lesen: {problem}</translation>
    </message>
    <message>
        <source>best: {best}, wins {win:.0%}; next best {second:.0%}; rated {rating}</source>
        <translation>das Beste: {best}, gewinnt {win:.0%}; das Nächstbeste {second:.0%}; Wertung {rating}</translation>
    </message>
    <message>
        <source>theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>Vorsprung</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>frame gaps, bots think: 99 of 100</source>
        <translation>Bildabstände, Bots denken: 99 von 100</translation>
    </message>
    <message>
        <source>another season or time of day, longest of {count}</source>
        <translation>andere Jahres- oder Tageszeit, längste von {count}</translation>
    </message>
    <message>
        <source>  the same, 1600×1000 at 200 %, longest of {count}</source>
        <translation>  dasselbe, 1600×1000 bei 200 %, längste von {count}</translation>
    </message>
    <message>
        <source>stop with so many puzzles in the file (default: 600)</source>
        <translation>aufhören, wenn so viele Aufgaben in der Datei sind (Vorgabe: 600)</translation>
    </message>
    <message>
        <source>at most so many of one theme in one season, and half as many with the same solution (default: 30)</source>
        <translation>höchstens so viele zu einem Thema in einer Jahreszeit, und halb so viele mit derselben Lösung (Vorgabe: 30)</translation>
    </message>
    <message>
        <source>the table as it stands in the documentation</source>
        <translation>die Tabelle, wie sie in der Dokumentation steht</translation>
    </message>
    <message>
        <source>summer</source>
        <translation>Sommer</translation>
    </message>
    <message>
        <source>winter</source>
        <translation>Winter</translation>
    </message>
</context>
<context>
    <name>ComparisonDialog</name>
    <message>
        <source>Compare with the expert</source>
        <translation>Mit dem Experten vergleichen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>{name} plays your deal</source>
        <translation>{name} spielt dein Spiel nach</translation>
    </message>
    <message>
        <source>{unit} after each round, counted as at the end. The bold line is you.</source>
        <translation>{unit} nach jeder Runde, gezählt wie am Ende. Die dicke Linie bist du.</translation>
    </message>
    <message>
        <source>The same cards, dice and opponents …</source>
        <translation>Dieselben Karten, Würfel und Gegner …</translation>
    </message>
    <message>
        <source>The same cards, dice and opponents: {stage} …</source>
        <translation>Dieselben Karten, Würfel und Gegner: {stage} …</translation>
    </message>
    <message>
        <source>{you}: {mine}. {expert}: {theirs}.</source>
        <translation>{you}: {mine}. {expert}: {theirs}.</translation>
    </message>
    <message>
        <source>Most was lost in {stage}: {points}.</source>
        <translation>Am meisten ging in {stage} verloren: {points}.</translation>
    </message>
    <message>
        <source>{stage}: {mine} and {theirs}</source>
        <translation>{stage}: {mine} und {theirs}</translation>
    </message>
</context>
<context>
    <name>Deal</name>
    <message>
        <source>against {names}</source>
        <translation>gegen {names}</translation>
    </message>
    <message>
        <source>{n} of {all} letters and digits</source>
        <translation>{n} von {all} Buchstaben und Ziffern</translation>
    </message>
    <message>
        <source>That is longer than a code.</source>
        <translation>Das ist länger als ein Code.</translation>
    </message>
    <message>
        <source>A code has letters and digits only.</source>
        <translation>Ein Code hat nur Buchstaben und Ziffern.</translation>
    </message>
    <message>
        <source>There is a typing mistake in it: compare letter by letter.</source>
        <translation>Darin ist ein Tippfehler: Vergleiche Zeichen für Zeichen.</translation>
    </message>
    <message>
        <source>This code is from a newer version of the program.</source>
        <translation>Dieser Code stammt aus einer neueren Version des Programms.</translation>
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
        <source>Remove from favourites</source>
        <translation>Aus Favoriten entfernen</translation>
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
        <source>There is no game yet that counts. Games in which a bot played on for somebody, and those that continue another one, are left out.</source>
        <translation>Es gibt noch kein Spiel, das zählt. Spiele, in denen ein Bot für jemanden weitergespielt hat oder die ein anderes fortsetzen, zählen nicht mit.</translation>
    </message>
    <message>
        <source>No dice have been thrown yet.</source>
        <translation>Es wurde noch nicht gewürfelt.</translation>
    </message>
    <message>
        <source>Too few dice to tell anything: come back after some games.</source>
        <translation>Zu wenige Würfel, um etwas zu sagen: Schau nach ein paar Spielen wieder vorbei.</translation>
    </message>
    <message>
        <source>Nothing unusual: perfectly fair dice, thrown as often, come out at least this uneven {share} % of the time.</source>
        <translation>Nichts Ungewöhnliches: Völlig faire Würfel, genauso oft geworfen, fallen in {share} % der Fälle mindestens so ungleich.</translation>
    </message>
    <message>
        <source>Somewhat uneven: fair dice, thrown as often, come out at least this uneven only {share} % of the time. That may be chance; more games will tell.</source>
        <translation>Etwas ungleich: Faire Würfel, genauso oft geworfen, fallen nur in {share} % der Fälle mindestens so ungleich. Das kann Zufall sein; weitere Spiele werden es zeigen.</translation>
    </message>
    <message>
        <source>Very uneven: fair dice, thrown as often, do this less than once in a thousand times. If the files are untouched, please report it.</source>
        <translation>Sehr ungleich: Faire Würfel, genauso oft geworfen, fallen so in weniger als einem von tausend Fällen. Wenn die Dateien unverändert sind, melde es bitte.</translation>
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
        <source>What the dice show follows from the game&apos;s seed, not from what anybody decides. Each game counts once; games that continue another one are left out, for they begin with the same dice, and so are games in which a bot played on for somebody. The dashed line is an equal share for each face; with fair dice, two of three bars end inside the grey band around it.</source>
        <translation>Was die Würfel zeigen, folgt aus der Zufallszahl des Spiels und hängt nicht davon ab, was jemand entscheidet. Jedes Spiel zählt einmal. Nicht mitgezählt werden Spiele, die ein anderes fortsetzen, denn sie beginnen mit denselben Würfeln, und Spiele, in denen ein Bot für jemanden weitergespielt hat. Die gestrichelte Linie ist der gleiche Anteil für jede Augenzahl; bei fairen Würfeln enden zwei von drei Balken im grauen Band um sie herum.</translation>
    </message>
    <message>
        <source>How often each face was thrown</source>
        <translation>Wie oft jede Zahl gefallen ist</translation>
    </message>
    <message>
        <source>Two dice at a time: {throws} {games}. The dots are what fair dice do on average; thrown as often, fair dice are at least this far off {share} % of the time.</source>
        <translation>Zwei Würfel zugleich: {throws} {games}. Die Punkte zeigen, wie faire Würfel im Mittel fallen; genauso oft geworfen, weichen faire Würfel in {share} % der Fälle mindestens so weit davon ab.</translation>
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
    <message>
        <source>How often each sum of two dice fell</source>
        <translation>Wie oft jede Summe von zwei Würfeln fiel</translation>
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
        <source>A bot played a part of this game for {names}.</source>
        <translation>Einen Teil dieses Spiels hat ein Bot für {names} gespielt.</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} gewinnt!</translation>
    </message>
    <message>
        <source>{names} share the victory!</source>
        <translation>{names} teilen sich den Sieg!</translation>
    </message>
</context>
<context>
    <name>EndStrip</name>
    <message>
        <source>Code of this deal: {code}</source>
        <translation>Code dieses Spiels: {code}</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Whoever enters it plays with the same cards and dice.</source>
        <translation>Wer ihn eingibt, spielt mit denselben Karten und Würfeln.</translation>
    </message>
    <message>
        <source>Learn from your mistakes</source>
        <translation>Aus deinen Fehlern lernen</translation>
    </message>
    <message>
        <source>Compare with the expert</source>
        <translation>Mit dem Experten vergleichen</translation>
    </message>
</context>
<context>
    <name>Explainer</name>
    <message>
        <source>{dice}: {mean} on average, with tools {more}</source>
        <translation>{dice}: im Schnitt {mean}, mit Werkzeugen {more}</translation>
    </message>
    <message>
        <source>{dice}: {mean} on average</source>
        <translation>{dice}: im Schnitt {mean}</translation>
    </message>
    <message>
        <source>{animal}: {n} on the dice, counted in</source>
        <translation>{animal}: {n} auf die Würfel, eingerechnet</translation>
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
    <message>
        <source>Graph as a picture…</source>
        <translation>Verlauf als Bild …</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>There is no such file: {path}</source>
        <translation>Diese Datei gibt es nicht: {path}</translation>
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
        <source>The file {path} holds more than {limit} records of progress.</source>
        <translation>Die Datei {path} enthält mehr als {limit} Einträge zum Fortschritt.</translation>
    </message>
    <message>
        <source>That is too much for the file {path}. What was in it has not changed.</source>
        <translation>Für die Datei {path} ist das zu viel. Was darin stand, blieb unverändert.</translation>
    </message>
    <message>
        <source>The file {path} is damaged: line {line} can&apos;t be read. The file was not changed.</source>
        <translation>Die Datei {path} ist beschädigt: Zeile {line} ist nicht lesbar. Die Datei blieb unverändert.</translation>
    </message>
    <message>
        <source>The file {path} is nested too deeply to be one of this program.</source>
        <translation>Die Datei {path} ist zu tief verschachtelt, um von diesem Programm zu sein.</translation>
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
        <source>The file {path} was changed outside this program after it was saved, so it may not be the game that was played. It was left as it is. Choose another file, or a game of the library.</source>
        <translation>Die Datei {path} wurde nach dem Speichern außerhalb dieses Programms verändert und ist vielleicht nicht mehr das Spiel, das gespielt wurde. Sie bleibt, wie sie ist. Wähle eine andere Datei oder ein Spiel aus der Sammlung.</translation>
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
        <translation>Die Datei {path} ist ein Spielstand von „{game}“; dieses Spiel hat das Programm nicht. Vielleicht hat es eine neuere Version. Die Datei blieb unverändert.</translation>
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
        <source>Choose another game; this one can be deleted in the library.</source>
        <translation>Wähle ein anderes Spiel; dieses kannst du in der Sammlung löschen.</translation>
    </message>
    <message>
        <source>Choose another file, or a game of the library.</source>
        <translation>Wähle eine andere Datei oder ein Spiel aus der Sammlung.</translation>
    </message>
    <message>
        <source>Saved games (*{suffix})</source>
        <translation>Gespeicherte Spiele (*{suffix})</translation>
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
    <name>GameForm</name>
    <message>
        <source>Start player</source>
        <translation>Startspieler*in</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Practice game</source>
        <translation>Übungsspiel</translation>
    </message>
    <message>
        <source>Every move can be taken back, even after it has shown something new: dice, a card, an answer. Otherwise only moves that have not. The dice fall the same again.</source>
        <translation>Jeder Zug kann zurückgenommen werden, auch wenn er etwas Neues gezeigt hat: Würfel, eine Karte, eine Antwort. Sonst nur Züge, die nichts gezeigt haben. Die Würfel fallen wieder gleich.</translation>
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
        <source>drawn by lot</source>
        <translation>ausgelost</translation>
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
    <message>
        <source>Paused: bots and dice wait</source>
        <translation>Pause: Bots und Würfel warten</translation>
    </message>
</context>
<context>
    <name>GamesTab</name>
    <message>
        <source>Search names, titles, dates…</source>
        <translation>Namen, Titel, Datum suchen …</translation>
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
    <message>
        <source>Saved games (*{suffix})</source>
        <translation>Gespeicherte Spiele (*{suffix})</translation>
    </message>
    <message>
        <source>Your favourites could not be read. The file was put aside as {file}.</source>
        <translation>Deine Favoriten ließen sich nicht lesen. Die Datei liegt jetzt unter dem Namen {file} daneben.</translation>
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
</context>
<context>
    <name>GraphTab</name>
    <message>
        <source>{n} %</source>
        <translation>{n} %</translation>
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
    <message>
        <source>Wheel, + and −: look closer. Drag: move along. 0: see all.</source>
        <translation>Rad, + und −: näher ansehen. Ziehen: verschieben. 0: alles zeigen.</translation>
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
    <name>HelpPage</name>
    <message>
        <source>&lt;i&gt;Example:&lt;/i&gt; {text}</source>
        <translation>&lt;i&gt;Beispiel:&lt;/i&gt; {text}</translation>
    </message>
    <message>
        <source>&lt;i&gt;Ruling of ours:&lt;/i&gt; {text}</source>
        <translation>&lt;i&gt;Unsere Festlegung:&lt;/i&gt; {text}</translation>
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
        <source>on %n pages</source>
        <translation>
            <numerusform>auf %n Seite</numerusform>
            <numerusform>auf %n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found. Perhaps another word helps.</source>
        <translation>Nichts gefunden. Vielleicht hilft ein anderes Wort.</translation>
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
        <source>Results over time</source>
        <translation>Ergebnisse im Lauf der Zeit</translation>
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
    <name>InkaAction</name>
    <message>
        <source>Throw the dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>The dice show {low} and {high}</source>
        <translation>Die Würfel zeigen {low} und {high}</translation>
    </message>
    <message>
        <source>Put back {card}</source>
        <translation>{card} abgeben</translation>
    </message>
    <message>
        <source>Send the robber to the jungle frame</source>
        <translation>Räuber auf den Urwald-Rahmen schicken</translation>
    </message>
    <message>
        <source>Move the robber: {tile}</source>
        <translation>Räuber versetzen: {tile}</translation>
    </message>
    <message>
        <source>Take a card from {name}</source>
        <translation>Eine Karte von {name} nehmen</translation>
    </message>
    <message>
        <source>A card is taken</source>
        <translation>Eine Karte wird geraubt</translation>
    </message>
    <message>
        <source>Put a road: {where}</source>
        <translation>Straße setzen: {where}</translation>
    </message>
    <message>
        <source>Build a road for {price}: {where}</source>
        <translation>Straße für {price} bauen: {where}</translation>
    </message>
    <message>
        <source>Put a settlement: {where}</source>
        <translation>Siedlung setzen: {where}</translation>
    </message>
    <message>
        <source>Build a settlement for {price}: {where}</source>
        <translation>Siedlung für {price} bauen: {where}</translation>
    </message>
    <message>
        <source>Overbuild the ruin ({ruin}, {name}) for {price}: {where}</source>
        <translation>{ruin} unter Dickicht ({name}) für {price} überbauen: {where}</translation>
    </message>
    <message>
        <source>Build a city for {price}: {where}</source>
        <translation>Stadt für {price} bauen: {where}</translation>
    </message>
    <message>
        <source>Found the new tribe: {where}</source>
        <translation>Neuen Stamm gründen: {where}</translation>
    </message>
    <message>
        <source>Buy a development card for {price}</source>
        <translation>Entwicklungskarte für {price} kaufen</translation>
    </message>
    <message>
        <source>Exchange {give} for {take}</source>
        <translation>{give} gegen {take} tauschen</translation>
    </message>
    <message>
        <source>Longest trade route: exchange {give} for {take}</source>
        <translation>Längste Handelsstraße: {give} gegen {take} tauschen</translation>
    </message>
    <message>
        <source>Offer {give} for {take}</source>
        <translation>{give} für {take} anbieten</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Accept: give {give}, get {take}</source>
        <translation>Annehmen: {give} geben, {take} bekommen</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Counter-offer: give {give}, get {take}</source>
        <translation>Gegenangebot: {give} geben, {take} bekommen</translation>
    </message>
    <message>
        <source>Deal with {name}</source>
        <translation>Handel mit {name}</translation>
    </message>
    <message>
        <source>Deal with {name}: give {give}, get {take}</source>
        <translation>Handel mit {name}: {give} geben, {take} bekommen</translation>
    </message>
    <message>
        <source>No deal</source>
        <translation>Kein Handel</translation>
    </message>
    <message>
        <source>{card}: move the robber</source>
        <translation>{card}: Räuber versetzen</translation>
    </message>
    <message>
        <source>{card}: put free roads</source>
        <translation>{card}: kostenlose Straßen setzen</translation>
    </message>
    <message>
        <source>{card}: take {cards}</source>
        <translation>{card}: {cards} nehmen</translation>
    </message>
    <message>
        <source>{card}: demand {kind}</source>
        <translation>{card}: {kind} verlangen</translation>
    </message>
    <message>
        <source>Greatest combat arts: chase the robber away</source>
        <translation>Größte Kampfkunst: Räuber vertreiben</translation>
    </message>
    <message>
        <source>Greatest combat arts: chase the robber away, take {card}</source>
        <translation>Größte Kampfkunst: Räuber vertreiben, {card} nehmen</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
</context>
<context>
    <name>InkaAsking</name>
    <message>
        <source>Put a settlement on any free crossing.</source>
        <translation>Setze eine Siedlung auf eine freie Kreuzung.</translation>
    </message>
    <message>
        <source>Put a road beside your new settlement.</source>
        <translation>Setze eine Straße an deine neue Siedlung.</translation>
    </message>
    <message>
        <source>Throw the dice.</source>
        <translation>Würfle.</translation>
    </message>
    <message>
        <source>A seven! Put back {cards}.</source>
        <translation>Eine Sieben! Gib {cards} ab.</translation>
    </message>
    <message>
        <source>Move the robber.</source>
        <translation>Versetze den Räuber.</translation>
    </message>
    <message>
        <source>From whom do you take a card?</source>
        <translation>Wem nimmst du eine Karte?</translation>
    </message>
    <message numerus="yes">
        <source>Put %n free roads.</source>
        <translation>
            <numerusform>Setze %n kostenlose Straße.</numerusform>
            <numerusform>Setze %n kostenlose Straßen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Trade and build, or end the turn.</source>
        <translation>Handle und baue oder beende den Zug.</translation>
    </message>
    <message>
        <source>Do you accept {name}&apos;s offer?</source>
        <translation>Nimmst du das Angebot von {name} an?</translation>
    </message>
    <message>
        <source>With whom do you want to trade?</source>
        <translation>Mit wem willst du handeln?</translation>
    </message>
    <message>
        <source>Choose where your new tribe settles.</source>
        <translation>Wähle, wo sich dein neuer Stamm niederlässt.</translation>
    </message>
</context>
<context>
    <name>InkaBanner</name>
    <message>
        <source>{actor} puts a settlement</source>
        <translation>{actor} setzt eine Siedlung</translation>
    </message>
    <message>
        <source>{actor} puts a road beside it</source>
        <translation>{actor} setzt eine Straße daneben</translation>
    </message>
    <message>
        <source>{actor} throws the dice</source>
        <translation>{actor} würfelt</translation>
    </message>
    <message>
        <source>the dice roll</source>
        <translation>die Würfel rollen</translation>
    </message>
    <message>
        <source>{actor} puts back {cards}</source>
        <translation>{actor} gibt {cards} ab</translation>
    </message>
    <message>
        <source>{actor} moves the robber</source>
        <translation>{actor} versetzt den Räuber</translation>
    </message>
    <message>
        <source>{actor} chooses whom to rob</source>
        <translation>{actor} wählt, wer beraubt wird</translation>
    </message>
    <message>
        <source>a card is taken from {victim}</source>
        <translation>{victim} verliert eine Karte</translation>
    </message>
    <message>
        <source>{actor} puts free roads</source>
        <translation>{actor} setzt kostenlose Straßen</translation>
    </message>
    <message>
        <source>{actor} trades and builds</source>
        <translation>{actor} handelt und baut</translation>
    </message>
    <message>
        <source>{actor} answers</source>
        <translation>{actor} antwortet</translation>
    </message>
    <message>
        <source>{actor} chooses a deal</source>
        <translation>{actor} wählt einen Handel</translation>
    </message>
    <message>
        <source>{actor} founds a new tribe</source>
        <translation>{actor} gründet einen neuen Stamm</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>Founding</source>
        <translation>Gründung</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>{name} ist am Zug</translation>
    </message>
    <message>
        <source>{turn} · {doing}</source>
        <translation>{turn} · {doing}</translation>
    </message>
</context>
<context>
    <name>InkaBoard</name>
    <message>
        <source>Found the new tribe here?</source>
        <translation>Den neuen Stamm hier gründen?</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gründen</translation>
    </message>
    <message>
        <source>This completes your tribe</source>
        <translation>Damit ist dein Stamm vollendet</translation>
    </message>
    <message>
        <source>Build over this ruin?</source>
        <translation>Dieses Gebäude unter Dickicht überbauen?</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Put the robber on your own tile?</source>
        <translation>Den Räuber auf das eigene Feld setzen?</translation>
    </message>
    <message>
        <source>The tile yields nothing while he stands there.</source>
        <translation>Solange er dort steht, bringt das Feld nichts ein.</translation>
    </message>
    <message>
        <source>Put him there</source>
        <translation>Dorthin setzen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>{name}&apos;s tribe declines: its roads are taken back.</source>
        <translation>Niedergang bei {name}: Die Straßen werden zurückgenommen.</translation>
    </message>
    <message>
        <source>Thicket grows over the houses. They go on yielding.</source>
        <translation>Dickicht wächst über die Gebäude. Sie bringen weiter Ertrag.</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>Once more: {name}</source>
        <translation>Noch einmal: {name}</translation>
    </message>
    <message>
        <source>Paused – P goes on</source>
        <translation>Pause – weiter mit P</translation>
    </message>
    <message>
        <source>{name} is thinking …</source>
        <translation>{name} überlegt …</translation>
    </message>
    <message>
        <source>{name} is asked</source>
        <translation>{name} ist gefragt</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>{name} ist am Zug</translation>
    </message>
    <message>
        <source>A good idea, but not in this step of the lesson.</source>
        <translation>Eine gute Idee, aber nicht in diesem Schritt der Lektion.</translation>
    </message>
    <message>
        <source>Yields nothing</source>
        <translation>Bringt nichts ein</translation>
    </message>
    <message>
        <source>{cards} in 36 throws: {parts}</source>
        <translation>{cards} in 36 Würfen: {parts}</translation>
    </message>
    <message>
        <source>{building} of {name}</source>
        <translation>{building} von {name}</translation>
    </message>
    <message>
        <source>As a city: {yields}</source>
        <translation>Als Stadt: {yields}</translation>
    </message>
    <message>
        <source>New to you: {kinds}</source>
        <translation>Neu für dich: {kinds}</translation>
    </message>
    <message>
        <source>One exchange is enough: {give} for {take}</source>
        <translation>Ein Tausch genügt: {give} gegen {take}</translation>
    </message>
    <message>
        <source>Ruin ({building}) of {name}; it still yields for its owner.</source>
        <translation>{building} unter Dickicht, von {name}; sie bringt weiter Ertrag.</translation>
    </message>
    <message>
        <source>Built over: your yield stays the same ({gain} in 36 throws), and you gain a marker.</source>
        <translation>Überbaut: Dein Ertrag bleibt gleich ({gain} in 36 Würfen), dazu 1 Marker.</translation>
    </message>
    <message>
        <source>Built over: you lose {loss} in 36 throws, gain {gain} and a marker.</source>
        <translation>Überbaut: Du verlierst {loss} in 36 Würfen, gewinnst {gain} und einen Marker.</translation>
    </message>
    <message>
        <source>Built over: {name} loses {loss} in 36 throws, you gain {gain} and a marker.</source>
        <translation>Überbaut: {name} verliert {loss} in 36 Würfen, du gewinnst {gain} und einen Marker.</translation>
    </message>
    <message>
        <source>Road of {name}; longest trade route: {length}</source>
        <translation>Straße von {name}; längste Handelsstraße: {length}</translation>
    </message>
    <message>
        <source>With this road your trade route would be {length} long</source>
        <translation>Mit dieser Straße wäre deine Handelsstraße {length} lang</translation>
    </message>
    <message>
        <source>{name} then holds the longest trade route</source>
        <translation>Dann hat {name} die Längste Handelsstraße</translation>
    </message>
    <message>
        <source>{name} holds the longest trade route</source>
        <translation>{name} hat die Längste Handelsstraße</translation>
    </message>
    <message>
        <source>Here the robber harms nobody.</source>
        <translation>Hier schadet der Räuber niemandem.</translation>
    </message>
    <message>
        <source>Open sea: it yields nothing.</source>
        <translation>Offenes Meer: Es bringt nichts ein.</translation>
    </message>
    <message>
        <source>{kind}: {throws} of 36 throws</source>
        <translation>{kind}: {throws} von 36 Würfen</translation>
    </message>
    <message>
        <source>The robber stands here: the tile yields nothing.</source>
        <translation>Hier steht der Räuber: Das Feld bringt nichts ein.</translation>
    </message>
    <message>
        <source>{number} to {name}</source>
        <translation>{number} für {name}</translation>
    </message>
    <message>
        <source>Gives: {shares}</source>
        <translation>Ertrag: {shares}</translation>
    </message>
    <message>
        <source>Could be robbed here: {names}</source>
        <translation>Hier zu berauben: {names}</translation>
    </message>
    <message>
        <source>The marker completes the tribe: it declines at once.</source>
        <translation>Der Marker vollendet den Stamm: Sein Niedergang beginnt sofort.</translation>
    </message>
    <message>
        <source>Then you found a new tribe, and your turn is over.</source>
        <translation>Danach gründest du einen neuen Stamm, und dein Zug ist zu Ende.</translation>
    </message>
    <message>
        <source>Free of cost, without road and cards. Then your turn is over.</source>
        <translation>Kostenlos, ohne Straße und Karten. Danach ist dein Zug zu Ende.</translation>
    </message>
    <message>
        <source>The ruins of the tribe before leave the board.</source>
        <translation>Die Gebäude unter Dickicht vom vorigen Stamm verlassen den Plan.</translation>
    </message>
    <message>
        <source>Look at your own cards first.</source>
        <translation>Sieh dir zuerst deine eigenen Karten an.</translation>
    </message>
</context>
<context>
    <name>InkaCard</name>
    <message>
        <source>combat arts</source>
        <translation>Kampfkunst</translation>
    </message>
    <message>
        <source>road building</source>
        <translation>Straßenbau</translation>
    </message>
    <message>
        <source>invention</source>
        <translation>Erfindung</translation>
    </message>
    <message>
        <source>monopoly</source>
        <translation>Monopol</translation>
    </message>
    <message>
        <source>Move the robber and take a card from somebody at his tile. The card stays open in front of you: from now on you may keep one card more when a 7 is thrown.</source>
        <translation>Versetze den Räuber und nimm jemandem an seinem Feld eine Karte. Die Karte bleibt offen vor dir liegen: Von jetzt an darfst du bei einer 7 eine Karte mehr behalten.</translation>
    </message>
    <message numerus="yes">
        <source>Put up to %n roads on the board without paying.</source>
        <translation>
            <numerusform>Setze %n Straße, ohne zu bezahlen.</numerusform>
            <numerusform>Setze bis zu %n Straßen, ohne zu bezahlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take any 2 cards from the supply.</source>
        <translation>Nimm 2 beliebige Karten aus dem Vorrat.</translation>
    </message>
    <message numerus="yes">
        <source>Name a kind: every other player gives you up to %n cards of it.</source>
        <translation>
            <numerusform>Nenne eine Sorte: Alle anderen geben dir %n Karte davon.</numerusform>
            <numerusform>Nenne eine Sorte: Alle anderen geben dir bis zu %n Karten davon.</numerusform>
        </translation>
    </message>
    <message>
        <source>longest trade route</source>
        <translation>Längste Handelsstraße</translation>
    </message>
    <message>
        <source>greatest combat arts</source>
        <translation>Größte Kampfkunst</translation>
    </message>
</context>
<context>
    <name>InkaChoice</name>
    <message>
        <source>Founding</source>
        <translation>Gründung</translation>
    </message>
    <message>
        <source>Offers per turn</source>
        <translation>Angebote pro Zug</translation>
    </message>
    <message>
        <source>Start places</source>
        <translation>Startplätze</translation>
    </message>
    <message>
        <source>How often you may offer cards to the others in your turn.</source>
        <translation>So oft darfst du in deinem Zug den anderen Karten anbieten.</translation>
    </message>
    <message>
        <source>They are not equally good.</source>
        <translation>Sie sind nicht gleich gut.</translation>
    </message>
    <message>
        <source>fixed by colour</source>
        <translation>nach Farbe festgelegt</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>ausgelost</translation>
    </message>
    <message>
        <source>no trade between players</source>
        <translation>kein Handel untereinander</translation>
    </message>
</context>
<context>
    <name>InkaColour</name>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
</context>
<context>
    <name>InkaCounts</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n development cards</source>
        <translation>
            <numerusform>%n Entwicklungskarte</numerusform>
            <numerusform>%n Entwicklungskarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n markers</source>
        <translation>
            <numerusform>%n Marker</numerusform>
            <numerusform>%n Marker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roads</source>
        <translation>
            <numerusform>%n Straße</numerusform>
            <numerusform>%n Straßen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlements</source>
        <translation>
            <numerusform>%n Siedlung</numerusform>
            <numerusform>%n Siedlungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities</source>
        <translation>
            <numerusform>%n Stadt</numerusform>
            <numerusform>%n Städte</numerusform>
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
        <source>%n open combat arts</source>
        <translation>
            <numerusform>%n offene Kampfkunst</numerusform>
            <numerusform>%n offene Kampfkünste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lack {cards}.</source>
        <translation>
            <numerusform>Dir fehlt: {cards}.</numerusform>
            <numerusform>Dir fehlen: {cards}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InkaEvent</name>
    <message>
        <source>{name}&apos;s first tribe declines: its roads go, thicket covers its buildings.</source>
        <translation>Niedergang des ersten Stammes von {name}: Seine Straßen verschwinden, Dickicht bedeckt seine Gebäude.</translation>
    </message>
    <message>
        <source>{name}&apos;s second tribe declines: its roads go, thicket covers its buildings.</source>
        <translation>Niedergang des zweiten Stammes von {name}: Seine Straßen verschwinden, Dickicht bedeckt seine Gebäude.</translation>
    </message>
    <message>
        <source>Round 1. {name} begins.</source>
        <translation>Runde 1. {name} beginnt.</translation>
    </message>
    <message>
        <source>First settlements. {name} begins.</source>
        <translation>Erste Siedlungen. {name} beginnt.</translation>
    </message>
    <message>
        <source>{name} {cards}</source>
        <translation>{name} {cards}</translation>
    </message>
    <message>
        <source>Cards: {shares}.</source>
        <translation>Karten: {shares}.</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>Round {n}</source>
        <translation>Runde {n}</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>{name} ist am Zug</translation>
    </message>
    <message>
        <source>{name} throws {low} and {high}: {sum}.</source>
        <translation>{name} würfelt {low} und {high}: {sum}.</translation>
    </message>
    <message>
        <source>{name} gets {cards}.</source>
        <translation>{name} bekommt {cards}.</translation>
    </message>
    <message>
        <source>The supply has too little {kind} for this yield.</source>
        <translation>Der Vorrat hat zu wenig {kind} für diesen Ertrag.</translation>
    </message>
    <message>
        <source>{name} puts back {card}.</source>
        <translation>{name} gibt {card} ab.</translation>
    </message>
    <message>
        <source>{name} moves the robber: {tile}.</source>
        <translation>{name} versetzt den Räuber: {tile}.</translation>
    </message>
    <message>
        <source>{name} takes a card from {other}.</source>
        <translation>{name} raubt eine Karte von {other}.</translation>
    </message>
    <message>
        <source>{name} takes {card} from {other}.</source>
        <translation>{name} raubt {card} von {other}.</translation>
    </message>
    <message>
        <source>{name} builds a road: {where}.</source>
        <translation>{name} baut eine Straße: {where}.</translation>
    </message>
    <message>
        <source>{name} builds a {building} ({markers}): {where}.</source>
        <translation>{name} baut eine {building} ({markers}): {where}.</translation>
    </message>
    <message>
        <source>{name} overbuilds an own {building} ({markers}): {where}.</source>
        <translation>{name} überbaut eine eigene {building} unter Dickicht ({markers}): {where}.</translation>
    </message>
    <message>
        <source>{name} overbuilds {other}&apos;s {building} ({markers}): {where}.</source>
        <translation>{name} überbaut eine {building} unter Dickicht von {other} ({markers}): {where}.</translation>
    </message>
    <message>
        <source>{name} buys a development card.</source>
        <translation>{name} kauft eine Entwicklungskarte.</translation>
    </message>
    <message>
        <source>{name} buys a development card: {card}.</source>
        <translation>{name} kauft eine Entwicklungskarte: {card}.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} spielt {card}.</translation>
    </message>
    <message>
        <source>{other} gives nothing: no {kind}.</source>
        <translation>{other} gibt nichts: keine Karte der Sorte {kind}.</translation>
    </message>
    <message>
        <source>{other} gives {name} {cards}.</source>
        <translation>{other} gibt {name} {cards}.</translation>
    </message>
    <message>
        <source>{name} exchanges {give} for {take}.</source>
        <translation>{name} tauscht {give} gegen {take}.</translation>
    </message>
    <message>
        <source>{name} offers {give} for {take}.</source>
        <translation>{name} bietet {give} für {take}.</translation>
    </message>
    <message>
        <source>{name} would give {give} for {take}.</source>
        <translation>{name} würde {give} gegen {take} tauschen.</translation>
    </message>
    <message>
        <source>{name} accepts.</source>
        <translation>{name} nimmt an.</translation>
    </message>
    <message>
        <source>{name} refuses.</source>
        <translation>{name} lehnt ab.</translation>
    </message>
    <message>
        <source>Deal: {name} gives {other} {give} for {take}.</source>
        <translation>Handel: {name} gibt {other} {give} für {take}.</translation>
    </message>
    <message>
        <source>{name} makes no deal.</source>
        <translation>{name} schließt keinen Handel ab.</translation>
    </message>
    <message>
        <source>Nobody holds the longest trade route any more.</source>
        <translation>Niemand hat mehr die Längste Handelsstraße.</translation>
    </message>
    <message>
        <source>{name} holds the longest trade route.</source>
        <translation>{name} hat die Längste Handelsstraße.</translation>
    </message>
    <message>
        <source>{name} holds the greatest combat arts.</source>
        <translation>{name} hat die Größte Kampfkunst.</translation>
    </message>
    <message>
        <source>{name}&apos;s old ruins leave the board.</source>
        <translation>Die alten Gebäude von {name} unter Dickicht verlassen den Plan.</translation>
    </message>
    <message>
        <source>The second deck of development cards comes into play.</source>
        <translation>Der zweite Stapel Entwicklungskarten kommt ins Spiel.</translation>
    </message>
    <message>
        <source>{name} founds a new tribe ({markers}): {where}.</source>
        <translation>{name} gründet einen neuen Stamm ({markers}): {where}.</translation>
    </message>
    <message>
        <source>{name}&apos;s third tribe is complete: the game is won.</source>
        <translation>Der dritte Stamm von {name} ist vollendet: Das Spiel ist gewonnen.</translation>
    </message>
    <message>
        <source>The last round is over: the game ends.</source>
        <translation>Die letzte Runde ist vorbei: Das Spiel endet.</translation>
    </message>
</context>
<context>
    <name>InkaGame</name>
    <message>
        <source>Rise of the Inkas</source>
        <translation>Aufstieg der Inka</translation>
    </message>
    <message>
        <source>Lead three tribes of the Andes to their height, for 3 or 4 players.</source>
        <translation>Führe drei Stämme der Anden zur Blüte, für 3 oder 4 Spieler*innen.</translation>
    </message>
</context>
<context>
    <name>InkaHelp</name>
    <message>
        <source>Trade</source>
        <translation>Handel</translation>
    </message>
    <message>
        <source>With the supply</source>
        <translation>Mit dem Vorrat</translation>
    </message>
    <message>
        <source>3 equal resources for 1 card of another kind.</source>
        <translation>3 gleiche Rohstoffe gegen 1 Karte einer anderen Sorte.</translation>
    </message>
    <message>
        <source>2 equal goods for 1 card of another kind.</source>
        <translation>2 gleiche Handelsgüter gegen 1 Karte einer anderen Sorte.</translation>
    </message>
    <message>
        <source>1 fish, 1 coca and 1 feather together for any 2 cards.</source>
        <translation>1 Fisch, 1 Coca und 1 Feder zusammen gegen 2 beliebige Karten.</translation>
    </message>
    <message>
        <source>With the others</source>
        <translation>Mit den anderen</translation>
    </message>
    <message>
        <source>In your turn you make an offer: what you give and what you want. One after the other, the others accept, refuse, or make a counter-offer. Then you choose one deal, or none.</source>
        <translation>In deinem Zug machst du ein Angebot: was du gibst und was du willst. Die anderen nehmen der Reihe nach an, lehnen ab oder machen ein Gegenangebot. Dann wählst du einen Handel oder keinen.</translation>
    </message>
    <message>
        <source>Nobody can promise cards that they do not hold; whoever answers is bound until you have chosen.</source>
        <translation>Niemand kann Karten versprechen, die er nicht hat; wer antwortet, ist gebunden, bis du gewählt hast.</translation>
    </message>
    <message>
        <source>Only cards are traded, and only with the player whose turn it is. No gifts.</source>
        <translation>Gehandelt werden nur Karten und immer mit der Person am Zug. Geschenke gibt es nicht.</translation>
    </message>
    <message>
        <source>There are at most three offers per turn; the new-game page can change that, and 0 switches them off. The book knows no limit, but then a turn need not end.</source>
        <translation>Es gibt höchstens drei Angebote pro Zug; die Seite für ein neues Spiel kann das ändern, und 0 schaltet sie ab. Das Heft kennt keine Grenze, aber dann müsste ein Zug nicht enden.</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>&lt;b&gt;Road:&lt;/b&gt; 1 wood, 1 stone. On a free path, beginning at your own building or road. A building of somebody else, or any ruin, ends a road.</source>
        <translation>&lt;b&gt;Straße:&lt;/b&gt; 1 Holz, 1 Stein. Auf einem freien Weg, von einem eigenen Gebäude oder einer eigenen Straße aus. Ein fremdes Gebäude und jedes Gebäude unter Dickicht beendet eine Straße.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Settlement:&lt;/b&gt; 1 wood, 1 stone, 1 wool, 1 potato. On a crossing that your road reaches, with no building on any neighbouring crossing (the distance rule; ruins count).</source>
        <translation>&lt;b&gt;Siedlung:&lt;/b&gt; 1 Holz, 1 Stein, 1 Wolle, 1 Kartoffel. Auf einer Kreuzung, zu der deine Straße führt und neben der kein Gebäude steht (Abstandsregel; auch Gebäude unter Dickicht zählen).</translation>
    </message>
    <message>
        <source>&lt;b&gt;City:&lt;/b&gt; 2 potatoes, 3 ore. It takes the place of one of your settlements and yields double. One city per tribe.</source>
        <translation>&lt;b&gt;Stadt:&lt;/b&gt; 2 Kartoffeln, 3 Erz. Sie ersetzt eine deiner Siedlungen und bringt doppelten Ertrag. Eine Stadt pro Stamm.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Development card:&lt;/b&gt; 1 wool, 1 potato, 1 ore. The top card of the pile, for your eyes only.</source>
        <translation>&lt;b&gt;Entwicklungskarte:&lt;/b&gt; 1 Wolle, 1 Kartoffel, 1 Erz. Die oberste Karte des Stapels, nur für deine Augen.</translation>
    </message>
    <message>
        <source>A settlement and a city on the same crossing are two markers: the city is one more.</source>
        <translation>Eine Siedlung und eine Stadt auf derselben Kreuzung sind zwei Marker: Die Stadt ist noch einer.</translation>
    </message>
    <message>
        <source>What a road costs is not in the text that we have, so we assume it. Whoever owns the box can correct all prices in a file.</source>
        <translation>Was eine Straße kostet, steht nicht in dem Text, den wir haben; wir haben es festgelegt. Wer das Spiel besitzt, kann alle Preise in einer Datei berichtigen.</translation>
    </message>
    <message>
        <source>Development cards</source>
        <translation>Entwicklungskarten</translation>
    </message>
    <message>
        <source>One per turn, before the throw or later, and never one that you bought in the same turn.</source>
        <translation>Eine pro Zug, vor dem Wurf oder danach, und nie eine, die du im selben Zug gekauft hast.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Combat arts:&lt;/b&gt; move the robber and take a card. It stays open in front of you and lets you keep one card more at a 7.</source>
        <translation>&lt;b&gt;Kampfkunst:&lt;/b&gt; Versetze den Räuber und raube eine Karte. Sie bleibt offen vor dir liegen und erlaubt dir bei einer 7 eine Karte mehr.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Road building:&lt;/b&gt; up to two roads without paying.</source>
        <translation>&lt;b&gt;Straßenbau:&lt;/b&gt; Bis zu zwei Straßen, ohne zu bezahlen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Invention:&lt;/b&gt; any 2 cards from the supply.</source>
        <translation>&lt;b&gt;Erfindung:&lt;/b&gt; 2 beliebige Karten aus dem Vorrat.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Monopoly:&lt;/b&gt; name a kind; every opponent gives you up to 2 cards of it.</source>
        <translation>&lt;b&gt;Monopol:&lt;/b&gt; Nenne eine Sorte; alle anderen geben dir bis zu 2 Karten davon.</translation>
    </message>
    <message>
        <source>There are two decks of ten. The second goes under the pile when everybody&apos;s first tribe has declined.</source>
        <translation>Es gibt zwei Stapel zu zehn Karten. Der zweite kommt unter den ersten, wenn bei allen der erste Stamm untergegangen ist.</translation>
    </message>
    <message>
        <source>How many of each card there are, and what invention and monopoly bring, is our assumption. No development card gives a marker.</source>
        <translation>Wie viele es von jeder Karte gibt und was Erfindung und Monopol bringen, haben wir festgelegt. Keine Entwicklungskarte bringt einen Marker.</translation>
    </message>
    <message>
        <source>Advantage cards</source>
        <translation>Vorteilskarten</translation>
    </message>
    <message>
        <source>Longest trade route</source>
        <translation>Längste Handelsstraße</translation>
    </message>
    <message>
        <source>For the longest unbroken line of at least 3 own roads, longer than anybody else&apos;s. Branches do not count, and foreign buildings and ruins break a line.</source>
        <translation>Für die längste durchgehende Linie aus mindestens 3 eigenen Straßen, länger als alle anderen. Abzweigungen zählen nicht, fremde Gebäude und Gebäude unter Dickicht unterbrechen sie.</translation>
    </message>
    <message>
        <source>Once in your turn you may exchange any 2 cards for 1 of another kind.</source>
        <translation>Einmal in deinem Zug darfst du 2 beliebige Karten gegen 1 einer anderen Sorte tauschen.</translation>
    </message>
    <message>
        <source>Greatest combat arts</source>
        <translation>Größte Kampfkunst</translation>
    </message>
    <message>
        <source>For the first with 2 open combat arts; whoever has more takes it over.</source>
        <translation>Für die erste Person mit 2 offenen Kampfkünsten; wer mehr hat, übernimmt sie.</translation>
    </message>
    <message>
        <source>Once in your turn you may chase the robber from a tile at which you have a building, and take 1 card of its kind.</source>
        <translation>Einmal in deinem Zug darfst du den Räuber von einem Feld vertreiben, an dem du ein Gebäude hast, und nimmst 1 Karte seiner Sorte.</translation>
    </message>
    <message>
        <source>When the longest route is cut or its tribe declines and two others are equal, the card is set aside until somebody alone is longest.</source>
        <translation>Wird die längste Straße unterbrochen oder geht ihr Stamm unter und sind zwei andere gleich lang, wird die Karte beiseitegelegt, bis jemand allein am längsten ist.</translation>
    </message>
    <message>
        <source>Who sees what</source>
        <translation>Wer sieht was</translation>
    </message>
    <message>
        <source>Everybody sees</source>
        <translation>Alle sehen</translation>
    </message>
    <message>
        <source>the board, all buildings and markers in the colours of their owners, and how many cards everybody holds,</source>
        <translation>den Spielplan, alle Bauwerke und Marker in der Farbe ihrer Besitzer, und wie viele Karten jeder auf der Hand hat,</translation>
    </message>
    <message>
        <source>what a roll yields, what is paid, discarded and exchanged, and every offer with its answers,</source>
        <translation>was ein Wurf bringt, was bezahlt, abgeworfen und getauscht wird, und jedes Angebot mit seinen Antworten,</translation>
    </message>
    <message>
        <source>development cards that were played.</source>
        <translation>gespielte Entwicklungskarten.</translation>
    </message>
    <message>
        <source>You alone see</source>
        <translation>Nur du siehst</translation>
    </message>
    <message>
        <source>which cards are in your hand,</source>
        <translation>welche Karten du auf der Hand hast,</translation>
    </message>
    <message>
        <source>your development cards, which lie face down until you play them,</source>
        <translation>deine Entwicklungskarten, die verdeckt liegen, bis du sie spielst,</translation>
    </message>
    <message>
        <source>with whoever was robbed, which card was taken; all others see only that one was.</source>
        <translation>zusammen mit dem Beraubten, welche Karte geraubt wurde; alle anderen sehen nur, dass es eine war.</translation>
    </message>
    <message>
        <source>Where several people play at one computer, hands stay covered until somebody wants to look at the own one.</source>
        <translation>Spielen mehrere Personen an einem Computer, bleiben alle Handkarten verdeckt, bis jemand die eigenen ansehen will.</translation>
    </message>
    <message>
        <source>What bots know</source>
        <translation>Was Bots wissen</translation>
    </message>
    <message>
        <source>Bots see what their seat may see and nothing secret: no hand of others, no covered card, no coming roll. Good ones remember what was open, as what somebody gained and paid, and so know much about a hand without looking at it.</source>
        <translation>Bots sehen, was man von ihrem Platz aus sehen darf, und nichts Geheimes: keine fremde Hand, keine verdeckte Karte, keinen künftigen Wurf. Gute Bots merken sich, was offen war, etwa was jemand bekommen und bezahlt hat, und wissen so viel über eine Hand, ohne hineinzusehen.</translation>
    </message>
    <message>
        <source>Decline, founding, overbuilding</source>
        <translation>Niedergang, Gründung, Überbauen</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Niedergang</translation>
    </message>
    <message>
        <source>With your 4th and your 8th marker your tribe declines at once: its roads leave the board, thicket grows over its buildings. They are ruins now: they yield, and the robber finds you there, but no road begins at them and none becomes a city.</source>
        <translation>Mit deinem 4. und deinem 8. Marker geht dein Stamm sofort unter: Seine Straßen verlassen den Plan, über seine Gebäude wächst Dickicht. Sie bringen weiter Ertrag und der Räuber findet dich dort, aber keine Straße beginnt an ihnen, und keines wird zur Stadt.</translation>
    </message>
    <message>
        <source>You keep your cards, development cards and open combat arts.</source>
        <translation>Du behältst deine Karten, Entwicklungskarten und offenen Kampfkünste.</translation>
    </message>
    <message>
        <source>When the second tribe declines, what is left of the first leaves the board.</source>
        <translation>Geht der zweite Stamm unter, verlassen die Reste des ersten den Plan.</translation>
    </message>
    <message>
        <source>Founding</source>
        <translation>Gründung</translation>
    </message>
    <message>
        <source>Your next tribe settles without paying on a free crossing with no building beside it and no road of others leading to it. That is a marker, too, and ends your turn.</source>
        <translation>Dein nächster Stamm lässt sich kostenlos auf einer freien Kreuzung nieder, neben der kein Gebäude steht und zu der keine fremde Straße führt. Auch das ist ein Marker und beendet deinen Zug.</translation>
    </message>
    <message>
        <source>If no such crossing is left, you found on one of your own ruins.</source>
        <translation>Gibt es keine solche Kreuzung, gründest du auf einem deiner Gebäude unter Dickicht.</translation>
    </message>
    <message>
        <source>Overbuilding</source>
        <translation>Überbauen</translation>
    </message>
    <message>
        <source>A settlement may be built on a ruin, your own or another&apos;s, when your road leads there. The ruin goes back to its owner, who loses its yield; you get the crossing and a marker.</source>
        <translation>Eine Siedlung darf auf einem Gebäude unter Dickicht entstehen, einem eigenen oder fremden, wenn deine Straße dorthin führt. Die alte Figur geht an ihren Besitzer zurück, der ihren Ertrag verliert; du bekommst die Kreuzung und einen Marker.</translation>
    </message>
    <message>
        <source>A city under thicket becomes a settlement when it is built over: it yields 1 again.</source>
        <translation>Eine Stadt unter Dickicht wird beim Überbauen zur Siedlung: Sie bringt wieder nur 1.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Das Spielende</translation>
    </message>
    <message>
        <source>Whoever places their 11th marker in their own turn wins at once.</source>
        <translation>Wer im eigenen Zug den 11. Marker setzt, gewinnt sofort.</translation>
    </message>
    <message>
        <source>After 100 rounds the game ends in any case, and whoever has the most markers wins. Most games last 10 to 30 rounds.</source>
        <translation>Nach 100 Runden endet das Spiel in jedem Fall, und es gewinnt, wer die meisten Marker hat. Die meisten Spiele dauern 10 bis 30 Runden.</translation>
    </message>
    <message>
        <source>Rulings of ours</source>
        <translation>Unsere Festlegungen</translation>
    </message>
    <message>
        <source>We do not have the almanac from the box. These values were taken from other sources or from the base game; whoever owns the box can replace them in the file inka.json beside the settings.</source>
        <translation>Der Almanach aus der Spielschachtel liegt uns nicht vor. Diese Werte stammen aus anderen Quellen oder aus dem Grundspiel; wer das Spiel besitzt, kann sie in der Datei inka.json neben den Einstellungen ersetzen.</translation>
    </message>
    <message>
        <source>Which landscape and number lies where, and the start places. They agree with every sentence of the book that names a place.</source>
        <translation>Welche Landschaft und Zahl wo liegt und die Startplätze. Sie passen zu jedem Satz des Hefts, der einen Ort nennt.</translation>
    </message>
    <message>
        <source>20 cards of each resource and 12 of each of the goods.</source>
        <translation>20 Karten von jedem Rohstoff und 12 von jedem Handelsgut.</translation>
    </message>
    <message>
        <source>The price of a road, the make-up of the development cards, and that the robber starts on the frame.</source>
        <translation>Der Preis einer Straße, die Zusammensetzung der Entwicklungskarten und dass der Räuber auf dem Rahmen beginnt.</translation>
    </message>
    <message>
        <source>Free founding, shortage in the supply, and founding on an own ruin.</source>
        <translation>Freie Gründung, Mangel im Vorrat und die Gründung auf einem eigenen Gebäude unter Dickicht.</translation>
    </message>
    <message>
        <source>Decided by us</source>
        <translation>Von uns entschieden</translation>
    </message>
    <message>
        <source>Trade between players has an order: offer, one answer each, one choice. At a table people talk freely; here it has to come to an end.</source>
        <translation>Der Handel untereinander hat eine Ordnung: Angebot, je eine Antwort, eine Wahl. Am Tisch redet man frei; hier muss es ein Ende haben.</translation>
    </message>
    <message>
        <source>The robber may go to the frame even if he stands there already.</source>
        <translation>Der Räuber darf auf den Rahmen gehen, auch wenn er schon dort steht.</translation>
    </message>
    <message>
        <source>At a decline nothing is paid out, and nothing can be traded or built in between.</source>
        <translation>Bei einem Niedergang wird nichts ausgezahlt, und dazwischen kann weder gehandelt noch gebaut werden.</translation>
    </message>
    <message>
        <source>A route may pass the same crossing twice, but no road twice; an own ruin ends it like a foreign building.</source>
        <translation>Eine Handelsstraße darf dieselbe Kreuzung zweimal berühren, aber keine Straße zweimal nutzen; ein eigenes Gebäude unter Dickicht beendet sie wie ein fremdes Gebäude.</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>A settlement or a city, under thicket or not.</source>
        <translation>Eine Siedlung oder Stadt, unter Dickicht oder nicht.</translation>
    </message>
    <message>
        <source>Building site</source>
        <translation>Siedlungs-Bauplatz</translation>
    </message>
    <message>
        <source>A free crossing that somebody&apos;s road reaches: nobody else may found there.</source>
        <translation>Eine freie Kreuzung, zu der jemandes Straße führt: Andere dürfen dort nicht gründen.</translation>
    </message>
    <message>
        <source>Crossing, path</source>
        <translation>Kreuzung, Weg</translation>
    </message>
    <message>
        <source>Where tiles meet: buildings stand on crossings, roads lie on paths.</source>
        <translation>Wo Felder sich treffen: Gebäude stehen auf Kreuzungen, Straßen liegen auf Wegen.</translation>
    </message>
    <message>
        <source>The end of a tribe that has reached its goal.</source>
        <translation>Das Ende eines Stammes, der sein Ziel erreicht hat.</translation>
    </message>
    <message>
        <source>Development marker</source>
        <translation>Entwicklungsmarker</translation>
    </message>
    <message>
        <source>Counts your settlements and cities on the tribe board; 11 win.</source>
        <translation>Zählt deine Siedlungen und Städte auf der Stammestafel; 11 gewinnen.</translation>
    </message>
    <message>
        <source>Distance rule</source>
        <translation>Abstandsregel</translation>
    </message>
    <message>
        <source>No building on a neighbouring crossing.</source>
        <translation>Kein Gebäude auf einer benachbarten Kreuzung.</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Handelsgüter</translation>
    </message>
    <message>
        <source>Fish, coca and feathers: for trade only.</source>
        <translation>Fisch, Coca und Federn: nur zum Handeln.</translation>
    </message>
    <message>
        <source>Jungle frame</source>
        <translation>Urwald-Rahmen</translation>
    </message>
    <message>
        <source>The edge in the east, where the robber does no harm.</source>
        <translation>Der Rand im Osten, wo der Räuber keinen Schaden anrichtet.</translation>
    </message>
    <message>
        <source>Overbuild</source>
        <translation>Überbauen</translation>
    </message>
    <message>
        <source>Put a settlement in the place of a ruin.</source>
        <translation>Eine Siedlung an die Stelle eines Gebäudes unter Dickicht setzen.</translation>
    </message>
    <message>
        <source>Ruin</source>
        <translation>Gebäude unter Dickicht</translation>
    </message>
    <message>
        <source>A building of a declined tribe. It yields until it is built over or cleared.</source>
        <translation>Sein Stamm ist untergegangen. Es bringt Ertrag, bis es überbaut oder abgeräumt wird.</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>All cards that nobody holds; it lies open.</source>
        <translation>Alle Karten, die niemand hat; er liegt offen.</translation>
    </message>
    <message>
        <source>The aim of the game</source>
        <translation>Das Ziel des Spiels</translation>
    </message>
    <message>
        <source>You lead three tribes of the Andes, one after the other. Each grows from a first settlement, flourishes, and is overgrown by thicket when its time is over.</source>
        <translation>Du führst drei Stämme der Anden, einen nach dem anderen. Jeder wächst aus einer ersten Siedlung, blüht auf und versinkt im Dickicht, wenn seine Zeit vorbei ist.</translation>
    </message>
    <message>
        <source>Every settlement and every city that you put on the board gives you a &lt;b&gt;development marker&lt;/b&gt; that you never lose. The 4th completes your first tribe, the 8th your second. Whoever places the &lt;b&gt;11th marker&lt;/b&gt; wins at once.</source>
        <translation>Jede Siedlung und jede Stadt, die du auf den Plan setzt, bringt dir einen &lt;b&gt;Entwicklungsmarker&lt;/b&gt;, den du nie verlierst. Der 4. vollendet deinen ersten Stamm, der 8. den zweiten. Wer den &lt;b&gt;11. Marker&lt;/b&gt; setzt, gewinnt sofort.</translation>
    </message>
    <message>
        <source>What you need</source>
        <translation>Was du brauchst</translation>
    </message>
    <message>
        <source>&lt;b&gt;Resources&lt;/b&gt; to build: wood, stone, wool, potato and ore.</source>
        <translation>&lt;b&gt;Rohstoffe&lt;/b&gt; zum Bauen: Holz, Stein, Wolle, Kartoffel und Erz.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Goods&lt;/b&gt; to trade: fish, coca and feathers. Nothing is built with them, but the supply exchanges them more gladly.</source>
        <translation>&lt;b&gt;Handelsgüter&lt;/b&gt; zum Tauschen: Fisch, Coca und Federn. Gebaut wird damit nichts, aber der Vorrat tauscht sie günstiger.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>3 or 4 players. The board lies between the Pacific in the west and the jungle in the east.</source>
        <translation>3 oder 4 Spieler*innen. Der Spielplan liegt zwischen dem Pazifik im Westen und dem Urwald im Osten.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Fixed founding:&lt;/b&gt; everybody begins with two settlements and two roads at set places, and with a card from each landscape at one of the settlements.</source>
        <translation>&lt;b&gt;Feste Gründung:&lt;/b&gt; Alle beginnen mit zwei Siedlungen und zwei Straßen an festen Plätzen und mit einer Karte von jeder Landschaft an einer der Siedlungen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Free founding:&lt;/b&gt; in turn, and once more in reverse order, everybody puts a settlement on any free crossing and a road beside it. The second settlement brings a card from each landscape around it.</source>
        <translation>&lt;b&gt;Freie Gründung:&lt;/b&gt; Der Reihe nach und dann noch einmal rückwärts setzen alle eine Siedlung auf eine freie Kreuzung und eine Straße daneben. Die zweite Siedlung bringt eine Karte von jeder Landschaft um sie herum.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Variable board:&lt;/b&gt; the landscapes on land are shuffled; sea, jungle, plantations and all numbers stay.</source>
        <translation>&lt;b&gt;Variabler Aufbau:&lt;/b&gt; Die Landschaften an Land werden gemischt; Meer, Urwald, Plantagen und alle Zahlen bleiben.</translation>
    </message>
    <message>
        <source>Each player has 7 roads, 8 settlements and 2 cities. The robber waits on the jungle frame.</source>
        <translation>Alle haben 7 Straßen, 8 Siedlungen und 2 Städte. Der Räuber wartet auf dem Urwald-Rahmen.</translation>
    </message>
    <message>
        <source>Who begins and who gets which start places is drawn by lot unless you choose it: the places are not equally good.</source>
        <translation>Wer beginnt und wer welche Startplätze bekommt, wird ausgelost, wenn ihr es nicht wählt: Die Plätze sind nicht gleich gut.</translation>
    </message>
    <message>
        <source>In 1,920 games of four equal bots the start places of orange won 34 of 100 games, blue 27, grey 22, red 17; with three players orange 53, blue 26, red 21. Who begins hardly matters.</source>
        <translation>In 1920 Spielen vier gleicher Bots gewannen die Startplätze von Orange 34 von 100 Spielen, die von Blau 27, von Grau 22, von Rot 17; zu dritt Orange 53, Blau 26, Rot 21. Wer beginnt, ist fast egal.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>Turns go clockwise. In your turn:</source>
        <translation>Es geht im Uhrzeigersinn. In deinem Zug:</translation>
    </message>
    <message>
        <source>&lt;b&gt;Before the throw&lt;/b&gt; you may play one development card, or use the greatest combat arts.</source>
        <translation>&lt;b&gt;Vor dem Wurf&lt;/b&gt; darfst du eine Entwicklungskarte spielen oder die Größte Kampfkunst nutzen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Throw:&lt;/b&gt; the sum of the two dice counts for everybody.</source>
        <translation>&lt;b&gt;Würfeln:&lt;/b&gt; Die Summe der zwei Würfel gilt für alle.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Trade and build&lt;/b&gt; in any order and as often as you like.</source>
        <translation>&lt;b&gt;Handeln und bauen&lt;/b&gt; in beliebiger Reihenfolge und so oft du willst.</translation>
    </message>
    <message>
        <source>&lt;b&gt;End the turn.&lt;/b&gt; When a tribe declines, the turn ends with the founding of the next one.</source>
        <translation>&lt;b&gt;Zug beenden.&lt;/b&gt; Geht ein Stamm unter, endet der Zug mit der Gründung des nächsten.</translation>
    </message>
    <message>
        <source>Cards are used between the steps, never inside another decision such as discarding or answering an offer.</source>
        <translation>Karten werden zwischen den Schritten eingesetzt, nie mitten in einer anderen Entscheidung wie dem Abgeben oder dem Antworten auf ein Angebot.</translation>
    </message>
    <message>
        <source>Yield</source>
        <translation>Ertrag</translation>
    </message>
    <message>
        <source>Every tile with the number thrown yields: each settlement at one of its corners takes 1 card of its kind, each city 2. Buildings under thicket yield as before.</source>
        <translation>Jedes Feld mit der gewürfelten Zahl bringt Ertrag: Jede Siedlung an einer seiner Ecken bekommt 1 Karte seiner Sorte, jede Stadt 2. Gebäude unter Dickicht bringen weiter Ertrag.</translation>
    </message>
    <message>
        <source>Forest gives wood, quarry stone, pasture wool, farmland potato, mountains ore.</source>
        <translation>Wald gibt Holz, Steinbruch Stein, Weideland Wolle, Ackerland Kartoffel, Gebirge Erz.</translation>
    </message>
    <message>
        <source>Fishing grounds give fish, jungle plantation coca, jungle feathers. The ocean gives nothing.</source>
        <translation>Küstengewässer geben Fisch, Urwaldplantage Coca, Urwald Federn. Der Ozean gibt nichts.</translation>
    </message>
    <message>
        <source>The dots under a number say in how many of 36 throws it falls: 6 and 8 five times each, 2 and 12 once.</source>
        <translation>Die Punkte unter einer Zahl sagen, in wie vielen von 36 Würfen sie fällt: 6 und 8 je fünfmal, 2 und 12 einmal.</translation>
    </message>
    <message>
        <source>The tile with the robber yields nothing.</source>
        <translation>Das Feld mit dem Räuber bringt nichts.</translation>
    </message>
    <message>
        <source>If the supply has too few cards of a kind for all who are due some, nobody gets any of it; if only one player is due, that player gets what is left. (Our assumption, after the base game.)</source>
        <translation>Hat der Vorrat von einer Sorte zu wenig für alle, denen etwas zusteht, bekommt niemand davon; steht sie nur einer Person zu, bekommt diese den Rest. (Unsere Festlegung, nach dem Grundspiel.)</translation>
    </message>
    <message>
        <source>The seven and the robber</source>
        <translation>Die Sieben und der Räuber</translation>
    </message>
    <message>
        <source>A 7 brings no yield. Whoever holds more than 7 cards puts half of them back, rounded down. Every open combat arts card lets you keep one card more.</source>
        <translation>Eine 7 bringt keinen Ertrag. Wer mehr als 7 Karten hat, gibt die Hälfte ab, abgerundet. Jede offene Kampfkunst erlaubt dir eine Karte mehr.</translation>
    </message>
    <message>
        <source>With 9 cards you put back 4. With two open combat arts you would keep all 9.</source>
        <translation>Mit 9 Karten gibst du 4 ab. Mit zwei offenen Kampfkünsten würdest du alle 9 behalten.</translation>
    </message>
    <message>
        <source>Then you move the robber to another land tile or to the jungle frame, and take a card blindly from an opponent who has a building at that tile, ruins included.</source>
        <translation>Dann versetzt du den Räuber auf ein anderes Landfeld oder auf den Urwald-Rahmen und ziehst blind eine Karte von jemandem, der dort ein Gebäude hat, auch unter Dickicht.</translation>
    </message>
    <message>
        <source>He never stands on sea, plantation or jungle.</source>
        <translation>Auf Meer, Plantage oder Urwald steht er nie.</translation>
    </message>
    <message>
        <source>Only thief and victim learn which card it was.</source>
        <translation>Nur wer raubt und wer beraubt wird, erfährt, welche Karte es war.</translation>
    </message>
    <message>
        <source>Cards are put back seat by seat, beginning with the player whose turn it is. Where somebody can be robbed, somebody is robbed. On the frame the robber may stay where he is.</source>
        <translation>Abgegeben wird der Reihe nach; es beginnt, wer am Zug ist. Wo jemand beraubt werden kann, wird geraubt. Auf dem Rahmen darf der Räuber bleiben, wo er ist.</translation>
    </message>
</context>
<context>
    <name>InkaHint</name>
    <message>
        <source>wins the game</source>
        <translation>gewinnt das Spiel</translation>
    </message>
    <message>
        <source>completes a tribe, and the next founding is free</source>
        <translation>vollendet einen Stamm, und die nächste Gründung ist kostenlos</translation>
    </message>
    <message>
        <source>gives marker number {amount}</source>
        <translation>bringt den {amount}. Entwicklungsmarker</translation>
    </message>
    <message>
        <source>a place with a yield of {amount} in 36 throws</source>
        <translation>ein Platz, der in 36 Würfen etwa {amount} Karten bringt</translation>
    </message>
    <message>
        <source>doubles a yield of {amount} in 36 throws</source>
        <translation>verdoppelt einen Ertrag von {amount} in 36 Würfen</translation>
    </message>
    <message>
        <source>kinds that did not grow before: {kinds}</source>
        <translation>bisher ohne Ertrag: {kinds}</translation>
    </message>
    <message>
        <source>takes the place of a ruin</source>
        <translation>überbaut ein Gebäude unter Dickicht</translation>
    </message>
    <message>
        <source>brings the longest trade route</source>
        <translation>bringt die Längste Handelsstraße</translation>
    </message>
    <message>
        <source>opens a building site before {name}, with a yield of {amount} in 36 throws: {crossing}</source>
        <translation>erschließt vor {name} einen Bauplatz mit {amount} Karten in 36 Würfen: {crossing}</translation>
    </message>
    <message>
        <source>leads towards a building site that {name} is near, too, with a yield of {amount} in 36 throws: {crossing}</source>
        <translation>führt in Richtung eines Bauplatzes, dem auch {name} nahe ist, mit {amount} Karten in 36 Würfen: {crossing}</translation>
    </message>
    <message numerus="yes">
        <source>the next marker should come %n throws sooner</source>
        <translation>
            <numerusform>der nächste Marker kommt wohl %n Wurf früher</numerusform>
            <numerusform>der nächste Marker kommt wohl %n Würfe früher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the trade route gets %n roads long</source>
        <translation>
            <numerusform>die Handelsstraße wird %n Straße lang</numerusform>
            <numerusform>die Handelsstraße wird %n Straßen lang</numerusform>
        </translation>
    </message>
    <message>
        <source>hits {name}, who is ahead</source>
        <translation>trifft {name}, derzeit in Führung</translation>
    </message>
    <message>
        <source>hits the strongest rival: {name}</source>
        <translation>trifft den stärksten Gegner: {name}</translation>
    </message>
    <message>
        <source>hurts no own building</source>
        <translation>schadet keinem eigenen Gebäude</translation>
    </message>
    <message>
        <source>there are {amount} of this kind in hand</source>
        <translation>davon sind {amount} auf der Hand</translation>
    </message>
    <message>
        <source>should suit both sides</source>
        <translation>dürfte beiden Seiten nützen</translation>
    </message>
    <message>
        <source>the card is needed for {purchase}</source>
        <translation>die Karte wird selbst für {purchase} gebraucht</translation>
    </message>
    <message>
        <source>brings nothing that a building needs now</source>
        <translation>bringt nichts, was jetzt für ein Gebäude fehlt</translation>
    </message>
    <message>
        <source>{name} is ahead</source>
        <translation>{name} liegt vorn</translation>
    </message>
    <message>
        <source>saves the cards for a better goal</source>
        <translation>spart die Karten für ein lohnenderes Ziel</translation>
    </message>
    <message>
        <source>to pay for a road</source>
        <translation>um eine Straße zu bezahlen</translation>
    </message>
    <message>
        <source>a yield of {amount} in 36 throws, not only of {what}</source>
        <translation>{amount} Karten in 36 Würfen statt nur {what}</translation>
    </message>
    <message>
        <source>takes the longest trade route away from {name}</source>
        <translation>nimmt {name} die längste Handelsstraße</translation>
    </message>
    <message>
        <source>keeps the longest trade route, {amount} roads then, before {name}</source>
        <translation>hält die längste Handelsstraße, dann {amount} Straßen, vor {name}</translation>
    </message>
    <message>
        <source>opens a building site with a yield of {amount} in 36 throws: {crossing}</source>
        <translation>erschließt einen Bauplatz mit {amount} Karten in 36 Würfen: {crossing}</translation>
    </message>
    <message>
        <source>leads towards a building site with a yield of {amount} in 36 throws: {crossing}</source>
        <translation>führt in Richtung eines Bauplatzes mit {amount} Karten in 36 Würfen: {crossing}</translation>
    </message>
    <message>
        <source>to pay for a settlement</source>
        <translation>um eine Siedlung zu bezahlen</translation>
    </message>
    <message>
        <source>to pay for a city</source>
        <translation>um eine Stadt zu bezahlen</translation>
    </message>
    <message>
        <source>to pay for a development card</source>
        <translation>um eine Entwicklungskarte zu bezahlen</translation>
    </message>
    <message numerus="yes">
        <source>then only %n cards are missing for {purchase}</source>
        <translation>
            <numerusform>dann fehlt nur noch %n Karte für {purchase}</numerusform>
            <numerusform>dann fehlen nur noch %n Karten für {purchase}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves %n cards in hand, of which a 7 takes none</source>
        <translation>
            <numerusform>dann bleibt %n Karte auf der Hand, die vor einer 7 sicher ist</numerusform>
            <numerusform>dann bleiben %n Karten auf der Hand, die vor einer 7 sicher sind</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is built with trade goods</source>
        <translation>mit Handelsgütern wird nichts gebaut</translation>
    </message>
    <message>
        <source>grows on no own field: {kind}</source>
        <translation>wächst auf keinem eigenen Feld: {kind}</translation>
    </message>
    <message>
        <source>one more combat arts card is enough for the greatest combat arts</source>
        <translation>eine weitere Kampfkunst reicht für die Größte Kampfkunst</translation>
    </message>
    <message>
        <source>brings the greatest combat arts</source>
        <translation>bringt die Größte Kampfkunst</translation>
    </message>
    <message>
        <source>the card is combat arts in {amount} of 100 cases</source>
        <translation>die Karte ist in {amount} von 100 Fällen eine Kampfkunst</translation>
    </message>
    <message numerus="yes">
        <source>frees an own field from the robber: {tile}, %n cards in 36 throws</source>
        <translation>
            <numerusform>befreit ein eigenes Feld vom Räuber: {tile}, %n Karte in 36 Würfen</numerusform>
            <numerusform>befreit ein eigenes Feld vom Räuber: {tile}, %n Karten in 36 Würfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at a 7, %n cards may be kept from then on</source>
        <translation>
            <numerusform>bei einer 7 darf von da an %n Karte bleiben</numerusform>
            <numerusform>bei einer 7 dürfen von da an %n Karten bleiben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>saves what %n roads cost</source>
        <translation>
            <numerusform>spart die Kosten für %n Straße</numerusform>
            <numerusform>spart die Kosten für %n Straßen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the others hold %n of it: {kind}</source>
        <translation>
            <numerusform>die anderen haben davon %n Karte: {kind}</numerusform>
            <numerusform>die anderen haben davon %n Karten: {kind}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>brings %n cards at once</source>
        <translation>
            <numerusform>bringt sofort %n Karte</numerusform>
            <numerusform>bringt sofort %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs {name} %n cards in 36 throws</source>
        <translation>
            <numerusform>kostet {name} %n Karte in 36 Würfen</numerusform>
            <numerusform>kostet {name} %n Karten in 36 Würfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n cards</source>
        <translation>
            <numerusform>{name} hat %n Karte auf der Hand</numerusform>
            <numerusform>{name} hat %n Karten auf der Hand</numerusform>
        </translation>
    </message>
    <message>
        <source>all else can still be done after the throw</source>
        <translation>alles andere geht auch noch nach dem Wurf</translation>
    </message>
    <message>
        <source>is not needed for {purchase}</source>
        <translation>wird für {purchase} nicht gebraucht</translation>
    </message>
    <message>
        <source>comes back: {amount} of this kind in 36 throws</source>
        <translation>wächst nach: davon {amount} in 36 Würfen</translation>
    </message>
    <message>
        <source>the chance to win is better without the deal</source>
        <translation>ohne den Handel ist die Siegchance größer</translation>
    </message>
    <message numerus="yes">
        <source>keeps the cards for {purchase}: %n are still missing</source>
        <translation>
            <numerusform>behält die Karten für {purchase}: Es fehlt noch %n</numerusform>
            <numerusform>behält die Karten für {purchase}: Es fehlen noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>keeps the development card for later</source>
        <translation>hebt die Entwicklungskarte für später auf</translation>
    </message>
    <message numerus="yes">
        <source>keeps %n cards in hand</source>
        <translation>
            <numerusform>behält %n Karte auf der Hand</numerusform>
            <numerusform>behält %n Karten auf der Hand</numerusform>
        </translation>
    </message>
    <message>
        <source>no marker can be paid for now</source>
        <translation>ein Marker ist jetzt nicht zu bezahlen</translation>
    </message>
    <message>
        <source>wins most often when it is played on from here</source>
        <translation>gewinnt am häufigsten, wenn von hier aus weitergespielt wird</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
</context>
<context>
    <name>InkaKeys</name>
    <message>
        <source>Buy a development card</source>
        <translation>Entwicklungskarte kaufen</translation>
    </message>
    <message>
        <source>Accept, refuse, counter an offer</source>
        <translation>Angebot annehmen, ablehnen, Gegenangebot</translation>
    </message>
    <message>
        <source>The likely next step: throw, end the turn, take the deal</source>
        <translation>Der nächste Schritt: würfeln, Zug beenden, Handel annehmen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Lock a kind of the hand</source>
        <translation>Eine Sorte der Hand sperren</translation>
    </message>
    <message>
        <source>One card less</source>
        <translation>Eine Karte weniger</translation>
    </message>
    <message>
        <source>Right click, wheel, minus</source>
        <translation>Rechtsklick, Rad, Minus</translation>
    </message>
    <message>
        <source>Hold: where a road can go</source>
        <translation>Halten: wo eine Straße möglich ist</translation>
    </message>
    <message>
        <source>Hold: where a settlement can go</source>
        <translation>Halten: wo eine Siedlung möglich ist</translation>
    </message>
    <message>
        <source>Hold: where a city can go</source>
        <translation>Halten: wo eine Stadt möglich ist</translation>
    </message>
    <message>
        <source>Hold: where a tribe can be founded</source>
        <translation>Halten: wo ein Stamm gegründet werden kann</translation>
    </message>
    <message>
        <source>Trade: choose what you want, then what you give</source>
        <translation>Handeln: wähle, was du willst, dann, was du gibst</translation>
    </message>
    <message>
        <source>After T: add a card of a kind, 1 wood to 8 feathers</source>
        <translation>Nach T: eine Karte dieser Sorte dazu, 1 Holz bis 8 Federn</translation>
    </message>
    <message>
        <source>From what you want to what you give, and on to the offer</source>
        <translation>Vom Gewünschten zum Gegebenen und weiter zum Angebot</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Else: give a card of a kind, in the order of the hand</source>
        <translation>Sonst: eine Karte dieser Sorte geben, in der Reihenfolge der Hand</translation>
    </message>
</context>
<context>
    <name>InkaKind</name>
    <message>
        <source>wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>stone</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>wool</source>
        <translation>Wolle</translation>
    </message>
    <message>
        <source>potato</source>
        <translation>Kartoffel</translation>
    </message>
    <message>
        <source>ore</source>
        <translation>Erz</translation>
    </message>
    <message>
        <source>fish</source>
        <translation>Fisch</translation>
    </message>
    <message>
        <source>coca</source>
        <translation>Coca</translation>
    </message>
    <message>
        <source>feathers</source>
        <translation>Federn</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>{n} × {kind}</source>
        <translation>{n} × {kind}</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <translation>
            <numerusform>%n Holz</numerusform>
            <numerusform>%n Holz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Stein</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wool</source>
        <translation>
            <numerusform>%n Wolle</numerusform>
            <numerusform>%n Wolle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n potatoes</source>
        <translation>
            <numerusform>%n Kartoffel</numerusform>
            <numerusform>%n Kartoffeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ore</source>
        <translation>
            <numerusform>%n Erz</numerusform>
            <numerusform>%n Erz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fish</source>
        <translation>
            <numerusform>%n Fisch</numerusform>
            <numerusform>%n Fische</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coca</source>
        <translation>
            <numerusform>%n Coca</numerusform>
            <numerusform>%n Coca</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n feathers</source>
        <translation>
            <numerusform>%n Feder</numerusform>
            <numerusform>%n Federn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InkaLandscape</name>
    <message>
        <source>forest</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>quarry</source>
        <translation>Steinbruch</translation>
    </message>
    <message>
        <source>pasture</source>
        <translation>Weideland</translation>
    </message>
    <message>
        <source>farmland</source>
        <translation>Ackerland</translation>
    </message>
    <message>
        <source>mountains</source>
        <translation>Gebirge</translation>
    </message>
    <message>
        <source>fishing grounds</source>
        <translation>Küstengewässer</translation>
    </message>
    <message>
        <source>jungle plantation</source>
        <translation>Urwaldplantage</translation>
    </message>
    <message>
        <source>jungle</source>
        <translation>Urwald</translation>
    </message>
    <message>
        <source>ocean</source>
        <translation>Ozean</translation>
    </message>
</context>
<context>
    <name>InkaLesson</name>
    <message>
        <source>Welcome to the Andes!</source>
        <translation>Willkommen in den Anden!</translation>
    </message>
    <message>
        <source>In about ten minutes you will know this game. You play red, with the condor; Una plays orange and Tupa blue. You can leave at any time and go on later.</source>
        <translation>In etwa zehn Minuten kennst du dieses Spiel. Du spielst Rot mit dem Kondor, Una spielt Orange und Tupa Blau. Du kannst jederzeit gehen und später weitermachen.</translation>
    </message>
    <message>
        <source>The land</source>
        <translation>Das Land</translation>
    </message>
    <message>
        <source>The sea lies in the west, the jungle in the east, your land between them. Every tile shows a landscape and a number. &lt;b&gt;Settlements&lt;/b&gt; stand on the crossings, &lt;b&gt;roads&lt;/b&gt; lie between them. You have two of each already.</source>
        <translation>Im Westen liegt das Meer, im Osten der Urwald, dazwischen dein Land. Jedes Feld zeigt eine Landschaft und eine Zahl. &lt;b&gt;Siedlungen&lt;/b&gt; stehen auf den Kreuzungen, &lt;b&gt;Straßen&lt;/b&gt; liegen dazwischen. Zwei von jedem hast du schon.</translation>
    </message>
    <message>
        <source>Throw the dice</source>
        <translation>Würfle</translation>
    </message>
    <message>
        <source>Every turn begins with a throw. The tiles with the sum of the dice bring a card to every settlement at their corners. &lt;b&gt;Throw the dice.&lt;/b&gt;</source>
        <translation>Jeder Zug beginnt mit einem Wurf. Die Felder mit der Summe der Würfel bringen jeder Siedlung an ihren Ecken eine Karte. &lt;b&gt;Würfle.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Your yield</source>
        <translation>Dein Ertrag</translation>
    </message>
    <message>
        <source>A 5: the forest with the 5 touches your northern settlement, so you get 1 wood. The dots under a number tell how often it comes; 6 and 8 come most often.</source>
        <translation>Eine 5: Der Wald mit der 5 liegt an deiner nördlichen Siedlung, also bekommst du 1 Holz. Die Punkte unter einer Zahl sagen, wie oft sie kommt; am häufigsten kommen 6 und 8.</translation>
    </message>
    <message>
        <source>Build a road</source>
        <translation>Baue eine Straße</translation>
    </message>
    <message>
        <source>A road costs 1 wood and 1 stone, and you have both. Drag a &lt;b&gt;road&lt;/b&gt; to the lit path that leads &lt;b&gt;east from your northern road&lt;/b&gt;. There will be room for a settlement.</source>
        <translation>Eine Straße kostet 1 Holz und 1 Stein, und du hast beides. Ziehe eine &lt;b&gt;Straße&lt;/b&gt; auf den leuchtenden Weg, der von deiner nördlichen Straße &lt;b&gt;nach Osten&lt;/b&gt; führt. Dort wird Platz für eine Siedlung sein.</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Beende den Zug</translation>
    </message>
    <message>
        <source>There is nothing more to do. &lt;b&gt;End the turn.&lt;/b&gt;</source>
        <translation>Mehr ist nicht zu tun. &lt;b&gt;Beende den Zug.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Others throw for you, too</source>
        <translation>Auch andere würfeln für dich</translation>
    </message>
    <message>
        <source>Una threw a 4 and Tupa a 6: both times a tile of yours was among them. Everybody gets yield in everybody&apos;s turn.</source>
        <translation>Una hat eine 4 gewürfelt und Tupa eine 6: Beide Male war ein Feld von dir dabei. Alle bekommen in jedem Zug Ertrag.</translation>
    </message>
    <message>
        <source>Your second turn</source>
        <translation>Dein zweiter Zug</translation>
    </message>
    <message>
        <source>&lt;b&gt;Throw the dice.&lt;/b&gt;</source>
        <translation>&lt;b&gt;Würfle.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>One card short</source>
        <translation>Eine Karte fehlt</translation>
    </message>
    <message>
        <source>A settlement costs 1 wood, 1 stone, 1 wool and 1 potato. You have all but the stone. So let us trade!</source>
        <translation>Eine Siedlung kostet 1 Holz, 1 Stein, 1 Wolle und 1 Kartoffel. Dir fehlt nur der Stein. Also wird gehandelt!</translation>
    </message>
    <message>
        <source>Make an offer</source>
        <translation>Mache ein Angebot</translation>
    </message>
    <message>
        <source>Click the &lt;b&gt;ore&lt;/b&gt; in your hand: that is what you give. Then click the &lt;b&gt;stone&lt;/b&gt; beside &lt;i&gt;You get&lt;/i&gt;, and &lt;b&gt;offer&lt;/b&gt; it to the others.</source>
        <translation>Klicke auf das &lt;b&gt;Erz&lt;/b&gt; in deiner Hand: Das gibst du her. Klicke dann neben &lt;i&gt;Du bekommst&lt;/i&gt; auf den &lt;b&gt;Stein&lt;/b&gt; und &lt;b&gt;biete&lt;/b&gt; es den anderen an.</translation>
    </message>
    <message>
        <source>Make the deal</source>
        <translation>Schließe den Handel ab</translation>
    </message>
    <message>
        <source>Your secret</source>
        <translation>Euer Geheimnis</translation>
    </message>
    <message>
        <source>A city costs 2 potatoes and 3 ore, and it would be your 4th marker. The red line warns: with more than 7 cards a 7 takes half of them. A road would be the safe way; but a city is close, and we dare it. &lt;b&gt;End the turn&lt;/b&gt; and save.</source>
        <translation>Eine Stadt kostet 2 Kartoffeln und 3 Erz, und sie wäre dein 4. Marker. Die rote Zeile warnt: Wer mehr als 7 Karten hat, verliert bei einer 7 die Hälfte. Sicherer wäre jetzt eine Straße; aber die Stadt ist nah, und wir wagen es. &lt;b&gt;Beende den Zug&lt;/b&gt; und spare.</translation>
    </message>
    <message>
        <source>Your second tribe begins on any free crossing without a road, free of cost. Choose the lit one &lt;b&gt;between the two pastures and the mountains&lt;/b&gt;. The &lt;b&gt;5&lt;/b&gt; above it: so many cards in 36 throws. That is little, but your old settlement at the sea is only two roads away; you will see what for. Founding ends the turn.</source>
        <translation>Dein zweiter Stamm beginnt kostenlos auf einer beliebigen freien Kreuzung ohne Straße. Wähle die leuchtende &lt;b&gt;zwischen den zwei Weideländern und dem Gebirge&lt;/b&gt;. Die &lt;b&gt;5&lt;/b&gt; darüber: so viele Karten in 36 Würfen. Das ist wenig, aber von hier sind es nur zwei Straßen bis zu deiner alten Siedlung am Meer; wozu, siehst du gleich. Mit der Gründung endet der Zug.</translation>
    </message>
    <message>
        <source>Overbuild the ruin</source>
        <translation>Überbaue das Gebäude unter Dickicht</translation>
    </message>
    <message>
        <source>&lt;b&gt;Development cards&lt;/b&gt; cost 1 wool, 1 potato and 1 ore. You play one per turn, from the next turn on, by a click on it: combat arts move the robber, road building puts 2 roads, invention brings 2 cards, monopoly takes some from all others. Who has the longest line of 3 roads or more holds the &lt;b&gt;longest trade route&lt;/b&gt; and exchanges any 2 cards for 1 once per turn. Who has most combat arts, 2 at least, holds the &lt;b&gt;greatest combat arts&lt;/b&gt; and may chase the robber from an own tile.</source>
        <translation>&lt;b&gt;Entwicklungskarten&lt;/b&gt; kosten 1 Wolle, 1 Kartoffel und 1 Erz. Du spielst eine pro Zug, ab dem nächsten Zug, mit einem Klick darauf: Kampfkunst versetzt den Räuber, Straßenbau bringt 2 Straßen, Erfindung 2 Karten, Monopol einige von allen anderen. Wer die längste Linie aus mindestens 3 Straßen hat, hält die &lt;b&gt;Längste Handelsstraße&lt;/b&gt; und tauscht einmal pro Zug 2 beliebige Karten gegen 1. Wer die meisten Kampfkünste hat, mindestens 2, hält die &lt;b&gt;Größte Kampfkunst&lt;/b&gt; und darf den Räuber von einem eigenen Feld vertreiben.</translation>
    </message>
    <message>
        <source>Una accepts, Tupa does not. You are never bound by your offer; but this one is good. &lt;b&gt;Deal with Una.&lt;/b&gt;</source>
        <translation>Una nimmt an, Tupa nicht. Dein Angebot bindet dich nicht, aber dieser Handel ist gut. &lt;b&gt;Handle mit Una.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>A settlement</source>
        <translation>Eine Siedlung</translation>
    </message>
    <message>
        <source>Now drag a &lt;b&gt;settlement&lt;/b&gt; to the lit crossing at the end of your new road. Two buildings are never on neighbouring crossings.</source>
        <translation>Ziehe jetzt eine &lt;b&gt;Siedlung&lt;/b&gt; auf die leuchtende Kreuzung am Ende deiner neuen Straße. Auf benachbarten Kreuzungen stehen nie zwei Gebäude.</translation>
    </message>
    <message>
        <source>Your third marker</source>
        <translation>Dein dritter Marker</translation>
    </message>
    <message>
        <source>Every settlement and every city gives a &lt;b&gt;development marker&lt;/b&gt;. You have {markers}. The 4th completes your first tribe, the 11th wins the game.</source>
        <translation>Jede Siedlung und jede Stadt bringt einen &lt;b&gt;Entwicklungsmarker&lt;/b&gt;. Du hast {markers}. Der 4. vollendet deinen ersten Stamm, der 11. gewinnt das Spiel.</translation>
    </message>
    <message>
        <source>&lt;b&gt;End the turn&lt;/b&gt; and watch the others.</source>
        <translation>&lt;b&gt;Beende den Zug&lt;/b&gt; und sieh den anderen zu.</translation>
    </message>
    <message>
        <source>Your third turn</source>
        <translation>Dein dritter Zug</translation>
    </message>
    <message>
        <source>A seven!</source>
        <translation>Eine Sieben!</translation>
    </message>
    <message>
        <source>A 7 brings nothing. Whoever held more than 7 cards had to put half of them back: that was Tupa, who had 8. And now you move the robber.</source>
        <translation>Eine 7 bringt nichts. Wer mehr als 7 Karten hatte, musste die Hälfte abgeben: Das war Tupa mit 8. Und jetzt versetzt du den Räuber.</translation>
    </message>
    <message>
        <source>The robber</source>
        <translation>Der Räuber</translation>
    </message>
    <message>
        <source>Drag the &lt;b&gt;robber&lt;/b&gt; to the &lt;b&gt;quarry with the 4&lt;/b&gt;. As long as he stands there it yields nothing, and you may rob a neighbour of that tile.</source>
        <translation>Ziehe den &lt;b&gt;Räuber&lt;/b&gt; auf den &lt;b&gt;Steinbruch mit der 4&lt;/b&gt;. Solange er dort steht, bringt das Feld nichts, und du darfst jemanden an diesem Feld berauben.</translation>
    </message>
    <message>
        <source>Whom do you rob?</source>
        <translation>Wen beraubst du?</translation>
    </message>
    <message>
        <source>Una and Tupa both have a building there. &lt;b&gt;Take a card from Tupa&lt;/b&gt;, blindly.</source>
        <translation>Una und Tupa haben dort beide ein Gebäude. &lt;b&gt;Nimm Tupa eine Karte&lt;/b&gt;, ohne hinzusehen.</translation>
    </message>
    <message>
        <source>It was 1 wood. Only you and Tupa know that; Una sees that a card went over, not which.</source>
        <translation>Es war 1 Holz. Das wisst nur du und Tupa; Una sieht, dass eine Karte gewandert ist, aber nicht, welche.</translation>
    </message>
    <message>
        <source>Nothing can be built with that yet. &lt;b&gt;End the turn.&lt;/b&gt;</source>
        <translation>Damit lässt sich noch nichts bauen. &lt;b&gt;Beende den Zug.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Your fourth turn</source>
        <translation>Dein vierter Zug</translation>
    </message>
    <message>
        <source>Save for a city</source>
        <translation>Spare auf eine Stadt</translation>
    </message>
    <message>
        <source>Your fifth turn</source>
        <translation>Dein fünfter Zug</translation>
    </message>
    <message>
        <source>Fish for ore</source>
        <translation>Fisch gegen Erz</translation>
    </message>
    <message>
        <source>One ore is missing. The supply takes 3 equal resources for another card, but only &lt;b&gt;2 equal goods&lt;/b&gt;: that is what fish, coca and feathers are for. Exchange your &lt;b&gt;2 fish for 1 ore&lt;/b&gt;.</source>
        <translation>Ein Erz fehlt. Der Vorrat nimmt 3 gleiche Rohstoffe für eine andere Karte, aber nur &lt;b&gt;2 gleiche Handelsgüter&lt;/b&gt;: Dafür sind Fisch, Coca und Federn da. Tausche deine &lt;b&gt;2 Fische gegen 1 Erz&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>A city</source>
        <translation>Eine Stadt</translation>
    </message>
    <message>
        <source>Drag a &lt;b&gt;city&lt;/b&gt; onto your &lt;b&gt;northern settlement between pasture, farmland and forest&lt;/b&gt;. A city yields double. But watch: it is your 4th marker.</source>
        <translation>Ziehe eine &lt;b&gt;Stadt&lt;/b&gt; auf deine &lt;b&gt;nördliche Siedlung zwischen Weideland, Ackerland und Wald&lt;/b&gt;. Eine Stadt bringt doppelten Ertrag. Aber gib acht: Es ist dein 4. Marker.</translation>
    </message>
    <message>
        <source>The decline</source>
        <translation>Der Niedergang</translation>
    </message>
    <message>
        <source>Your first tribe has reached its goal, and its time is over. Its roads are gone, thicket grows over its buildings. But the ruins still yield for you, and your cards stay with you.</source>
        <translation>Dein erster Stamm hat sein Ziel erreicht, und seine Zeit ist vorbei. Seine Straßen sind fort, Dickicht wächst über seine Gebäude. Aber sie bringen dir weiter Ertrag, und deine Karten bleiben dir.</translation>
    </message>
    <message>
        <source>A new tribe</source>
        <translation>Ein neuer Stamm</translation>
    </message>
    <message>
        <source>What ruins are good for</source>
        <translation>Wozu Gebäude unter Dickicht gut sind</translation>
    </message>
    <message>
        <source>Your ruins have brought 2 wood and 2 wool while the others were throwing: the old city yields double even now. &lt;b&gt;Throw the dice.&lt;/b&gt;</source>
        <translation>Deine Gebäude unter Dickicht haben 2 Holz und 2 Wolle gebracht, während die anderen würfelten: Die alte Stadt bringt auch jetzt doppelt. &lt;b&gt;Würfle.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Build on the old</source>
        <translation>Auf dem Alten bauen</translation>
    </message>
    <message>
        <source>Crossings become scarce. But a settlement may also be built &lt;b&gt;on a ruin&lt;/b&gt;, your own or another&apos;s, if your road leads there. Two roads away, at the sea, stands your old settlement.</source>
        <translation>Kreuzungen werden knapp. Aber eine Siedlung darf auch &lt;b&gt;auf einem Gebäude unter Dickicht&lt;/b&gt; entstehen, einem eigenen oder fremden, wenn deine Straße dorthin führt. Zwei Straßen weiter, am Meer, steht deine alte Siedlung.</translation>
    </message>
    <message>
        <source>Towards the sea</source>
        <translation>Zum Meer</translation>
    </message>
    <message>
        <source>Build a &lt;b&gt;road&lt;/b&gt; from your new settlement to the &lt;b&gt;north-west&lt;/b&gt;, along the mountains.</source>
        <translation>Baue von deiner neuen Siedlung eine &lt;b&gt;Straße&lt;/b&gt; nach &lt;b&gt;Nordwesten&lt;/b&gt;, am Gebirge entlang.</translation>
    </message>
    <message>
        <source>To the ruin</source>
        <translation>Zur alten Siedlung</translation>
    </message>
    <message>
        <source>And another &lt;b&gt;road&lt;/b&gt; from there to the &lt;b&gt;ruin at the sea&lt;/b&gt;. A road may end at a ruin; it can&apos;t go on from one.</source>
        <translation>Und noch eine &lt;b&gt;Straße&lt;/b&gt; von dort zur &lt;b&gt;alten Siedlung am Meer&lt;/b&gt;. An einem Gebäude unter Dickicht darf eine Straße enden; weiter führt sie von dort nicht.</translation>
    </message>
    <message>
        <source>Drag a &lt;b&gt;settlement&lt;/b&gt; onto the &lt;b&gt;ruin&lt;/b&gt;. The thicket goes, and your second tribe has another marker.</source>
        <translation>Ziehe eine &lt;b&gt;Siedlung&lt;/b&gt; auf die &lt;b&gt;alte Siedlung unter Dickicht&lt;/b&gt;. Das Dickicht verschwindet, und dein zweiter Stamm hat einen weiteren Marker.</translation>
    </message>
    <message>
        <source>{markers} of 11</source>
        <translation>{markers} von 11</translation>
    </message>
    <message>
        <source>A ruin of somebody else would have given you a marker, too, and taken its yield from its owner. After the 8th marker your second tribe declines, and the Inkas rise.</source>
        <translation>Ein fremdes Gebäude unter Dickicht hätte dir auch einen Marker gebracht und seinem Besitzer den Ertrag genommen. Nach dem 8. Marker geht dein zweiter Stamm unter, und die Inka steigen auf.</translation>
    </message>
    <message>
        <source>What else there is</source>
        <translation>Was es noch gibt</translation>
    </message>
    <message>
        <source>Now it is your game</source>
        <translation>Jetzt ist es dein Spiel</translation>
    </message>
    <message>
        <source>That is all you need. Play on here against Una and Tupa if you like, or begin a game of your own. F1 explains everything else.</source>
        <translation>Mehr brauchst du nicht. Spiele hier gegen Una und Tupa weiter, wenn du magst, oder beginne ein eigenes Spiel. Alles andere erklärt F1.</translation>
    </message>
</context>
<context>
    <name>InkaLevel</name>
    <message>
        <source>Wanderer</source>
        <translation>Wanderer</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Baumeister</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>Planer</translation>
    </message>
    <message>
        <source>Trader</source>
        <translation>Händlerin</translation>
    </message>
    <message>
        <source>Heir</source>
        <translation>Erbin</translation>
    </message>
    <message>
        <source>Road captain</source>
        <translation>Wegemeister</translation>
    </message>
    <message>
        <source>Warrior</source>
        <translation>Krieger</translation>
    </message>
    <message>
        <source>Old hand</source>
        <translation>Routinier</translation>
    </message>
    <message>
        <source>Adept</source>
        <translation>Könnerin</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Easygoing</source>
        <translation>Gutmütig</translation>
    </message>
</context>
<context>
    <name>InkaLevelName</name>
    <message>
        <source>Pisco</source>
        <translation>Pisco</translation>
    </message>
    <message>
        <source>Yupi</source>
        <translation>Yupi</translation>
    </message>
    <message>
        <source>Rumi</source>
        <translation>Rumi</translation>
    </message>
    <message>
        <source>Kusi</source>
        <translation>Kusi</translation>
    </message>
    <message>
        <source>Sami</source>
        <translation>Sami</translation>
    </message>
    <message>
        <source>Nina</source>
        <translation>Nina</translation>
    </message>
    <message>
        <source>Wayra</source>
        <translation>Wayra</translation>
    </message>
    <message>
        <source>Anka</source>
        <translation>Anka</translation>
    </message>
    <message>
        <source>Quispe</source>
        <translation>Quispe</translation>
    </message>
    <message>
        <source>Killa</source>
        <translation>Killa</translation>
    </message>
    <message>
        <source>Inti</source>
        <translation>Inti</translation>
    </message>
</context>
<context>
    <name>InkaLevelNote</name>
    <message>
        <source>Does whatever comes to mind.</source>
        <translation>Tut, was ihm gerade einfällt.</translation>
    </message>
    <message>
        <source>Builds whatever the cards allow and never makes offers.</source>
        <translation>Baut, was die Karten hergeben, und bietet nie etwas an.</translation>
    </message>
    <message>
        <source>Counts throws and cards until the next building.</source>
        <translation>Zählt Würfe und Karten bis zum nächsten Gebäude.</translation>
    </message>
    <message>
        <source>Always has something to offer.</source>
        <translation>Hat immer etwas anzubieten.</translation>
    </message>
    <message>
        <source>Likes to build on what others left behind.</source>
        <translation>Baut gern auf dem, was andere zurückgelassen haben.</translation>
    </message>
    <message>
        <source>Wants the longest trade route.</source>
        <translation>Will die Längste Handelsstraße.</translation>
    </message>
    <message>
        <source>Trains combat arts and keeps the robber busy.</source>
        <translation>Übt die Kampfkunst und hält den Räuber auf Trab.</translation>
    </message>
    <message>
        <source>Knows the game well, but still makes mistakes.</source>
        <translation>Kennt das Spiel gut, macht aber noch Fehler.</translation>
    </message>
    <message>
        <source>Plays on in her mind before each move.</source>
        <translation>Spielt vor jedem Zug im Kopf weiter.</translation>
    </message>
    <message>
        <source>Plays like Killa, but thinks ahead much longer before each move.</source>
        <translation>Spielt wie Killa, rechnet aber vor jedem Zug viel länger voraus.</translation>
    </message>
    <message>
        <source>Overlooks things and trades gladly.</source>
        <translation>Übersieht manches und tauscht gern.</translation>
    </message>
</context>
<context>
    <name>InkaModule</name>
    <message>
        <source>Free founding</source>
        <translation>Freie Gründung</translation>
    </message>
    <message>
        <source>Variable board</source>
        <translation>Variabler Aufbau</translation>
    </message>
    <message>
        <source>You choose where your first two settlements and roads go.</source>
        <translation>Ihr wählt selbst, wohin eure ersten zwei Siedlungen und Straßen kommen.</translation>
    </message>
    <message>
        <source>The landscapes are shuffled; the numbers stay. Needs free founding.</source>
        <translation>Die Landschaften werden gemischt, die Zahlen bleiben. Nur mit freier Gründung.</translation>
    </message>
</context>
<context>
    <name>InkaMoveKind</name>
    <message>
        <source>the answer to an offer</source>
        <translation>die Antwort auf ein Angebot</translation>
    </message>
    <message>
        <source>an exchange with the supply</source>
        <translation>einen Tausch mit dem Vorrat</translation>
    </message>
    <message>
        <source>the robber</source>
        <translation>den Räuber</translation>
    </message>
    <message>
        <source>a development card that is played</source>
        <translation>eine Entwicklungskarte, die ausgespielt wird</translation>
    </message>
    <message>
        <source>the dice</source>
        <translation>die Würfel</translation>
    </message>
    <message>
        <source>cards that are put back</source>
        <translation>Karten, die zurückgelegt werden</translation>
    </message>
    <message>
        <source>a road</source>
        <translation>eine Straße</translation>
    </message>
    <message>
        <source>a settlement</source>
        <translation>eine Siedlung</translation>
    </message>
    <message>
        <source>a city</source>
        <translation>eine Stadt</translation>
    </message>
    <message>
        <source>the place of a new tribe</source>
        <translation>den Ort eines neuen Stammes</translation>
    </message>
    <message>
        <source>a development card that is bought</source>
        <translation>eine Entwicklungskarte, die gekauft wird</translation>
    </message>
    <message>
        <source>an offer</source>
        <translation>ein Angebot</translation>
    </message>
    <message>
        <source>a counter-offer</source>
        <translation>ein Gegenangebot</translation>
    </message>
    <message>
        <source>an advantage card</source>
        <translation>eine Vorteilskarte</translation>
    </message>
    <message>
        <source>the end of the turn</source>
        <translation>das Ende des Zuges</translation>
    </message>
</context>
<context>
    <name>InkaPart</name>
    <message>
        <source>First tribe</source>
        <translation>Erster Stamm</translation>
    </message>
    <message>
        <source>Second tribe</source>
        <translation>Zweiter Stamm</translation>
    </message>
    <message>
        <source>Third tribe</source>
        <translation>Dritter Stamm</translation>
    </message>
</context>
<context>
    <name>InkaPhase</name>
    <message>
        <source>First settlements</source>
        <translation>Erste Siedlungen</translation>
    </message>
    <message>
        <source>First roads</source>
        <translation>Erste Straßen</translation>
    </message>
    <message>
        <source>Before the throw</source>
        <translation>Vor dem Wurf</translation>
    </message>
    <message>
        <source>The dice roll</source>
        <translation>Die Würfel rollen</translation>
    </message>
    <message>
        <source>A seven: putting cards back</source>
        <translation>Eine Sieben: Karten abgeben</translation>
    </message>
    <message>
        <source>The robber moves</source>
        <translation>Der Räuber zieht um</translation>
    </message>
    <message>
        <source>Who is robbed?</source>
        <translation>Wer wird beraubt?</translation>
    </message>
    <message>
        <source>A card is taken</source>
        <translation>Eine Karte wird geraubt</translation>
    </message>
    <message>
        <source>Free roads</source>
        <translation>Kostenlose Straßen</translation>
    </message>
    <message>
        <source>Trading and building</source>
        <translation>Handeln und Bauen</translation>
    </message>
    <message>
        <source>Answers to the offer</source>
        <translation>Antworten auf das Angebot</translation>
    </message>
    <message>
        <source>With whom to trade?</source>
        <translation>Mit wem wird gehandelt?</translation>
    </message>
    <message>
        <source>A new tribe is founded</source>
        <translation>Ein neuer Stamm wird gegründet</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
</context>
<context>
    <name>InkaPiece</name>
    <message>
        <source>road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>settlement</source>
        <translation>Siedlung</translation>
    </message>
    <message>
        <source>city</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>development card</source>
        <translation>Entwicklungskarte</translation>
    </message>
    <message>
        <source>a road</source>
        <translation>eine Straße</translation>
    </message>
    <message>
        <source>a settlement</source>
        <translation>eine Siedlung</translation>
    </message>
    <message>
        <source>a city</source>
        <translation>eine Stadt</translation>
    </message>
    <message>
        <source>a development card</source>
        <translation>eine Entwicklungskarte</translation>
    </message>
    <message>
        <source>With that you could buy a development card.</source>
        <translation>Damit könntest du eine Entwicklungskarte kaufen.</translation>
    </message>
    <message>
        <source>With that you could build {things}, or buy a development card.</source>
        <translation>Damit könntest du {things} bauen oder eine Entwicklungskarte kaufen.</translation>
    </message>
    <message>
        <source>With that you could build {things}.</source>
        <translation>Damit könntest du {things} bauen.</translation>
    </message>
</context>
<context>
    <name>InkaPlace</name>
    <message>
        <source>north-west corner of {tile}</source>
        <translation>{tile}, Ecke im Nordwesten</translation>
    </message>
    <message>
        <source>north-east corner of {tile}</source>
        <translation>{tile}, Ecke im Nordosten</translation>
    </message>
    <message>
        <source>east corner of {tile}</source>
        <translation>{tile}, Ecke im Osten</translation>
    </message>
    <message>
        <source>south-east corner of {tile}</source>
        <translation>{tile}, Ecke im Südosten</translation>
    </message>
    <message>
        <source>south-west corner of {tile}</source>
        <translation>{tile}, Ecke im Südwesten</translation>
    </message>
    <message>
        <source>west corner of {tile}</source>
        <translation>{tile}, Ecke im Westen</translation>
    </message>
    <message>
        <source>north side of {tile}</source>
        <translation>{tile}, Nordseite</translation>
    </message>
    <message>
        <source>north-east side of {tile}</source>
        <translation>{tile}, Nordostseite</translation>
    </message>
    <message>
        <source>south-east side of {tile}</source>
        <translation>{tile}, Südostseite</translation>
    </message>
    <message>
        <source>south side of {tile}</source>
        <translation>{tile}, Südseite</translation>
    </message>
    <message>
        <source>south-west side of {tile}</source>
        <translation>{tile}, Südwestseite</translation>
    </message>
    <message>
        <source>north-west side of {tile}</source>
        <translation>{tile}, Nordwestseite</translation>
    </message>
    <message>
        <source>the jungle frame</source>
        <translation>Urwald-Rahmen</translation>
    </message>
    <message>
        <source>{landscape} {number}</source>
        <translation>{landscape} {number}</translation>
    </message>
    <message>
        <source>{tile} (north)</source>
        <translation>{tile} (Norden)</translation>
    </message>
    <message>
        <source>{tile} (south)</source>
        <translation>{tile} (Süden)</translation>
    </message>
    <message>
        <source>{tile} ({name})</source>
        <translation>{tile} ({name})</translation>
    </message>
    <message>
        <source>{one} | {other}</source>
        <translation>{one} | {other}</translation>
    </message>
</context>
<context>
    <name>InkaReason</name>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>Chance decides first.</source>
        <translation>Zuerst entscheidet der Zufall.</translation>
    </message>
    <message>
        <source>Not now: something else is to be decided.</source>
        <translation>Jetzt nicht: Erst ist etwas anderes zu entscheiden.</translation>
    </message>
    <message>
        <source>This place is taken.</source>
        <translation>Dieser Platz ist besetzt.</translation>
    </message>
    <message>
        <source>You have no such piece left.</source>
        <translation>Diese Figur hast du nicht mehr.</translation>
    </message>
    <message>
        <source>None of your roads leads here.</source>
        <translation>Keine deiner Straßen führt hierher.</translation>
    </message>
    <message>
        <source>Too near: a building stands on a neighbouring crossing.</source>
        <translation>Zu nah (Abstandsregel): Auf einer benachbarten Kreuzung steht ein Gebäude.</translation>
    </message>
    <message>
        <source>You do not have the cards.</source>
        <translation>Du hast die Karten nicht.</translation>
    </message>
    <message>
        <source>That is not yours.</source>
        <translation>Das gehört dir nicht.</translation>
    </message>
    <message>
        <source>A tribe has one city only.</source>
        <translation>Ein Stamm hat nur eine Stadt.</translation>
    </message>
    <message>
        <source>Another player&apos;s road leads here: this is that player&apos;s building site.</source>
        <translation>Eine fremde Straße führt hierher: Das ist ein fremder Siedlungs-Bauplatz.</translation>
    </message>
    <message>
        <source>No development card is left in the pile.</source>
        <translation>Im Stapel liegt keine Entwicklungskarte mehr.</translation>
    </message>
    <message>
        <source>The robber can&apos;t go there.</source>
        <translation>Dorthin kann der Räuber nicht.</translation>
    </message>
    <message>
        <source>There is nothing to take from this player: no building here, or no card.</source>
        <translation>Hier ist nichts zu rauben: kein Gebäude an diesem Feld oder keine Karte.</translation>
    </message>
    <message>
        <source>The supply does not exchange like that.</source>
        <translation>So tauscht der Vorrat nicht.</translation>
    </message>
    <message>
        <source>The same kind can&apos;t be on both sides.</source>
        <translation>Dieselbe Sorte kann nicht auf beiden Seiten stehen.</translation>
    </message>
    <message>
        <source>The supply has too few of these cards.</source>
        <translation>Der Vorrat hat zu wenige dieser Karten.</translation>
    </message>
    <message>
        <source>You do not hold this advantage card.</source>
        <translation>Diese Vorteilskarte hast du nicht.</translation>
    </message>
    <message>
        <source>You have used this advantage card in this turn already.</source>
        <translation>Diese Vorteilskarte hast du in diesem Zug schon benutzt.</translation>
    </message>
    <message>
        <source>No more offers are possible in this turn.</source>
        <translation>In diesem Zug ist kein weiteres Angebot möglich.</translation>
    </message>
    <message>
        <source>That is not the right number of cards.</source>
        <translation>Das ist nicht die richtige Anzahl Karten.</translation>
    </message>
    <message>
        <source>That is the offer itself: accept it instead.</source>
        <translation>Das ist das Angebot selbst: Nimm es einfach an.</translation>
    </message>
    <message>
        <source>This player did not agree to anything.</source>
        <translation>Hier wurde nichts zugesagt.</translation>
    </message>
    <message>
        <source>You have played a development card in this turn already.</source>
        <translation>Du hast in diesem Zug schon eine Entwicklungskarte gespielt.</translation>
    </message>
    <message>
        <source>You have no such card that may be played in this turn.</source>
        <translation>Du hast keine solche Karte, die du in diesem Zug spielen darfst.</translation>
    </message>
    <message>
        <source>There is no path for another road of yours.</source>
        <translation>Für eine weitere Straße von dir gibt es keinen Weg.</translation>
    </message>
    <message>
        <source>There is a road already.</source>
        <translation>Hier liegt schon eine Straße.</translation>
    </message>
    <message>
        <source>There is a building already.</source>
        <translation>Hier steht schon ein Gebäude.</translation>
    </message>
    <message>
        <source>All your roads are on the board.</source>
        <translation>Alle deine Straßen liegen auf dem Plan.</translation>
    </message>
    <message>
        <source>The road has to begin at your new settlement.</source>
        <translation>Die Straße muss an deiner neuen Siedlung beginnen.</translation>
    </message>
    <message>
        <source>A road begins at your own building or road. Other buildings and ruins end it.</source>
        <translation>Eine Straße beginnt an einem eigenen Gebäude oder einer eigenen Straße. Fremde Gebäude und Gebäude unter Dickicht beenden sie.</translation>
    </message>
    <message>
        <source>A city takes the place of your own settlement, not a ruin.</source>
        <translation>Eine Stadt ersetzt eine eigene Siedlung, kein Gebäude unter Dickicht.</translation>
    </message>
    <message>
        <source>No crossing is free: you found on one of your own ruins.</source>
        <translation>Keine Kreuzung ist frei: Du gründest auf einem eigenen Gebäude unter Dickicht.</translation>
    </message>
    <message>
        <source>The robber stands at none of your buildings.</source>
        <translation>Der Räuber steht an keinem deiner Gebäude.</translation>
    </message>
    <message>
        <source>There are not so many cards of that kind in the game.</source>
        <translation>So viele Karten dieser Sorte gibt es im Spiel nicht.</translation>
    </message>
    <message>
        <source>The robber stands there already and has to move on.</source>
        <translation>Dort steht der Räuber schon, er muss weiterziehen.</translation>
    </message>
    <message>
        <source>The robber goes to tiles of the land or to the frame, nowhere else.</source>
        <translation>Der Räuber geht nur auf Landfelder oder auf den Urwald-Rahmen.</translation>
    </message>
    <message>
        <source>Your roads lead to no crossing where you may settle.</source>
        <translation>Deine Straßen führen zu keiner Kreuzung, auf der du siedeln darfst.</translation>
    </message>
    <message>
        <source>You have no settlement that could become a city.</source>
        <translation>Du hast keine Siedlung, aus der eine Stadt werden könnte.</translation>
    </message>
</context>
<context>
    <name>InkaRefusal</name>
    <message>
        <source>✗ Refuses: {name} could win with that</source>
        <translation>✗ Lehnt ab: damit könnte {name} gewinnen</translation>
    </message>
    <message>
        <source>✗ Refuses: {name} is too near the goal</source>
        <translation>✗ Lehnt ab: {name} ist zu nah am Ziel</translation>
    </message>
    <message>
        <source>✗ Refuses: does not have that</source>
        <translation>✗ Lehnt ab: hat das nicht</translation>
    </message>
    <message>
        <source>✗ Refuses: has no use for {offered}</source>
        <translation>✗ Lehnt ab: kann {offered} nicht brauchen</translation>
    </message>
    <message>
        <source>✗ Refuses: wants more for it</source>
        <translation>✗ Lehnt ab: will mehr dafür</translation>
    </message>
    <message>
        <source>✗ Refuses: it helps {name} more</source>
        <translation>✗ Lehnt ab: es hilft {name} mehr</translation>
    </message>
    <message>
        <source>✗ Refuses: needs {wanted} too</source>
        <translation>✗ Lehnt ab: braucht selbst {wanted}</translation>
    </message>
    <message>
        <source>✗ Refuses</source>
        <translation>✗ Lehnt ab</translation>
    </message>
</context>
<context>
    <name>InkaReport</name>
    <message>
        <source>Building</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Trading</source>
        <translation>Handeln</translation>
    </message>
    <message>
        <source>The robber</source>
        <translation>Der Räuber</translation>
    </message>
    <message>
        <source>Founding</source>
        <translation>Gründen</translation>
    </message>
    <message>
        <source>Putting cards back</source>
        <translation>Karten abgeben</translation>
    </message>
    <message>
        <source>Development cards</source>
        <translation>Ent­wick­lungs­kar­ten</translation>
    </message>
    <message>
        <source>Luck compares every throw with all throws that could have fallen: by the cards that they bring or, at a 7, take away. A robbed card is compared with the others of that hand, a bought card with the rest of the pile. Six cards count as much as one marker. Over many games it comes to 0 for everybody; in one game all can be lucky at once, when few sevens fall.</source>
        <translation>Der Glückswert vergleicht jeden Wurf mit allen möglichen Würfen: nach den Karten, die sie bringen oder bei einer 7 kosten. Eine geraubte Karte wird mit den übrigen dieser Hand verglichen, eine gekaufte mit dem Rest des Stapels. Sechs Karten zählen so viel wie ein Marker. Über viele Spiele hinweg kommt für alle 0 heraus; in einem einzelnen Spiel können auch alle Glück haben, wenn wenige Siebenen fallen.</translation>
    </message>
    <message>
        <source>yield</source>
        <translation>Ertrag</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>{n} markers</source>
        <translation>{n} Marker</translation>
    </message>
    <message>
        <source>robbed card</source>
        <translation>geraubte Karte</translation>
    </message>
    <message>
        <source>bought card</source>
        <translation>gekaufte Karte</translation>
    </message>
    <message>
        <source>Cards from the throws</source>
        <translation>Karten aus Würfen</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Got</source>
        <translation>Erhalten</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Expected: what all buildings of a player yield on average, throw by throw; where the robber stood, nothing.</source>
        <translation>Erwartet: was alle eigenen Gebäude im Schnitt bringen, Wurf für Wurf; wo der Räuber stand, nichts.</translation>
    </message>
    <message>
        <source>The dice</source>
        <translation>Die Würfel</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Thrown</source>
        <translation>Geworfen</translation>
    </message>
    <message>
        <source>In a single game even fair dice fall unevenly. Of 60 throws about 10 are sevens, but 7 to 13 are quite usual. And in one game out of five the 6 falls no more often than the 4, although it is the likelier of the two.</source>
        <translation>In einem einzelnen Spiel fallen auch faire Würfel ungleichmäßig. Von 60 Würfen sind im Schnitt 10 Siebenen, aber 7 bis 13 sind ganz normal. Und in einem von fünf Spielen fällt die 6 nicht öfter als die 4, obwohl sie wahrscheinlicher ist.</translation>
    </message>
</context>
<context>
    <name>InkaResult</name>
    <message>
        <source>The third tribe is complete, after {rounds}.</source>
        <translation>Der dritte Stamm ist vollendet, nach {rounds}.</translation>
    </message>
    <message>
        <source>The last round is over. Most markers: {n}.</source>
        <translation>Die letzte Runde ist vorbei. Die meisten Marker: {n}.</translation>
    </message>
</context>
<context>
    <name>InkaSeat</name>
    <message>
        <source>{roads} on the board, route {length}</source>
        <translation>{roads} auf dem Plan, Handelsstraße {length}</translation>
    </message>
    <message>
        <source>in hand: {cards}</source>
        <translation>auf der Hand: {cards}</translation>
    </message>
    <message>
        <source>{name}: {facts}</source>
        <translation>{name}: {facts}</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>InkaSeries</name>
    <message>
        <source>Cards in hand</source>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>Roads on the board</source>
        <translation>Straßen auf dem Plan</translation>
    </message>
    <message>
        <source>Expected cards in 36 throws</source>
        <translation>Erwartete Karten in 36 Würfen</translation>
    </message>
    <message>
        <source>Cards from the throws</source>
        <translation>Karten aus Würfen</translation>
    </message>
    <message>
        <source>Cards to be expected from the throws</source>
        <translation>Karten, die aus Würfen zu erwarten waren</translation>
    </message>
    <message>
        <source>Deals with others</source>
        <translation>Handel mit anderen</translation>
    </message>
</context>
<context>
    <name>InkaStage</name>
    <message>
        <source>founding</source>
        <translation>Gründung</translation>
    </message>
    <message>
        <source>round {n}</source>
        <translation>Runde {n}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
</context>
<context>
    <name>InkaStory</name>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Cards from throws</source>
        <translation>Karten aus Würfen</translation>
    </message>
    <message>
        <source>… to be expected</source>
        <translation>… zu erwarten waren</translation>
    </message>
    <message>
        <source>Cards from deals</source>
        <translation>Karten aus dem Handel</translation>
    </message>
    <message>
        <source>Cards from the supply</source>
        <translation>Karten aus dem Vorrat</translation>
    </message>
    <message>
        <source>Cards robbed</source>
        <translation>Geraubte Karten</translation>
    </message>
    <message>
        <source>From development and advantage cards</source>
        <translation>Durch Entwicklungs- und Vorteilskarten</translation>
    </message>
    <message>
        <source>Lost to sevens</source>
        <translation>Durch Siebenen verloren</translation>
    </message>
    <message>
        <source>Lost to the robber</source>
        <translation>An den Räuber verloren</translation>
    </message>
    <message>
        <source>Missed because of the robber</source>
        <translation>Durch den Räuber entgangen</translation>
    </message>
    <message>
        <source>Offers made</source>
        <translation>Angebote gemacht</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Abgeschlossene Tauschgeschäfte</translation>
    </message>
    <message>
        <source>Offers refused</source>
        <translation>Angebote abgelehnt</translation>
    </message>
    <message>
        <source>Ruins built over</source>
        <translation>Gebäude überbaut</translation>
    </message>
    <message>
        <source>Own ruins lost</source>
        <translation>Eigene Gebäude, von anderen überbaut</translation>
    </message>
    <message>
        <source>Roads lost to declines</source>
        <translation>Straßen im Niedergang verloren</translation>
    </message>
    <message>
        <source>Longest route</source>
        <translation>Längste Handelsstraße</translation>
    </message>
    <message>
        <source>best</source>
        <translation>Bestwert</translation>
    </message>
    <message>
        <source>The road of the tribes</source>
        <translation>Der Weg der Stämme</translation>
    </message>
    <message>
        <source>The game in numbers</source>
        <translation>Das Spiel in Zahlen</translation>
    </message>
    <message>
        <source>Click a row to draw it above; click a name to hide its line.</source>
        <translation>Ein Klick auf eine Zeile zeichnet sie oben, ein Klick auf einen Namen blendet seine Linie aus.</translation>
    </message>
    <message>
        <source>{name}: decline in round {rounds}</source>
        <translation>{name}: Niedergang in Runde {rounds}</translation>
    </message>
    <message>
        <source>{name}: declines in rounds {rounds}</source>
        <translation>{name}: Niedergänge in den Runden {rounds}</translation>
    </message>
</context>
<context>
    <name>InkaStuff</name>
    <message>
        <source>wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>stone</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>wool</source>
        <translation>Wolle</translation>
    </message>
    <message>
        <source>potatoes</source>
        <translation>Kartoffeln</translation>
    </message>
    <message>
        <source>ore</source>
        <translation>Erz</translation>
    </message>
    <message>
        <source>fish</source>
        <translation>Fisch</translation>
    </message>
    <message>
        <source>coca</source>
        <translation>Coca</translation>
    </message>
    <message>
        <source>feathers</source>
        <translation>Federn</translation>
    </message>
</context>
<context>
    <name>InkaTable</name>
    <message>
        <source>You give</source>
        <translation>Du gibst</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>Du bekommst</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>✓ Deal made</source>
        <translation>✓ Getauscht</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Handeln</translation>
    </message>
    <message>
        <source>✓ Accepts</source>
        <translation>✓ Nimmt an</translation>
    </message>
    <message>
        <source>⇄ Other proposal</source>
        <translation>⇄ Gegenangebot</translation>
    </message>
    <message>
        <source>Gives</source>
        <translation>Gibt</translation>
    </message>
    <message>
        <source>Wants</source>
        <translation>Will</translation>
    </message>
    <message>
        <source>{name} is asked:</source>
        <translation>{name} wird gefragt:</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Gegenangebot</translation>
    </message>
    <message>
        <source>{kind} is missing. Click to ask for it.</source>
        <translation>{kind} fehlt. Ein Klick fragt danach.</translation>
    </message>
    <message>
        <source>{kind} is missing. With the supply: {deals}</source>
        <translation>{kind} fehlt. Mit dem Vorrat: {deals}</translation>
    </message>
    <message>
        <source>once in your turn, give any 2 cards for 1 of another kind</source>
        <translation>einmal in deinem Zug 2 beliebige Karten gegen 1 einer anderen Sorte tauschen</translation>
    </message>
    <message>
        <source>used in this turn</source>
        <translation>in diesem Zug schon benutzt</translation>
    </message>
    <message>
        <source>once in your turn, chase the robber from a tile of yours to the frame and take 1 card</source>
        <translation>einmal in deinem Zug den Räuber von einem deiner Felder in sein Lager jagen und 1 Karte nehmen</translation>
    </message>
    <message>
        <source>{card}: {note}</source>
        <translation>{card}: {note}</translation>
    </message>
    <message>
        <source>Bought in this turn: playable from the next one.</source>
        <translation>In diesem Zug gekauft: ab dem nächsten spielbar.</translation>
    </message>
    <message>
        <source>Invention: take any 2 cards</source>
        <translation>Erfindung: 2 beliebige Karten nehmen</translation>
    </message>
    <message>
        <source>Monopoly: which kind?</source>
        <translation>Monopol: welche Sorte?</translation>
    </message>
    <message>
        <source>A 7: put back {cards}</source>
        <translation>Eine 7: {cards} abgeben</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Abgeben</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>Vorschlagen</translation>
    </message>
    <message>
        <source>{kind}: {count}, {chosen} to be put back</source>
        <translation>{kind}: {count}, davon {chosen} abzugeben</translation>
    </message>
    <message>
        <source>Still to be picked: {number}</source>
        <translation>Noch auszuwählen: {number}</translation>
    </message>
    <message>
        <source>That is enough.</source>
        <translation>Das sind genug.</translation>
    </message>
    <message>
        <source>{name} is next. The hand stays hidden until you uncover it.</source>
        <translation>{name} ist dran. Die Hand bleibt verdeckt, bis du sie aufdeckst.</translation>
    </message>
    <message>
        <source>{kind}: {count}</source>
        <translation>{kind}: {count}</translation>
    </message>
    <message>
        <source>{pile}, {count} picked</source>
        <translation>{pile}, {count} gewählt</translation>
    </message>
    <message>
        <source>You can trade in your turn, and when you are made an offer.</source>
        <translation>Handeln kannst du in deinem Zug, und wenn man dir etwas anbietet.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>{cards} in hand; more than {limit} are halved at a 7</source>
        <translation>{cards} auf der Hand; mehr als {limit} werden bei einer 7 halbiert</translation>
    </message>
    <message>
        <source>At a 7: puts back {number}</source>
        <translation>Bei einer 7: gibt {number} ab</translation>
    </message>
    <message>
        <source>Puts back {number}</source>
        <translation>Gibt {number} ab</translation>
    </message>
    <message>
        <source>roads {number}/{all}</source>
        <translation>Straßen {number}/{all}</translation>
    </message>
    <message>
        <source>– No deal made</source>
        <translation>– Kein Handel</translation>
    </message>
    <message>
        <source>Refuse for this round</source>
        <translation>Für diese Runde ablehnen</translation>
    </message>
    <message>
        <source>route {number}</source>
        <translation>Handelsstraße {number}</translation>
    </message>
    <message>
        <source>A bot trades for you at the moment.</source>
        <translation>Im Moment handelt ein Bot für dich.</translation>
    </message>
    <message>
        <source>Show your hand to trade.</source>
        <translation>Zeige deine Hand, um zu handeln.</translation>
    </message>
    <message>
        <source>Show your hand to accept the offer or to counter it.</source>
        <translation>Zeige deine Hand, um das Angebot anzunehmen oder ein Gegenangebot zu machen.</translation>
    </message>
    <message>
        <source>Choose with whom you trade, beside the names.</source>
        <translation>Wähle bei den Namen, mit wem du handelst.</translation>
    </message>
    <message>
        <source>has the turn</source>
        <translation>ist am Zug</translation>
    </message>
    <message>
        <source>is asked now</source>
        <translation>wird jetzt gefragt</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Anbieten</translation>
    </message>
    <message>
        <source>Exchange with the supply</source>
        <translation>Mit dem Vorrat tauschen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Offers left: {number}</source>
        <translation>Angebote übrig: {number}</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>Supply: {rate} for 1</source>
        <translation>Vorrat: {rate} gegen 1</translation>
    </message>
    <message>
        <source>{number} in the supply</source>
        <translation>{number} im Vorrat</translation>
    </message>
    <message>
        <source>Now click the cards that you give.</source>
        <translation>Klicke nun die Karten an, die du gibst.</translation>
    </message>
    <message>
        <source>Now click what you want for it.</source>
        <translation>Klicke nun an, was du dafür willst.</translation>
    </message>
    <message>
        <source>The supply asks no more for it: {exchange}.</source>
        <translation>Beim Vorrat kostet es nicht mehr: {exchange}.</translation>
    </message>
    <message>
        <source>Choose a ready counter, or put one together.</source>
        <translation>Wähle ein fertiges Gegenangebot oder stelle eines zusammen.</translation>
    </message>
    <message>
        <source>The supply still exchanges cards.</source>
        <translation>Mit dem Vorrat kannst du weiter tauschen.</translation>
    </message>
    <message>
        <source>Click a card of yours and a wanted kind, or a missing card in a price.</source>
        <translation>Klicke auf eine deiner Karten und eine gewünschte Sorte oder auf eine fehlende Karte in einem Preis.</translation>
    </message>
    <message>
        <source>No more offers in this turn.</source>
        <translation>Keine Angebote mehr in diesem Zug.</translation>
    </message>
    <message>
        <source>Refused in this turn by {names}.</source>
        <translation>In diesem Zug abgelehnt von {names}.</translation>
    </message>
    <message>
        <source>All three tribes are complete</source>
        <translation>Alle drei Stämme sind vollendet</translation>
    </message>
    <message>
        <source>{done} of {length} markers</source>
        <translation>{done} von {length} Markern</translation>
    </message>
    <message>
        <source>{done} of {length}: one more building wins</source>
        <translation>{done} von {length}: noch ein Gebäude gewinnt</translation>
    </message>
    <message>
        <source>Route and combat arts give no marker.</source>
        <translation>Handelsstraße und Kampfkunst geben keinen Marker.</translation>
    </message>
    <message>
        <source>Refused without asking: the cards are missing.</source>
        <translation>Ohne Rückfrage abgelehnt: Die Karten fehlen.</translation>
    </message>
    <message>
        <source>Refused without asking, like all offers; the settings say so.</source>
        <translation>Ohne Rückfrage abgelehnt, wie alle Angebote: So steht es in den Einstellungen.</translation>
    </message>
    <message>
        <source>Refused without asking: a wanted kind is locked.</source>
        <translation>Ohne Rückfrage abgelehnt: Eine verlangte Sorte ist gesperrt.</translation>
    </message>
    <message>
        <source>Refused without asking: {name} is refused for this round.</source>
        <translation>Ohne Rückfrage abgelehnt: {name} wird in dieser Runde abgelehnt.</translation>
    </message>
    <message>
        <source>Refused without asking.</source>
        <translation>Ohne Rückfrage abgelehnt.</translation>
    </message>
    <message>
        <source>First read on in the lesson.</source>
        <translation>Lies zuerst in der Lektion weiter.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabetaste</translation>
    </message>
    <message>
        <source>No deal</source>
        <translation>Kein Handel</translation>
    </message>
    <message>
        <source>Throw the dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>I am {name}: show my hand</source>
        <translation>Ich bin {name}: Hand zeigen</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Put cards back</source>
        <translation>Karten abgeben</translation>
    </message>
    <message>
        <source>Deal with {name}</source>
        <translation>Handel mit {name}</translation>
    </message>
    <message>
        <source>Hand {hand}, limit {limit}: a risk of {chance} % that a 7 falls before you can spend it</source>
        <translation>Hand {hand}, Grenze {limit}: {chance} % Risiko, dass eine 7 fällt, bevor du sie ausgeben kannst</translation>
    </message>
    <message>
        <source>Buy a card</source>
        <translation>Karte kaufen</translation>
    </message>
    <message>
        <source>{done} of {length}: one more building and this tribe is complete</source>
        <translation>{done} von {length}: noch ein Gebäude, dann ist dieser Stamm vollendet</translation>
    </message>
    <message>
        <source>A development card (X); {number} in the pile</source>
        <translation>Eine Entwicklungskarte (X); {number} im Stapel</translation>
    </message>
    <message>
        <source>Buy a development card?</source>
        <translation>Eine Entwicklungskarte kaufen?</translation>
    </message>
    <message>
        <source>It can&apos;t be given back once you have seen it.</source>
        <translation>Hast du sie gesehen, kannst du sie nicht mehr zurückgeben.</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>{pile}
Key {key}. A click picks one to give, a right click puts it back;
or drag one onto what you want.
The lock (K): whoever asks for a locked kind is refused.</source>
        <translation>{pile}
Taste {key}. Ein Klick wählt eine zum Geben, ein Rechtsklick legt sie zurück;
oder zieh eine auf das, was du willst.
Das Schloss (K): Wer nach einer gesperrten Sorte fragt, wird abgelehnt.</translation>
    </message>
    <message>
        <source>Development cards in the pile: {number}</source>
        <translation>Entwicklungskarten im Stapel: {number}</translation>
    </message>
    <message>
        <source>Keys: 1 accept, 2 refuse, 3 counter</source>
        <translation>Tasten: 1 annehmen, 2 ablehnen, 3 Gegenangebot</translation>
    </message>
    <message>
        <source>You can trade once the dice are thrown.</source>
        <translation>Handeln kannst du, sobald gewürfelt ist.</translation>
    </message>
    <message>
        <source>Founding a tribe ends your turn: no more trade.</source>
        <translation>Die Gründung beendet deinen Zug: kein Handel mehr.</translation>
    </message>
    <message>
        <source>You can trade once this is settled.</source>
        <translation>Handeln kannst du, wenn das erledigt ist.</translation>
    </message>
    <message>
        <source>In 36 throws, on average: {cards}</source>
        <translation>In 36 Würfen im Schnitt: {cards}</translation>
    </message>
</context>
<context>
    <name>InkaToken</name>
    <message>
        <source>condor</source>
        <translation>Kondor</translation>
    </message>
    <message>
        <source>sun</source>
        <translation>Sonne</translation>
    </message>
    <message>
        <source>fish</source>
        <translation>Fisch</translation>
    </message>
    <message>
        <source>puma</source>
        <translation>Puma</translation>
    </message>
</context>
<context>
    <name>InkaTribe</name>
    <message>
        <source>first tribe</source>
        <translation>erster Stamm</translation>
    </message>
    <message>
        <source>second tribe</source>
        <translation>zweiter Stamm</translation>
    </message>
    <message>
        <source>third tribe</source>
        <translation>dritter Stamm</translation>
    </message>
</context>
<context>
    <name>InkaTrophy</name>
    <message>
        <source>Merchant</source>
        <translation>Kaufmannsgeist</translation>
    </message>
    <message>
        <source>Rich harvest</source>
        <translation>Reiche Ernte</translation>
    </message>
    <message>
        <source>Royal road</source>
        <translation>Königsstraße</translation>
    </message>
    <message>
        <source>On the ruins of others</source>
        <translation>Über dem Dickicht</translation>
    </message>
    <message>
        <source>In league with the robber</source>
        <translation>Im Bund mit dem Räuber</translation>
    </message>
    <message>
        <source>Self-sufficient</source>
        <translation>Selbstversorgung</translation>
    </message>
    <message>
        <source>Never too much in store</source>
        <translation>Nie zu viel im Speicher</translation>
    </message>
    <message>
        <source>Untouched</source>
        <translation>Unberührt</translation>
    </message>
    <message>
        <source>Against all luck</source>
        <translation>Gegen alles Glück</translation>
    </message>
    <message>
        <source>Landslide</source>
        <translation>Erdrutschsieg</translation>
    </message>
    <message>
        <source>Three tribes in no time</source>
        <translation>Drei Stämme im Nu</translation>
    </message>
    <message>
        <source>Make five deals in one game.</source>
        <translation>In einem Spiel fünfmal mit anderen handeln.</translation>
    </message>
    <message>
        <source>Get 90 cards from throws in one game.</source>
        <translation>In einem Spiel 90 Karten durch Würfe bekommen.</translation>
    </message>
    <message>
        <source>Have a trade route of six roads.</source>
        <translation>Eine Handelsstraße aus sechs Straßen haben.</translation>
    </message>
    <message>
        <source>Overbuild four ruins in one game.</source>
        <translation>In einem Spiel vier Gebäude unter Dickicht überbauen.</translation>
    </message>
    <message>
        <source>Take seven cards by the robber in one game.</source>
        <translation>In einem Spiel mit dem Räuber sieben Karten nehmen.</translation>
    </message>
    <message>
        <source>Win without a deal, where offers are allowed.</source>
        <translation>Ohne Handel mit anderen gewinnen, obwohl Angebote erlaubt sind.</translation>
    </message>
    <message>
        <source>Win without putting cards back at a 7.</source>
        <translation>Gewinnen, ohne bei einer 7 Karten zurückzulegen.</translation>
    </message>
    <message>
        <source>Win without ever being robbed.</source>
        <translation>Gewinnen, ohne je beraubt zu werden.</translation>
    </message>
    <message>
        <source>Win with eight cards fewer from throws than were to be expected.</source>
        <translation>Mit acht Karten weniger aus Würfen gewinnen, als zu erwarten waren.</translation>
    </message>
    <message>
        <source>Win by four markers.</source>
        <translation>Mit vier Markern Vorsprung gewinnen.</translation>
    </message>
    <message>
        <source>Win within twelve rounds.</source>
        <translation>In höchstens zwölf Runden gewinnen.</translation>
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
        <source>Continue or review the game</source>
        <translation>Spiel fortsetzen oder analysieren</translation>
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
        <source>Use a place, confirm</source>
        <translation>Einen Ort nutzen, bestätigen</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>A bot played all your moves in this game.</source>
        <translation>Ein Bot hat in diesem Spiel alle deine Züge gespielt.</translation>
    </message>
    <message>
        <source>A bot played on for you; in your own moves no mistake was found.</source>
        <translation>Ein Bot hat für dich weitergespielt; in deinen eigenen Zügen fand sich kein Fehler.</translation>
    </message>
    <message>
        <source>No mistakes of yours were found in this game.</source>
        <translation>In diesem Spiel fanden sich keine Fehler von dir.</translation>
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
        <source>Players and results</source>
        <translation>Spieler*innen und Ergebnisse</translation>
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
    <message>
        <source>Open, {stage}</source>
        <translation>Offen, {stage}</translation>
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
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
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
    <message>
        <source>{before} or {after}</source>
        <translation>{before} oder {after}</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
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
        <source>Your settings are kept only until the program ends. {why}</source>
        <translation>Die Einstellungen gelten nur bis zum Ende des Programms. {why}</translation>
    </message>
    <message>
        <source>{name} is to decide: {phase}.</source>
        <translation>{name} entscheidet: {phase}.</translation>
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
        <source>● Your turn, {name} – {game}</source>
        <translation>● {name} ist am Zug – {game}</translation>
    </message>
    <message>
        <source>{players} – {game}</source>
        <translation>{players} – {game}</translation>
    </message>
    <message>
        <source>This game has as many moves as a file can hold, so it can&apos;t go on. It is kept as it is; take something back, or begin another game.</source>
        <translation>Dieses Spiel hat so viele Züge, wie eine Datei fassen kann; es lässt sich nicht weiterspielen. Es bleibt, wie es ist: Nimm etwas zurück oder beginne ein anderes Spiel.</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
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
        <source>Enter or a double click plays the chosen move.</source>
        <translation>Enter oder ein Doppelklick spielt den gewählten Zug.</translation>
    </message>
    <message>
        <source>Nothing found for “{words}”.</source>
        <translation>Nichts gefunden zu „{words}“.</translation>
    </message>
    <message>
        <source>First read on in the lesson.</source>
        <translation>Lies zuerst in der Lektion weiter.</translation>
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
        <source>Type the command of the program that is to play.</source>
        <translation>Gib den Befehl des Programms ein, das spielen soll.</translation>
    </message>
    <message>
        <source>Players needed: {n} or more.</source>
        <translation>Nötig sind {n} oder mehr Spieler*innen.</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message numerus="yes">
        <source>in %n games</source>
        <translation>
            <numerusform>in %n Spiel</numerusform>
            <numerusform>in %n Spielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n throws</source>
        <translation>
            <numerusform>%n Wurf</numerusform>
            <numerusform>%n Würfe</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpenTable</name>
    <message>
        <source>Games can&apos;t be saved by themselves here. {why} What you play is lost at the end, unless you save it elsewhere: menu Game, Save as…</source>
        <translation>Spiele können hier nicht von selbst gespeichert werden. {why} Was du spielst, ist am Ende verloren, wenn du es nicht anderswo speicherst: Menü Spiel, Speichern unter …</translation>
    </message>
    <message>
        <source>It was put into the library, where you can delete it.</source>
        <translation>Sie liegt jetzt in der Sammlung; dort kannst du sie löschen.</translation>
    </message>
    <message>
        <source>The end of a saved game was missing, as after a power cut. You can go on from what was there; the last moves may have to be played again.</source>
        <translation>Das Ende eines gespeicherten Spiels fehlte, wie nach einem Stromausfall. Du kannst von dem aus weiterspielen, was da war; die letzten Züge fehlen vielleicht.</translation>
    </message>
    <message>
        <source>Show your hand first: hints are about its cards.</source>
        <translation>Zeige zuerst deine Hand: Die Tipps handeln von ihren Karten.</translation>
    </message>
    <message>
        <source>Thinking about hints …</source>
        <translation>Tipps werden gesucht …</translation>
    </message>
    <message>
        <source>This game is not being saved. {why} Choose another place: menu Game, Save as…</source>
        <translation>Dieses Spiel wird nicht gespeichert. {why} Wähle einen anderen Ort: Menü Spiel, Speichern unter …</translation>
    </message>
    <message>
        <source>There is no hint at the moment.</source>
        <translation>Im Moment gibt es keinen Tipp.</translation>
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
    <name>OpponentBox</name>
    <message>
        <source>{name} · {title}</source>
        <translation>{name} · {title}</translation>
    </message>
    <message>
        <source>Drawn for each game from the opponents nearest to your own strength.</source>
        <translation>Wird für jedes Spiel unter den Gegnern ausgelost, die deiner Stärke am nächsten sind.</translation>
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
    <name>PlayerDelegate</name>
    <message>
        <source>({n})</source>
        <translation>({n})</translation>
    </message>
</context>
<context>
    <name>PlayersView</name>
    <message>
        <source>Players</source>
        <translation>Spieler*innen</translation>
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
    <name>ProgressTab</name>
    <message>
        <source>Finish a game against a rated opponent to see how strong you play.</source>
        <translation>Beende ein Spiel gegen einen bewerteten Gegner, um zu sehen, wie stark du spielst.</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Noch keine Spiele</translation>
    </message>
    <message>
        <source>{rating}, with 95 % certainty between {low} and {high}.</source>
        <translation>{rating}, mit 95 % Sicherheit zwischen {low} und {high}.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>{name} plays about as well ({rating}).</source>
        <translation>{name} spielt etwa so gut ({rating}).</translation>
    </message>
    <message>
        <source>{trophy} ({when})</source>
        <translation>{trophy} ({when})</translation>
    </message>
    <message>
        <source>{trophy}: {note}</source>
        <translation>{trophy}: {note}</translation>
    </message>
    <message>
        <source>Trophies: {n} of {all}</source>
        <translation>Trophäen: {n} von {all}</translation>
    </message>
    <message>
        <source>Your strength</source>
        <translation>Deine Spielstärke</translation>
    </message>
    <message>
        <source>Trophies</source>
        <translation>Trophäen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Anzahl der Spieler*innen</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler*in</translation>
    </message>
    <message>
        <source>{n} players</source>
        <translation>{n} Spieler*innen</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation>Alle Spielerzahlen</translation>
    </message>
</context>
<context>
    <name>Puzzle</name>
    <message>
        <source>Your rating: {rating} ({change}); this puzzle: {puzzle}.</source>
        <translation>Deine Wertung: {rating} ({change}); diese Aufgabe: {puzzle}.</translation>
    </message>
</context>
<context>
    <name>PuzzleTheme</name>
    <message>
        <source>hut or field</source>
        <translation>Hütte oder Feld</translation>
    </message>
    <message>
        <source>tools</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>food</source>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>paying</source>
        <translation>Bezahlen</translation>
    </message>
    <message>
        <source>the last round</source>
        <translation>die letzte Runde</translation>
    </message>
    <message>
        <source>being there first</source>
        <translation>zuerst da sein</translation>
    </message>
    <message>
        <source>hard winter</source>
        <translation>harter Winter</translation>
    </message>
    <message>
        <source>wild animals</source>
        <translation>wilde Tiere</translation>
    </message>
    <message>
        <source>igloos</source>
        <translation>Iglus</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>buildings</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>resources</source>
        <translation>Rohstoffe</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Shall a bot play on for you? The game will count in no statistics; Undo brings you back to this point.</source>
        <translation>Soll ein Bot für dich weiterspielen? Das Spiel zählt dann in keiner Statistik; „Rückgängig“ bringt dich an diese Stelle zurück.</translation>
    </message>
    <message>
        <source>Let the bot play</source>
        <translation>Bot spielen lassen</translation>
    </message>
    <message>
        <source>“{move}” costs about {points} percentage points of the chance to win. Better: “{better}”</source>
        <translation>„{move}“ kostet etwa {points} Prozentpunkte der Siegchance. Besser: „{better}“</translation>
    </message>
    <message>
        <source>{advice} ({why}).</source>
        <translation>{advice} ({why}).</translation>
    </message>
    <message>
        <source>Play it anyway</source>
        <translation>Trotzdem spielen</translation>
    </message>
    <message>
        <source>Play the better move</source>
        <translation>Den besseren Zug spielen</translation>
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
        <source>Player</source>
        <translation>Name</translation>
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
        <source>With average dice, {name} would have been ahead.</source>
        <translation>Bei durchschnittlichen Würfen läge {name} vorn.</translation>
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
        <source>Lost %</source>
        <translation>Verlust %</translation>
    </message>
    <message>
        <source>Dice %</source>
        <translation>Würfel %</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>With average dice, {names} would have been level.</source>
        <translation>Bei durchschnittlichen Würfen lägen {names} gleichauf.</translation>
    </message>
    <message>
        <source>A bot played on for the people in this game: the figures are about both.</source>
        <translation>In diesem Spiel hat zeitweise ein Bot für die Menschen gespielt: Die Zahlen gelten für beide zusammen.</translation>
    </message>
    <message>
        <source>A bot played on for {name} in this game: the figures are about both.</source>
        <translation>In diesem Spiel hat zeitweise ein Bot für {name} gespielt: Die Zahlen gelten für beide zusammen.</translation>
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
        <translation>Ent­schei­dung</translation>
    </message>
    <message>
        <source>of {number}</source>
        <translation>von {number}</translation>
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
        <source>Without an analysis: nobody has judged these decisions.</source>
        <translation>Ohne Analyse: Über diese Entscheidungen hat niemand geurteilt.</translation>
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
        <source>by round</source>
        <translation>nach Runde</translation>
    </message>
    <message>
        <source>by loss</source>
        <translation>nach Verlust</translation>
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
        <source>{round}. {name}, {what}</source>
        <translation>{round}. {name}, {what}</translation>
    </message>
    <message>
        <source>{verdict} (Played by a bot.)</source>
        <translation>{verdict} (Von einem Bot gespielt.)</translation>
    </message>
    <message>
        <source>The game is over here.</source>
        <translation>Hier ist das Spiel zu Ende.</translation>
    </message>
    <message>
        <source>Nothing was judged at this step.</source>
        <translation>Bei diesem Schritt gab es nichts zu beurteilen.</translation>
    </message>
    <message>
        <source>M: to the next mistake.</source>
        <translation>M: zum nächsten Fehler.</translation>
    </message>
    <message>
        <source>Shift+M: to the mistake before.</source>
        <translation>Umschalt+M: zum vorigen Fehler.</translation>
    </message>
    <message>
        <source>a bot for {name}</source>
        <translation>ein Bot für {name}</translation>
    </message>
    <message>
        <source>Judged by: {level}, without trying it out.</source>
        <translation>Beurteilt von: {level}, ohne es auszuprobieren.</translation>
    </message>
    <message>
        <source>Judged by: {level}, tried out.</source>
        <translation>Beurteilt von: {level}, ausprobiert.</translation>
    </message>
    <message>
        <source>Judged by: {level}, tried out, sure (± {spread}).</source>
        <translation>Beurteilt von: {level}, ausprobiert, sicher (± {spread}).</translation>
    </message>
    <message>
        <source>Judged by: {level}, tried out, doubtful (± {spread}).</source>
        <translation>Beurteilt von: {level}, ausprobiert, zweifelhaft (± {spread}).</translation>
    </message>
    <message>
        <source>{when} · {length}</source>
        <translation>{when} · {length}</translation>
    </message>
    <message>
        <source>With average dice, {name} would have been ahead, too.</source>
        <translation>Auch bei durchschnittlichen Würfen läge {name} vorn.</translation>
    </message>
    <message>
        <source>Whoever had few decisions, or little left to lose, can lose less in all and still get a lower grade: a loss counts more where a game is nearly won or lost. Best: the share of all decisions that the bot would have made, too. Lost: what the others cost in win chance, in percentage points added up over the game, so it can be more than 100. {points}: the same in what counts in the end, which shows mistakes in games that are as good as won or lost, too. Mistakes: blunders of 10 % or {large} and more, mistakes of 5 % or {medium}, inaccuracies of 2 % or {small}. Dice: by how many percentage points all rolls together moved the chance to win. That is not the luck above: a roll that decides a close game moves the chance a lot, even where it brings little.</source>
        <translation>Wer wenige Entscheidungen oder nur noch wenig zu verlieren hatte, kann insgesamt weniger verlieren und doch die schlechtere Note haben: Ein Verlust zählt mehr, wenn ein Spiel fast gewonnen oder verloren ist. Beste: Anteil an allen Entscheidungen, die auch der Bot getroffen hätte. Verlust: was die anderen an Siegchance gekostet haben, in Prozentpunkten über das Spiel zusammengezählt, also auch mehr als 100. {points}: dasselbe in dem, was am Ende zählt; so zeigen sich Fehler auch, wenn das Spiel so gut wie gewonnen oder verloren ist. Fehler: grobe ab 10 % oder {large}, Fehler ab 5 % oder {medium}, Ungenauigkeiten ab 2 % oder {small}. Würfel: um wie viele Prozentpunkte alle Würfe zusammen die Siegchance verschoben haben. Das ist nicht das Glück von oben: Ein Wurf, der ein knappes Spiel entscheidet, verschiebt die Chance stark, auch wenn er wenig bringt.</translation>
    </message>
    <message>
        <source>Grade: by the figure below it, what a decision cost on average if the game stood even, and not by what was lost in all. Mistakes: blunders/mistakes/inaccuracies.</source>
        <translation>Note: nach der Zahl darunter, also was eine Entscheidung im Schnitt in einem ausgeglichenen Spiel gekostet hätte, nicht nach dem ganzen Verlust. Fehler: grobe Fehler/Fehler/Ungenauigkeiten.</translation>
    </message>
    <message>
        <source>Every decision is being judged; what seems doubtful is tried out…</source>
        <translation>Jede Entscheidung wird beurteilt; was zweifelhaft scheint, wird ausprobiert …</translation>
    </message>
    <message>
        <source>{stage}, {name}: {severity}</source>
        <translation>{stage}, {name}: {severity}</translation>
    </message>
    <message>
        <source>Better: {best} (+{loss}, {points}).</source>
        <translation>Besser: {best} (+{loss}, {points}).</translation>
    </message>
    <message>
        <source>Better: {best} ({points}; +{loss}).</source>
        <translation>Besser: {best} ({points}; +{loss}).</translation>
    </message>
    <message>
        <source>Judged by the bot “{glance}”: all {decisions} decisions. “{closer}” tried out {tried} of them, where most seemed lost or the choice was close. Doubtful: {doubtful} of {mistakes} mistakes, where what was better may have been so by chance.</source>
        <translation>Beurteilt vom Bot „{glance}“: alle {decisions} Entscheidungen. „{closer}“ hat {tried} davon ausprobiert, wo am meisten verloren schien oder die Wahl knapp war. Zweifelhaft: {doubtful} von {mistakes} Fehlern, bei denen das Bessere auch Zufall sein kann.</translation>
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
        <source>Play on…</source>
        <translation>Weiterspielen …</translation>
    </message>
    <message>
        <source>Play on from this position as a new game</source>
        <translation>Von dieser Stellung als neues Spiel weiterspielen</translation>
    </message>
    <message>
        <source>On the board: played in red, better in yellow.</source>
        <translation>Auf dem Spielplan: rot gespielt, gelb besser.</translation>
    </message>
    <message>
        <source>On the board: better in yellow.</source>
        <translation>Auf dem Spielplan: gelb besser.</translation>
    </message>
    <message>
        <source>On the board: played in red.</source>
        <translation>Auf dem Spielplan: rot gespielt.</translation>
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
    <message>
        <source>Learn from your mistakes</source>
        <translation>Aus deinen Fehlern lernen</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>Saved as {file} in the folder {folder}.</source>
        <translation>Gespeichert als {file} im Ordner {folder}.</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>{name} {n}</source>
        <translation>{name} {n}</translation>
    </message>
    <message>
        <source>About as strong as you</source>
        <translation>Etwa so stark wie du</translation>
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
        <source>You, or anybody here.</source>
        <translation>Du selbst oder jemand hier.</translation>
    </message>
    <message>
        <source>Any program that speaks the bot protocol plays.</source>
        <translation>Ein beliebiges Programm, das das Bot-Protokoll beherrscht, spielt.</translation>
    </message>
    <message>
        <source>Nobody sits here.</source>
        <translation>Hier sitzt niemand.</translation>
    </message>
    <message>
        <source>Player {n}: command</source>
        <translation>Platz {n}: Befehl</translation>
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
        <source>Speed of animations</source>
        <translation>Tempo der Animationen</translation>
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
        <source>Ask how many people when dropping them (Stone Age)</source>
        <translation>Beim Ablegen fragen, wie viele Personen (Stone Age)</translation>
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
        <source>Ask me about trades that I can&apos;t accept, too (Rise of the Inkas)</source>
        <translation>Auch nach Angeboten fragen, die ich nicht annehmen kann (Aufstieg der Inka)</translation>
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
        <source>half as fast as mine</source>
        <translation>halb so schnell wie meine</translation>
    </message>
    <message>
        <source>as fast as mine</source>
        <translation>so schnell wie meine</translation>
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
        <translation>Alle Einstellungen</translation>
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
        <source>Show the odds before placing (Stone Age)</source>
        <translation>Chancen vor dem Einsetzen zeigen (Stone Age)</translation>
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
        <source>Moves of bots are shown</source>
        <translation>Züge der Bots laufen</translation>
    </message>
    <message>
        <source>Call me when it is my turn and the window is not in front</source>
        <translation>Rufen, wenn ich am Zug bin und das Fenster nicht vorn ist</translation>
    </message>
    <message>
        <source>Show me trades that bots offer (Rise of the Inkas)</source>
        <translation>Angebote von Bots zeigen (Aufstieg der Inka)</translation>
    </message>
</context>
<context>
    <name>SolvePage</name>
    <message>
        <source>Thinking about it …</source>
        <translation>Der Experte überlegt …</translation>
    </message>
    <message>
        <source>The best: {move}, {chance} to win. {why}</source>
        <translation>Das Beste: {move}; Siegchance {chance}. {why}</translation>
    </message>
    <message>
        <source>The best has {best} to win, what you played then {other}.</source>
        <translation>Der beste Zug hat {best} Siegchance, dein damaliger Zug {other}.</translation>
    </message>
    <message>
        <source>Found: {move}, {chance} to win. {why}</source>
        <translation>Gefunden: {move}; Siegchance {chance}. {why}</translation>
    </message>
    <message>
        <source>That is what you played: {chance} to win. There is something better.</source>
        <translation>Das hast du gespielt: Siegchance {chance}. Es gibt etwas Besseres.</translation>
    </message>
    <message>
        <source>Not the best: {chance} to win; the best has {best}.</source>
        <translation>Nicht das Beste: Siegchance {chance}; beim besten Zug sind es {best}.</translation>
    </message>
    <message>
        <source>Not the best.</source>
        <translation>Nicht das Beste.</translation>
    </message>
    <message>
        <source>The best has {best} to win, the next best {other}.</source>
        <translation>Der beste Zug hat {best} Siegchance, der nächstbeste {other}.</translation>
    </message>
    <message>
        <source>Hint once more tells what speaks for it.</source>
        <translation>Noch einmal „Tipp“ sagt, was dafür spricht.</translation>
    </message>
    <message>
        <source>It is about {kind}.</source>
        <translation>Es geht um {kind}.</translation>
    </message>
    <message>
        <source>In the end it costs about {points}.</source>
        <translation>Am Ende kostet das etwa {points}.</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Puzzle, rated {rating}</source>
        <translation>Aufgabe mit Wertung {rating}</translation>
    </message>
    <message>
        <source>Puzzle: {theme}</source>
        <translation>Aufgabe: {theme}</translation>
    </message>
    <message>
        <source>It is your move. One move is clearly the best: find it.</source>
        <translation>Du bist am Zug. Ein Zug ist klar der beste: Finde ihn.</translation>
    </message>
    <message>
        <source>It was your move, and one was clearly the best.</source>
        <translation>Du warst am Zug, und ein Zug war klar der beste.</translation>
    </message>
    <message>
        <source>Mistake {n} of {all}</source>
        <translation>Fehler {n} von {all}</translation>
    </message>
    <message>
        <source>You played: {move}. There was something better here: find it.</source>
        <translation>Du hast gespielt: {move}. Hier gab es etwas Besseres: Finde es.</translation>
    </message>
    <message>
        <source>You played: {move}. There was something better here.</source>
        <translation>Du hast gespielt: {move}. Hier gab es etwas Besseres.</translation>
    </message>
    <message>
        <source>{question} ({stage})</source>
        <translation>{question} ({stage})</translation>
    </message>
    <message>
        <source>The worst mistake comes first.</source>
        <translation>Der schlimmste Fehler kommt zuerst.</translation>
    </message>
    <message>
        <source>Play the round out</source>
        <translation>Runde zu Ende spielen</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
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
        <source>Same as the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>{game} · {names} · {stage}</source>
        <translation>{game} · {names} · {stage}</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>The deal of the day, puzzles, and deals of your friends</source>
        <translation>Das Spiel des Tages, Aufgaben und Spiele von Freunden</translation>
    </message>
    <message>
        <source>A game that can&apos;t be read</source>
        <translation>Unlesbares Spiel</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>beendet</translation>
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
        <source>The result on average</source>
        <translation>Das Ergebnis im Schnitt</translation>
    </message>
    <message>
        <source>The best result</source>
        <translation>Das beste Ergebnis</translation>
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
        <source>Best result: {n}, by {name}</source>
        <translation>Bestes Ergebnis: {n}, von {name}</translation>
    </message>
    <message>
        <source>Lowest result: {n}, by {name}</source>
        <translation>Niedrigstes Ergebnis: {n}, von {name}</translation>
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
        <source>{unit} over time: {name}</source>
        <translation>{unit} im Lauf der Zeit: {name}</translation>
    </message>
    <message>
        <source>{unit} over time</source>
        <translation>{unit} im Lauf der Zeit</translation>
    </message>
    <message>
        <source>No game that counts matches: in all that are finished a bot played on for somebody.</source>
        <translation>Kein Spiel, das zählt, passt: In allen beendeten hat ein Bot für jemanden weitergespielt.</translation>
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
        <source>Games in which a bot played on for somebody are left out.</source>
        <translation>Spiele, in denen ein Bot für jemanden weitergespielt hat, zählen nicht mit.</translation>
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
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
</context>
<context>
    <name>StoneAgeAction</name>
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
        <source>Give up {where}: {what}</source>
        <translation>Verzichte auf {where}: {what}</translation>
    </message>
    <message>
        <source>Take the die showing {die}: {gain}</source>
        <translation>Nimm den Würfel mit der {die}: {gain}</translation>
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
</context>
<context>
    <name>StoneAgeAnimal</name>
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
    <name>StoneAgeAnimalNote</name>
    <message>
        <source>{animal}: every roll counts {malus} less. When {rings} people stand on it, it flees and each of them rolls for a reward.</source>
        <translation>{animal}: Jeder Wurf zählt {malus} weniger. Stehen {rings} Personen dort, flieht das Tier, und jede von ihnen würfelt um eine Belohnung.</translation>
    </message>
</context>
<context>
    <name>StoneAgeAtPlace</name>
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
    <name>StoneAgeBoard</name>
    <message>
        <source>{name} – back with Esc</source>
        <translation>{name} – zurück mit Esc</translation>
    </message>
    <message>
        <source>{name}: {phase}</source>
        <translation>{name}: {phase}</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>Drag people from below, more with the wheel or 1–9; or click a place.</source>
        <translation>Ziehe Personen von unten, mehrere mit dem Mausrad oder 1–9; oder klicke einen Ort an.</translation>
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
        <source>Paused – P goes on</source>
        <translation>Pause – weiter mit P</translation>
    </message>
    <message>
        <source>{name} is thinking …</source>
        <translation>{name} überlegt …</translation>
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
        <source>A good idea, but not in this step of the lesson.</source>
        <translation>Gute Idee, aber nicht in diesem Schritt der Lektion.</translation>
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
        <source>{name} · {phase}</source>
        <translation>{name} · {phase}</translation>
    </message>
</context>
<context>
    <name>StoneAgeBuilding</name>
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
    <name>StoneAgeCard</name>
    <message>
        <source>{bottom} ({top})</source>
        <translation>{bottom} ({top})</translation>
    </message>
</context>
<context>
    <name>StoneAgeCardNote</name>
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
        <source>Gives a tool at once.</source>
        <translation>Gibt sofort ein Werkzeug.</translation>
    </message>
    <message>
        <source>Raises agriculture by one at once.</source>
        <translation>Bringt dich auf der Ackerleiste sofort um 1 weiter.</translation>
    </message>
    <message>
        <source>Rolls {dice} for {good}; tools may be added.</source>
        <translation>Gibt {dice} um {good}; Werkzeuge dürfen dazu.</translation>
    </message>
    <message>
        <source>Draws the next card unseen; only its lower half counts.</source>
        <translation>Zieht verdeckt die nächste Karte; nur ihr unterer Teil zählt.</translation>
    </message>
    <message>
        <source>A tool of value {amount} that can be added to one roll, once in the game.</source>
        <translation>Ein Werkzeug mit Wert {amount}, das einmal im Spiel zu einem Wurf dazukommen kann.</translation>
    </message>
    <message>
        <source>Lies open to be used once, at any time: {resources}.</source>
        <translation>Liegt offen und gibt einmal, wann du willst: {resources}.</translation>
    </message>
</context>
<context>
    <name>StoneAgeCardTop</name>
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
    <name>StoneAgeChoice</name>
    <message>
        <source>Winter modules</source>
        <translation>Wintermodule</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Jahreszeit</translation>
    </message>
    <message>
        <source>Cards lie open</source>
        <translation>Karten liegen offen</translation>
    </message>
    <message>
        <source>Everybody may look at everybody&apos;s cards.</source>
        <translation>Alle dürfen die Karten aller ansehen.</translation>
    </message>
</context>
<context>
    <name>StoneAgeColour</name>
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
    <name>StoneAgeCounts</name>
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
        <source>%n igloos</source>
        <translation>
            <numerusform>%n Iglu</numerusform>
            <numerusform>%n Iglus</numerusform>
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
        <source>%n more kinds of resources</source>
        <translation>
            <numerusform>%n weitere Rohstoffart</numerusform>
            <numerusform>%n weitere Rohstoffarten</numerusform>
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
</context>
<context>
    <name>StoneAgeEvent</name>
    <message>
        <source>{name} puts {people} {where}.</source>
        <translation>{name} setzt {people} {where}.</translation>
    </message>
    <message>
        <source>{name} rolls {dice}.</source>
        <translation>{name} würfelt {dice}.</translation>
    </message>
    <message>
        <source>{name} rolls {dice} {where}.</source>
        <translation>{name} würfelt {dice} {where}.</translation>
    </message>
    <message>
        <source>{name} rolls {dice} {where}: {sum}, minus {malus} ({animal}) = {total}.</source>
        <translation>{name} würfelt {dice} {where}: {sum}, minus {malus} ({animal}) = {total}.</translation>
    </message>
    <message>
        <source>{name} rolls {dice} {where}: sum {sum}.</source>
        <translation>{name} würfelt {dice} {where}: Summe {sum}.</translation>
    </message>
    <message>
        <source>{name} adds {n} with tools.</source>
        <translation>{name} nimmt Werkzeuge dazu: +{n}.</translation>
    </message>
    <message>
        <source>{name} takes the die showing {die}: {gain}.</source>
        <translation>{name} nimmt den Würfel mit der {die}: {gain}.</translation>
    </message>
    <message>
        <source>{name} uses the die showing {die}.</source>
        <translation>{name} wertet den Würfel mit der {die}.</translation>
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
        <source>{name} gives up {where}.</source>
        <translation>{name} verzichtet auf {where}.</translation>
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
</context>
<context>
    <name>StoneAgeGame</name>
    <message>
        <source>Stone Age</source>
        <translation>Stone Age</translation>
    </message>
    <message>
        <source>Gather, build and grow your tribe, for 2 to 4 players.</source>
        <translation>Sammle, baue und lass deinen Stamm wachsen, für 2 bis 4&#xa0;Spieler*innen.</translation>
    </message>
</context>
<context>
    <name>StoneAgeGood</name>
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
        <source>{n} × {good}</source>
        <translation>{n} × {good}</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>no resources</source>
        <translation>keine Rohstoffe</translation>
    </message>
    <message>
        <source>{n} food</source>
        <translation>{n} Nahrung</translation>
    </message>
</context>
<context>
    <name>StoneAgeHelp</name>
    <message>
        <source>One die per person: every full 2 of the sum gives 1 food.</source>
        <translation>Ein Würfel je Person: Für je 2 Augen gibt es 1 Nahrung.</translation>
    </message>
    <message>
        <source>One die per person: every full 3 of the sum gives 1 wood.</source>
        <translation>Ein Würfel je Person: Für je 3 Augen gibt es 1 Holz.</translation>
    </message>
    <message>
        <source>One die per person: every full 4 of the sum gives 1 brick.</source>
        <translation>Ein Würfel je Person: Für je 4 Augen gibt es 1 Lehm.</translation>
    </message>
    <message>
        <source>One die per person: every full 5 of the sum gives 1 stone.</source>
        <translation>Ein Würfel je Person: Für je 5 Augen gibt es 1 Stein.</translation>
    </message>
    <message>
        <source>One die per person: every full 6 of the sum gives 1 gold.</source>
        <translation>Ein Würfel je Person: Für je 6 Augen gibt es 1 Gold.</translation>
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
    <name>StoneAgeKeys</name>
    <message>
        <source>Number of people</source>
        <translation>Anzahl der Personen</translation>
    </message>
    <message>
        <source>1 … 9, 0 for 10</source>
        <translation>1 … 9, 0 für 10</translation>
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
    <name>StoneAgeLesson</name>
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
        <source>Now resources. Put &lt;b&gt;2 people&lt;/b&gt; into the &lt;b&gt;forest&lt;/b&gt;. Each of them will roll a die, and every full 3 of the sum gives 1 wood. You come to each place only once per round, so think about the number.</source>
        <translation>Jetzt Rohstoffe. Setze &lt;b&gt;2 Personen&lt;/b&gt; in den &lt;b&gt;Wald&lt;/b&gt;. Jede von ihnen wirft einen Würfel, und für je 3 Augen zusammen gibt es 1 Holz. Zu jedem Ort kommst du nur einmal pro Runde, überlege dir also die Anzahl.</translation>
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
        <translation>Una hat den Acker genommen. Setze &lt;b&gt;2 Personen&lt;/b&gt; in die &lt;b&gt;Hütte&lt;/b&gt;: Sie bringen dir eine weitere Person für den Rest des Spiels. Mehr Personen schaffen mehr, aber sie essen auch.</translation>
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
        <translation>Klicke den &lt;b&gt;Steinbruch&lt;/b&gt; an und würfle mit 1 Würfel.</translation>
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
        <translation>Klicke den &lt;b&gt;Fluss&lt;/b&gt; an und würfle mit 3 Würfeln.</translation>
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
    <name>StoneAgeLevel</name>
    <message>
        <source>Dreamer</source>
        <translation>Träumer</translation>
    </message>
    <message>
        <source>Gatherer</source>
        <translation>Sammlerin</translation>
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
        <translation>Kartensammlerin</translation>
    </message>
    <message>
        <source>Hunter</source>
        <translation>Jägerin</translation>
    </message>
    <message>
        <source>Blocker</source>
        <translation>Blockierer</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>Planer</translation>
    </message>
    <message>
        <source>Old hand</source>
        <translation>Routinier</translation>
    </message>
    <message>
        <source>Adept</source>
        <translation>Könnerin</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Child</source>
        <translation>Kind</translation>
    </message>
    <message>
        <source>First-timer</source>
        <translation>Neuling</translation>
    </message>
</context>
<context>
    <name>StoneAgeLevelName</name>
    <message>
        <source>Billy</source>
        <translation>Mecki</translation>
    </message>
    <message>
        <source>Pip</source>
        <translation>Pip</translation>
    </message>
    <message>
        <source>Lani</source>
        <translation>Lani</translation>
    </message>
    <message>
        <source>Mira</source>
        <translation>Mira</translation>
    </message>
    <message>
        <source>Brand</source>
        <translation>Brand</translation>
    </message>
    <message>
        <source>Tomo</source>
        <translation>Tomo</translation>
    </message>
    <message>
        <source>Edda</source>
        <translation>Edda</translation>
    </message>
    <message>
        <source>Ylva</source>
        <translation>Ylva</translation>
    </message>
    <message>
        <source>Gorm</source>
        <translation>Gorm</translation>
    </message>
    <message>
        <source>Joran</source>
        <translation>Joran</translation>
    </message>
    <message>
        <source>Nuri</source>
        <translation>Nuri</translation>
    </message>
    <message>
        <source>Ravna</source>
        <translation>Ravna</translation>
    </message>
    <message>
        <source>Haldor</source>
        <translation>Haldor</translation>
    </message>
</context>
<context>
    <name>StoneAgeLevelNote</name>
    <message>
        <source>Plays anything that is allowed.</source>
        <translation>Spielt irgendetwas, das erlaubt ist.</translation>
    </message>
    <message>
        <source>Feeds the people and takes what lies near.</source>
        <translation>Ernährt das Volk und nimmt, was naheliegt.</translation>
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
        <source>Cannot walk past a civilisation card.</source>
        <translation>Kann an keiner Zivilisationskarte vorbeigehen.</translation>
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
        <source>Knows the game well, but still makes mistakes.</source>
        <translation>Kennt das Spiel gut, macht aber noch Fehler.</translation>
    </message>
    <message>
        <source>Has learnt from a great many games.</source>
        <translation>Hat aus sehr vielen Spielen gelernt.</translation>
    </message>
    <message>
        <source>Plays like Ravna, but thinks ahead much longer before each move.</source>
        <translation>Spielt wie Ravna, rechnet aber vor jedem Zug viel länger voraus.</translation>
    </message>
    <message>
        <source>Likes gold best and forgets the hunt now and then.</source>
        <translation>Mag Gold am liebsten und vergisst ab und zu die Jagd.</translation>
    </message>
    <message>
        <source>Has just learnt the rules and wants a bit of all.</source>
        <translation>Hat gerade die Regeln gelernt und will von allem etwas.</translation>
    </message>
</context>
<context>
    <name>StoneAgeMissing</name>
    <message>
        <source>You lack {what}.</source>
        <translation>Dir fehlt noch: {what}.</translation>
    </message>
    <message>
        <source>You need {resources} of exactly {kinds}.</source>
        <translation>Du brauchst {resources} aus genau {kinds}.</translation>
    </message>
</context>
<context>
    <name>StoneAgeModule</name>
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
    <name>StoneAgeModuleNote</name>
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
    <name>StoneAgePhase</name>
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
    <name>StoneAgePlace</name>
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
    <name>StoneAgePopover</name>
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
        <source>Not even all of them together bring more.</source>
        <translation>Auch alle zusammen bringen nicht mehr.</translation>
    </message>
    <message>
        <source>It would not bring more here.</source>
        <translation>Es würde hier nicht mehr bringen.</translation>
    </message>
    <message>
        <source>Take {gain}</source>
        <translation>Nimm {gain}</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>Ohne Ertrag weiter</translation>
    </message>
    <message>
        <source>{name}: food is missing</source>
        <translation>{name}: Nahrung fehlt</translation>
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
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Buy this card?</source>
        <translation>Diese Karte kaufen?</translation>
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
        <source>This cannot be taken back.</source>
        <translation>Das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Give it up for good</source>
        <translation>Endgültig verzichten</translation>
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
</context>
<context>
    <name>StoneAgeReason</name>
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
    <name>StoneAgeRemark</name>
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
    <name>StoneAgeReport</name>
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
        <source>Luck compares every roll with all rolls that could have fallen, with the tools at hand. Food counts 2 points, wood 3, brick 4, stone 5, gold 6, anything else 6.</source>
        <translation>Der Glückswert vergleicht jeden Wurf mit allen möglichen Würfen, mit den vorhandenen Werkzeugen. Nahrung zählt 2 Punkte, Holz 3, Lehm 4, Stein 5, Gold 6, alles andere 6.</translation>
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
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>StoneAgeResult</name>
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
    <message>
        <source>Agriculture, tools and people added up: decides between players with equal points.</source>
        <translation>Ackerleiste, Werkzeuge und Personen zusammengezählt: entscheidet, wenn die Punkte gleich sind.</translation>
    </message>
</context>
<context>
    <name>StoneAgeReward</name>
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
    <name>StoneAgeRules</name>
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
        <translation>Für Iglus lässt sich der zusätzliche Stein des harten Winters nicht bezahlen. Die Preise der Iglus und die Stärke einiger Tiere haben wir festgelegt; die Werte aus deiner eigenen Schachtel kannst du in die Datei mit dem Spielmaterial eintragen.</translation>
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
        <source>How much food you get every round, 0 to 10.</source>
        <translation>So viel Nahrung bekommst du jede Runde, 0 bis 10.</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Costs resources and scores points at once.</source>
        <translation>Kostet Rohstoffe und bringt sofort Punkte.</translation>
    </message>
    <message>
        <source>Civilisation card</source>
        <translation>Zivilisationskarte</translation>
    </message>
    <message>
        <source>Gives something now and points at the end.</source>
        <translation>Gibt sofort etwas und am Ende Punkte.</translation>
    </message>
    <message>
        <source>Culture symbols</source>
        <translation>Kultursymbole</translation>
    </message>
    <message>
        <source>Healing, art, music, writing, sundial, pottery, transport and weaving.</source>
        <translation>Heilkunst, Kunst, Musik, Schrift, Sonnenscheibe, Töpferei, Transport und Weberei.</translation>
    </message>
    <message>
        <source>Dice for all</source>
        <translation>Würfel für alle</translation>
    </message>
    <message>
        <source>The effect of ten cards: everybody takes a die.</source>
        <translation>Der Effekt von zehn Karten: Jede*r nimmt einen Würfel.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>The farmers, hut builders, shamans and tool makers on cards.</source>
        <translation>Die Bauern, Hüttenbauer, Schamanen und Werkzeugmacher auf den Karten.</translation>
    </message>
    <message>
        <source>One-use tool</source>
        <translation>Einmal-Werkzeug</translation>
    </message>
    <message>
        <source>A card that helps one roll, once in the game.</source>
        <translation>Eine Karte, die einmal im Spiel bei einem Wurf hilft.</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>All spots on the board where people can be put.</source>
        <translation>Alle Stellen des Spielplans, auf die Personen gesetzt werden können.</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Rohstoffe</translation>
    </message>
    <message>
        <source>Wood, brick, stone and gold; food is not one of them.</source>
        <translation>Holz, Lehm, Stein und Gold; Nahrung gehört nicht dazu.</translation>
    </message>
    <message>
        <source>Rings</source>
        <translation>Ringe</translation>
    </message>
    <message>
        <source>They show how many people fit on a place.</source>
        <translation>Sie zeigen, wie viele Personen auf einen Ort passen.</translation>
    </message>
    <message>
        <source>Score track</source>
        <translation>Zählleiste</translation>
    </message>
    <message>
        <source>The path of stones around the board.</source>
        <translation>Der Weg aus Steinen rund um den Spielplan.</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>Startspieler*in</translation>
    </message>
    <message>
        <source>Begins the round; the next player clockwise begins the next one.</source>
        <translation>Beginnt die Runde; die nächste beginnt die Person links davon.</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>Dorf</translation>
    </message>
    <message>
        <source>The tool maker, the hut and the field.</source>
        <translation>Werkzeugmacher, Hütte und Acker zusammen.</translation>
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
        <translation>2 bis 4&#xa0;Spieler*innen. Alle beginnen mit 5 Personen und 12 Nahrung, ohne Werkzeuge und Rohstoffe, auf Feld 0 der Ackerleiste und der Zählleiste.</translation>
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
        <source>One-use tools do not count as tools, neither for tool makers nor when the score is equal. An unused card for two resources counts as 2 resources.</source>
        <translation>Einmal-Werkzeuge zählen nicht als Werkzeuge, weder für Werkzeugmacher noch bei Gleichstand. Eine ungenutzte Karte für zwei Rohstoffe zählt als 2 Rohstoffe.</translation>
    </message>
    <message>
        <source>The highest score wins. If it is equal, the tie-break decides: agriculture, tool values and people added up; if that is equal too, the victory is shared.</source>
        <translation>Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheidet die Summe aus Ackerleiste, Werkzeugwerten und Personen; ist auch die gleich, wird der Sieg geteilt.</translation>
    </message>
</context>
<context>
    <name>StoneAgeScorePart</name>
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
    <name>StoneAgeScoring</name>
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
    <name>StoneAgeSeason</name>
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
    <name>StoneAgeSeat</name>
    <message>
        <source>{name}: {points}, {food}, {goods}, {people}, agriculture {field}, tools {tools}, {cards}, {buildings}</source>
        <translation>{name}: {points}, {food}, {goods}, {people}, Ackerleiste {field}, Werkzeuge {tools}, {cards}, {buildings}</translation>
    </message>
    <message>
        <source>{player}, {igloos}</source>
        <translation>{player}, {igloos}</translation>
    </message>
    <message>
        <source>{player}; if the game ended now: {points}</source>
        <translation>{player}; wäre jetzt Schluss: {points}</translation>
    </message>
</context>
<context>
    <name>StoneAgeSeries</name>
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
    <name>StoneAgeShare</name>
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
    <name>StoneAgeStage</name>
    <message>
        <source>round {n}</source>
        <translation>Runde {n}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
</context>
<context>
    <name>StoneAgeSymbol</name>
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
    <name>StoneAgeTableau</name>
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
    <name>StoneAgeToPlace</name>
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
        <translation>in die Hütte</translation>
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
    <name>StoneAgeToken</name>
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
    <name>StoneAgeTrophy</name>
    <message>
        <source>A full hut</source>
        <translation>Volle Hütte</translation>
    </message>
    <message>
        <source>Rich harvest</source>
        <translation>Reiche Ernte</translation>
    </message>
    <message>
        <source>The whole toolbox</source>
        <translation>Der ganze Werkzeugkasten</translation>
    </message>
    <message>
        <source>All eight cultures</source>
        <translation>Alle acht Kulturen</translation>
    </message>
    <message>
        <source>Twelve symbols</source>
        <translation>Zwölf Symbole</translation>
    </message>
    <message>
        <source>Your own village</source>
        <translation>Ein eigenes Dorf</translation>
    </message>
    <message>
        <source>Seven gold for one building</source>
        <translation>Sieben Gold für ein Gebäude</translation>
    </message>
    <message>
        <source>Gold rush</source>
        <translation>Goldrausch</translation>
    </message>
    <message>
        <source>Three hundred</source>
        <translation>Dreihundert</translation>
    </message>
    <message>
        <source>Landslide</source>
        <translation>Erdrutschsieg</translation>
    </message>
    <message>
        <source>By a nose</source>
        <translation>Um Haaresbreite</translation>
    </message>
    <message>
        <source>Comeback</source>
        <translation>Aufholjagd</translation>
    </message>
    <message>
        <source>Bare hands</source>
        <translation>Mit bloßen Händen</translation>
    </message>
    <message>
        <source>Hunters only</source>
        <translation>Nur die Jagd</translation>
    </message>
    <message>
        <source>Under the open sky</source>
        <translation>Unter freiem Himmel</translation>
    </message>
    <message>
        <source>An empty stomach</source>
        <translation>Mit leerem Magen</translation>
    </message>
    <message>
        <source>A winter without hunger</source>
        <translation>Ein Winter ohne Hunger</translation>
    </message>
    <message>
        <source>Master of the igloos</source>
        <translation>Iglubau im Doppel</translation>
    </message>
    <message>
        <source>Off with the beasts</source>
        <translation>Fort mit den Bestien</translation>
    </message>
    <message>
        <source>Have ten people.</source>
        <translation>Zehn Personen haben.</translation>
    </message>
    <message>
        <source>Reach the end of the agriculture track.</source>
        <translation>Das Ende der Ackerleiste erreichen.</translation>
    </message>
    <message>
        <source>Have three tools of value four.</source>
        <translation>Drei Werkzeuge mit dem Wert vier haben.</translation>
    </message>
    <message>
        <source>Collect all eight green symbols.</source>
        <translation>Alle acht grünen Symbole sammeln.</translation>
    </message>
    <message>
        <source>Collect twelve green symbols.</source>
        <translation>Zwölf grüne Symbole sammeln.</translation>
    </message>
    <message>
        <source>Build ten buildings in one game.</source>
        <translation>Zehn Gebäude in einem Spiel bauen.</translation>
    </message>
    <message>
        <source>Pay seven gold for one building.</source>
        <translation>Sieben Gold für ein Gebäude bezahlen.</translation>
    </message>
    <message>
        <source>Wash four gold with one throw.</source>
        <translation>Mit einem Wurf vier Gold waschen.</translation>
    </message>
    <message>
        <source>Score 300 points.</source>
        <translation>300 Punkte erreichen.</translation>
    </message>
    <message>
        <source>Win by 100 points.</source>
        <translation>Mit 100 Punkten Vorsprung gewinnen.</translation>
    </message>
    <message>
        <source>Win by one point or by the tie-break.</source>
        <translation>Mit einem Punkt oder durch den Gleichstandsentscheid gewinnen.</translation>
    </message>
    <message>
        <source>Win after being 30 points behind at half-time.</source>
        <translation>Gewinnen, obwohl zur Halbzeit 30 Punkte fehlten.</translation>
    </message>
    <message>
        <source>Win without a tool.</source>
        <translation>Ohne Werkzeug gewinnen.</translation>
    </message>
    <message>
        <source>Win without a field.</source>
        <translation>Ohne Feld gewinnen.</translation>
    </message>
    <message>
        <source>Win without a building.</source>
        <translation>Ohne Gebäude gewinnen.</translation>
    </message>
    <message>
        <source>Win after starving in five rounds.</source>
        <translation>Gewinnen, obwohl du in fünf Runden gehungert hast.</translation>
    </message>
    <message>
        <source>Win a winter game without starving.</source>
        <translation>Ein Winterspiel gewinnen, ohne zu hungern.</translation>
    </message>
    <message>
        <source>Build two igloos in one game.</source>
        <translation>Zwei Iglus in einem Spiel bauen.</translation>
    </message>
    <message>
        <source>Play a game in which three animals flee.</source>
        <translation>Ein Spiel spielen, in dem drei Tiere fliehen.</translation>
    </message>
</context>
<context>
    <name>StoneAgeWhy</name>
    <message>
        <source>others would like to go there</source>
        <translation>andere möchten auch dorthin</translation>
    </message>
    <message>
        <source>brings the missing food: {n}</source>
        <translation>bringt die fehlende Nahrung: {n}</translation>
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
    <message numerus="yes">
        <source>grows to %n people</source>
        <translation>
            <numerusform>wächst auf %n Person</numerusform>
            <numerusform>wächst auf %n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>tools worth {n}</source>
        <translation>Werkzeuge im Wert von {n}</translation>
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
    <message>
        <source>a tool at once</source>
        <translation>sofort ein Werkzeug</translation>
    </message>
    <message>
        <source>agriculture +1 at once</source>
        <translation>sofort Ackerleiste +1</translation>
    </message>
    <message numerus="yes">
        <source>%n dice for resources at once</source>
        <translation>
            <numerusform>sofort %n Würfel um Rohstoffe</numerusform>
            <numerusform>sofort %n Würfel um Rohstoffe</numerusform>
        </translation>
    </message>
    <message>
        <source>another card for the end</source>
        <translation>eine weitere Karte für das Ende</translation>
    </message>
    <message>
        <source>a one-use tool of {n}</source>
        <translation>ein Einmal-Werkzeug mit Wert {n}</translation>
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
    <message>
        <source>ends the game with this round</source>
        <translation>beendet das Spiel mit dieser Runde</translation>
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
    <message>
        <source>the tools bring {n} more</source>
        <translation>die Werkzeuge bringen {n} mehr</translation>
    </message>
    <message>
        <source>keeps tools worth {n} for later</source>
        <translation>hebt Werkzeuge im Wert von {n} für später auf</translation>
    </message>
    <message numerus="yes">
        <source>saves %n points</source>
        <translation>
            <numerusform>rettet %n Punkt</numerusform>
            <numerusform>rettet %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hunger costs 10 points once, the %n resources kept bring more</source>
        <translation>
            <numerusform>Hunger kostet einmal 10 Punkte, der behaltene Rohstoff bringt mehr</numerusform>
            <numerusform>Hunger kostet einmal 10 Punkte, die %n behaltenen Rohstoffe bringen mehr</numerusform>
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
    <message numerus="yes">
        <source>after that %n rings are left until the animal flees</source>
        <translation>
            <numerusform>danach ist noch %n Ring frei, bis das Tier flieht</numerusform>
            <numerusform>danach sind noch %n Ringe frei, bis das Tier flieht</numerusform>
        </translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
</context>
<context>
    <name>Strength</name>
    <message>
        <source>Strength {n} of {most}.</source>
        <translation>Stärke {n} von {most}.</translation>
    </message>
</context>
<context>
    <name>TodayPage</name>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Spiel des Tages</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Your mistakes</source>
        <translation>Deine Fehler</translation>
    </message>
    <message>
        <source>A friend&apos;s deal</source>
        <translation>Spiel von Freunden</translation>
    </message>
    <message>
        <source>Enter a code</source>
        <translation>Code eingeben</translation>
    </message>
    <message>
        <source>Code of a deal</source>
        <translation>Code eines Spiels</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Aufgabe des Tages</translation>
    </message>
    <message>
        <source>Solve puzzles</source>
        <translation>Aufgaben lösen</translation>
    </message>
    <message>
        <source>Solve them</source>
        <translation>Jetzt lösen</translation>
    </message>
    <message>
        <source>There are puzzles for {game}.</source>
        <translation>Aufgaben gibt es für {game}.</translation>
    </message>
    <message>
        <source>To the puzzles</source>
        <translation>Zu den Aufgaben</translation>
    </message>
    <message>
        <source>Play again for practice</source>
        <translation>Noch einmal zur Übung</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s) to be looked at again.</source>
        <translation>
            <numerusform>%n Fehler solltest du dir noch einmal ansehen.</numerusform>
            <numerusform>%n Fehler solltest du dir noch einmal ansehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody gets the same cards and dice. The first game counts.</source>
        <translation>Alle bekommen dieselben Karten und Würfel. Das erste Spiel zählt.</translation>
    </message>
    <message>
        <source>You played it: {points}, place {rank}.</source>
        <translation>Gespielt: {points}, Platz {rank}.</translation>
    </message>
    <message>
        <source>Positions from real games in which one move is clearly the best.</source>
        <translation>Stellungen aus echten Spielen, in denen ein Zug klar der beste ist.</translation>
    </message>
    <message>
        <source>{solved} of {tried} solved at the first try. Your rating: {rating} ± {sure}.</source>
        <translation>{solved} von {tried} auf Anhieb gelöst. Deine Wertung: {rating} ± {sure}.</translation>
    </message>
    <message>
        <source>{n} in a row.</source>
        <translation>{n} hintereinander.</translation>
    </message>
    <message>
        <source>Today&apos;s is solved.</source>
        <translation>Die von heute ist gelöst.</translation>
    </message>
    <message>
        <source>Today&apos;s is done.</source>
        <translation>Die von heute ist erledigt.</translation>
    </message>
    <message>
        <source>Every game shows a code at its end. With it you play the same cards and dice against the same bots.</source>
        <translation>Jedes Spiel zeigt am Ende einen Code. Damit spielst du mit denselben Karten, Würfeln und Bots.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Begun but not finished.</source>
        <translation>Begonnen, aber nicht beendet.</translation>
    </message>
</context>
<context>
    <name>Training</name>
    <message>
        <source>Your progress could not be read. The file was put aside as {file}.</source>
        <translation>Dein Fortschritt ließ sich nicht lesen. Die Datei liegt jetzt unter dem Namen {file} daneben.</translation>
    </message>
    <message>
        <source>The file with your progress was gone.</source>
        <translation>Die Datei mit deinem Fortschritt war verschwunden.</translation>
    </message>
    <message>
        <source>A copy from an earlier day has taken its place.</source>
        <translation>An ihre Stelle ist eine Kopie von einem früheren Tag getreten.</translation>
    </message>
    <message>
        <source>Your progress is kept only until the program ends. {why}</source>
        <translation>Dein Fortschritt bleibt nur bis zum Ende des Programms erhalten. {why}</translation>
    </message>
    <message>
        <source>The game could not be analysed.</source>
        <translation>Das Spiel ließ sich nicht analysieren.</translation>
    </message>
    <message>
        <source>You have tried all puzzles there are.</source>
        <translation>Du hast alle Aufgaben schon versucht.</translation>
    </message>
    <message>
        <source>The games of these mistakes are no longer there.</source>
        <translation>Die Spiele, in denen diese Fehler vorkamen, sind nicht mehr da.</translation>
    </message>
    <message>
        <source>New trophy: {names}</source>
        <translation>Neue Trophäe: {names}</translation>
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
    <name>Trophy</name>
    <message>
        <source>First win against {name}</source>
        <translation>Erster Sieg gegen {name}</translation>
    </message>
    <message>
        <source>Win a game with {name} at the table.</source>
        <translation>Ein Spiel gewinnen, in dem {name} mitspielt.</translation>
    </message>
    <message>
        <source>Puzzles in a row</source>
        <translation>Aufgaben in Folge</translation>
    </message>
    <message>
        <source>Solve {n} puzzles in a row, each at the first try.</source>
        <translation>{n} Aufgaben hintereinander lösen, jede beim ersten Versuch.</translation>
    </message>
</context>
<context>
    <name>TryList</name>
    <message>
        <source>{move}: the best</source>
        <translation>{move}: das Beste</translation>
    </message>
    <message>
        <source>{move}: not the best</source>
        <translation>{move}: nicht das Beste</translation>
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
        <translation>Den vorigen Schritt noch einmal machen</translation>
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
    <name>WaitingPage</name>
    <message>
        <source>The expert looks at your game …</source>
        <translation>Der Experte sieht sich dein Spiel an …</translation>
    </message>
    <message>
        <source>Each of your decisions is tried out. Then you look for something better.</source>
        <translation>Jede deiner Entscheidungen wird ausprobiert. Dann suchst du etwas Besseres.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
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
