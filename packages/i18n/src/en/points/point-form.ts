/** The form of a point. */
export const pointForm = {
  newTitle: "New point",
  editTitle: "Edit point",
  groups: { what: "What", when: "When", booking: "Booking", more: "More" },
  waitHint: "Else the plan waits at the closed door, and all later times of the day shift.",
  excludeHint: "The point stays on the map; the route skips it.",
  workingHoursPlaceholder: "Mo–Su 10:00–18:00",
  minutesUnit: "min",
  onTheDay: "Day",
  noPlace: "No place chosen yet.",
  choosePlace: "Choose a place or tap the map",
  changeOnMap: "Change on the map",
  sharedTwice:
    "This point is also on {{days}}: its name, type, description, place, address, website, opening hours, price and stay change there too. The rest is for this day only.",
  shared:
    "This point is also on {{days}}: its name, type, description, place, address, website, opening hours, price and stay change at all {{stops}} stops. The rest is for this day only.",
  hoursUnderstood: "Understood as:",
} as const;
