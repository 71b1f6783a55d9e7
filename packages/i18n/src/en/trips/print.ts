/** Words of a printed trip, on the print page and in the PDF. */
export const print = {
  day: "Day {{number}}",
  startsAt: "starts at {{time}}",
  hiddenPoints_one: "{{count}} optional point is not printed.",
  hiddenPoints_other: "{{count}} optional points are not printed.",
  openAllDay: "open all day",
  closedThatDay: "closed on this day",
  notes: "Notes and tasks",
  costs: "Costs",
  total: "Total",
  dayMap: "Map of the day",
} as const;
