import { be, expect, go, hotel, type Itinerary, itinerary, on, place } from "./itinerary.ts";

const paris = { today: "2027-04-01", zone: "Europe/Paris" };
const louvre = place("Louvre", 48.8606, 2.3376, "Museum", {
  workingHours: "Mo,Th,Sa-Su 09:00-18:00; We,Fr 09:00-21:00; Tu off",
});
const orsay = place("Musée d'Orsay", 48.86, 2.3266, "Museum", {
  workingHours: "Tu-We,Fr-Su 09:30-18:00; Th 09:30-21:45; Mo off",
});
const bistro = place("Chez Janou", 48.8571, 2.3667, "Restaurant", {
  workingHours: "Mo-Su 12:00-15:00,19:00-24:00",
});
const jules = hotel("Hôtel Jules", 48.8757, 2.3426, ["2027-05-10 15:00", "2027-05-13 11:00"]);
const kazan = { today: "2027-04-01", zone: "Europe/Moscow" };
const art = place("Музей изобразительных искусств", 55.7989, 49.1367, "Museum", {
  workingHours: "ср–вс 10:00–18:00, пн, вт — выходной",
});
const winter = place("Аквапарк «Ривьера»", 55.8095, 49.1095, "Water", {
  workingHours: "май–сентябрь 10:00-20:00, октябрь–апрель закрыто",
});
const market = place("Чеховский рынок", 55.7906, 49.1423, "Shopping", {
  workingHours: "Ежедневно с 09:00 до 21:00",
});
const kremlin = place("Казанский кремль", 55.7989, 49.1064, "HistoricalBuilding", {
  workingHours: "круглосуточно",
});
const lunch = place("Дом чая", 55.7867, 49.1221, "Restaurant", {
  workingHours: "пн-пт 09:00–20:00, перерыв 13:00–14:00; сб,вс 10:00–17:00",
});

