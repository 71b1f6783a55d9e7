import { makeFinance } from "../make.ts";
import { be, expect, go, hotel, type Itinerary, itinerary, on, place } from "./itinerary.ts";

const msk = { today: "2027-04-01", zone: "Europe/Moscow" };
const none = { routeMode: "none" } as const;
const nizhny = hotel("Гостиница «Волга»", 56.3257, 43.9609, [
  "2027-06-10 14:00",
  "2027-06-13 12:00",
]);
const kreml = place("Нижегородский кремль", 56.3286, 44.0029, "HistoricalBuilding", {
  workingHours: "круглосуточно",
});
const arsenal = place("Арсенал", 56.3292, 44.0006, "Museum", {
  workingHours: "вт–вс 12:00–20:00, пн выходной",
});
const cable = place("Канатная дорога", 56.3275, 44.0466, "Transport", {
  workingHours: "ежедневно, 10:00–22:00",
});
const dumplings = place("Пельменная", 56.3203, 43.9973, "Restaurant", {
  workingHours: "Пн-Пт: 09:00–18:00, Сб, Вс — выходной",
});
const bar = place("Бар «Селёдка»", 56.325, 44.0, "Restaurant", {
  workingHours: "пн–чт 18:00–02:00, пт–сб 18:00–04:00, вс выходной",
});
const station = place("Нижний Новгород, вокзал", 56.3221, 43.9466, "Transport");
const perm = { zone: "Asia/Yekaterinburg" };

