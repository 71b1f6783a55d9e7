/** The schedule of a day. */
export const schedule = {
  arrival: "Arrival",
  departure: "Departure",
  waiting: "Waiting",
  aboutSign: "≈",
  about: "about\u00a0{{time}}",
  onDate: "{{time}}, {{date}}",
  stop: "Arrival: {{arrival}}.",
  stay: "Arrival: {{arrival}}, departure: {{departure}}.",
  wait: "{{time}} to wait",
  waitAtDoor: "opens at\u00a0{{opens}}, {{time}} to wait",
  late: "{{time}} late for the reservation at\u00a0{{at}}",
  lateAbout: "About {{time}} late for the reservation at\u00a0{{at}}",
  lateToBeEarly: "{{time}} late: be there by\u00a0{{due}} for the reservation at\u00a0{{at}}",
  lateToBeEarlyAbout:
    "About {{time}} late: be there by\u00a0{{due}} for the reservation at\u00a0{{at}}",
  zoneLater: "Time zone: +{{time}}",
  zoneEarlier: "Time zone: −{{time}}",
  atStops: "{{time}} at stops",
  until: "until {{time}}",
} as const;
