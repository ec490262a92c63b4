<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BoardCounts</name>
    <message numerus="yes">
        <source>%n roads away</source>
        <translation>
            <numerusform>%n road away</numerusform>
            <numerusform>%n roads away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places are open for founding.</source>
        <translation>
            <numerusform>%n place is open for founding.</numerusform>
            <numerusform>%n places are open for founding.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buildings become ruins and go on yielding.</source>
        <translation>
            <numerusform>%n building becomes a ruin and goes on yielding.</numerusform>
            <numerusform>%n buildings become ruins and go on yielding.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roads leave the board.</source>
        <translation>
            <numerusform>%n road leaves the board.</numerusform>
            <numerusform>%n roads leave the board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ruins of the tribe before leave the board.</source>
        <translation>
            <numerusform>%n ruin of the tribe before leaves the board.</numerusform>
            <numerusform>%n ruins of the tribe before leave the board.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesTab</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) moved to the trash.</source>
        <translation>
            <numerusform>%n game moved to the trash.</numerusform>
            <numerusform>%n games moved to the trash.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>%n game imported.</numerusform>
            <numerusform>%n games imported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message numerus="yes">
        <source>on %n pages</source>
        <translation>
            <numerusform>on %n page</numerusform>
            <numerusform>on %n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InkaAsking</name>
    <message numerus="yes">
        <source>Put %n free roads.</source>
        <translation>
            <numerusform>Put %n free road.</numerusform>
            <numerusform>Put %n free roads.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InkaCard</name>
    <message numerus="yes">
        <source>Put up to %n roads on the board without paying.</source>
        <translation>
            <numerusform>Put %n road on the board without paying.</numerusform>
            <numerusform>Put up to %n roads on the board without paying.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Name a kind: every other player gives you up to %n cards of it.</source>
        <translation>
            <numerusform>Name a kind: every other player gives you %n card of it.</numerusform>
            <numerusform>Name a kind: every other player gives you up to %n cards of it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InkaCounts</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lack {cards}.</source>
        <translation>
            <numerusform>You lack {cards}.</numerusform>
            <numerusform>You lack {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n development cards</source>
        <translation>
            <numerusform>%n development card</numerusform>
            <numerusform>%n development cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n markers</source>
        <translation>
            <numerusform>%n marker</numerusform>
            <numerusform>%n markers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roads</source>
        <translation>
            <numerusform>%n road</numerusform>
            <numerusform>%n roads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlements</source>
        <translation>
            <numerusform>%n settlement</numerusform>
            <numerusform>%n settlements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities</source>
        <translation>
            <numerusform>%n city</numerusform>
            <numerusform>%n cities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open combat arts</source>
        <translation>
            <numerusform>%n open combat arts</numerusform>
            <numerusform>%n open combat arts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InkaHint</name>
    <message numerus="yes">
        <source>the next marker should come %n throws sooner</source>
        <translation>
            <numerusform>the next marker should come %n throw sooner</numerusform>
            <numerusform>the next marker should come %n throws sooner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the trade route gets %n roads long</source>
        <translation>
            <numerusform>the trade route gets %n road long</numerusform>
            <numerusform>the trade route gets %n roads long</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then only %n cards are missing for {purchase}</source>
        <translation>
            <numerusform>then only %n card is missing for {purchase}</numerusform>
            <numerusform>then only %n cards are missing for {purchase}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves %n cards in hand, of which a 7 takes none</source>
        <translation>
            <numerusform>leaves %n card in hand, which a 7 does not take</numerusform>
            <numerusform>leaves %n cards in hand, of which a 7 takes none</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>frees an own field from the robber: {tile}, %n cards in 36 throws</source>
        <translation>
            <numerusform>frees an own field from the robber: {tile}, %n card in 36 throws</numerusform>
            <numerusform>frees an own field from the robber: {tile}, %n cards in 36 throws</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at a 7, %n cards may be kept from then on</source>
        <translation>
            <numerusform>at a 7, %n card may be kept from then on</numerusform>
            <numerusform>at a 7, %n cards may be kept from then on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>saves what %n roads cost</source>
        <translation>
            <numerusform>saves what %n road costs</numerusform>
            <numerusform>saves what %n roads cost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the others hold %n of it: {kind}</source>
        <translation>
            <numerusform>the others hold %n of it: {kind}</numerusform>
            <numerusform>the others hold %n of it: {kind}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>brings %n cards at once</source>
        <translation>
            <numerusform>brings %n card at once</numerusform>
            <numerusform>brings %n cards at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs {name} %n cards in 36 throws</source>
        <translation>
            <numerusform>costs {name} %n card in 36 throws</numerusform>
            <numerusform>costs {name} %n cards in 36 throws</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n cards</source>
        <translation>
            <numerusform>{name} holds %n card</numerusform>
            <numerusform>{name} holds %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps the cards for {purchase}: %n are still missing</source>
        <translation>
            <numerusform>keeps the cards for {purchase}: %n is still missing</numerusform>
            <numerusform>keeps the cards for {purchase}: %n are still missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps %n cards in hand</source>
        <translation>
            <numerusform>keeps %n card in hand</numerusform>
            <numerusform>keeps %n cards in hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InkaKind</name>
    <message numerus="yes">
        <source>%n wood</source>
        <translation>
            <numerusform>%n wood</numerusform>
            <numerusform>%n wood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wool</source>
        <translation>
            <numerusform>%n wool</numerusform>
            <numerusform>%n wool</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n potatoes</source>
        <translation>
            <numerusform>%n potato</numerusform>
            <numerusform>%n potatoes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ore</source>
        <translation>
            <numerusform>%n ore</numerusform>
            <numerusform>%n ore</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fish</source>
        <translation>
            <numerusform>%n fish</numerusform>
            <numerusform>%n fish</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coca</source>
        <translation>
            <numerusform>%n coca</numerusform>
            <numerusform>%n coca</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n feathers</source>
        <translation>
            <numerusform>%n feather</numerusform>
            <numerusform>%n feathers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message numerus="yes">
        <source>in %n games</source>
        <translation>
            <numerusform>in %n game</numerusform>
            <numerusform>in %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n throws</source>
        <translation>
            <numerusform>%n throw</numerusform>
            <numerusform>%n throws</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StoneAgeCounts</name>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>roll %n dice</source>
        <translation>
            <numerusform>roll %n die</numerusform>
            <numerusform>roll %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n points</source>
        <translation>
            <numerusform>−%n point</numerusform>
            <numerusform>−%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buildings</source>
        <translation>
            <numerusform>%n building</numerusform>
            <numerusform>%n buildings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n igloos</source>
        <translation>
            <numerusform>%n igloo</numerusform>
            <numerusform>%n igloos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources</source>
        <translation>
            <numerusform>%n resource</numerusform>
            <numerusform>%n resources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kinds</source>
        <translation>
            <numerusform>%n kind</numerusform>
            <numerusform>%n kinds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more kinds of resources</source>
        <translation>
            <numerusform>%n more kind of resources</numerusform>
            <numerusform>%n more kinds of resources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources of choice</source>
        <translation>
            <numerusform>%n resource of choice</numerusform>
            <numerusform>%n resources of choice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n games</source>
        <translation>
            <numerusform>in %n game</numerusform>
            <numerusform>in %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n farmers</source>
        <translation>
            <numerusform>%n farmer</numerusform>
            <numerusform>%n farmers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hut builders</source>
        <translation>
            <numerusform>%n hut builder</numerusform>
            <numerusform>%n hut builders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shamans</source>
        <translation>
            <numerusform>%n shaman</numerusform>
            <numerusform>%n shamans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool makers</source>
        <translation>
            <numerusform>%n tool maker</numerusform>
            <numerusform>%n tool makers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hungry people: one resource each, or all go hungry.</source>
        <translation>
            <numerusform>%n hungry person: one resource, or this one goes hungry.</numerusform>
            <numerusform>%n hungry people: one resource each, or all go hungry.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StoneAgeWhy</name>
    <message numerus="yes">
        <source>grows to %n people</source>
        <translation>
            <numerusform>grows to %n person</numerusform>
            <numerusform>grows to %n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n resources expected</source>
        <translation>
            <numerusform>about %n resource expected</numerusform>
            <numerusform>about %n resources expected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>brings a building for %n points in reach</source>
        <translation>
            <numerusform>brings a building for %n point in reach</numerusform>
            <numerusform>brings a building for %n points in reach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources at once</source>
        <translation>
            <numerusform>%n resource at once</numerusform>
            <numerusform>%n resources at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points at once</source>
        <translation>
            <numerusform>%n point at once</numerusform>
            <numerusform>%n points at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice for resources at once</source>
        <translation>
            <numerusform>%n die for resources at once</numerusform>
            <numerusform>%n dice for resources at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources of choice, whenever needed</source>
        <translation>
            <numerusform>%n resource of choice, whenever needed</numerusform>
            <numerusform>%n resources of choice, whenever needed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the building can be paid: %n points</source>
        <translation>
            <numerusform>the building can be paid: %n point</numerusform>
            <numerusform>the building can be paid: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps the building; %n resources are missing</source>
        <translation>
            <numerusform>keeps the building; %n resource is missing</numerusform>
            <numerusform>keeps the building; %n resources are missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for the additional resource</source>
        <translation>
            <numerusform>%n point for the additional resource</numerusform>
            <numerusform>%n points for the additional resource</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps %n resources</source>
        <translation>
            <numerusform>keeps %n resource</numerusform>
            <numerusform>keeps %n resources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>saves %n points</source>
        <translation>
            <numerusform>saves %n point</numerusform>
            <numerusform>saves %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hunger costs 10 points once, the %n resources kept bring more</source>
        <translation>
            <numerusform>hunger costs 10 points once, the %n resource kept brings more</numerusform>
            <numerusform>hunger costs 10 points once, the %n resources kept bring more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources gained</source>
        <translation>
            <numerusform>%n resource gained</numerusform>
            <numerusform>%n resources gained</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points gained</source>
        <translation>
            <numerusform>%n point gained</numerusform>
            <numerusform>%n points gained</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after that %n rings are left until the animal flees</source>
        <translation>
            <numerusform>after that %n ring is left until the animal flees</numerusform>
            <numerusform>after that %n rings are left until the animal flees</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TodayPage</name>
    <message numerus="yes">
        <source>%n mistake(s) to be looked at again.</source>
        <translation>
            <numerusform>%n mistake to be looked at again.</numerusform>
            <numerusform>%n mistakes to be looked at again.</numerusform>
        </translation>
    </message>
</context>
</TS>