/** Впритык: nothing is to be found. */
export const nearMissesRussian: readonly Itinerary[] = [
  itinerary({
    ...{ id: "nizhny-weekend", title: "Нижний: три ночи в одной гостинице", ...msk },
    days: [
      on(
        "2027-06-10 14:00",
        be(nizhny, 60),
        go("bus", [30, 4], kreml, 60),
        go("walk", [5, 0.3], arsenal, 120),
        go("bus", [30, 4], nizhny),
      ),
      on(
        "2027-06-11 10:00",
        be(nizhny),
        go("bus", [40, 7], cable, 60),
        go("bus", [25, 4], dumplings, 60),
        go("bus", [20, 3], nizhny),
      ),
      on("2027-06-12 10:00", be(nizhny), go("bus", [30, 4], kreml, 60), go("bus", [30, 4], nizhny)),
      on(
        "2027-06-13 11:00",
        be(nizhny, 60),
        go("walk", [20, 1.5], station, 0, { reservationTime: "13:10", cameBeforeMin: 30 }),
      ),
    ],
  }),
  itinerary({
    ...{
      id: "nizhny-dumplings-six",
      title: "Нижний: из пельменной ровно в шесть, к закрытию",
      ...msk,
    },
    days: [on("2027-06-11 16:00", be(kreml, 40), go("walk", [20, 1.3], dumplings, 60))],
  }),
  itinerary({
    ...{
      id: "nizhny-bar-night",
      title: "Нижний: бар с пятницы на субботу, до половины четвёртого",
      ...msk,
    },
    days: [
      // 00:30-03:30, 03:45; next at 12:00.
      on(
        "2027-06-11 20:00",
        be(kreml, 240),
        go("walk", [30, 2], bar, 180),
        go("bus", [15, 3], nizhny),
      ),
      on(
        "2027-06-12 12:00",
        be(nizhny),
        go("bus", [30, 4], arsenal, 90),
        go("bus", [30, 4], nizhny),
      ),
    ],
  }),
  itinerary({
    ...{ id: "nizhny-ten-early", title: "Нижний: за десять минут до открытия", ...msk },
    days: [on("2027-06-11 11:00", be(kreml, 45), go("walk", [5, 0.3], arsenal, 90))],
  }),
  itinerary({
    ...{ id: "nizhny-perm-train", title: "Ночной поезд Нижний — Пермь, на часах плюс два", ...msk },
    days: [
      // 18:40 + 15 h = 09:40 = 11:40 in Perm.
      on(
        "2027-06-13 10:00",
        be(nizhny, 90),
        go("bus", [30, 4], kreml, 180),
        go("bus", [40, 5], station, 900, { reservationTime: "18:40", cameBeforeMin: 30 }),
      ),
      on(
        "2027-06-14 11:40",
        be(place("Пермь II", 58.0053, 56.188, "Transport"), 15, perm),
        go(
          "bus",
          [20, 4],
          hotel("Гостиница «Урал»", 58.0105, 56.2294, ["2027-06-14 12:00", "2027-06-15 12:00"]),
          60,
          perm,
        ),
      ),
    ],
  }),
  itinerary({
    ...{
      id: "nizhny-kids-park",
      title: "Нижний: выходные на даче, ночи без гостиниц",
      ...msk,
      trip: { adults: 2, kids: 3 },
    },
    days: [
      on("2027-06-12 10:00", be(kreml, 90), go("bus", [30, 5], place("Дача", 56.25, 44.2))),
      on("2027-06-13 10:00", be(place("Дача", 56.25, 44.2), 80), go("car", [40, 20], arsenal, 60)),
    ],
  }),
  itinerary({
    ...{
      id: "nizhny-business",
      title: "Командировка: встреча вовремя, гостиница рядом",
      ...msk,
      trip: { adults: 1, kids: 0 },
    },
    days: [
      on(
        "2027-06-10 09:00",
        be(station, 15),
        go("walk", [20, 1.5], nizhny, 15),
        go("bus", [30, 4], place("Офис на Покровской", 56.3195, 43.9979), 240, {
          reservationTime: "10:30",
          cameBeforeMin: 10,
        }),
        go("bus", [30, 4], nizhny),
      ),
      on(
        "2027-06-11 09:00",
        be(nizhny),
        go("bus", [30, 4], dumplings, 30),
        go("bus", [30, 4], station, 0, { reservationTime: "11:00", cameBeforeMin: 30 }),
      ),
    ],
    // Booked until the 13th.
    expected: [expect("unusedNights", "hint", 0, "Гостиница «Волга»")],
  }),
  itinerary({
    ...{ id: "nizhny-unknown", title: "Нижний: часы «по согласованию» никто не поймёт", ...msk },
    days: [
      on(
        "2027-06-13 07:00",
        be(kreml, 30),
        go(
          "walk",
          [20, 1.3],
          place("Дом-музей Горького", 56.3165, 44.0171, "Museum", {
            workingHours: "Пн–Сб 10–20, вс 10–18, праздники — по согласованию",
          }),
          60,
        ),
      ),
    ],
  }),
  itinerary({
    ...{
      id: "nizhny-due-later",
      title: "Нижний: оплата через три дня, отмена через девять",
      ...msk,
    },
    days: [
      on(
        "2027-06-10 14:00",
        be(
          {
            ...nizhny,
            finance: makeFinance({
              price: 9000,
              currency: "RUB",
              paymentDueDate: "2027-04-04",
              cancellationDate: "2027-04-10",
            }),
          },
          60,
        ),
        go("bus", [30, 4], kreml, 60),
      ),
    ],
  }),
  itinerary({
    ...{ id: "nizhny-map-idea", title: "Нижний: гостиница и идея на карте, не по пути", ...msk },
    days: [
      on(
        "2027-06-11 10:00",
        be(kreml, 60),
        go("walk", [5, 0.3], place("Рождественская улица", 56.3283, 43.9851, "PhotoSpot"), 60),
        be(nizhny, 0, none),
        be(dumplings, 0, none),
      ),
      on(
        "2027-06-12 10:00",
        be(kreml, 60),
        go("walk", [20, 1.3], place("Чкаловская лестница", 56.3305, 44.0094, "Monument"), 30),
      ),
    ],
  }),
];
