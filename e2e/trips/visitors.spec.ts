import { expect } from "@playwright/test";
import { AccountPages } from "../testing/account-pages.ts";
import { test } from "../testing/journey.ts";
import { register } from "../testing/person.ts";
import { makeTripOfAnother } from "../testing/trip-of-another.ts";

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
      await expect(page.getByRole("dialog", { name: words("tripDialogs.newTitle") })).toBeVisible();
    });
});

test("whoever is not logged in makes the new map after the login", async ({
  page,
  words,
  isPhone,
  person,
}) => {
  await page.goto("/map/no-such-trip/show");
  await page.getByRole("link", { name: words("map.createMap") }).click();
  await new AccountPages(page, words, isPhone).typeLogin(person);
  await expect(page).toHaveURL(/\/trips/);
  await expect(page.getByRole("dialog", { name: words("tripDialogs.newTitle") })).toBeVisible();
});
