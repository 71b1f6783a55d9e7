import { be, expect, go, hotel, type Itinerary, itinerary, on, place } from "./itinerary.ts";

const spain = { today: "2027-04-01", zone: "Europe/Madrid" };
const madrid = hotel("Hostal Persal", 40.4141, -3.7009, ["2027-05-18 14:00", "2027-05-21 12:00"]);
const prado = place("Museo del Prado", 40.4138, -3.6921, "Museum", {
  workingHours: "Mo-Sa 10:00-20:00; Su 10:00-19:00",
});
const botin = place("Casa Lucio", 40.4126, -3.7089, "Restaurant", {
  workingHours: "Mo-Su 13:00-16:00,20:30-01:30",
});
const toledo = place("Catedral de Toledo", 39.8571, -4.0236, "Religion", {
  workingHours: "Mo-Sa 10:00-18:30; Su 14:00-18:30",
});
const sevilla = hotel("Hotel Simón", 37.3871, -5.9943, ["2027-05-18 14:00", "2027-05-19 12:00"]);
const tapas = place("Mercado de San Miguel", 40.4154, -3.709, "Restaurant", {
  workingHours: "Mo-Th 10:00-24:00; Fr-Sa 10:00-01:00; Su 10:00-24:00",
});

/** Hotels over several nights, late dinners, short nights. */
export const nights: readonly Itinerary[] = [
  itinerary({
    ...{
      id: "madrid-three",
      title: "Madrid: three nights in one hotel, dinner until after midnight",
      ...spain,
    },
    days: [
      // 22:20-00:20, 00:28.
      on(
        "2027-05-18 15:00",
        be(madrid, 60),
        go("walk", [15, 0.8], prado, 180),
        go("walk", [20, 1.4], botin, 120, { reservationTime: "22:20" }),
        go("walk", [8, 0.7], madrid),
      ),
      on(
        "2027-05-19 10:00",
        be(madrid),
        go("car", [60, 73], toledo, 120),
        go("car", [60, 73], madrid),
      ),
      on(
        "2027-05-20 10:30",
        be(madrid),
        go("walk", [15, 0.8], prado, 120),
        go("walk", [15, 0.8], madrid),
      ),
      on("2027-05-21 10:00", be(madrid, 60)),
    ],
  }),
  itinerary({
    ...{ id: "madrid-toledo-early", title: "Madrid: dinner until two, up at seven", ...spain },
    days: [
      // 22:30 + 180 = 01:30, 01:38; next begin 07:00: 5 h 22.
      on(
        "2027-05-18 16:00",
        be(prado, 120),
        go("walk", [20, 1.4], botin, 180, { reservationTime: "22:30" }),
        go("walk", [8, 0.7], madrid),
      ),
      on(
        "2027-05-19 07:00",
        be(madrid, 120),
        go("car", [60, 73], toledo, 120),
        go("car", [60, 73], madrid),
      ),
    ],
    expected: [expect("shortNight", "tight", 0)],
  }),
  itinerary({
    ...{
      id: "madrid-overlap",
      title: "Madrid: the night out ends after the next day began",
      ...spain,
    },
    days: [
      on(
        "2027-05-18 20:00",
        be(tapas, 180),
        go(
          "walk",
          [10, 0.7],
          place("Joy Eslava", 40.4173, -3.7068, "Show", { workingHours: "Mo-Su 23:00-06:00" }),
          400,
        ),
        go("walk", [10, 0.7], madrid),
      ),
      on(
        "2027-05-19 05:30",
        be(madrid),
        go("car", [60, 73], place("Mirador del Valle", 39.8507, -4.0203, "PhotoSpot"), 30),
      ),
    ],
    // 23:10-05:50, 06:00.
    expected: [expect("daysOverlap", "impossible", 0)],
  }),
  itinerary({
    ...{ id: "madrid-sevilla-bed", title: "The bed is in Seville, the day is in Madrid", ...spain },
    days: [
      on("2027-05-18 12:00", be(prado, 180), go("walk", [15, 1], tapas, 60)),
      on(
        "2027-05-19 10:00",
        be(prado, 60),
        go("walk", [15, 1], tapas, 60),
        be(sevilla, 0, { routeMode: "none" }),
      ),
    ],
    expected: [expect("farBed", "tight", 0, "Hotel Simón")],
  }),
  itinerary({
    ...{
      id: "madrid-alcala-bed",
      title: "The bed is a good half hour outside of Madrid",
      ...spain,
    },
    days: [
      // 30.1 km to Alcalá in a straight line and 28.9 back, instead of 1.4: 75 minutes.
      on(
        "2027-05-18 12:00",
        be(prado, 180),
        go("walk", [15, 1], tapas, 60),
        be(
          hotel("Parador de Alcalá", 40.4805, -3.3631, ["2027-05-18 14:00", "2027-05-19 12:00"]),
          0,
          { routeMode: "none" },
        ),
      ),
      on("2027-05-19 10:00", be(prado, 60), go("walk", [15, 1], tapas, 60)),
    ],
    expected: [expect("farBed", "hint", 0, "Parador de Alcalá")],
  }),
  itinerary({
    ...{
      id: "madrid-bed-near",
      title: "The hotel is on no day's path, but around the corner",
      ...spain,
    },
    days: [
      on(
        "2027-05-18 12:00",
        be(prado, 180),
        go("walk", [15, 1], tapas, 60),
        be(madrid, 0, { routeMode: "none" }),
      ),
      on("2027-05-19 10:00", be(prado, 60), go("walk", [15, 1], tapas, 60)),
    ],
  }),
];
