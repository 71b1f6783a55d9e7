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
  /** What the pictures show, for who does not see them. */
  pictures: {
    trips: "The page “My trips”: cards of trips with their maps, dates and numbers of points.",
    search: "The search on the map, with places found for “Kotor”.",
    day: "The list of a day: points with their times, and between them how to travel, how far and how long.",
    point: "The card of a point with its times, description, address and links.",
    finance: "The finance page: the sums, and the table of costs.",
    tasks: "The tasks of a trip, some of them ticked off.",
    sharing: "The dialog that shares a trip by a link.",
    offline: "The map settings: the section that stores the map on this device.",
    print: "The print page: its settings and the first sheet.",
  },
  toursShown: "Each screen explains itself again when you open it.",
} as const;
