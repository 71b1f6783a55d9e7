import { createChange, type TripChange } from "@castor/core/changes/trip-change.ts";
import { newFinance } from "@castor/core/finance/finance.ts";
import { newPoint } from "@castor/core/points/edit/new-point.ts";
import type { Point } from "@castor/core/points/point.ts";
import { newRouteFields, type Route } from "@castor/core/routes/route.ts";
import { addDays, type DateText } from "@castor/core/time/dates.ts";
import { newTrip } from "@castor/core/trips/trip.ts";
import type { TranslateWith } from "../../i18n/words.ts";
import { type DemoDay, type DemoStop, demoDays } from "./demo-days.ts";

/** With days that are planned already, or with days that have nothing on them. */
export type DemoKind = "sample" | "empty";

export interface DemoWish {
  kind: DemoKind;
  tripId: string;
  today: DateText;
  now: Date;
  newId: () => string;
  newKey: () => string;
  translate: TranslateWith<"demo">;
}

/** Far enough ahead to be planned. */
const daysAhead = 14;

/** The changes that make the demo (decision 118): a new trip, and what is on it, as an import brings it. */
export function makeDemo(wish: DemoWish): TripChange[] {
  const { kind, tripId, today, now, newKey, translate } = wish;
  const at = now.toISOString();
  const name = translate(kind === "sample" ? "demo.sampleName" : "demo.emptyName");
  const routes = demoDays.map((day, index) =>
    makeDay(wish, { day, index, date: addDays(today, daysAhead + index) }),
  );
  const contents = { routes, ideas: [], financeItems: [], notes: [] };
  return [
    createChange(
      { name: "trips.add", args: { id: tripId, form: { ...newTrip(), name } } },
      { id: newKey(), at },
    ),
    createChange(
      { name: "trips.import", args: { tripId, name, contents, targets: [] } },
      { id: newKey(), at },
    ),
  ];
}

interface DatedDay {
  day: DemoDay;
  index: number;
  date: DateText;
}

function makeDay(
  { kind, tripId, newId, translate }: DemoWish,
  { day, index, date }: DatedDay,
): Route {
  const { time, stops } = day;
  const isSample = kind === "sample";
  const moveType = isSample ? day.moveType : newRouteFields.moveType;
  const id = newId();
  const named = isSample
    ? { name: translate(day.name), icon: day.icon, date: `${date} ${time}` }
    : { name: translate("days.nameOfDay", { number: index + 1 }), date: `${date} 09:00` };
  const on = { id, tripId, moveType };
  return {
    ...{ ...newRouteFields, track: "", icon: "none" as const },
    ...named,
    ...{ id, tripId, moveType, isReadonly: false, notes: [] },
    points: (isSample ? stops : []).map(
      (stop, order): Point => ({
        ...newPoint(on, { ...stop, name: translate(stop.name) }),
        ...valuesOf(stop),
        ...{ id: newId(), linkId: newId(), order },
      }),
    ),
  };
}

const valuesOf = ({ typeId, timeToSpend, reservationTime, price }: DemoStop) => ({
  ...{ typeId, timeToSpend, reservationTime: reservationTime ?? null },
  finance: price === undefined ? null : { ...newFinance("EUR"), price },
});
