import type { Language } from "@castor/core/account/language.ts";
import type { TripSave } from "@castor/core/trips/trip.ts";
import { type Browser, expect } from "@playwright/test";
import { AccountPages } from "./testing/account-pages.ts";
import { test } from "./testing/journey.ts";
import { register } from "./testing/person.ts";
import { makePlannedTrip } from "./testing/planned-trip.ts";
import { TripMap } from "./testing/trip-map.ts";
import { tripOnServer } from "./testing/trip-on-server.ts";

const days = [
  {
    name: "Old town",
    date: "2027-05-03 09:00",
    points: [
      { name: "Baths", lat: 41.6878, lng: 44.8109 },
      { name: "Museum", lat: 41.696, lng: 44.8 },
    ],
  },
  {
    name: "Mountains",
    date: "2027-05-04 10:30",
    points: [{ name: "Church", lat: 42.6625, lng: 44.6202 }],
  },
];

/** A trip of somebody else's, made where the visitor is not logged in. */
async function makeTripOfAnother(
  browser: Browser,
  language: Language,
  fields: Omit<TripSave, "id">,
) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const owner = await register(page, "Owner", language, test.info());
  const { tripId, routeIds } = await makePlannedTrip(page, owner, "Their Georgia", days);
  await (await tripOnServer(page, owner, tripId)).save(fields);
  await context.close();
  return { owner, tripId, routeIds };
}

test("a visitor reads a public trip and copies it, after the login that this asks for", async ({
  page,
  browser,
  words,
  language,
  isPhone,
}, info) => {
  const { tripId, routeIds } = await makeTripOfAnother(browser, language, { isPublic: true });
  const visitor = await register(page, "Visitor", language, info);
  const address = `/map/${tripId}/${routeIds[1]}`;
  const map = new TripMap(page);
  const edit = page.getByRole("radio", { name: words("map.edit") });
  const points = page.getByRole("list", { name: words("points.list") }).locator("[data-point]");
  const onStrip = page
    .getByRole("navigation", { name: words("routes.days") })
    .getByRole("link")
    .filter({ hasNotText: words("routes.all") });

  await test.step("reads whose it is, and can change nothing", async () => {
    await page.goto(address);
    await map.isDrawn(1);
    await expect(page.getByText(words("map.byOwner", { name: "Owner" }))).toBeVisible();
    await expect(edit).toHaveCount(0);
    await expect(page.getByRole("button", { name: words("routes.addDay") })).toHaveCount(0);
  });

  await test.step("logs in on the way, and comes back to the same day", async () => {
    await page.getByRole("link", { name: words("map.copyTrip") }).click();
    await expect(page).toHaveURL(`/login?redirectUrl=${encodeURIComponent(address)}`);
    await new AccountPages(page, words, isPhone).typeLogin(visitor);
    await expect(page).toHaveURL(address);
    await expect(edit).toHaveCount(0);
  });

  await test.step("has a copy, with its days and points, that can be changed", async () => {
    // The message goes by itself, on a busy machine before a press has returned.
    await Promise.all([
      expect(page.getByText(words("map.copied"))).toBeVisible(),
      page.getByRole("button", { name: words("map.copyTrip") }).click(),
    ]);
    await expect(page).toHaveURL(/\/map\/[\w-]+\/show$/);
    expect(page.url()).not.toContain(tripId);
    await expect(page.getByRole("heading", { level: 1, name: "Their Georgia" })).toBeVisible();
    await expect(onStrip).toHaveText([/^03\/05.*Old town/, /^04\/05.*Mountains/]);
    await expect(points).toHaveText([/Baths/, /Museum/]);
    await map.isDrawn(2);
    await edit.check();
    await expect(
      page.getByRole("button", { name: words("routes.dayActions", { name: "Old town" }) }),
    ).toBeVisible();
  });

  await test.step("finds the copy among the own trips, and the other's trip as it was", async () => {
    await page.goto("/trips");
    await expect(page.getByRole("link", { name: "Their Georgia" })).toHaveCount(1);
    await page.goto(address);
    await expect(page.getByRole("button", { name: words("map.copyTrip") })).toBeVisible();
  });
});

test("a missing trip and a hidden one look alike to whoever is not logged in, and each button leads on", async ({
  page,
  browser,
  words,
  language,
  isPhone,
}) => {
  const hidden = await makeTripOfAnother(browser, language, { isPublic: false });
  const draft = await makeTripOfAnother(browser, language, { isDraft: true });
  const link = (name: "actions.goHome" | "map.createMap" | "map.logIn") =>
    page.getByRole("main").getByRole("link", { name: words(name), exact: true });
  const pages = new AccountPages(page, words, isPhone);
  const isShown = async () => {
    await expect(pages.heading(words("map.notFoundTitle"))).toBeVisible();
    await expect(page.getByText(words("map.notFoundText"))).toBeVisible();
  };

  for (const address of [
    "/map/no-such-trip/show",
    `/map/${hidden.tripId}/${hidden.routeIds[0]}`,
    `/map/${draft.tripId}/show`,
  ])
    await test.step(address, async () => {
      await page.goto(address);
      await isShown();
      await link("actions.goHome").click();
      await expect(page).toHaveURL("/");
      await page.goBack();
      await isShown();
      await link("map.createMap").click();
      await expect(page).toHaveURL(`/login?redirectUrl=${encodeURIComponent("/trips?new=1")}`);
      await page.goBack();
      await isShown();
      await link("map.logIn").click();
      await expect(page).toHaveURL(`/login?redirectUrl=${encodeURIComponent(address)}`);
    });

  await test.step("its owner sees the trip after the login", async () => {
    await pages.typeLogin(draft.owner);
    await expect(page).toHaveURL(`/map/${draft.tripId}/show`);
    await expect(page.getByRole("heading", { level: 1, name: "Their Georgia" })).toBeVisible();
  });
});

test("a missing trip and somebody else's hidden one look alike to a user, and both buttons lead on", async ({
  page,
  browser,
  words,
  language,
  isPhone,
}, info) => {
  const hidden = await makeTripOfAnother(browser, language, { isDraft: true });
  const pages = new AccountPages(page, words, isPhone);
  await pages.logIn(await register(page, "Guest", language, info));
  const link = (name: "actions.goHome" | "map.createMap" | "map.logIn") =>
    page.getByRole("main").getByRole("link", { name: words(name), exact: true });

  for (const address of ["/map/no-such-trip/show", `/map/${hidden.tripId}/show`])
    await test.step(address, async () => {
      await page.goto(address);
      await expect(pages.heading(words("map.notFoundTitle"))).toBeVisible();
      await expect(page.getByText(words("map.notFoundText"))).toBeVisible();
      await expect(link("map.logIn")).toHaveCount(0);
      await link("actions.goHome").click();
      await expect(page).toHaveURL("/home");
      await page.goBack();
      await link("map.createMap").click();
      await expect(page).toHaveURL(/\/trips/);
      await expect(page.getByRole("dialog", { name: words("trips.newTitle") })).toBeVisible();
    });
});

test("whoever is not logged in makes the new map after the login", async ({
  page,
  words,
  language,
  isPhone,
}, info) => {
  const person = await register(page, "Newcomer", language, info);
  await page.goto("/map/no-such-trip/show");
  await page.getByRole("link", { name: words("map.createMap") }).click();
  await new AccountPages(page, words, isPhone).typeLogin(person);
  await expect(page).toHaveURL(/\/trips/);
  await expect(page.getByRole("dialog", { name: words("trips.newTitle") })).toBeVisible();
});
