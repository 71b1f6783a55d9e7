import { endpoints } from "@castor/core/endpoints.ts";
import { makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import { act, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi } from "../../testing/fake-api.ts";
import { logInAs } from "../../testing/log-in.ts";
import { openApp } from "../../testing/open-app.tsx";
import { setLanguage, startWords } from "../i18n/words.ts";

let whole: Element | null = null;

/** The browser gives the page the whole screen, or takes it back. */
function giveScreen(isWhole: boolean): void {
  whole = isWhole ? document.documentElement : null;
  document.dispatchEvent(new Event("fullscreenchange"));
}

beforeAll(async () => {
  await startWords();
  // Loading the page for the first time takes longer than a test waits for what is on it.
  await import("../pages/map/map-page.tsx");
  Object.defineProperty(document, "fullscreenElement", { get: () => whole });
  document.exitFullscreen = vi.fn(async () => giveScreen(false));
});
beforeEach(async () => {
  await setLanguage("en");
  logInAs();
  const trip = makeTrip({ id: "wide", routes: [makeRoute({ id: "day", name: "Old town" })] });
  new FakeApi().on(endpoints.trips.get, () => trip);
});
const header = () => screen.queryByRole("navigation", { name: "Main" });
afterEach(() => {
  whole = null;
});

test("the map in full screen has no site header, and gets it back with the rest", async () => {
  openApp("/map/wide/day");
  await screen.findByRole("heading", { name: "Old town" });
  expect(header()).not.toBeNull();
  act(() => giveScreen(true));
  expect(header()).toBeNull();
  expect(screen.getByRole("contentinfo")).toBeDefined();
  act(() => giveScreen(false));
  expect(header()).not.toBeNull();
});

test("other pages keep the header, and whoever goes to one leaves the full screen", async () => {
  const router = openApp("/map/wide/day");
  await screen.findByRole("heading", { name: "Old town" });
  act(() => giveScreen(true));
  void router.navigate({ to: "/help" });
  await vi.waitFor(() => expect(header()).not.toBeNull());
  expect(document.exitFullscreen).toHaveBeenCalled();
});
