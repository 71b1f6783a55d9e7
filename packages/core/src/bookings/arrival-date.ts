import { addDays, type DateText, type DateTimeText, dayOf, type TimeText } from "../time/dates.ts";
import { instantOf } from "../time/zoned-time.ts";

/** From the day before, where a journey over the date line may end, to two days later. */
const dayShifts = [-1, 0, 1, 2];

/**
 * The date of an arrival of which the time alone is known: the first on which it is behind the departure by the clocks of both zones. Where
 * one zone is unknown, the clocks are taken for the same.
 */
export function dateOfArrival(
  departure: DateTimeText,
  time: TimeText,
  zones: { departure: string | null; arrival: string | null },
): DateText {
  const isKnown = zones.departure !== null && zones.arrival !== null;
  const [from, to] = isKnown ? [zones.departure ?? "", zones.arrival ?? ""] : ["UTC", "UTC"];
  const departs = instantOf(departure, from);
  const dates = dayShifts.map((days) => addDays(dayOf(departure), days));
  const found = dates.find((date) => instantOf(`${date} ${time}`, to) > departs);
  return found ?? dayOf(departure);
}
