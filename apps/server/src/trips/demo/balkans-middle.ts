import { kotorFlat, sarajevoHotel, zabljak } from "./balkans-hotels.ts";
import type { DemoDay } from "./demo-plan.ts";

const sarajevo: DemoDay = {
  name: "Sarajevo",
  icon: "building-bank",
  moveType: "walk",
  time: "09:00",
  description: "A day without the car, but for the tunnel.",
  stops: [
    [sarajevoHotel, { routeMode: "break" }],
    [
      {
        name: "Gazi Husrev-begova džamija",
        typeId: "Religion",
        lat: 43.85925,
        lng: 18.42912,
        description: "Closed to visitors at prayer times.",
        finance: { type: "perPerson", price: 5, currency: "BAM", isOnSite: true },
      },
      { timeToSpend: 40 },
    ],
    [
      {
        name: "Latinska ćuprija",
        typeId: "Monument",
        lat: 43.8579,
        lng: 18.42894,
        description: "The corner where the 20th century went wrong, with a small museum.",
      },
      { priority: "star", timeToSpend: 40 },
    ],
    [
      {
        name: "Tunel spasa",
        typeId: "Museum",
        lat: 43.81979,
        lng: 18.33717,
        description: "The tunnel under the runway that fed the city for three years.",
        finance: { type: "perPerson", price: 20, currency: "BAM", isOnSite: true },
      },
      { routeMode: "carGoogle", priority: "star", timeToSpend: 90 },
    ],
    [
      {
        name: "Žuta tabija",
        typeId: "PhotoSpot",
        lat: 43.86186,
        lng: 18.43978,
        description: "The yellow bastion: bring burek, sit on the wall, wait for the muezzins.",
      },
      { routeMode: "break", timeToSpend: 60 },
    ],
    [sarajevoHotel],
  ],
};

const toDurmitor: DemoDay = {
  name: "Over the Drina to Durmitor",
  icon: "mountain",
  moveType: "car",
  time: "08:30",
  description: "The longest drive. Fill up before Višegrad; the mountain road is slow.",
  stops: [
    [sarajevoHotel, { routeMode: "break" }],
    [
      {
        name: "Most Mehmed-paše Sokolovića, Višegrad",
        typeId: "HistoricalBuilding",
        lat: 43.78254,
        lng: 19.28836,
        description: "Ivo Andrić's bridge on the Drina: eleven arches since 1577.",
      },
      { priority: "star", timeToSpend: 60 },
    ],
    [
      {
        name: "Most na Đurđevića Tari",
        typeId: "PhotoSpot",
        lat: 43.15045,
        lng: 19.29531,
        description: "172 m above the Tara. A zip line for the brave.",
        finance: { price: 20, currency: "EUR", isOnSite: true },
      },
      { timeToSpend: 45 },
    ],
    [zabljak],
  ],
};

const durmitor: DemoDay = {
  name: "The Black Lake",
  icon: "walk",
  moveType: "walk",
  time: "09:00",
  description: "Boots on. Nobody drives today.",
  stops: [
    [zabljak, { routeMode: "break" }],
    [
      {
        name: "Crno jezero",
        typeId: "Hike",
        lat: 43.14564,
        lng: 19.09342,
        url: "https://nparkovi.me",
        description:
          "Round the lake in an hour and a half. The child's legs decide about the rest.",
        finance: {
          type: "perPerson",
          price: 5,
          currency: "EUR",
          paymentType: "cash",
          isOnSite: true,
        },
      },
      { priority: "star", timeToSpend: 150 },
    ],
    [
      {
        name: "Jablan jezero",
        typeId: "Hike",
        lat: 43.16873,
        lng: 19.08612,
        description: "Two quiet hours through the forest, there and back.",
      },
      { priority: "second", timeToSpend: 120 },
    ],
    [
      {
        name: "Bobotov kuk",
        typeId: "Natural",
        lat: 43.12785,
        lng: 19.03335,
        description: "2523 m. Only to know its name from below.",
      },
      { routeMode: "none", priority: "second" },
    ],
    [zabljak],
  ],
};

const toKotor: DemoDay = {
  name: "From the mountains to the bay",
  icon: "car",
  moveType: "car",
  time: "09:00",
  stops: [
    [zabljak, { routeMode: "break" }],
    [
      {
        name: "Manastir Ostrog",
        typeId: "Religion",
        lat: 42.67516,
        lng: 19.02958,
        description:
          "Built into the cliff. Covered shoulders and knees; parking at the lower monastery.",
      },
      { priority: "star", timeToSpend: 90 },
    ],
    [kotorFlat, { timeToSpend: 30 }],
    [
      {
        name: "Stari grad Kotor",
        typeId: "HistoricalBuilding",
        lat: 42.42468,
        lng: 18.77116,
        description: "Cats, squares and dinner.",
      },
      { routeMode: "walk", timeToSpend: 120 },
    ],
  ],
};

const kotor: DemoDay = {
  name: "The bay of Kotor",
  icon: "ship",
  moveType: "car",
  time: "08:00",
  stops: [
    [kotorFlat, { routeMode: "break" }],
    [
      {
        name: "Tvrđava San Giovanni",
        typeId: "Hike",
        lat: 42.42537,
        lng: 18.77446,
        description: "1350 steps, in the morning shade.",
        finance: {
          type: "perPerson",
          price: 15,
          currency: "EUR",
          paymentType: "cash",
          isOnSite: true,
        },
      },
      { timeToSpend: 120 },
    ],
    [
      {
        name: "Perast",
        typeId: "PhotoSpot",
        lat: 42.48673,
        lng: 18.69893,
        description: "Seventeen palaces and one street. Park before the barrier.",
      },
      { timeToSpend: 60 },
    ],
    [
      {
        name: "Gospa od Škrpjela",
        typeId: "Religion",
        lat: 42.48683,
        lng: 18.68869,
        description: "The boat leaves when it is full; pay on the way back.",
        finance: {
          type: "perPerson",
          price: 5,
          currency: "EUR",
          paymentType: "cash",
          isOnSite: true,
        },
      },
      { routeMode: "none", priority: "star", timeToSpend: 60 },
    ],
    [kotorFlat],
  ],
};

export const balkansMiddle: readonly DemoDay[] = [sarajevo, toDurmitor, durmitor, toKotor, kotor];
