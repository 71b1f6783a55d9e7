import type { DayLeg } from "@castor/core/routes/paths/path-requests.ts";
import { makePoint, makeRoute } from "@castor/core/testing/make.ts";
import { renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { LegState } from "../../../features/points/leg-line.tsx";
import { useDaySchedule } from "./use-day-schedule.ts";

const position = { lat: 41.69, lng: 44.8 };
const route = makeRoute({
  date: "2027-05-03 09:00",
  points: [
    makePoint({ id: "inn", timeToSpend: 60, ...position }),
    makePoint({ id: "pass", ...position }),
    makePoint({ id: "table", reservationTime: "13:00", timeToSpend: 30, ...position }),
  ],
});
const leg: DayLeg = {
  distance: 30_000,
  duration: 1_800,
  geometry: { type: "LineString", coordinates: [] },
  isEstimated: false,
};

/** The day's schedule with the known legs to the pass and to the table. */
async function schedule(toPass: LegState, toTable: LegState) {
  const states: Record<string, LegState> = { pass: toPass, table: toTable };
  const known = Object.entries(states).flatMap(([id, state]) =>
    typeof state === "string" ? [] : [[id, state] as const],
  );
  const path = {
    legs: Object.fromEntries(known),
    legTo: ({ id }: { id: string }) => states[id] ?? null,
  };
  const { result } = renderHook(() => useDaySchedule(route, path));
  await waitFor(() => expect(result.current).not.toBeNull());
  return result.current;
}

/** The arrivals of the schedule. */
async function arrivals(toPass: LegState, toTable: LegState) {
  const day = await schedule(toPass, toTable);
  const times = Object.entries(day?.stops ?? {});
  return [
    ...times.map(([id, { arrival }]) => `${id} ${arrival.at.slice(11)}`),
    `end ${day?.end?.at.slice(11) ?? "?"}`,
  ];
}

test("times go as far as the path is known, and continue from a reservation after a gap", async () => {
  expect(await arrivals(leg, leg)).toEqual(["inn 09:00", "pass 10:30", "table 11:00", "end 13:30"]);
  expect(await arrivals("missing", leg)).toEqual(["inn 09:00", "table 13:00", "end 13:30"]);
});

test("while a leg loads, the times after it are unknown", async () => {
  expect(await arrivals("pending", leg)).toEqual(["inn 09:00", "end ?"]);
  expect(await arrivals(leg, "pending")).toEqual(["inn 09:00", "pass 10:30", "end ?"]);
});

test("the time at stops is known before any leg, and the travel time as far as legs are known", async () => {
  expect(await schedule("pending", "pending")).toMatchObject({ travel: 0, stay: 90 });
  expect(await schedule("pending", leg)).toMatchObject({ travel: 30, stay: 90 });
  expect(await schedule(leg, leg)).toMatchObject({ travel: 60, stay: 90 });
});

test("who is early at a closed door waits; no time is shown before opening hours are known", async () => {
  const points = route.points.map((point) =>
    point.id === "pass" ? { ...point, workingHours: "Mo-Su 10:45-18:00" } : point,
  );
  const closed = makeRoute({ ...route, points });
  const path = { legs: { pass: leg, table: leg }, legTo: () => leg };
  const seen: (string | undefined)[] = [];
  const { result } = renderHook(() => {
    const day = useDaySchedule(closed, path);
    seen.push(day?.stops.table?.arrival.at);
    return day;
  });
  await waitFor(() => expect(result.current).not.toBeNull());
  expect(result.current?.stops.pass).toMatchObject({ waiting: 15 });
  expect(new Set(seen)).toEqual(new Set([undefined, "2027-05-03 11:15"]));
});

test("without a day there is no schedule", () => {
  const path = { legs: {}, legTo: () => null };
  expect(renderHook(() => useDaySchedule(null, path)).result.current).toBeNull();
});
