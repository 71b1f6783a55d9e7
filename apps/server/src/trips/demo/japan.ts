import type { DemoPlace, DemoPlan } from "./demo-plan.ts";

const tokyoHotel: DemoPlace = {
  name: "A room in Asakusa",
  typeId: "Hotel",
  lat: 35.71236,
  lng: 139.79362,
  description: "Not booked yet. Near the Ginza line, so that both airports are easy.",
  finance: { price: 54000, currency: "JPY" },
};

const kyotoHotel: DemoPlace = {
  name: "Machiya near Nishiki market",
  typeId: "Hotel",
  lat: 35.00472,
  lng: 135.76283,
  description: "An old town house, if two families share it.",
  finance: { type: "adultChild", price: 9800, pricePerKid: 4900, currency: "JPY" },
};

/** A wish, not yet a plan: no bookings, a far date. */
export const japan: DemoPlan = {
  name: "Japan when the cherries bloom?",
  currency: "JPY",
  adults: 2,
  kids: 1,
  isDraft: true,
  isPublic: false,
  isInCatalog: false,
  costs: [
    {
      name: "Flights by way of Helsinki",
      type: "plane",
      from: 0,
      finance: { type: "adultChild", price: 168000, pricePerKid: 126000, currency: "JPY" },
    },
    {
      name: "Rail passes, one week",
      type: "transport",
      finance: { type: "adultChild", price: 50000, pricePerKid: 25000, currency: "JPY" },
    },
  ],
  days: [
    {
      name: "Tokyo: temples and towers",
      icon: "plane",
      moveType: "bus",
      time: "10:00",
      description: "Ideas so far. The order is open.",
      stops: [
        [
          { name: "Haneda Airport", typeId: "Airport", lat: 35.54939, lng: 139.77984 },
          { routeMode: "break", timeToSpend: 60 },
        ],
        [tokyoHotel, { timeToSpend: 30 }],
        [
          {
            name: "Sensō-ji",
            typeId: "Religion",
            lat: 35.71477,
            lng: 139.79666,
            description: "Before eight in the morning it is almost empty.",
          },
          { routeMode: "walk", priority: "star", timeToSpend: 60 },
        ],
        [
          { name: "Meiji Jingū", typeId: "Religion", lat: 35.6764, lng: 139.69933 },
          { timeToSpend: 60 },
        ],
        [
          { name: "Shibuya crossing", typeId: "PhotoSpot", lat: 35.65949, lng: 139.70056 },
          { routeMode: "walk", timeToSpend: 20 },
        ],
      ],
    },
    {
      name: "Tokyo: gardens and markets",
      icon: "tree",
      moveType: "bus",
      time: "09:00",
      stops: [
        [tokyoHotel, { routeMode: "break" }],
        [
          {
            name: "Tsukiji outer market",
            typeId: "Shopping",
            lat: 35.66541,
            lng: 139.77077,
            description: "Breakfast: tamagoyaki on a stick.",
          },
          { timeToSpend: 75 },
        ],
        [
          {
            name: "Shinjuku Gyoen",
            typeId: "Natural",
            lat: 35.68518,
            lng: 139.71005,
            description: "The blossom here lasts longest: early and late kinds stand side by side.",
            finance: { type: "adultChild", price: 500, pricePerKid: 0, isOnSite: true },
          },
          { priority: "star", timeToSpend: 120 },
        ],
        [
          { name: "Tokyo Tower", typeId: "PhotoSpot", lat: 35.65858, lng: 139.74543 },
          { priority: "second", timeToSpend: 45 },
        ],
      ],
    },
    {
      name: "By Shinkansen to Kyoto",
      icon: "train",
      moveType: "bus",
      time: "09:30",
      description: "Sit on the right for Mount Fuji.",
      stops: [
        [
          { name: "Tokyo Station", typeId: "Transport", lat: 35.68124, lng: 139.76712 },
          { routeMode: "break", cameBeforeMin: 20 },
        ],
        [{ name: "Kyoto Station", typeId: "Transport", lat: 34.98585, lng: 135.75877 }],
        [kyotoHotel, { timeToSpend: 30 }],
        [
          {
            name: "Fushimi Inari Taisha",
            typeId: "Religion",
            lat: 34.96714,
            lng: 135.77267,
            description: "Thousands of red gates. The crowd ends at the first viewpoint.",
          },
          { priority: "star", timeToSpend: 120 },
        ],
      ],
    },
    {
      name: "Kyoto west, Nara or both",
      icon: "none",
      moveType: "bus",
      time: "08:30",
      description: "To be decided: the bamboo or the deer. Both is too much with a child.",
      stops: [
        [kyotoHotel, { routeMode: "break" }],
        [
          { name: "Kinkaku-ji", typeId: "Religion", lat: 35.03937, lng: 135.72924 },
          { timeToSpend: 60 },
        ],
        [
          { name: "Arashiyama bamboo grove", typeId: "Natural", lat: 35.01706, lng: 135.67126 },
          { timeToSpend: 60 },
        ],
        [
          {
            name: "Tōdai-ji and the deer of Nara",
            typeId: "Animals",
            lat: 34.68898,
            lng: 135.83984,
            description: "Instead of Arashiyama: 45 minutes by train from Kyoto.",
          },
          { routeMode: "none", timeToSpend: 120 },
        ],
      ],
    },
  ],
};
