import { be, expect, go, hotel, type Itinerary, itinerary, on, place } from "./itinerary.ts";

const alps = { today: "2027-05-01", zone: "Europe/Vienna" };
const parking = place("Parkplatz Maiskogel", 47.2652, 12.6893);
const summit = place("Kitzsteinhorn Gipfel", 47.188, 12.6876, "Hike");
const krefelder = hotel("Krefelder Hütte", 47.2085, 12.6873, [
  "2027-07-10 14:00",
  "2027-07-11 09:00",
]);
const salzburger = hotel("Salzburger Hütte", 47.2186, 12.6961, [
  "2027-07-11 14:00",
  "2027-07-12 09:00",
]);
const inn = hotel("Gasthof Post", 47.2722, 12.7582, ["2027-07-09 15:00", "2027-07-10 10:00"]);
const altai = { today: "2027-05-01", zone: "Asia/Barnaul" };
const tungur = hotel("Турбаза «Высотник»", 50.1579, 86.3276, [
  "2027-07-17 12:00",
  "2027-07-18 12:00",
]);
const camp = place("Стоянка Три Берёзы", 50.085, 86.36);
const akkem = place("Озеро Аккем", 49.9092, 86.5402, "Hike");
const riga = { today: "2027-05-01", zone: "Europe/Riga" };
const dom = place("Dome Cathedral", 56.9491, 24.1048, "Religion", {
  workingHours: "Mo-Sa 10:00-17:00; Su 14:00-17:00",
});
const jurmala = place("Jūrmala beach", 56.9722, 23.7969, "Water");

