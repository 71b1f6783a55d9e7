/** The index page: what the product is. */
export const landing = {
  title: "Every day of your trip, on one map",
  lead: "Castor puts places in order, draws the route between them and adds up what each day takes. Bring the idea; the beaver does the building.",
  start: "Plan a trip",
  login: "I have an account",
  myTrips: "Go to my trips",
  catalog: "See trips that others have shared",
  free: "Free. An email address is enough.",
  pictureAlt:
    "A day in Tbilisi: four numbered points on a map, joined by a route, beside the list with walks and stays.",
  sampleDay: "Day 2 · Tbilisi",
  sampleDate: "Saturday, 16 May",
  sampleTotal: "3.1 km on foot, 4.2 km by car",
  stopMarket: "Dezerter Bazaar",
  stopFortress: "Narikala Fortress",
  stopBaths: "Sulphur baths",
  stopView: "Mtatsminda Park",
  stay1: "45 min",
  stay2: "1 hr 30 min",
  stay3: "booked for 12:00, 1 hr 30 min",
  stay4: "2 hr",
  leg1: "by car, 4.2 km, 15 min",
  leg2: "on foot, 0.9 km, 15 min",
  leg3: "on foot, 2.2 km, 35 min",
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
  nextTitle: "Coming soon",
  nextText: "A check that your plan works to the minute, and shows how to mend it.",
  endTitle: "Where to first?",
  endText: "A name and the first day take a minute.",
} as const;
