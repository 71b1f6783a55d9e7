import type { DemoPlace, DemoPlan } from "./demo-plan.ts";
import { viennaCosts } from "./vienna-costs.ts";
import { arrivalNotes, departureNotes, viennaNotes } from "./vienna-notes.ts";

const station: DemoPlace = {
  name: "Wien Hauptbahnhof",
  typeId: "Transport",
  lat: 48.18507,
  lng: 16.37745,
  address: "Am Hauptbahnhof 1, 1100 Wien",
  description: "Luggage lockers are on the lower level, next to the U1.",
};

const hotel: DemoPlace = {
  name: "Small hotel in Neubau",
  typeId: "Hotel",
  lat: 48.20205,
  lng: 16.35112,
  address: "Neubaugasse, 1070 Wien",
  description: "Quiet room to the courtyard. Breakfast until 10:30 at weekends.",
  stay: { from: 0, at: "15:00", to: 2, until: "11:00", dining: "breakfast" },
  finance: { price: 276, payed: 80, paymentType: "card", dueDay: 2, cancelDay: -3 },
};

const naschmarkt: DemoPlace = {
  name: "Naschmarkt",
  typeId: "Shopping",
  lat: 48.19846,
  lng: 16.36335,
  address: "Linke Wienzeile, 1060 Wien",
  workingHours: "Mo-Fr 06:00-21:00; Sa 06:00-18:00; Su closed",
  description: "Olives, falafel and a glass of white wine while it is still light.",
};

const karlskirche: DemoPlace = {
  name: "Karlskirche",
  typeId: "Religion",
  lat: 48.19828,
  lng: 16.37187,
  address: "Karlsplatz 10, 1040 Wien",
  description: "The dome mirrors in the pond at dusk: best seen from the far side of the water.",
};

const opera: DemoPlace = {
  name: "Wiener Staatsoper",
  typeId: "Show",
  lat: 48.20327,
  lng: 16.36906,
  address: "Opernring 2, 1010 Wien",
  url: "https://www.wiener-staatsoper.at",
  description: "Standing places. *Bring a scarf to mark yours on the rail.*",
  finance: { type: "perPerson", price: 15, payed: 30, paymentType: "card" },
};

const sausages: DemoPlace = {
  name: "Bitzinger Würstelstand",
  typeId: "Restaurant",
  lat: 48.20403,
  lng: 16.36868,
  address: "Albertinaplatz, 1010 Wien",
  description: "A Käsekrainer after the last curtain, standing, with sweet mustard.",
  finance: { type: "perPerson", price: 8.5, paymentType: "cash", isOnSite: true },
};

const cafe: DemoPlace = {
  name: "Café Central",
  typeId: "Restaurant",
  lat: 48.21037,
  lng: 16.36545,
  address: "Herrengasse 14, 1010 Wien",
  url: "https://cafecentral.wien",
  description: "Come early or queue. A melange, a Topfenstrudel and the newspapers on sticks.",
  finance: { type: "perPerson", price: 16, paymentType: "card", isOnSite: true },
};

const hofburg: DemoPlace = {
  name: "Hofburg, Michaelertor",
  typeId: "HistoricalBuilding",
  lat: 48.20793,
  lng: 16.36604,
  address: "Michaelerplatz 1, 1010 Wien",
  description: "Through the domed gate and across the courtyards to Heldenplatz.",
};

const stephansdom: DemoPlace = {
  name: "Stephansdom",
  typeId: "Religion",
  lat: 48.20848,
  lng: 16.37314,
  address: "Stephansplatz 3, 1010 Wien",
  url: "https://www.stephanskirche.at",
  description: "343 steps up the south tower. The roof tiles form a double-headed eagle.",
  finance: { type: "perPerson", price: 6.5, isOnSite: true },
};

const lunch: DemoPlace = {
  name: "Figlmüller Wollzeile",
  typeId: "Restaurant",
  lat: 48.20905,
  lng: 16.37453,
  address: "Wollzeile 5, 1010 Wien",
  url: "https://figlmueller.at",
  description: "The schnitzel is larger than its plate; one is enough for two with a potato salad.",
  finance: { price: 48, paymentType: "card", isOnSite: true },
};

const museum: DemoPlace = {
  name: "Kunsthistorisches Museum",
  typeId: "Museum",
  lat: 48.2038,
  lng: 16.3616,
  address: "Maria-Theresien-Platz, 1010 Wien",
  url: "https://www.khm.at",
  description: "Bruegel first (first floor, to the right), then coffee under the cupola.",
  finance: { type: "perPerson", price: 21, payed: 42, paymentType: "card" },
};

