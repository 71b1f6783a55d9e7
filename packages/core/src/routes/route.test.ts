import { expect, test } from "vitest";
import { fieldMessages } from "../schemas/validation.ts";
import { dateForNewRoute, routeSave } from "./route.ts";

const now = new Date("2026-11-20T22:30:00Z");

test("A new route defaults to the day after the last route, at 09:00", () => {
  const existing = [{ date: "2026-12-31 18:00" }, { date: "2026-12-30 09:00" }];
  expect(dateForNewRoute(existing, now, "UTC")).toBe("2027-01-01 09:00");
});

test("The first route of a trip is tomorrow 09:00 in the caller's zone", () => {
  expect(dateForNewRoute([], now, "UTC")).toBe("2026-11-21 09:00");
  expect(dateForNewRoute([], now, "Asia/Tokyo")).toBe("2026-11-22 09:00");
});

test("A new route may leave its date out; a date is YYYY-MM-DD HH:mm", () => {
  expect(routeSave.safeParse({ tripId: "a", name: "Day" }).success).toBe(true);
  for (const save of [
    { id: "a", date: "2026-02-30 09:00" },
    { tripId: "a", name: "Day", date: "2026-02-30 09:00" },
  ]) {
    const wrong = routeSave.safeParse(save, { reportInput: true });
    expect(wrong.success ? {} : fieldMessages(wrong.error)).toEqual({ date: "invalidDate" });
  }
});
