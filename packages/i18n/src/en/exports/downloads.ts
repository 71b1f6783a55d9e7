/** Words of the downloads of a trip. */
export const downloads = {
  title: "Download “{{name}}”",
  files: {
    pdf: "PDF",
    pdfFor: "To read offline, to print, to send",
    kmz: "KMZ",
    kmzFor: "Organic Maps, Google Earth, My Maps",
    gpx: "GPX",
    gpxFor: "OsmAnd, Komoot, Garmin and other navigators",
    geojson: "GeoJSON",
    geojsonFor: "QGIS and other map programs",
    calendar: "Calendar (ICS)",
    calendarFor: "Google, Apple and Outlook calendars",
    json: "JSON",
    jsonFor: "The whole trip with costs and notes, to import it again",
  },
  preparing: "Preparing…",
  received: "{{size}} received…",
  receivedOf: "{{size}} of {{whole}} received…",
  done: "Downloaded: {{file}}",
  failed: "{{file}} was not downloaded. {{reason}}",
  status: "HTTP error! status: {{status}}",
} as const;
