/** Pages that are not there yet: what each will do, honestly. */
export const later = {
  badge: "Not there yet",
  catalogText:
    "Here you will browse trips that other people share and copy one into your account. The beaver is still felling the first tree for the shelves.",
  helpText:
    "Here you will find answers and guided tours of each screen. Until then the buttons say what they do.",
  printText: "Here you will print a trip or a day, or save it as PDF.",
  toTrips: "To my trips",
  toMap: "Back to the map",
  toStart: "To the start",
} as const;
