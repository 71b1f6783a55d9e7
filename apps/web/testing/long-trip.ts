import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import type { Trip } from "@castor/core/trips/trip.ts";

const daysOfLongTrip = 60;
export const pointsPerDay = 17;

/** The instant a day begins, and its name. */
const beginOf = (day: number) =>
  `${new Date(Date.UTC(2027, 4, 1 + day)).toISOString().slice(0, 10)} 09:00`;

/** A trip of 1,020 points. Its days have the ids day0, day1 …, their points those of `pointOf`. */
export function makeLongTrip(id: string): Trip {
  const routes = Array.from({ length: daysOfLongTrip }, (_, day) =>
    makeRoute({
      id: `day${day}`,
      name: `Day ${day}`,
      date: beginOf(day),
      points: Array.from({ length: pointsPerDay }, (_, index) =>
        makePoint({
          id: pointOf(day, index),
          name: `Sight ${index} of day ${day}`,
          lat: 41 + index / 100,
          lng: 44 + day / 100,
          timeToSpend: 30,
        }),
      ),
    }),
  );
  return makeTrip({ id, routes });
}

export const pointOf = (day: number, index: number): string => `stop${day}x${index}`;
