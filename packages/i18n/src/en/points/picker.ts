/** Points on several days; the dialogs have words of their own. */
export const picker = {
  open: "Add an existing point",
  isHere: "already on this day",
  addedOne: "“{{name}}” is now on “{{day}}” too.",
  added_one: "{{count}} point is now on “{{day}}” too.",
  added_other: "{{count}} points are now on “{{day}}” too.",
  putOnDays: "Also add to other days…",
  put: "Add",
  nightsMissing_one: "You’re staying one more night. Add “{{name}}” to that day too?",
  nightsMissing_other: "You’re staying {{count}} more nights. Add “{{name}}” to those days too?",
  onMoreDays_one: "“{{name}}” is now on {{count}} more day.",
  onMoreDays_other: "“{{name}}” is now on {{count}} more days.",
} as const;
