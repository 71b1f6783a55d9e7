import { endpoints } from "@castor/core/endpoints.ts";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { getByTooltip } from "../../../testing/by-tooltip.ts";
import { countRenders, type Renders } from "../../../testing/count-renders.ts";
import { FakeApi } from "../../../testing/fake-api.ts";
import { FakePoints } from "../../../testing/fake-points.ts";
import { forgetEverybody, logInAs } from "../../../testing/log-in.ts";
import { makeLongTrip, pointOf, pointsPerDay } from "../../../testing/long-trip.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { queryClient } from "../../data/http/query-client.ts";
import { tripHistoryOf } from "../../data/trip-changes/history/trip-histories.ts";
import { writeUserStorage } from "../../device/storage/user-storage.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";

/** The rows and lines of the page's lists: of points, of days, of both. */
const rows = ["PointRow", "ItineraryStop", "DayLink", "DayRow", "DayNotes", "LegendDay"];
let made = 0;

beforeAll(async () => {
  await startWords();
  // The first import of the page takes longer than a test waits for its content.
  await import("./map-page.tsx");
  await import("./itinerary/itinerary.tsx");
});
beforeEach(async () => {
  await setLanguage("en");
  logInAs();
  writeUserStorage("legend_panel", "open");
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  queryClient.clear();
  forgetEverybody();
});

/** Opens a trip of 1,020 points on a server that keeps its changes and knows each leg. */
function openLongTrip(routeId: string) {
  const trip = makeLongTrip(`long${++made}`);
  const api = new FakeApi().on(endpoints.services.route, ({ body }) => ({
    provider: "test",
    estimated: false,
    legs: body.points.slice(1).map(() => ({
      distance: 1_200,
      duration: 900,
      geometry: { type: "LineString" as const, coordinates: [] },
    })),
  }));
  new FakePoints(api, trip);
  openApp(`/map/${trip.id}/${routeId}`);
  return trip;
}

/** Waits until the legs and times of the day in view are known. */
const timesKnown = () => screen.findByText(/ at stops · until /);

const ofRows = (renders: Renders) =>
  Object.fromEntries(Object.entries(renders).filter(([name]) => rows.includes(name)));

const rename = (tripId: string) =>
  countRenders(async () => {
    const args = { id: pointOf(0, 3), change: { name: "Castle" } };
    await act(() => tripHistoryOf(tripId).run({ name: "points.save", args }));
    expect(screen.getByText("Castle")).toBeDefined();
  });

test.each(["View", "Edit"])(
  "in mode %s a renamed point draws its row and the link of its day",
  async (mode) => {
    const trip = openLongTrip("day0");
    await timesKnown();
    await userEvent.click(screen.getByRole("radio", { name: mode }));
    expect(ofRows(await rename(trip.id))).toEqual({ PointRow: 1, DayLink: 1 });
  },
);

test.each(["View", "Edit"])(
  "in mode %s, in the itinerary, a renamed point draws its row and its day",
  async (mode) => {
    // jsdom has no layout: without a height all rows would be in view.
    vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(84);
    const trip = openLongTrip("-1");
    await userEvent.click(await screen.findByRole("radio", { name: mode }));
    await screen.findByText("Sight 3 of day 0");
    await screen.findAllByText(/ at stops/);
    const drawn = document.querySelectorAll("[data-stop]").length;
    expect(drawn).toBeGreaterThan(3);
    expect(drawn).toBeLessThan(4 * pointsPerDay);
    expect(ofRows(await rename(trip.id))).toEqual({
      ItineraryStop: 1,
      DayRow: 1,
      ...{ DayLink: 1, LegendDay: 1 },
    });
  },
);

test("a pointer that crosses the rows draws none of them", async () => {
  openLongTrip("day0");
  await timesKnown();
  const renders = await countRenders(async () => {
    for (const index of [2, 3, 4])
      await userEvent.hover(screen.getByText(`Sight ${index} of day 0`));
  });
  expect(ofRows(renders)).toEqual({});
  expect(document.querySelector("[data-hovered]")?.textContent).toContain("Sight 4 of day 0");
});

test("a row that is picked up draws what it shows, and of the other rows nothing that they show", async () => {
  openLongTrip("day0");
  await timesKnown();
  await userEvent.click(screen.getByRole("radio", { name: "Edit" }));
  const handle = screen.getByRole("button", { name: /^Change the place of “Sight 3 of day 0”/ });
  act(() => handle.focus());
  const renders = await countRenders(async () => {
    await userEvent.keyboard(" ");
    await waitFor(() => expect(handle.getAttribute("aria-pressed")).toBe("true"));
  });
  expect(renders.PointRowContent).toBe(1);
});

test("another day draws its own rows and the links of both days", async () => {
  openLongTrip("day0");
  await timesKnown();
  const renders = await countRenders(async () => {
    await userEvent.click(getByTooltip("Day 7"));
    await waitFor(() => expect(screen.getByText("Sight 0 of day 7")).toBeDefined());
    await timesKnown();
  });
  const { PointRow = 0, ...others } = ofRows(renders);
  expect(others).toEqual({ DayLink: 2 });
  // When they appear, when their legs are known, and when their times are.
  expect(PointRow).toBeLessThanOrEqual(3 * pointsPerDay);
});
