import { shareAddressOf } from "@castor/core/trips/share-link.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { ServerWordsKey, Translate } from "@castor/i18n/words.ts";
import { expect, type Page } from "@playwright/test";
import { AccountPages } from "../testing/account-pages.ts";
import { test } from "../testing/journey.ts";
import { linkOfMailTo } from "../testing/outbox.ts";
import { newAddress } from "../testing/person.ts";
import { countPresses } from "../testing/press-counter.ts";
import { pressTwice } from "../testing/press-twice.ts";
import { TripMap } from "../testing/trip-map.ts";
import { makeTripOfAnother } from "../testing/trip-of-another.ts";

const name = "Их Грузия v1.2 (100%)";

/** A visitor's view of a trip, and its copy dialog. */
function copyOf(page: Page, words: Translate<ServerWordsKey>) {
  const dialog = page.getByRole("dialog", { name: words("visitor.copyTitle", { name }) });
  return {
    dialog,
    button: page.getByRole("button", { name: words("sharing.copy") }),
    start: dialog.getByRole("textbox", { name: words("visitor.copyStart") }),
    keepWeekdays: dialog.getByRole("switch", { name: words("visitor.keepWeekdays") }),
    day: (day: string) => dialog.getByRole("checkbox", { name: day }),
    send: (key: "visitor.copyDo" | "visitor.logInToCopy") =>
      dialog.getByRole("button", { name: words(key) }),
    onStrip: page
      .getByRole("navigation", { name: words("routes.days") })
      .getByRole("link")
      .filter({ hasNotText: words("routes.all") }),
  };
}

test("a visitor opens a share link, registers on the way, copies some days to another start, and changes the copy", async ({
  page,
  browser,
  words,
  isPhone,
  language,
}, info) => {
  const { tripId, onServer } = await makeTripOfAnother(browser, language, { name, isPublic: true });
  const copy = copyOf(page, words);
  const before = await onServer.read();

  await test.step("the link opens the whole trip, and whose it is; nothing can be changed", async () => {
    await page.goto(shareAddressOf({ id: tripId, name }));
    await expect(page).toHaveURL(`/map/${tripId}/show`);
    await new TripMap(page).isDrawn(2);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page.getByText(words("map.byOwner", { name: "Owner" }))).toBeVisible();
    await expect(copy.onStrip).toHaveText([/Old town/, /Mountains/]);
    await expect(page.getByRole("radio", { name: words("map.edit") })).toHaveCount(0);
    await expect(
      page.getByRole("button", { name: words("routes.addDay"), exact: true }),
    ).toHaveCount(0);
  });

  await test.step("chooses a start on the same weekday, and the second day alone", async () => {
    await copy.button.click();
    await copy.start.fill("12/09/2028");
    await copy.start.press("Tab");
    await copy.keepWeekdays.check();
    await copy.day("Old town").uncheck();
    // The second day is a Tuesday, as 12 September 2028 is.
    await expect(copy.day("12/09")).toBeChecked();
    await copy.send("visitor.logInToCopy").click();
    await expect(page).toHaveURL(/\/login\?redirectUrl=/);
  });

  const username = newAddress("visitor", info);
  const pages = new AccountPages(page, words, isPhone);
  await test.step("registers", async () => {
    await page
      .getByRole("main")
      .getByRole("link", { name: words("account.signUp") })
      .click();
    await page.getByLabel(words("account.publicName"), { exact: true }).fill("Visitor");
    await page.getByLabel(words("account.email")).fill(username);
    await pages.password("account.password").fill("correct-horse-7");
    await pages.password("account.passwordConfirm").fill("correct-horse-7");
    await page.getByRole("button", { name: words("account.signUp") }).click();
    await expect(page).toHaveURL("/verify-email");
  });

  const tab = await page.context().newPage();
  const there = copyOf(tab, words);
  await test.step("confirms in another tab, and is back at what was chosen", async () => {
    await tab.goto((await linkOfMailTo(username, "confirm-email")).link);
    await expect(there.dialog).toBeVisible();
    await expect(tab).toHaveURL(`/map/${tripId}/show`);
    await expect(there.keepWeekdays).toBeChecked();
    await expect(there.day("Old town")).not.toBeChecked();
    await expect(there.day("Mountains")).toBeChecked();
  });

  await test.step("has the copy, and changes it", async () => {
    await there.send("visitor.copyDo").click();
    await expect(tab).not.toHaveURL(new RegExp(tripId));
    await expect(tab).toHaveURL(/\/map\/[\w-]+\/show$/);
    await expect(there.onStrip).toHaveText([/^12\/09.*Mountains/]);
    await tab.getByRole("radio", { name: words("map.edit") }).check();
    await tab
      .getByRole("button", { name: words("routes.dayActions", { name: "Mountains" }) })
      .click();
    await tab.getByRole("menuitem", { name: words("routes.editDay") }).click();
    const form = tab.getByRole("dialog");
    await form.getByLabel(words("routes.name")).fill("My mountains");
    await form.getByRole("button", { name: words("actions.save") }).click();
    await expect(there.onStrip).toHaveText([/My mountains/]);
  });

  await test.step("the original is as it was", async () => {
    expect(await onServer.read()).toEqual(before);
  });
});

