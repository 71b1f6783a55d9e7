/** The command palette. */
export const commands = {
  title: "Go to",
  search: "A trip, a day, a point, a page",
  nothing: "Nothing found. Try another word.",
  keys: "Show all keys",
  theme: "Theme: {{name}}",
  language: "Language: {{name}}",
  groups: {
    days: "Days",
    points: "Points",
    actions: "Actions",
    pages: "Pages",
    trips: "Trips",
  },
} as const;
