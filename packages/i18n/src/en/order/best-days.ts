/** The points of some days, dealt out anew, beside today's plan. */
export const bestDays = {
  title: "Best days",
  first: "First day",
  last: "Last day",
  kept: "Hotels, stations, airports, restaurants, and points that are booked, paid for or valid on some dates only keep their days.",
  searching: "Looking for the best days…",
  failed: "The days could not be worked out. Close this and try again.",
  tooFewDays_one: "Choose at least {{count}} day.",
  tooFewDays_other: "Choose at least {{count}} days.",
  tooManyDays_one: "Choose at most {{count}} day.",
  tooManyDays_other: "Choose at most {{count}} days.",
  tooManyStops_one: "The days can have at most {{count}} point together. Choose fewer days.",
  tooManyStops_other: "The days can have at most {{count}} points together. Choose fewer days.",
  noneFound: "No better days were found.",
  was: "was on {{date}}",
  apply: "Use these days",
} as const;
