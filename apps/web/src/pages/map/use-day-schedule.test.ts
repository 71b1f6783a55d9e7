import type { DayLeg } from "@castor/core/routes/path-requests.ts";
import { makePoint, makeRoute } from "@castor/core/testing/make.ts";
import { renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { LegState } from "../../features/points/leg-line.tsx";
import { useDaySchedule } from "./use-day-schedule.ts";

const at = { lat: 41.69, lng: 44.8 };
const route = makeRoute({
  date: "2027-05-03 09:00",
  points: [
    makePoint({ id: "inn", timeToSpend: 60, ...at }),
    makePoint({ id: "pass", ...at }),
    makePoint({ id: "table", reservationTime: "13:00", ...at }),
  ],
});
const leg: DayLeg = {
  distance: 30_000,
  duration: 1_800,
  geometry: { type: "LineString", coordinates: [] },
  isEstimated: false,
};

/** The arrivals on that day with what is known of the legs to the pass and to the table. */
async function arrivals(toPass: LegState, toTable: LegState) {
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
  const times = Object.entries(result.current?.stops ?? {});
  return [
    ...times.map(([id, { arrival }]) => `${id} ${arrival.at.slice(11)}`),
    `end ${result.current?.end?.at.slice(11) ?? "?"}`,
  ];
}

test("times go as far as the path is known, and on from a reservation where there is no way", async () => {
  expect(await arrivals(leg, leg)).toEqual(["inn 09:00", "pass 10:30", "table 11:00", "end 13:00"]);
  expect(await arrivals("missing", leg)).toEqual(["inn 09:00", "table 13:00", "end 13:00"]);
});

test("while a way is looked for, nothing is assumed of what follows it", async () => {
  expect(await arrivals("pending", leg)).toEqual(["inn 09:00", "end ?"]);
  expect(await arrivals(leg, "pending")).toEqual(["inn 09:00", "pass 10:30", "end ?"]);
});

test("without a day there is no schedule", () => {
  const path = { legs: {}, legTo: () => null };
  expect(renderHook(() => useDaySchedule(null, path)).result.current).toBeNull();
});