/** On foot. */
export const hikers: readonly Itinerary[] = [
  itinerary({
    ...{ id: "huts", title: "From hut to hut: 14 km on foot are what they came for", ...alps },
    days: [
      on(
        "2027-07-09 14:00",
        be(place("Zell am See", 47.3235, 12.7969), 60),
        go("car", [15, 9], inn),
      ),
      on(
        "2027-07-10 08:00",
        be(inn, 30),
        go("car", [12, 8], parking, 10),
        go("walk", [330, 14], summit, 45),
        go("walk", [60, 3], krefelder),
      ),
      on(
        "2027-07-11 07:30",
        be(krefelder),
        go("walk", [300, 9.8], place("Alexander-Enzinger-Weg", 47.23, 12.7, "Hike"), 60),
        go("walk", [60, 2], salzburger),
      ),
      on("2027-07-12 08:00", be(salzburger), go("walk", [150, 7], parking)),
    ],
  }),
  itinerary({
    ...{ id: "hut-missing", title: "From hut to hut: the second night has no hut", ...alps },
    days: [
      on(
        "2027-07-10 08:00",
        be(parking, 10),
        go("walk", [330, 14], summit, 45),
        go("walk", [60, 3], krefelder),
      ),
      on(
        "2027-07-11 07:30",
        be(krefelder),
        go("walk", [300, 9.8], place("Alexander-Enzinger-Weg", 47.23, 12.7, "Hike"), 60),
      ),
      on("2027-07-12 08:00", be(place("Kaprun", 47.2722, 12.7582), 60)),
    ],
    expected: [expect("noBed", "tight", 1)],
  }),
  itinerary({
    ...{
      id: "parking-twice",
      title: "A round walk: the car park is at its begin and its end",
      ...alps,
    },
    days: [
      on(
        "2027-07-10 08:00",
        be(inn, 30),
        go("car", [12, 8], parking, 10),
        go("walk", [240, 9], summit, 45),
        go("walk", [180, 9], parking, 10),
        go("car", [60, 40], place("Zell am See", 47.3235, 12.7969), 60),
      ),
    ],
  }),
  itinerary({
    ...{
      id: "hut-too-early",
      title: "The hut gives beds from two; they are there at noon and go on",
      ...alps,
    },
    // 12:00 at the hut for 20 minutes, 15:20 again, then to stay.
    days: [
      on(
        "2027-07-10 08:00",
        be(parking, 10),
        go("walk", [230, 9], krefelder, 20),
        go("walk", [90, 3], summit, 30),
        go("walk", [60, 3], krefelder),
      ),
      on("2027-07-11 07:00", be(krefelder, 90), go("walk", [150, 7], parking)),
    ],
  }),
  itinerary({
    ...{ id: "altai", title: "Алтай: с палатками к озеру Аккем, стоянка — не гостиница", ...altai },
    days: [
      on(
        "2027-07-17 13:00",
        be(place("Усть-Кокса", 50.2707, 85.6129), 30),
        go("car", [90, 60], tungur),
      ),
      on("2027-07-18 09:00", be(tungur, 30), go("walk", [400, 19], camp)),
      on("2027-07-19 09:00", be(camp), go("walk", [480, 22], akkem, 60)),
      on("2027-07-20 10:00", be(akkem, 240)),
    ],
    // 19 km to a camp that is no Hike; the night at the camp is one place, so is the lake.
    expected: [expect("longWalk", "hint", 1, "Стоянка Три Берёзы")],
  }),
  itinerary({
    ...{ id: "riga-walk", title: "Riga: on foot to the beach, 23 km", ...riga },
    days: [
      on(
        "2027-06-05 10:00",
        be(dom, 45),
        go("walk", [290, 23], jurmala, 60),
        go(
          "bus",
          [35, 25],
          place("Rīgas Centrāltirgus", 56.944, 24.116, "Shopping", {
            workingHours: "Mo-Su 07:30-18:00",
          }),
          30,
        ),
      ),
    ],
    // Market 17:10-17:40.
    expected: [expect("longWalk", "tight", 0, "Jūrmala beach")],
  }),
  itinerary({
    ...{ id: "riga-walk-10", title: "Riga: exactly ten kilometres along the river", ...riga },
    days: [
      on(
        "2027-06-05 10:00",
        be(dom, 45),
        go("walk", [130, 10], place("Mežaparks", 57.0064, 24.1593, "Natural"), 90),
        go("bus", [30, 8], dom),
      ),
    ],
  }),
  itinerary({
    ...{ id: "hut-short-night", title: "Down late, up early: seven hours in the valley", ...alps },
    days: [
      // 08:00, 5 h + 8 h + 8 h = until 21:15... ends 22:00.
      on(
        "2027-07-09 15:00",
        be(place("Zell am See", 47.3235, 12.7969), 120),
        go("walk", [285, 9], inn, 15),
      ),
      on(
        "2027-07-10 05:00",
        be(inn),
        go("car", [12, 8], parking, 10),
        go("walk", [330, 12], summit, 60),
      ),
    ],
    expected: [expect("shortNight", "hint", 0)],
  }),
  itinerary({
    ...{ id: "hut-just-8", title: "Down late, up early: eight hours in the valley", ...alps },
    days: [
      on(
        "2027-07-09 15:00",
        be(place("Zell am See", 47.3235, 12.7969), 120),
        go("walk", [285, 9], inn, 15),
      ),
      on(
        "2027-07-10 06:00",
        be(inn),
        go("car", [12, 8], parking, 10),
        go("walk", [330, 12], summit, 60),
      ),
    ],
  }),
  itinerary({
    ...{
      id: "elbrus-no-way",
      title: "Машиной до приюта нельзя: дороги нет",
      ...altai,
      zone: "Europe/Moscow",
    },
    days: [
      on(
        "2027-08-05 08:00",
        be(place("Азау", 43.2658, 42.4792), 30),
        be(place("Приют 11", 43.3153, 42.4603, "Hike"), 60, { isNoWay: true }),
      ),
    ],
    expected: [expect("noWay", "impossible", 0, "Приют 11")],
  }),
  itinerary({
    ...{
      id: "island-no-way",
      title: "By car to an island without a ferry",
      ...alps,
      zone: "Europe/Berlin",
    },
    days: [
      on(
        "2027-08-05 08:00",
        be(place("Husum", 54.4766, 9.0522), 30),
        be(place("Hallig Südfall", 54.4614, 8.7172, "Natural"), 60, { isNoWay: true }),
        go("car", [60, 40], place("Nordstrand", 54.4957, 8.8665), 30),
      ),
    ],
    expected: [expect("noWay", "impossible", 0, "Hallig Südfall")],
  }),
];