/** Sights, opening hours and gaps. */
export const cities: readonly Itinerary[] = [
  itinerary({
    ...{ id: "paris-tuesday", title: "Paris: the Louvre is closed on Tuesdays", ...paris },
    days: [
      on("2027-05-10 15:30", be(jules), go("bus", [20, 2], louvre, 120), go("bus", [20, 2], jules)),
      on("2027-05-11 10:00", be(jules), go("bus", [20, 2], louvre, 180), go("bus", [20, 2], jules)),
    ],
    expected: [expect("closed", "impossible", 1, "Louvre")],
  }),
  itinerary({
    ...{
      id: "paris-swapped",
      title: "Paris: each museum on the day on which it is open",
      ...paris,
    },
    days: [
      on(
        "2027-05-10 15:00",
        be(jules, 30),
        go("bus", [20, 2], louvre, 120),
        go("walk", [35, 2.5], bistro, 90, { reservationTime: "19:30", cameBeforeMin: 5 }),
        go("bus", [20, 3], jules),
      ),
      on(
        "2027-05-11 09:30",
        be(jules),
        go("bus", [20, 3], orsay, 180),
        go("bus", [30, 3.5], bistro, 75),
        go("bus", [20, 3], jules),
      ),
    ],
  }),
  itinerary({
    ...{
      id: "paris-bistro-afternoon",
      title: "Paris: the bistro is closed at four, dinner from seven",
      ...paris,
    },
    days: [on("2027-05-11 12:30", be(orsay, 180), go("bus", [30, 3.5], bistro, 60))],
    expected: [expect("closed", "impossible", 0, "Chez Janou")],
  }),
  itinerary({
    ...{
      id: "paris-bistro-half",
      title: "Paris: a table at seven, five minutes early instead of ten",
      ...paris,
    },
    days: [
      on(
        "2027-05-11 15:00",
        be(orsay, 180),
        go("walk", [55, 3.8], bistro, 90, { reservationTime: "19:00", cameBeforeMin: 10 }),
      ),
    ],
    expected: [expect("lessEarlyThanAsked", "hint", 0, "Chez Janou")],
  }),
  itinerary({
    ...{ id: "paris-orsay-hour", title: "Paris: three hours planned, one left", ...paris },
    days: [
      on(
        "2027-05-11 16:30",
        be(place("Tuileries", 48.8635, 2.3275, "Natural"), 20),
        go("walk", [10, 0.6], orsay, 180),
      ),
    ],
    expected: [expect("closesTooSoon", "impossible", 0, "Musée d'Orsay")],
  }),
  itinerary({
    ...{
      id: "paris-unknown",
      title: "Paris: hours that nobody understands, and a way of unknown length",
      ...paris,
    },
    days: [
      on(
        "2027-05-11 07:00",
        be(
          place("Crêperie", 48.8424, 2.3219, "Restaurant", {
            workingHours: "mostly in the evening, ask Marie",
          }),
          30,
        ),
        be(orsay, 120, { routeMode: "break" }),
      ),
    ],
  }),
  itinerary({
    ...{
      id: "paris-gap",
      title: "Paris: the second day of three is not planned and not booked",
      ...paris,
    },
    days: [on("2027-05-15 10:00", be(louvre, 120)), on("2027-05-17 10:00", be(louvre, 120))],
    expected: [expect("missingDays", "hint", 0)],
  }),
  itinerary({
    ...{ id: "kazan-gap", title: "Казань: три дня посередине не запланированы", ...kazan },
    days: [
      on("2027-06-02 10:00", be(kremlin, 120)),
      on("2027-06-06 10:00", be(market, 60)),
      on("2027-06-07 10:00", be(kremlin, 60)),
    ],
    expected: [expect("missingDays", "hint", 0)],
  }),
  itinerary({
    ...{ id: "kazan-mon-tue", title: "Казань: музей закрыт во все дни поездки", ...kazan },
    days: [
      on("2027-06-07 10:00", be(kremlin, 60), go("walk", [30, 2.2], art, 90)),
      on("2027-06-08 10:00", be(art, 90), go("bus", [15, 2], market, 60)),
    ],
    expected: [expect("closedAllTrip", "impossible", 0, "Музей изобразительных искусств")],
  }),
  itinerary({
    ...{
      id: "kazan-winter",
      title: "Казань зимой: аквапарк на карте, но закрыт до мая",
      ...kazan,
      today: "2027-01-10",
    },
    days: [
      on("2027-02-06 10:00", be(kremlin, 60), be(winter, 0, { routeMode: "none" })),
      on("2027-02-07 10:00", be(market, 60), go("bus", [15, 2], kremlin, 60)),
    ],
    expected: [expect("closedAllTrip", "hint", 0, "Аквапарк «Ривьера»")],
  }),
  itinerary({
    ...{ id: "kazan-lunch", title: "Казань: пришли в обеденный перерыв", ...kazan },
    // 13:10
    days: [
      on(
        "2027-06-07 12:00",
        be(market, 60),
        go("walk", [10, 0.8], lunch, 45),
        go("walk", [15, 1.2], kremlin, 60),
      ),
    ],
    expected: [expect("opensLater", "hint", 0, "Дом чая")],
  }),
  itinerary({
    ...{ id: "kazan-early", title: "Казань: на рынке за полтора часа до открытия", ...kazan },
    days: [on("2027-06-07 07:00", be(kremlin, 15), go("walk", [15, 1.2], market, 60))],
    expected: [expect("opensLater", "tight", 0, "Чеховский рынок")],
  }),
  itinerary({
    ...{ id: "kazan-twice", title: "Казань: на один рынок дважды за день", ...kazan },
    days: [
      on(
        "2027-06-07 10:00",
        be(kremlin, 60),
        go("bus", [15, 2], market, 60),
        go("bus", [15, 2], kremlin, 30),
        go("bus", [15, 2], market, 30),
        go("bus", [15, 2], lunch, 30),
      ),
    ],
    expected: [
      expect("samePlaceTwice", "hint", 0, "Чеховский рынок"),
      expect("samePlaceTwice", "hint", 0, "Казанский кремль"),
    ],
  }),
  itinerary({
    ...{ id: "paris-overlap", title: "Paris: a two-day visit in one day's plan", ...paris },
    days: [
      on("2027-05-15 10:00", be(place("Versailles", 48.8049, 2.1204, "HistoricalBuilding"), 1500)),
      on("2027-05-16 10:00", be(louvre, 120)),
    ],
    expected: [expect("daysOverlap", "impossible", 0)],
  }),
  itinerary({
    ...{
      id: "paris-over",
      title: "Paris: a trip that is over has nothing left to mend",
      ...paris,
      today: "2027-06-01",
    },
    days: [on("2027-05-11 10:00", be(louvre, 180)), on("2027-05-12 10:00", be(orsay, 60))],
  }),
];
