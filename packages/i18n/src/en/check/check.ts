/** What other views say of the check. */
export const check = {
  open: "Check",
  badge_one: "{{count}} thing to check",
  badge_other: "{{count}} things to check",
  ofDay_one: "{{count}} thing to check on this day",
  ofDay_other: "{{count}} things to check on this day",
} as const;