test("who is logged in needs two presses from a share link to the copy; a double press makes one copy", async ({
  page,
  browser,
  words,
  isPhone,
  language,
  person,
}) => {
  const { tripId } = await makeTripOfAnother(browser, language, { name, isPublic: true });
  await new AccountPages(page, words, isPhone).logIn(person);
  const copy = copyOf(page, words);
  const presses = await countPresses(page);
  await page.goto(shareAddressOf({ id: tripId, name }));
  await copy.button.click();
  await copy.send("visitor.copyDo").click();
  await expect(page).not.toHaveURL(new RegExp(tripId));
  expect(presses.take()).toBeLessThanOrEqual(2);

  await page.goBack();
  await copy.button.click();
  await pressTwice(copy.send("visitor.copyDo"));
  await expect(page).not.toHaveURL(new RegExp(tripId));
  await expect(copy.onStrip).toHaveText([/Old town/, /Mountains/]);
  const listed = await page.request.get("/api/trip?mode=all", {
    headers: { authorization: `Bearer ${person.session.access_token}` },
  });
  const trips: Trip[] = await listed.json();
  expect(trips.map((trip) => trip.name)).toEqual([name, name]);
  await page.goBack();
  await expect(page).toHaveURL(`/map/${tripId}/show`);
  await expect(copy.button).toBeVisible();
  await expect(copy.dialog).toHaveCount(0);
});

test("a trip that is unpublished while somebody reads it says so at their next action, and leads on", async ({
  page,
  browser,
  words,
  isPhone,
  language,
  person,
}) => {
  const { tripId, onServer } = await makeTripOfAnother(browser, language, { name, isPublic: true });
  await new AccountPages(page, words, isPhone).logIn(person);
  const copy = copyOf(page, words);
  await page.goto(shareAddressOf({ id: tripId, name }));
  await copy.button.click();
  await expect(copy.day("Old town")).toBeVisible();
  await onServer.save({ isPublic: false });

  await copy.send("visitor.copyDo").click();
  await expect(
    page.getByRole("heading", { level: 1, name: words("sharing.endedTitle") }),
  ).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText("Old town")).toHaveCount(0);
  await page.getByRole("link", { name: words("map.backToTrips") }).click();
  await expect(page.getByRole("heading", { level: 1, name: words("titles.trips") })).toBeVisible();
  await page.goBack();
  await expect(
    page.getByRole("heading", { level: 1, name: words("map.notFoundTitle") }),
  ).toBeVisible();
});

test("a link without a dot is not complete: the page says so, and leads on", async ({
  page,
  words,
}) => {
  await page.goto("/share/Georgia");
  await expect(
    page.getByRole("heading", { level: 1, name: words("visitor.badLinkTitle") }),
  ).toBeVisible();
  await page.getByRole("link", { name: words("sharing.toCatalog") }).click();
  await expect(page).toHaveURL("/catalog");
});
