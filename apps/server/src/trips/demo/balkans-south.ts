import { kotorFlat, ohridRooms, tiranaHotel } from "./balkans-hotels.ts";
import type { DemoDay } from "./demo-plan.ts";

const toTirana: DemoDay = {
  name: "Along the coast into Albania",
  icon: "beach",
  moveType: "car",
  time: "09:00",
  description: "Border at Muriqan/Sukobin. Change a little money in Shkodër.",
  stops: [
    [kotorFlat, { routeMode: "break" }],
    [
      {
        name: "Sveti Stefan viewpoint",
        typeId: "PhotoSpot",
        lat: 42.25912,
        lng: 18.89733,
        description: "The lay-by above the road; the island itself is a hotel.",
      },
      { timeToSpend: 25 },
    ],
    [
      {
        name: "Kalaja e Rozafës",
        typeId: "HistoricalBuilding",
        lat: 42.04652,
        lng: 19.49355,
        description: "A fortress over two rivers and a lake, and a sad legend.",
        finance: {
          type: "perPerson",
          price: 400,
          currency: "ALL",
          paymentType: "cash",
          isOnSite: true,
        },
      },
      { priority: "star", timeToSpend: 90 },
    ],
    [tiranaHotel, { timeToSpend: 30 }],
    [
      {
        name: "Bunk'Art 2",
        typeId: "Museum",
        lat: 41.32848,
        lng: 19.82072,
        url: "https://bunkart.al",
        description:
          "A bunker under the ministry. Heavy stuff: one of us goes, one eats ice cream.",
        finance: { price: 900, currency: "ALL", isOnSite: true },
      },
      { routeMode: "walk", priority: "second", timeToSpend: 75 },
    ],
    [
      {
        name: "Sheshi Skënderbej",
        typeId: "Monument",
        lat: 41.32751,
        lng: 19.81869,
        description: "The great square at night, water running over the stones.",
      },
      { routeMode: "walk", timeToSpend: 40 },
    ],
  ],
};

const toOhrid: DemoDay = {
  name: "Berat and over the pass to Ohrid",
  icon: "car",
  moveType: "car",
  time: "08:00",
  description: "An early start: Berat is worth it, and the pass should not be driven in the dark.",
  stops: [
    [tiranaHotel, { routeMode: "break" }],
    [
      {
        name: "Mangalem, Berat",
        typeId: "HistoricalBuilding",
        lat: 40.70575,
        lng: 19.94822,
        description: "A thousand windows. Best from the bridge.",
      },
      { priority: "star", timeToSpend: 60 },
    ],
    [
      {
        name: "Kalaja e Beratit",
        typeId: "HistoricalBuilding",
        lat: 40.7088,
        lng: 19.94541,
        description: "People still live inside the walls. Lunch at one of the terraces.",
        finance: {
          type: "perPerson",
          price: 300,
          currency: "ALL",
          paymentType: "cash",
          isOnSite: true,
        },
      },
      { timeToSpend: 120 },
    ],
    [
      {
        name: "Qafë Thanë border",
        typeId: "Other",
        lat: 41.07312,
        lng: 20.61852,
        description: "The first view of the lake. Keep the green card at hand.",
      },
      { timeToSpend: 20 },
    ],
    [ohridRooms],
  ],
};

const ohrid: DemoDay = {
  name: "Lake Ohrid",
  icon: "sun",
  moveType: "car",
  time: "09:00",
  stops: [
    [ohridRooms, { routeMode: "break" }],
    [
      {
        name: "Church of St. John at Kaneo",
        typeId: "Religion",
        lat: 41.11109,
        lng: 20.78866,
        description: "The church of every postcard. Swim below it afterwards.",
        finance: {
          type: "perPerson",
          price: 150,
          currency: "MKD",
          paymentType: "cash",
          isOnSite: true,
        },
      },
      { routeMode: "walk", priority: "star", timeToSpend: 60 },
    ],
    [
      {
        name: "Samuel's Fortress",
        typeId: "HistoricalBuilding",
        lat: 41.11664,
        lng: 20.79082,
        description: "The tsar's walls, through the pines.",
        finance: {
          type: "perPerson",
          price: 150,
          currency: "MKD",
          paymentType: "cash",
          isOnSite: true,
        },
      },
      { routeMode: "walk", timeToSpend: 45 },
    ],
    [
      {
        name: "St. Naum Monastery and springs",
        typeId: "Natural",
        lat: 40.91402,
        lng: 20.74062,
        description: "Rowing boats on the springs of the Black Drin, and more peacocks.",
        finance: { price: 900, currency: "MKD", paymentType: "cash", isOnSite: true },
      },
      { timeToSpend: 150 },
    ],
    [ohridRooms],
  ],
};

const home: DemoDay = {
  name: "Skopje and the flight home",
  icon: "plane",
  moveType: "car",
  time: "08:00",
  description: "The flight is at 20:45. Return the car full, two hours before.",
  stops: [
    [ohridRooms, { routeMode: "break" }],
    [
      {
        name: "Matka Canyon",
        typeId: "Natural",
        lat: 41.95233,
        lng: 21.29783,
        description: "Walk along the reservoir, or the boat to the Vrelo cave.",
        finance: {
          type: "adultChild",
          price: 600,
          pricePerKid: 300,
          currency: "MKD",
          isOnSite: true,
        },
      },
      { timeToSpend: 120 },
    ],
    [
      {
        name: "Old Bazaar of Skopje",
        typeId: "Shopping",
        lat: 42.00018,
        lng: 21.43482,
        description: "Last coffee, last baklava, last denars.",
      },
      { timeToSpend: 90 },
    ],
    [
      {
        name: "Skopje Airport (SKP)",
        typeId: "Airport",
        lat: 41.96156,
        lng: 21.62138,
        description: "One-way fee of the car is in the rental price.",
        finance: { price: 487.4, payed: 487.4, currency: "EUR", paymentType: "card" },
      },
      { reservationTime: "20:45", cameBeforeMin: 120 },
    ],
  ],
};

export const balkansSouth: readonly DemoDay[] = [toTirana, toOhrid, ohrid, home];
