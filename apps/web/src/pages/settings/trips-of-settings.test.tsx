import { endpoints } from "@castor/core/endpoints.ts";
import { makeSummary, makeTrip } from "@castor/core/testing/make.ts";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { FakeApi } from "../../../testing/fake-api.ts";
import { forgetEverybody } from "../../../testing/log-in.ts";
import { makeConfig } from "../../../testing/make-config.ts";
import { keepAccount, openSettings, section } from "../../../testing/open-settings.ts";
import { queryClient } from "../../data/http/query-client.ts";
import { writeStored } from "../../device/storage/storage.ts";
import { readUserStorage } from "../../device/storage/user-storage.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";

let api: FakeApi;
const { trips, services } = endpoints;

beforeAll(async () => {
  await startWords();
  await Promise.all([
    import("./settings-page.tsx"),
    import("../../features/sharing/share-dialog.tsx"),
    import("../../features/exports/downloads-dialog.tsx"),
    import("../../features/trips/new-trip-dialog.tsx"),
  ]);
});
beforeEach(async () => {
  await setLanguage("en");
  ({ api } = keepAccount());
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  writeStored("layout", null);
  writeStored("new_trip_map", null);
  forgetEverybody();
});

const exportsOf = () => section("Share or download a trip");

test("the layout is chosen for this user in this browser", async () => {
  await openSettings();
  const radio = section("Map").getByRole("radio", { name: "Plan at the right" });
  await userEvent.click(radio);
  expect(radio).toHaveProperty("checked", true);
  expect(readUserStorage("layout")).toBe("horizontal");
});

test("a new trip begins with the chosen map", async () => {
  api.on(services.config, () =>
    makeConfig({ tiles: [{ tileType: "satellite", available: true }] }),
  );
  const router = await openSettings();
  await userEvent.click(await section("Map").findByRole("combobox", { name: "Map of new trips" }));
  await userEvent.click(await screen.findByRole("option", { name: /Satellite/, hidden: true }));
  expect(readUserStorage("new_trip_map")).toBe("satellite");
  await router.navigate({ href: "/trips?new=1" });
  const dialog = within(await screen.findByRole("dialog", { name: "New trip" }));
  await userEvent.click(dialog.getByRole("button", { name: /^Currency, map, draft/ }));
  const map = dialog.getByRole("combobox", { name: "Map", hidden: true });
  expect(map).toHaveProperty("value", expect.stringContaining("Satellite"));
});

test("the trip that was changed last, or a chosen one, is shared and downloaded with one press", async () => {
  const older = makeSummary({ id: "t1", name: "Georgia", updated: "2027-05-01T08:00:00.000Z" });
  const newer = makeSummary({ id: "t2", name: "Norway", updated: "2027-05-02T08:00:00.000Z" });
  api
    .on(trips.list, () => [older, newer])
    .on(trips.get, ({ id }) => makeTrip({ id, name: "Norway", canEdit: true }));
  await openSettings();
  expect(await exportsOf().findByRole("combobox", { name: "Trip" })).toHaveProperty(
    "value",
    "Norway",
  );
  await userEvent.click(exportsOf().getByRole("button", { name: "Share" }));
  await screen.findByRole("dialog", { name: /Norway/ });
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await userEvent.click(exportsOf().getByRole("combobox", { name: "Trip" }));
  await userEvent.click(await screen.findByRole("option", { name: "Georgia", hidden: true }));
  await userEvent.click(exportsOf().getByRole("button", { name: "Downloads" }));
  const files = within(await screen.findByRole("dialog", { name: /Georgia/ }));
  expect(files.getByRole("button", { name: /KMZ/ })).toBeDefined();
});

test("without trips the section leads to the first one", async () => {
  await openSettings();
  const link = await exportsOf().findByRole("link", { name: "New trip" });
  expect(link.getAttribute("href")).toBe("/trips?new=1");
});
