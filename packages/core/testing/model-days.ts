import type { Point } from "../src/points/point.ts";
import { estimateLeg } from "../src/services/paths/estimate-path.ts";
import { makePoint } from "./make.ts";

/** A stop of a day that a solver judges: its window or its reservation, in minutes after 09:00. */
export interface ModelStop {
  point: Point;
  window: { opens: number; closes: number } | null;
  booked: number | null;
}

const [dayBegin, secondsOfMinute] = [9 * 60, 60];
const wholeOf = (random: () => number) => (from: number, to: number) =>
  from + Math.floor(random() * (to - from));

function makeStop(
  { window, booked, cameBeforeMin = 0, ...point }: Omit<ModelStop, "point"> & Partial<Point>,
  random: () => number,
): ModelStop {
  return {
    point: makePoint({
      ...point,
      priority: random() < 0.3 ? "star" : "normal",
      workingHours: window ? `Mo-Su ${clock(window.opens)}-${clock(window.closes)}` : "",
      reservationTime: booked === null ? null : clock(booked),
      cameBeforeMin: booked === null ? 0 : cameBeforeMin,
    }),
    ...{ window, booked },
  };
}

const somewhere = (whole: (from: number, to: number) => number) => ({
  lat: 48 + whole(0, 200) / 1_000,
  lng: 16 + whole(0, 300) / 1_000,
});

/** A day whose hours and reservations are drawn by chance: often not all of them can be kept. */
export function makeCrowdedDay(random: () => number, count: number): ModelStop[] {
  const whole = wholeOf(random);
  return Array.from({ length: count }, (_, index) => {
    const kind = random();
    const opens = whole(0, 6) * 60;
    const closes = opens + whole(2, 6) * 60;
    return makeStop(
      {
        ...{ id: `stop${index}`, ...somewhere(whole), timeToSpend: whole(1, 8) * 15 },
        window: kind < 0.5 ? { opens, closes } : null,
        booked: kind > 0.7 ? whole(1, 8) * 60 : null,
        cameBeforeMin: whole(0, 3) * 10,
      },
      random,
    );
  });
}

/** A day with hours and reservations around a random tour: some order keeps nearly all of them. */
export function makeTouredDay(random: () => number, count: number): ModelStop[] {
  const whole = wholeOf(random);
  let minute = 0;
  let before: Point | null = null;
  const stops: ModelStop[] = [];
  for (let index = 0; index < count; index += 1) {
    const kind = random();
    const timeToSpend = whole(1, 5) * 15;
    const position = somewhere(whole);
    if (before)
      minute += Math.round(estimateLeg(before, position, "car").duration / secondsOfMinute);
    const opens = Math.max(0, minute - whole(0, 90));
    const closes = minute + timeToSpend + whole(0, 90);
    const booked = minute + whole(0, 30);
    const stop = makeStop(
      {
        ...{ id: `stop${index}`, ...position, timeToSpend },
        window: kind < 0.6 ? { opens, closes } : null,
        booked: kind > 0.85 ? booked : null,
        cameBeforeMin: whole(0, 3) * 10,
      },
      random,
    );
    stops.push(stop);
    minute = Math.max(minute, stop.booked ?? 0) + timeToSpend;
    before = stop.point;
  }
  // In another order than the tour.
  return stops
    .map((stop) => ({ stop, order: random() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ stop }) => stop);
}

function clock(minute: number): string {
  const time = dayBegin + minute;
  const parts = [Math.floor(time / 60), time % 60];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}
