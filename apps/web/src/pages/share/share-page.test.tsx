import { endpoints } from "@castor/core/endpoints.ts";
import { shareAddressOf } from "@castor/core/trips/share-link.ts";
import { screen, waitFor } from "@testing-library/react";
import { Fragment } from "react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { FakeApi } from "../../../testing/fake-api.ts";
import { refuse } from "../../../testing/fake-api.ts";
import { forgetEverybody } from "../../../testing/log-in.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { forgetConsent, serveAnalytics } from "../../../testing/serve-analytics.ts";
import { giveConsent } from "../../data/analytics.ts";
import { queryClient } from "../../data/http/query-client.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";

const { analytics } = endpoints.services;
let api: FakeApi;

beforeAll(startWords);
beforeEach(async () => {
  forgetEverybody();
  await setLanguage("en");
  api = serveAnalytics().on(endpoints.trips.get, () => refuse("NOT_FOUND"));
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
  forgetConsent();
});

test.each([
  ["Georgia v1.2", "/map/trip/Georgia%20v1.2"],
  ["Грузия / май", `/map/trip/${encodeURIComponent("Грузия / май")}`],
  ["100% (sun)", "/map/trip/100%25%20(sun)"],
  ["..", "/map/trip/show"],
])(
  "a share link leads to the map, with the name in place of the day: %s",
  async (name, address) => {
    const router = openApp(shareAddressOf({ id: "trip", name }));
    const pathOf = (href: string) => decodeURIComponent(new URL(href, "https://a.b").pathname);
    await waitFor(() =>
      expect(pathOf(router.state.location.href)).toBe(decodeURIComponent(address)),
    );
    await screen.findByRole("heading", { level: 1, name: "Map not found" });
    for (const { path } of api.callsOf(endpoints.trips.get)) expect(path).toBe("/api/trip/trip");
  },
);

test("an opened share link is recorded with the language, the name and the id, once", async () => {
  giveConsent(true);
  // Strict mode mounts twice, which cancels the call for the settings that the event waits for.
  openApp("/share/trip.Georgia%20v1.2", Fragment);
  await screen.findByRole("heading", { level: 1 });
  const listOpened = () =>
    api
      .callsOf(analytics)
      .map(({ body }) => body)
      .filter((body) => JSON.stringify(body).includes("open shared trip"));
  await waitFor(() => expect(listOpened()).not.toEqual([]));
  expect(listOpened()).toEqual([
    {
      event: "open shared trip",
      distinctId: expect.any(String),
      lang: "en",
      tripName: "Georgia v1.2",
      tripId: "trip",
    },
  ]);
});

test("without consent an opened share link is not recorded", async () => {
  openApp("/share/trip.Georgia");
  await screen.findByRole("heading", { level: 1, name: "Map not found" });
  expect(api.callsOf(analytics)).toEqual([]);
});

test.each(["/share/Georgia", "/share/a%20b.Georgia"])(
  "%s is an invalid link: the page says so, and leads on",
  async (address) => {
    giveConsent(true);
    openApp(address);
    await screen.findByRole("heading", { level: 1, name: "This link is not complete" });
    const target = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect([target("Look in the catalog"), target("Go home")]).toEqual(["/catalog", "/"]);
    expect(api.callsOf(endpoints.trips.get)).toEqual([]);
    expect(JSON.stringify(api.callsOf(analytics))).not.toContain("open shared trip");
  },
);
