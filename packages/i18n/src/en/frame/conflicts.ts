/** What a form and somebody else have changed differently. */
export const conflicts = {
  title: "Changed elsewhere while you were editing. Choose what to keep, then save.",
  theirs: "Changed meanwhile to {{value}}",
  mine: "Yours: {{value}}",
  value: "“{{value}}”",
  whole: "Show all",
  empty: "nothing",
  filled: "filled in",
  on: "on",
  off: "off",
  keep: "Keep mine",
  take: "Take theirs",
} as const;
