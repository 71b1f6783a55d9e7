import { createRandom } from "../src/basics/create-random.ts";
import type { OrderInput } from "../src/order/make-order-problem.ts";
import type { Point } from "../src/points/point.ts";
import { makePoint, makeRoute } from "./make.ts";

/** The stops between the hotel in the morning and in the evening, unless others are asked for. */
const usual = 20;
/** The side of the square in which they lie: a unit of it takes a minute. More stops lie nearer together, so that they fit into a day. */
const sideFor = (count: number) => Math.min(50, 1_500 / count);
/** The hour in which the day begins. */
const begin = 8;

/** Widths of the windows in minutes, and how many days there are of each. */
export const tourWidths = [20, 40, 60, 80, 100] as const;
export const toursOfWidth = 50;

/** A day whose stops have a window each. */
export interface TourDay {
  input: OrderInput;
  /** By stop in today's order: the minutes after the start in which it is open. `closes` is the first in which it is not. */
  windows: readonly { opens: number; closes: number }[];
}

const [always, never] = [0, Infinity];

/**
 * A day by the recipe of Dumas for instances with time windows: positions in a square, a random tour through them, and around
 * each of its arrivals a window whose two sides are random, up to half the width. So an order exists in which nothing is
 * impossible. The same numbers give the same day.
 */
export function makeTourDay(width: number, number: number, count = usual): TourDay {
  const random = createRandom(`tour ${width} ${number}`);
  const side = sideFor(count);
  const anywhere = () => ({ lat: random() * side, lng: random() * side });
  const inn = anywhere();
  let [minute, before] = [0, inn];
  // The stops are made in the order of the tour and listed in another.
  const stops = Array.from({ length: count }, (_, index) => {
    const position = anywhere();
    minute += minutesBetween(before, position);
    before = position;
    const half = () => Math.round((random() * width) / 2);
    const opens = Math.max(0, minute - half());
    // Whoever arrives at closing time finds it closed.
    const closes = minute + 1 + half();
    const workingHours = `Mo-Su ${clock(opens)}-${clock(closes)}`;
    const id = `stop${index}`;
    const point = makePoint({ ...position, id, workingHours, timeToSpend: 0 });
    return { order: random(), point, window: { opens, closes } };
  });
  const shuffled = stops.toSorted((one, other) => one.order - other.order);
  const hotel = (id: string) => makePoint({ ...inn, id, typeId: "Hotel", timeToSpend: 0 });
  const points = [hotel("morning"), ...shuffled.map(({ point }) => point), hotel("evening")];
  const input: OrderInput = {
    route: makeRoute({ date: `2026-12-05 ${clock(0)}`, points }),
    legOf: (from, to) => ({
      ...{ distance: 0, duration: minutesBetween(from, to) * 60 },
      ...{ isEstimated: false, hasNoWay: false },
    }),
    zoneOf: () => "Europe/Vienna",
    ...{ fallbackZone: "UTC", keepsFirst: true, keepsLast: true },
  };
  const ofInn = { opens: always, closes: never };
  return { input, windows: [ofInn, ...shuffled.map(({ window }) => window), ofInn] };
}

type Coordinates = Pick<Point, "lat" | "lng">;

const minutesBetween = (one: Coordinates, other: Coordinates): number =>
  Math.round(Math.hypot(one.lat - other.lat, one.lng - other.lng));

/** The time of a minute of the day. */
function clock(minute: number): string {
  const time = begin * 60 + minute;
  const [hours, minutes] = [Math.floor(time / 60), time % 60];
  return [hours, minutes].map((part) => String(part).padStart(2, "0")).join(":");
}
