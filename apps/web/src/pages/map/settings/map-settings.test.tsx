import { endpoints } from "@castor/core/endpoints.ts";
import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { FakeApi, refuse } from "../../../../testing/fake-api.ts";
import { logInAs } from "../../../../testing/log-in.ts";
import { openApp } from "../../../../testing/open-app.tsx";
import { writeStored } from "../../../device/storage/storage.ts";
import { setLanguage, startWords } from "../../../i18n/words.ts";
import { settingsFor } from "./settings-sections.ts";

const day = makeRoute({ id: "day", name: "Old town", points: [makePoint({ name: "Castle" })] });
let api: FakeApi;
let made = 0;

beforeAll(startWords);
// The first import of the page takes long.
beforeAll(() => import("../map-page.tsx"));
beforeEach(async () => {
  await setLanguage("en");
  logInAs();
  writeStored("layout", null);
  api = new FakeApi().on(endpoints.services.route, ({ body }) => ({
    provider: "estimate",
    estimated: true,
    legs: body.points.slice(1).map(() => ({
      distance: 1_200,
      duration: 900,
      geometry: { type: "LineString" as const, coordinates: [] },
    })),
  }));
  api.on(endpoints.exports.feed, () => ({ active: false, created: null }));
});

/** Opens the map settings of a trip. */
async function openSettings(changes: Partial<Trip> = {}) {
  const trip = makeTrip({ id: `settings-${++made}`, routes: [day], ...changes });
  api.on(endpoints.trips.get, () => trip);
  openApp(`/map/${trip.id}/day`);
  await userEvent.click(await screen.findByRole("button", { name: "Map settings" }));
  return { trip, dialog: within(await screen.findByRole("dialog", { name: "Map settings" })) };
}

const settings = (canEdit: boolean, isPhone: boolean, role?: "editor" | "viewer") =>
  settingsFor({ trip: { canEdit, isPublic: true, ...(role && { role }) }, isPhone });

test("an editor neither shares the trip nor gives its calendar away", () => {
  expect(settings(true, false, "editor")).toEqual(
    settings(true, false).filter((id) => id !== "sharing" && id !== "calendar"),
  );
});

test("a viewer has what a visitor has", () => {
  expect(settings(false, false, "viewer")).toEqual(settings(false, false));
});

test.each([
  [
    "the owner has all of it",
    true,
    false,
    ["source", "layout", "sharing", "trip", "offline", "downloads", "import", "calendar"],
  ],
  [
    "on a phone the plan is a sheet in every layout",
    true,
    true,
    ["source", "sharing", "trip", "offline", "downloads", "import", "calendar"],
  ],
  ["a visitor has what is theirs", false, false, ["layout", "offline", "downloads"]],
  ["which on a phone are the stored map and the files", false, true, ["offline", "downloads"]],
])("%s", (_, canEdit, isPhone, sections) => {
  expect(settings(canEdit, isPhone)).toEqual(sections);
});

test("map sources that the server does not have are not offered", async () => {
  const { dialog } = await openSettings();
  const source = within(dialog.getByRole("region", { name: "Map source" }));
  expect(source.getAllByRole("radio")).toHaveLength(1);
});

test("a trip keeps its map source where the server does not have it", async () => {
  const { dialog } = await openSettings({ tileType: "amap" });
  const stored = dialog.getByRole("radio", { name: /^Amap/ });
  expect(stored).toHaveProperty("checked", true);
  expect(dialog.getAllByRole("radio", { name: /^(Amap|Standard)/ })).toHaveLength(2);
});

test("a refused map source is undone with a message", async () => {
  api.on(endpoints.services.config, () => ({
    tiles: [{ tileType: "geoapify" as const, available: true }],
    search: "embedded",
    routing: "estimate",
    rates: "snapshot",
    ai: false,
    mail: "outbox" as const,
    socialLogins: [],
    analytics: false,
    pictures: false,
    support: { ru: null, other: null },
  }));
  api.on(endpoints.trips.save, () => refuse("FORBIDDEN", "Only the owner can change this trip."));
  const { dialog } = await openSettings();
  const other = await dialog.findByRole("radio", { name: /Geoapify/ });
  await userEvent.click(other);
  expect((await screen.findByRole("alert")).textContent).toContain("Only the owner");
  expect(other).toHaveProperty("checked", false);
});

test("a layout takes effect at once and is remembered for this user only", async () => {
  const { dialog } = await openSettings();
  await userEvent.click(dialog.getByRole("radio", { name: "Plan at the right" }));
  expect(document.querySelector("[data-layout]")?.getAttribute("data-layout")).toBe("horizontal");
  writeStored("user_id", "somebody else");
  await waitFor(() =>
    expect(document.querySelector("[data-layout]")?.getAttribute("data-layout")).toBe("pointsLeft"),
  );
});

test("trip settings open the form of the trip", async () => {
  const { dialog } = await openSettings();
  await userEvent.click(dialog.getByRole("button", { name: "Edit trip" }));
  expect(await screen.findByRole("dialog", { name: "Edit trip" })).toBeDefined();
});
