/** Words of points that stand on several days. */
export const picker = {
  open: "Add an existing point",
  title: "Add to {{day}}",
  search: "Find by name or address",
  isHere: "already on this day",
  empty: "The trip has no points yet.",
  notFound: "No point of the trip is called that.",
  more_one: "And {{count}} more. Type more of its name.",
  more_other: "And {{count}} more. Type more of the name.",
  addNone: "Add points",
  add_one: "Add {{count}} point",
  add_other: "Add {{count}} points",
  addedOne: "“{{name}}” is now on “{{day}}” too.",
  added_one: "{{count}} point is now on “{{day}}” too.",
  added_other: "{{count}} points are now on “{{day}}” too.",
  putOnDays: "Put on other days…",
  daysTitle: "Put “{{name}}” on other days",
  daysText: "It stays where it is, and is put at the end of each day that you choose.",
  put: "Put there",
  everyNight_one: "The other night of the stay",
  everyNight_other: "The {{count}} other nights of the stay",
  nightsMissing_one: "One more night of the stay is in the trip. Put “{{name}}” on that day too?",
  nightsMissing_other:
    "{{count}} more nights of the stay are in the trip. Put “{{name}}” on those days too?",
  onMoreDays_one: "“{{name}}” is now on {{count}} more day.",
  onMoreDays_other: "“{{name}}” is now on {{count}} more days.",
  sharedTwice:
    "This point is also on {{days}}: its name, type, description, place, address, website, opening hours, price and stay change there too. The rest is for this day only.",
  shared:
    "This point is also on {{days}}: its name, type, description, place, address, website, opening hours, price and stay change at all {{stops}} stops. The rest is for this day only.",
} as const;
