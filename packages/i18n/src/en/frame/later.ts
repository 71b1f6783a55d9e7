/** Pages that are not built yet, and what each will do. */
export const later = {
  badge: "Not there yet",
  helpText:
    "Here you will find answers and guided tours of each screen. Until then the buttons say what they do.",
  toTrips: "Go to my trips",
  toMap: "Back to the map",
  toStart: "Go to the start page",
} as const;
