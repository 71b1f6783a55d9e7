import { be, expect, go, hotel, type Itinerary, itinerary, on, place } from "./itinerary.ts";

const vienna = { today: "2027-04-01", zone: "Europe/Vienna" };
const moscow = { today: "2027-04-01", zone: "Europe/Moscow" };
const wien = place("Wien Hauptbahnhof", 48.1851, 16.3761, "Transport");
const venezia = place("Venezia Santa Lucia", 45.4411, 12.3211, "Transport");
const marco = place("Basilica di San Marco", 45.4346, 12.3397, "Religion", {
  workingHours: "Mo-Sa 09:30-17:15; Su 14:00-17:15",
});
const ala = hotel("Hotel Ala", 45.4327, 12.3326, ["2027-05-12 14:00", "2027-05-13 11:00"]);
const albertina = place("Albertina", 48.2046, 16.3683, "Museum", {
  workingHours: "Mo-Su 10:00-18:00",
});
const leningrad = place("Ленинградский вокзал", 55.7763, 37.6553, "Transport");
const spb = place("Московский вокзал", 59.9296, 30.3622, "Transport");
const hermitage = place("Эрмитаж", 59.9398, 30.3146, "Museum", {
  workingHours: "Вт-Вс - 10:00-18:00, понедельник и праздничные дни - закрыто",
});
const october = hotel("Октябрьская", 59.9311, 30.3613, ["2027-06-16 14:00", "2027-06-17 12:00"]);
const helsinki = place("Helsinki Olympiaterminaali", 60.1616, 24.9559, "Transport");
const stockholm = place("Stockholm Värtahamnen", 59.3522, 18.1146, "Transport");
const vasa = place("Vasamuseet", 59.328, 18.0914, "Museum", {
  workingHours: "Mo-Su 10:00-17:00; We 10:00-20:00",
});
const suomenlinna = place("Suomenlinna", 60.1454, 24.9881, "HistoricalBuilding");
const swe = { zone: "Europe/Stockholm" };
const capri = place("Molo Beverello", 40.8378, 14.2546, "Transport");
const naples = { today: "2027-04-01", zone: "Europe/Rome" };
const marina = place("Marina Grande", 40.5567, 14.2386, "Transport");
const museum = place("Museo Archeologico", 40.8535, 14.2504, "Museum", {
  workingHours: "We-Mo 09:00-19:30; Tu off",
});

