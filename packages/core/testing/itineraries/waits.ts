import { be, expect, go, type Itinerary, itinerary, on, place } from "./itinerary.ts";

const rome = { today: "2027-04-01", zone: "Europe/Rome" };
const piazza = place("Piazza del Popolo", 41.9109, 12.4763);
const termini = place("Termini", 41.9009, 12.5021, "Transport");
const forum = place("Foro Romano", 41.8925, 12.4853, "HistoricalBuilding");
const gallery = place("Galleria Spada", 41.8936, 12.4722, "Museum", {
  workingHours: "Mo-Su 09:30-18:30",
});
const crypt = place("Cripta Balbi", 41.8949, 12.4779, "Museum", {
  workingHours: "Mo-Su 10:00-11:00",
});
const church = place("San Clemente", 41.8894, 12.4976, "Religion", {
  workingHours: "Mo-Su 10:00-12:30,15:00-17:30",
});

/** Who is early at a closed door waits, and all that follows is later. */
export const waits: readonly Itinerary[] = [
  itinerary({
    ...{ id: "rome-wait-train", title: "Rome: the wait at a gallery costs the train", ...rome },
    days: [
      on(
        "2027-05-11 08:30",
        be(piazza),
        go("walk", [20, 1.5], gallery, 90),
        go("bus", [20, 3], termini, 0, { reservationTime: "11:00" }),
      ),
    ],
    expected: [
      expect("opensLater", "hint", 0, "Galleria Spada"),
      expect("missedDeparture", "impossible", 0, "Termini"),
    ],
  }),
  itinerary({
    ...{ id: "rome-no-wait", title: "Rome: it is enough to see it from outside", ...rome },
    days: [
      on(
        "2027-05-11 09:21",
        be(piazza),
        go("walk", [2, 0.1], gallery, 90, { isWaitSkipped: true }),
        go("bus", [7, 3], termini, 0, { reservationTime: "11:00" }),
      ),
    ],
  }),
  itinerary({
    ...{ id: "rome-short-hour", title: "Rome: two hours in a crypt that is open for one", ...rome },
    days: [
      on("2027-05-11 09:30", be(piazza), go("walk", [20, 1.5], crypt, 120, { isAbout: true })),
    ],
    expected: [expect("closesTooSoon", "impossible", 0, "Cripta Balbi")],
  }),
  itinerary({
    ...{ id: "rome-siesta", title: "Rome: a church that is closed at noon, twice", ...rome },
    days: [
      on(
        "2027-05-11 14:15",
        be(forum),
        go("walk", [15, 1], church, 60),
        go("bus", [15, 2], termini, 0, { reservationTime: "16:20" }),
      ),
      on("2027-05-12 12:25", be(forum), go("walk", [15, 1], church, 60)),
    ],
    expected: [
      expect("opensLater", "hint", 0, "San Clemente"),
      expect("closed", "impossible", 1, "San Clemente"),
    ],
  }),
];
