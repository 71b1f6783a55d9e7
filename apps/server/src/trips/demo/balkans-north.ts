import { lapad, mostarRoom, sarajevoHotel } from "./balkans-hotels.ts";
import type { DemoDay, DemoPlace } from "./demo-plan.ts";

const airport: DemoPlace = {
  name: "Dubrovnik Airport (DBV)",
  typeId: "Airport",
  lat: 42.56135,
  lng: 18.26824,
  address: "Čilipi",
  description:
    "The rental desks are left of the exit. Ask for the green card for all five countries.",
  finance: { price: 612, payed: 612, currency: "EUR", paymentType: "card" },
};

const dubrovnikArrival: DemoDay = {
  name: "Dubrovnik: land and swim",
  icon: "plane",
  moveType: "car",
  time: "12:30",
  description: "Nothing but the sea today.",
  stops: [
    [airport, { routeMode: "break", timeToSpend: 60 }],
    [lapad, { timeToSpend: 45 }],
    [
      {
        name: "Uvala Lapad",
        typeId: "Water",
        lat: 42.65607,
        lng: 18.07073,
        description: "A sandy bay with shade and ice cream; shallow enough for the child.",
      },
      { routeMode: "walk", timeToSpend: 150 },
    ],
  ],
};

const dubrovnik: DemoDay = {
  name: "Dubrovnik: the walls",
  icon: "building-castle",
  moveType: "walk",
  time: "08:00",
  description: "The walls before the cruise ships, the island when it gets hot.",
  stops: [
    [lapad, { routeMode: "break" }],
    [
      {
        name: "City walls, Pile entrance",
        typeId: "HistoricalBuilding",
        lat: 42.64155,
        lng: 18.10721,
        url: "https://citywallsdubrovnik.hr",
        description: "Two kilometres, anticlockwise. No shade: hats and water.",
        finance: { type: "adultChild", price: 40, pricePerKid: 15, currency: "EUR" },
      },
      { routeMode: "bus", priority: "star", timeToSpend: 120 },
    ],
    [
      {
        name: "Stradun",
        typeId: "PhotoSpot",
        lat: 42.64102,
        lng: 18.10985,
        description: "Limestone polished by seven centuries of shoes.",
      },
      { timeToSpend: 40 },
    ],
    [
      {
        name: "Lokrum",
        typeId: "Natural",
        lat: 42.62653,
        lng: 18.12096,
        description:
          "Boat from the old harbour every half hour. Peacocks, a salt lake, rocks to jump from.",
        finance: { type: "adultChild", price: 27, pricePerKid: 5, currency: "EUR", isOnSite: true },
      },
      { routeMode: "none", timeToSpend: 180 },
    ],
    [
      {
        name: "Srđ cable car",
        typeId: "PhotoSpot",
        lat: 42.64289,
        lng: 18.11148,
        url: "https://www.dubrovnikcablecar.com",
        description: "Last car up before sunset.",
        finance: { type: "adultChild", price: 27, pricePerKid: 7, currency: "EUR" },
      },
      { priority: "second", timeToSpend: 75 },
    ],
    [lapad, { routeMode: "bus" }],
  ],
};

const toMostar: DemoDay = {
  name: "Waterfalls on the way to Mostar",
  icon: "car",
  moveType: "car",
  time: "09:30",
  description: "First border: Metković or Doljani, whichever queue is shorter.",
  stops: [
    [lapad, { routeMode: "break" }],
    [
      {
        name: "Počitelj",
        typeId: "HistoricalBuilding",
        lat: 43.13434,
        lng: 17.73092,
        description: "A fortress village on a slope; pomegranate juice at the foot of the stairs.",
      },
      { timeToSpend: 60 },
    ],
    [
      {
        name: "Vodopad Kravica",
        typeId: "Water",
        lat: 43.15615,
        lng: 17.60831,
        description: "Swim below 25 m falls. Water shoes!",
        finance: {
          type: "adultChild",
          price: 20,
          pricePerKid: 10,
          currency: "BAM",
          isOnSite: true,
        },
      },
      { priority: "star", timeToSpend: 150 },
    ],
    [mostarRoom, { timeToSpend: 30 }],
    [
      {
        name: "Kujundžiluk",
        typeId: "Shopping",
        lat: 43.33765,
        lng: 17.81548,
        description: "The coppersmiths' street, in the evening when the day trips are gone.",
      },
      { routeMode: "walk", timeToSpend: 60 },
    ],
  ],
};

const mostar: DemoDay = {
  name: "Mostar and the dervish house",
  icon: "none",
  moveType: "walk",
  time: "08:30",
  stops: [
    [mostarRoom, { routeMode: "break" }],
    [
      {
        name: "Stari most",
        typeId: "Monument",
        lat: 43.3373,
        lng: 17.81504,
        description: "At nine it is still empty; the divers come at noon.",
      },
      { priority: "star", timeToSpend: 45 },
    ],
    [
      {
        name: "Koski Mehmed-pašina džamija",
        typeId: "Religion",
        lat: 43.33946,
        lng: 17.81567,
        description: "The minaret has *the* view of the bridge.",
        finance: {
          type: "perPerson",
          price: 12,
          currency: "BAM",
          paymentType: "cash",
          isOnSite: true,
        },
      },
      { timeToSpend: 40 },
    ],
    [
      {
        name: "Blagajska tekija",
        typeId: "Religion",
        lat: 43.25693,
        lng: 17.90353,
        description: "A house under a cliff at the spring of the Buna. Trout for lunch beside it.",
        finance: { type: "perPerson", price: 10, currency: "BAM", isOnSite: true },
      },
      { routeMode: "car", timeToSpend: 120 },
    ],
    [mostarRoom, { routeMode: "car" }],
  ],
};

const toSarajevo: DemoDay = {
  name: "Up the Neretva to Sarajevo",
  icon: "car",
  moveType: "car",
  time: "10:00",
  description: "One of the finest roads of the trip; lamb on the spit in Jablanica.",
  stops: [
    [mostarRoom, { routeMode: "break" }],
    [
      {
        name: "Most na Neretvi, Jablanica",
        typeId: "Monument",
        lat: 43.65325,
        lng: 17.76277,
        description: "The bridge blown up in 1943, and again for a film.",
      },
      { timeToSpend: 40 },
    ],
    [
      {
        name: "Lamb in Jablanica",
        typeId: "Restaurant",
        lat: 43.65912,
        lng: 17.76129,
        description: "Any of the roadside grills; sold by the kilogram.",
        finance: { price: 60, currency: "BAM", paymentType: "cash", isOnSite: true },
      },
      { timeToSpend: 75 },
    ],
    [sarajevoHotel, { timeToSpend: 40 }],
    [
      {
        name: "Sebilj, Baščaršija",
        typeId: "Monument",
        lat: 43.85975,
        lng: 18.43134,
        description: "Who drinks from the fountain comes back, they say.",
      },
      { routeMode: "walk", timeToSpend: 90 },
    ],
  ],
};

export const balkansNorth: readonly DemoDay[] = [
  dubrovnikArrival,
  dubrovnik,
  toMostar,
  mostar,
  toSarajevo,
];
