/** Words of place search. */
export const services = {
  search: "Search for a place",
  searchPlaceholder: "A place, an address or coordinates",
  find: "Search",
  searching: "Searching…",
  results: "Places found",
  resultsCount_one: "{{count}} place found. Choose it with the arrow keys and Enter.",
  resultsCount_other: "{{count}} places found. Choose one with the arrow keys and Enter.",
  clear: "Clear the search",
  recent: "Recent searches",
  forget: "Clear",
  everywhere: "Search everywhere for “{{text}}”",
  inTrip: "In this trip: {{days}}",
  town: "City or town",
  distances: "Distances are from the last point of the day",
  fromLastPoint: "{{distance}} from the last point of the day",
  offline: "You are offline. Only points of this trip can be found.",
} as const;
