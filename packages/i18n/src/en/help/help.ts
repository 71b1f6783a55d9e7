/** The frame of the help page. */
export const help = {
  lead: "What you can do here, in short answers.",
  search: "Search the help",
  clear: "Clear the search",
  contents: "Contents",
  found_one: "{{count}} answer",
  found_other: "{{count}} answers",
  nothing: "No answer has these words. Try others, or fewer.",
  keys: "Keys",
  action: "What it does",
  showTours: "Show the tours again",
  toursShown: "Each screen explains itself again when you open it.",
} as const;