/** Night trains, night ferries and ferries by day. */
export const underWay: readonly Itinerary[] = [
  itinerary({
    ...{
      id: "nightjet",
      title: "Night train to Venice: the ride is the end of the first day",
      ...vienna,
    },
    days: [
      // 21:27 + 11 h 7 min = 08:34.
      on(
        "2027-05-11 10:00",
        be(albertina, 120),
        go("bus", [25, 4], wien, 667, { reservationTime: "21:27", cameBeforeMin: 20 }),
      ),
      on(
        "2027-05-12 08:34",
        be(venezia, 20),
        go("walk", [40, 2.5], marco, 90),
        go("walk", [12, 0.8], ala, 20),
        go("walk", [12, 0.8], place("Osteria al Portego", 45.4384, 12.3393, "Restaurant"), 90, {
          reservationTime: "19:00",
        }),
        go("walk", [12, 0.8], ala),
      ),
      on("2027-05-13 10:00", be(ala)),
    ],
  }),
  itinerary({
    ...{ id: "nightjet-missed", title: "Night train to Venice: dinner is too long", ...vienna },
    days: [
      // 19:00 + 135 = 21:15, 21:40 at the station.
      on(
        "2027-05-11 15:00",
        be(albertina, 120),
        go(
          "walk",
          [10, 0.6],
          place("Plachutta", 48.2076, 16.3791, "Restaurant", { workingHours: "Mo-Su 11:30-24:00" }),
          135,
          { reservationTime: "19:00" },
        ),
        go("bus", [25, 3], wien, 667, { reservationTime: "21:27" }),
      ),
      on(
        "2027-05-12 09:00",
        be(venezia, 20),
        go("walk", [40, 2.5], marco, 90),
        go("walk", [12, 0.8], ala, 15),
      ),
    ],
    // 11:42 in the hotel, the day's last stop: check-in at 14:00.
    expected: [
      expect("missedDeparture", "impossible", 0, "Wien Hauptbahnhof"),
      expect("beforeCheckIn", "hint", 1, "Hotel Ala"),
    ],
  }),
  itinerary({
    ...{
      id: "red-arrow",
      title: "«Красная стрела»: поезд в 23:55, день кончается на вокзале",
      ...moscow,
    },
    days: [
      on(
        "2027-06-15 12:00",
        be(
          place("Третьяковская галерея", 55.7415, 37.6208, "Museum", {
            workingHours: "вт–вс 10:00–18:00, пн выходной",
          }),
          180,
        ),
        go("bus", [30, 6], leningrad, 0, { reservationTime: "23:55", cameBeforeMin: 30 }),
      ),
      on(
        "2027-06-16 07:55",
        be(spb, 30),
        go("walk", [5, 0.3], october, 15),
        go("bus", [105, 3], hermitage, 240),
        go("bus", [20, 3], october),
      ),
      on("2027-06-17 10:00", be(october, 90)),
    ],
  }),
  itinerary({
    ...{
      id: "red-arrow-early",
      title: "«Красная стрела»: на вокзале за 10 минут вместо 30",
      ...moscow,
    },
    days: [
      // 20:00-23:15, 23:45.
      on(
        "2027-06-15 20:00",
        be(place("Большой театр", 55.7601, 37.6186, "Show"), 195),
        go("bus", [30, 4], leningrad, 480, { reservationTime: "23:55", cameBeforeMin: 30 }),
      ),
      on(
        "2027-06-16 07:55",
        be(spb, 30),
        go("walk", [5, 0.3], october, 15),
        go("bus", [105, 3], hermitage, 240),
        go("bus", [20, 3], october),
      ),
    ],
    expected: [expect("lessEarlyThanAsked", "tight", 0, "Ленинградский вокзал")],
  }),
  itinerary({
    ...{
      id: "night-ferry",
      title: "Night ferry Helsinki to Stockholm: a bed on board, an hour less",
      ...vienna,
      zone: "Europe/Helsinki",
    },
    days: [
      on(
        "2027-06-22 10:00",
        be(suomenlinna, 180),
        go("bus", [45, 5], helsinki, 0, { reservationTime: "17:00", cameBeforeMin: 60 }),
      ),
      on(
        "2027-06-23 10:00",
        be(stockholm, 15, swe),
        go("bus", [30, 5], vasa, 270, swe),
        go(
          "bus",
          [20, 3],
          hotel("Hotel Skeppsholmen", 59.3255, 18.085, ["2027-06-23 15:00", "2027-06-24 11:00"]),
          0,
          swe,
        ),
      ),
    ],
  }),
  itinerary({
    ...{
      id: "night-ferry-ride",
      title: "Night ferry Helsinki to Stockholm with its ride as a stay",
      ...vienna,
      zone: "Europe/Helsinki",
    },
    days: [
      // 17:00 + 18 h = 11:00 in Helsinki = 10:00 in Stockholm.
      on(
        "2027-06-22 10:00",
        be(suomenlinna, 180),
        go("bus", [45, 5], helsinki, 1080, { reservationTime: "17:00", cameBeforeMin: 60 }),
      ),
      on(
        "2027-06-23 10:00",
        be(stockholm, 15, swe),
        go("bus", [30, 5], vasa, 270, swe),
        go(
          "bus",
          [20, 3],
          hotel("Hotel Skeppsholmen", 59.3255, 18.085, ["2027-06-23 15:00", "2027-06-24 11:00"]),
          0,
          swe,
        ),
      ),
    ],
  }),
  itinerary({
    ...{ id: "capri", title: "Capri and back by ferry on one day", ...naples },
    days: [
      on(
        "2027-05-19 08:30",
        be(capri, 50, { reservationTime: "09:00", cameBeforeMin: 20 }),
        be(marina, 300, { routeMode: "break" }),
        be(capri, 0, { routeMode: "break" }),
        go("bus", [20, 2.5], museum, 120),
      ),
    ],
  }),
  itinerary({
    ...{ id: "capri-last-ferry", title: "Capri: the ferry back has left", ...naples },
    days: [
      // Lands 09:50; walk and lunch until 15:20; ferry 15:05.
      on(
        "2027-05-19 08:30",
        be(capri, 50, { reservationTime: "09:00", cameBeforeMin: 20 }),
        be(place("Piazzetta", 40.5508, 14.2427, "Monument"), 300, { routeMode: "break" }),
        go("walk", [30, 1.5], marina, 50, { reservationTime: "15:05" }),
      ),
    ],
    // The way after the break is unknown: tight at most.
    expected: [expect("missedDeparture", "tight", 0, "Marina Grande")],
  }),
];
