/** The card of a found place. */
export const found = {
  card: "Found place",
  spot: "Spot on the map",
  defaultName: "Point {{number}}",
  addTo: "Add to {{day}}",
  addOn: "Add to {{date}}",
  added: "Added",
  addedTo: "Added to “{{day}}”: {{name}}.",
  otherDay: "Choose another day",
  newDay: "New day, {{date}}",
  details: "Details…",
  away: "{{distance}} from “{{name}}”",
  asking: "Looking up this place…",
  nothingKnown: "Nothing is known here.",
  askingOffline: "You are offline. What is here can be looked up once you are connected again.",
  askingFailed: "Couldn’t look up this place. {{reason}}",
  nearest: "Nearest place: {{name}}, {{distance}}",
} as const;
