import { planDay } from "@castor/core/testing/plan-day.ts";
import { expect, test } from "vitest";
import { makePoint } from "../../testing/make.ts";
import { createFormats } from "../formats/create-formats.ts";
import { listTimeFacts } from "./time-facts.ts";

test("a wait at a closed door is printed with the opening, one for a reservation without", () => {
  const day = "2026-12-05 09:00";
  const writing = {
    words: (key: string, figures?: object) => [key, ...Object.values(figures ?? {})].join(" "),
    formats: createFormats("en"),
  };
  const describe = (fields: Parameters<typeof makePoint>[0]) => {
    const times = planDay(day, fields ?? {}).stops.a ?? null;
    const facts = listTimeFacts(makePoint(fields), times, writing);
    return facts.map((fact) => fact.replaceAll("\u00a0", " "));
  };
  expect(describe({ workingHours: "Mo-Su 10:00-18:00" })).toEqual([
    "schedule.waitAtDoor 10:00 1 hr",
  ]);
  expect(describe({ reservationTime: "09:30" })).toEqual([
    "points.reservedAt 09:30",
    "schedule.wait 30 min",
  ]);
});
