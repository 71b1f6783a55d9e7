import { findDoors } from "@castor/core/hours/find-doors.ts";
import type { Point } from "@castor/core/points/point.ts";
import { scheduleDay } from "@castor/core/routes/schedule/day-schedule.ts";
import { makePoint } from "@castor/core/testing/make.ts";
import { render, screen, within } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { KitProvider } from "../../ui/theme/kit-provider.tsx";
import { PointList } from "./point-list.tsx";

beforeAll(startWords);
beforeEach(() => setLanguage("en"));

const tbilisi = () => "Asia/Tbilisi";
const noActions = {
  onEdit: () => {},
  onDuplicate: () => {},
  onToTrip: () => {},
  onDelete: () => {},
};

interface Day {
  date?: string;
  /** Minutes of the legs, one to each point after the first. */
  legs?: number[];
  isEstimated?: boolean;
  zoneOf?: (id: string) => string;
}

/** Draws a day's list with its times, as the page does; returns a function that finds a row. */
function showDay(stops: Partial<Point>[], { legs = [], isEstimated = false, ...day }: Day = {}) {
  const points = stops.map((stop, index) =>
    makePoint({ id: `stop${index}`, name: `Stop ${index}`, ...stop }),
  );
  const lengths = legs.map((minutes, index) => {
    const leg = { duration: minutes * 60, isEstimated };
    return [`stop${index + 1}`, leg] as const;
  });
  const schedule = scheduleDay({
    date: "2027-05-03 09:00",
    points,
    legs: Object.fromEntries(lengths),
    zoneOf: tbilisi,
    fallbackZone: "UTC",
    doorAt: findDoors(points),
    ...day,
  });
  render(
    <KitProvider>
      <PointList
        points={points}
        legTo={() => null}
        alsoOn={() => ""}
        timesAt={(id) => schedule.stops[id] ?? null}
        selectedId={null}
        isEditing={false}
        onSelect={() => {}}
        onOrder={() => {}}
        actions={noActions}
      />
    </KitProvider>,
  );
}

const readers = () =>
  within(screen.getByRole("list", { name: /Points|Точки/ }))
    .getAllByRole("button")
    .map((row) => row.textContent?.replaceAll("\u00a0", " "));

test("each row shows arrival and departure, in figures and as a sentence", () => {
  showDay([{ timeToSpend: 60 }, {}], { legs: [15] });
  expect(readers()).toEqual([
    expect.stringMatching(/^09:0010:00.*Stop 0Arrival: 09:00, departure: 10:00\./),
    expect.stringMatching(/^10:15.*Stop 1Arrival: 10:15\.$/),
  ]);
  expect(screen.getByText("10:15", { selector: "[aria-hidden] *" })).toBeDefined();
});

test("an estimated time has “about”, and a time on the next day has its date", () => {
  const late = { date: "2027-05-03 23:30", legs: [45], isEstimated: true };
  showDay([{}, { timeToSpend: 30 }], late);
  expect(readers()[1]).toMatch(/^≈00:15\+1≈00:45\+1/);
  expect(readers()[1]).toContain(
    "Arrival: about 00:15, 04/05 (Tue), departure: about 00:45, 04/05 (Tue).",
  );
});

test("waiting for a reservation is shown", () => {
  showDay([{}, { reservationTime: "10:00" }], { legs: [25] });
  expect(readers()[1]).toContain("reserved for 10:00 · 35 min to wait");
});

test("waiting at a closed door is shown, and the times after it follow", () => {
  showDay([{}, { workingHours: "10:00-18:00", timeToSpend: 30 }, {}], { legs: [25, 5] });
  expect(readers()[1]).toMatch(/^09:2510:30/);
  expect(readers()[1]).toContain("opens at 10:00, 35 min to wait · 30 min");
  expect(readers()[2]).toMatch(/^10:35/);
});

test("lateness is shown in words, once", () => {
  showDay(
    [
      { timeToSpend: 60 },
      { reservationTime: "10:00", cameBeforeMin: 10 },
      { reservationTime: "10:45", cameBeforeMin: 30 },
    ],
    { legs: [20, 10] },
  );
  expect(readers()[1]).toMatch(/20 min late for the reservation at 10:00$/);
  expect(readers()[2]).toMatch(/15 min late: be there by 10:15 for the reservation at 10:45$/);
});

test("lateness is shown in Russian too", async () => {
  await setLanguage("ru");
  const stops = [{ timeToSpend: 60 }, { reservationTime: "10:00" }];
  showDay(stops, { legs: [20], isEstimated: true });
  expect(readers()[1]).toContain("Прибытие: около 10:20.");
  expect(readers()[1]).toMatch(/Опоздаете примерно на 20 мин к брони на 10:00$/);
});

test("a change of the time zone is shown before the stop where it applies", () => {
  const zoneOf = (id: string) => (id === "stop1" ? "Europe/Istanbul" : "Asia/Tbilisi");
  showDay([{}, {}, {}], { legs: [30, 30], zoneOf });
  const [, there, back] = screen.getAllByRole("listitem");
  expect(there?.textContent).toMatch(/^Time zone: −1\shr08:30/);
  expect(back?.textContent).toMatch(/^Time zone: \+1\shr10:00/);
});

test("a point off the path, or with an unknown time, shows no time", () => {
  showDay([{}, { routeMode: "none", excludeFromRoute: true }, {}, {}], { legs: [5] });
  expect(readers()[1]).not.toMatch(/\d\d:\d\d/);
  expect(readers()[2]).not.toMatch(/\d\d:\d\d/);
});
