/** The index page: what the product is. */
export const landing = {
  title: "Every day of your trip, on one map",
  lead: "Castor puts places in order, draws the route between them and adds up what each day takes. Bring the idea; the beaver does the building.",
  login: "I have an account",
  catalog: "See trips that others have shared",
  free: "Free. An email address is enough.",
  pictureAlt: "A day on the coast of Dalmatia: four numbered points on a map, joined by a route.",
  sampleDay: "Day 2 · Dalmatia",
  sampleDate: "Saturday, 16 May",
  sampleTotal: "89 km by car, 1 hr 50 min on the road",
  stopMarket: "Split Green Market",
  stopView: "View from St Michael’s Fortress",
  stopTown: "Old town of Trogir",
  stopBeach: "Beach under the pines",
  openMap: "Open the live map",
  openingMap: "Opening the map …",
  noMap: "The map could not be opened here. The picture stays.",
  liveMap: "Live map of the sample day",
  stay1: "45 min",
  stay2: "1 hr 30 min",
  stay3: "2 hr",
  stay4: "booked for 17:00, 1 hr",
  leg1: "by car, 28 km, 35 min",
  leg2: "by car, 33 km, 40 min",
  leg3: "by car, 28 km, 35 min",
  featuresTitle: "What it does",
  dayTitle: "A day that fits",
  dayText:
    "Give each point its time. Castor adds up distances and travel times, so you see in advance when a day is too full.",
  findTitle: "Find it or point at it",
  findText:
    "Search for places in English or Russian, or double-click the map where something is missing.",
  changeTitle: "Change your mind",
  changeText:
    "Drag points on the map or in the list, move them to another day, take a day out. The route follows at once.",
  anywhereTitle: "At the desk and on the road",
  anywhereText:
    "The same trip on your computer and your phone. Without a network you go on reading and writing; it is sent later.",
  typesTitle: "Hotels, museums, hikes, cafés",
  typesText:
    "Seventeen kinds of points with their own colours, and room for address, hours, reservation and notes.",
  ownTitle: "A map that is always there",
  ownText:
    "The world map, place search and travel estimates are built in: no keys, no third parties.",
  checkTitle: "A plan that works",
  checkText:
    "The check goes through your days to the minute: a closed museum, a missed train, too little time. It shows how to mend each.",
  endTitle: "Where to first?",
  endText: "A name and the first day take a minute.",
} as const;
