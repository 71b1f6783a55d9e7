/** What an import says of a file: why it is not read, what of it was not taken, and names for what has none. */
export const importProblems = {
  names: {
    trip: "Imported trip",
    day: "Day {n}",
    point: "Point {n}",
    start: "Start",
    finish: "Finish",
  },
  formats: {
    kml: "KML",
    gpx: "GPX",
    geojson: "GeoJSON",
    json: "JSON",
    zip: "ZIP",
    csv: "CSV",
    ics: "iCalendar (ICS)",
    text: "list of places",
  },
  refusals: {
    empty: "There is nothing in this file. Export it again in the other app.",
    tooLarge:
      "The file is too large: up to {{megabytes}} MB are read. Export one layer, list or year at a time.",
    unknownFormat:
      "Castor does not know this format. It reads KML, KMZ, GPX, GeoJSON, CSV, ICS, lists of places and its own JSON.",
    spreadsheet:
      "This is a workbook. Save it as CSV in your spreadsheet app, then import that file.",
    encrypted: "The archive has a password. Unpack it and import the file inside.",
    broken:
      "The file is damaged or cut off: it is not valid {{format}}. Export or download it again.",
    brokenAt:
      "The file is damaged or cut off: line {{line}} is not valid {{format}}. Export or download it again.",
    unsafe: "The file declares XML entities, which no map needs. Castor does not open it.",
    tooComplex:
      "The file has too many parts, or they are nested too deeply. Import less at a time.",
    tooManyPoints:
      "A trip holds up to {{max}} points, and this file has more. Export less at a time.",
    tooManyDays:
      "A trip holds up to {{max}} days, and this file makes more of them. Export less at a time.",
    nothingFound: "There are no places in this file.",
    onlyLinked:
      "The file holds only a link to the map. In My Maps, export without “Keep data up to date with network link”.",
    noColumns:
      "No column tells names or coordinates. Name the columns “name”, “latitude” and “longitude”. This file has: {{names}}.",
    tooSlow: "The file was not read within {{seconds}} seconds. Import less at a time.",
  },
  warnings: {
    withoutPosition_one: "{{count}} place has no coordinates.",
    withoutPosition_other: "{{count}} places have no coordinates.",
    shortLinks_one:
      "{{count}} short link does not tell its place. Open it and paste the long address instead.",
    shortLinks_other:
      "{{count}} short links do not tell their places. Open them and paste the long addresses instead.",
    badPositions_one:
      "{{count}} entry was left out: its coordinates cannot be read, or are not on the earth.",
    badPositions_other:
      "{{count}} entries were left out: their coordinates cannot be read, or are not on the earth.",
    withoutPlace_one: "{{count}} entry without a place was left out.",
    withoutPlace_other: "{{count}} entries without a place were left out.",
    unreadDates_one: "{{count}} date cannot be read: its day follows the others.",
    unreadDates_other: "{{count}} dates cannot be read: their days follow the others.",
    unreadTimes_one: "{{count}} time or duration cannot be read. It stands in the description.",
    unreadTimes_other:
      "{{count}} times or durations cannot be read. They stand in the descriptions.",
    unreadPrices_one:
      "{{count}} price cannot be read, or its currency is not known. It stands in the description.",
    unreadPrices_other:
      "{{count}} prices cannot be read, or their currencies are not known. They stand in the descriptions.",
    assumedCurrency_one:
      "{{count}} price has no currency in the file: it is taken as one in the currency of the trip.",
    assumedCurrency_other:
      "{{count}} prices have no currency in the file: they are taken as those in the currency of the trip.",
    eventsWithoutPlace_one: "{{count}} event without a place was left out.",
    eventsWithoutPlace_other: "{{count}} events without a place were left out.",
    repeatedEvents_one: "{{count}} repeating event is taken once, on its first date.",
    repeatedEvents_other: "{{count}} repeating events are taken once, on their first dates.",
    eventsWithoutDate_one: "{{count}} event without a readable date was left out.",
    eventsWithoutDate_other: "{{count}} events without a readable date were left out.",
    cancelledEvents_one: "{{count}} cancelled event was left out.",
    cancelledEvents_other: "{{count}} cancelled events were left out.",
    replacedEvents_one: "{{count}} older version of an event is replaced by the newest one.",
    replacedEvents_other: "{{count}} older versions of events are replaced by the newest ones.",
    spannedEvents_one: "{{count}} event of several days stands on each of its days.",
    spannedEvents_other: "{{count}} events of several days stand on each of their days.",
    longEvents_one: "{{count}} event that lasts longer than a day stands only where it begins.",
    longEvents_other: "{{count}} events that last longer than a day stand only where they begin.",
    stays_one:
      "{{count}} stay has only dates in the file: check its hours of check-in and check-out.",
    stays_other:
      "{{count}} stays have only dates in the file: check their hours of check-in and check-out.",
    badLines_one: "{{count}} line of the calendar cannot be read and was left out.",
    badLines_other: "{{count}} lines of the calendar cannot be read and were left out.",
    cutEvents_one: "The file ends in the middle: {{count}} event was left out.",
    cutEvents_other: "The file ends in the middle: {{count}} events were left out.",
    otherEntries_one:
      "{{count}} task or other entry of the calendar that is no event was left out.",
    otherEntries_other:
      "{{count}} tasks and other entries of the calendar that are no events were left out.",
    unknownZones:
      "Unknown time zones: {{names}}. Their times are taken as local to the places: check them.",
    assumedZone:
      "Times are those of {{zone}}: the file does not tell the time zones of the places.",
    cutTexts_one: "{{count}} text was too long and has been cut.",
    cutTexts_other: "{{count}} texts were too long and have been cut.",
    skippedShapes_one: "{{count}} area or other shape was left out.",
    skippedShapes_other: "{{count}} areas and other shapes were left out.",
    recordedPaths_one: "{{count}} recorded path comes without its times and measurements.",
    recordedPaths_other: "{{count}} recorded paths come without their times and measurements.",
    movesWithoutPath_one:
      "{{count}} move between places was left out: its path is not in the file.",
    movesWithoutPath_other:
      "{{count}} moves between places were left out: their paths are not in the file.",
    networkLinks_one: "{{count}} part that the file only links to was left out.",
    networkLinks_other: "{{count}} parts that the file only links to were left out.",
    skippedFiles: "Left out of the archive: {{names}}.",
    guessedEncoding: "The text seems to be in {{encoding}}. Check that the names are readable.",
    unknownColumns: "Columns or properties left out: {{names}}.",
  },
} as const;