const quarter: DemoPlace = {
  name: "MuseumsQuartier",
  typeId: "PhotoSpot",
  lat: 48.20334,
  lng: 16.35862,
  address: "Museumsplatz 1, 1070 Wien",
  description: "Lie down on one of the coloured Enzis in the courtyard.",
};

const wheel: DemoPlace = {
  name: "Wiener Riesenrad",
  typeId: "AmusementPark",
  lat: 48.21661,
  lng: 16.39595,
  address: "Riesenradplatz 1, 1020 Wien",
  url: "https://wienerriesenrad.com",
  description: "A red cabin for the sunset; U1 to Praterstern.",
  finance: { type: "perPerson", price: 14, isOnSite: true },
};

const schoenbrunn: DemoPlace = {
  name: "Schloss Schönbrunn",
  typeId: "HistoricalBuilding",
  lat: 48.18486,
  lng: 16.31224,
  address: "Schönbrunner Schloßstraße 47, 1130 Wien",
  url: "https://www.schoenbrunn.at",
  description:
    "Grand Tour, booked for ten. The tickets are in the mail; the entrance is on the left.",
  finance: { type: "perPerson", price: 32, payed: 64, paymentType: "card", cancelDay: 0 },
};

const gloriette: DemoPlace = {
  name: "Gloriette",
  typeId: "PhotoSpot",
  lat: 48.17823,
  lng: 16.30876,
  description: "Twenty minutes uphill through the park, and all Vienna below.",
};

const zoo: DemoPlace = {
  name: "Tiergarten Schönbrunn",
  typeId: "Animals",
  lat: 48.18224,
  lng: 16.30256,
  url: "https://www.zoovienna.at",
  description: "Only if the palace is fogged in: pandas and a rainforest house instead.",
};

const belvedere: DemoPlace = {
  name: "Oberes Belvedere",
  typeId: "Museum",
  lat: 48.19152,
  lng: 16.38093,
  address: "Prinz-Eugen-Straße 27, 1030 Wien",
  url: "https://www.belvedere.at",
  description: "Klimt's *Kiss*, and the garden with the view to the Stephansdom.",
  finance: { type: "perPerson", price: 19, paymentType: "card", dueDay: 2 },
};

/** A weekend for two, on foot and by underground. */
export const vienna: DemoPlan = {
  name: "A weekend in Vienna",
  currency: "EUR",
  adults: 2,
  kids: 0,
  isPublic: true,
  isInCatalog: true,
  notes: viennaNotes,
  costs: viennaCosts,
  days: [
    {
      name: "Arrive, market, opera",
      icon: "train",
      moveType: "walk",
      time: "13:30",
      description: "The train is in at half past one. An easy first evening around Karlsplatz.",
      notes: arrivalNotes,
      stops: [
        [station, { routeMode: "break", timeToSpend: 15 }],
        [hotel, { routeMode: "bus", timeToSpend: 45 }],
        [naschmarkt, { timeToSpend: 75 }],
        [karlskirche, { timeToSpend: 30 }],
        [
          opera,
          { priority: "star", reservationTime: "19:00", cameBeforeMin: 60, timeToSpend: 180 },
        ],
        [sausages, { priority: "second", timeToSpend: 20 }],
      ],
    },
    {
      name: "The old town and the ring",
      icon: "building-castle",
      moveType: "walk",
      time: "09:00",
      description: "All of it on foot, only the wheel at the end by underground.",
      stops: [
        [hotel, { routeMode: "break" }],
        [cafe, { timeToSpend: 60 }],
        [hofburg, { timeToSpend: 30 }],
        [stephansdom, { priority: "star", timeToSpend: 75 }],
        [lunch, { reservationTime: "13:00", cameBeforeMin: 5, timeToSpend: 80 }],
        [museum, { priority: "star", timeToSpend: 150 }],
        [quarter, { priority: "second", timeToSpend: 30 }],
        [wheel, { routeMode: "bus", timeToSpend: 60 }],
        [hotel, { routeMode: "bus" }],
      ],
    },
    {
      name: "Palaces and the train home",
      icon: "train",
      moveType: "bus",
      time: "09:15",
      description: "Bags stay at the hotel until noon. The train leaves at 17:30.",
      notes: departureNotes,
      stops: [
        [hotel, { routeMode: "break" }],
        [
          schoenbrunn,
          { priority: "star", reservationTime: "10:00", cameBeforeMin: 15, timeToSpend: 100 },
        ],
        [gloriette, { routeMode: "walk", timeToSpend: 30 }],
        [zoo, { routeMode: "none", priority: "second", timeToSpend: 120 }],
        [hotel, { timeToSpend: 10 }],
        [belvedere, { timeToSpend: 90 }],
        [station, { cameBeforeMin: 20, reservationTime: "17:30" }],
      ],
    },
  ],
};
