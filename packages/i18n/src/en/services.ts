/** Words of place search. */
export const services = {
  search: "Search for a place",
  searchPlaceholder: "A place, an address or coordinates",
  searching: "Searching…",
  results: "Places found",
  resultsCount_one: "{{count}} place found. Choose it with the arrow keys and Enter.",
  resultsCount_other: "{{count}} places found. Choose one with the arrow keys and Enter.",
  clear: "Clear the search",
} as const;
