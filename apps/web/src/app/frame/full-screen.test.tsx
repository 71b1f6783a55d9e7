import { endpoints } from "@castor/core/endpoints.ts";
import { makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import { act, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi } from "../../../testing/fake-api.ts";
import { logInAs } from "../../../testing/log-in.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { setLanguage, startWords } from "../../i18n/words.ts";

let whole: Element | null = null;

/** Simulates the browser entering or leaving full screen. */
function setFullScreen(isWhole: boolean): void {
  whole = isWhole ? document.documentElement : null;
  document.dispatchEvent(new Event("fullscreenchange"));
}

beforeAll(async () => {
  await startWords();
  // The first import takes longer than a test waits for an element.
  await import("../../pages/map/map-page.tsx");
  Object.defineProperty(document, "fullscreenElement", { get: () => whole });
  document.exitFullscreen = vi.fn(async () => setFullScreen(false));
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

test("the map in full screen has neither header nor footer, and gets them back on leaving", async () => {
  openApp("/map/wide/day");
  await screen.findByRole("heading", { name: "Old town" });
  expect(header()).not.toBeNull();
  act(() => setFullScreen(true));
  expect(header()).toBeNull();
  expect(screen.queryByRole("contentinfo")).toBeNull();
  act(() => setFullScreen(false));
  expect(header()).not.toBeNull();
});

test("other pages keep the header, and navigating to one leaves full screen", async () => {
  const router = openApp("/map/wide/day");
  await screen.findByRole("heading", { name: "Old town" });
  act(() => setFullScreen(true));
  void router.navigate({ to: "/help" });
  await vi.waitFor(() => expect(header()).not.toBeNull());
  await vi.waitFor(() => expect(document.exitFullscreen).toHaveBeenCalled());
});
