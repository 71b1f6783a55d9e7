import { addressOf } from "@castor/core/pages.ts";
import { expect, type Page } from "@playwright/test";
import { joinTrip } from "../testing/join-trip.ts";
import { test, watchPage } from "../testing/journey.ts";
import { openSheet } from "../testing/open-sheet.ts";
import { register } from "../testing/person.ts";

const days = [
  {
    name: "Old town",
    date: "2027-05-03 09:00",
    points: [
      { name: "Baths", lat: 41.6878, lng: 44.8109 },
      { name: "Market", lat: 41.7, lng: 44.79 },
    ],
  },
  {
    name: "Mountains",
    date: "2027-05-04 09:00",
    points: [{ name: "Gergeti", lat: 42.6624, lng: 44.6204 }],
  },
];

test("members see who changed what, look at the trip as it was, and bring back what was deleted", async ({
  page,
  browser,
  person,
  words,
  isPhone,
  language,
  planTrip,
  contextOptions,
}, info) => {
  const { tripId, routeIds } = await planTrip("Our Georgia", days);
  const [oldTown = "", mountains = ""] = routeIds;
  const address = addressOf("history", { tripId });
  const problems: string[] = [];
  const other = await (await browser.newContext(contextOptions)).newPage();
  watchPage(other, [], problems);
  const ivan = await register(other, "Ivan", language, info);
  await joinTrip(other, ivan, { owner: person, tripId, role: "editor" });
  const viewers = await (await browser.newContext(contextOptions)).newPage();
  watchPage(viewers, [], problems);
  const clara = await register(viewers, "Clara", language, info);
  await joinTrip(viewers, clara, { owner: person, tripId, role: "viewer" });
  /** What a member does in another window. */
  const send = async (
    token: string,
    method: "post" | "delete",
    path: string,
    data: object = {},
  ) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await other.request[method](`/api/${path}`, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  const entryOf = (on: Page, text: string) =>
    on.getByRole("listitem").filter({ hasText: text }).first();
  const deleted = words("tripHistory.removed.route", { name: "Mountains" });
  const menuOf = (on: Page, text: string) =>
    entryOf(on, text).getByRole("button", {
      name: new RegExp(words("tripHistory.actions", { time: ".*" })),
    });
  const pointNames = (on: Page) =>
    on.getByRole("list", { name: words("points.list") }).locator("[data-point]");

  await test.step("Ivan renames a day, and deletes another with its point", async () => {
    await send(ivan.session.access_token, "post", "route", { id: oldTown, name: "Tbilisi" });
    await send(ivan.session.access_token, "delete", `route/${mountains}`);
  });

  await test.step("the history says so in words, of Ivan alone too", async () => {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: words("titles.history") })).toBeVisible();
    await expect(entryOf(page, deleted)).toBeVisible();
    const renamed = words("tripHistory.renamed", { before: "Old town", after: "Tbilisi" });
    await expect(entryOf(page, renamed)).toBeVisible();
    await page.getByRole("combobox", { name: words("tripHistory.who") }).click();
    await page.getByRole("option", { name: "Ivan" }).click();
    await expect(page).toHaveURL(/who=/);
    await expect(page.getByRole("heading", { name: "Ivan", exact: true })).toBeVisible();
    await page.goto(address);
  });

  await test.step("a viewer reads the history and sees the trip as it was, and changes nothing", async () => {
    await viewers.goto(address);
    await expect(entryOf(viewers, deleted)).toBeVisible();
    await expect(viewers.getByRole("button", { name: words("tripHistory.bringBack") })).toHaveCount(
      0,
    );
    const renamed = words("tripHistory.renamed", { before: "Old town", after: "Tbilisi" });
    await menuOf(viewers, renamed).click();
    await expect(viewers.getByRole("menuitem", { name: words("tripHistory.restore") })).toHaveCount(
      0,
    );
    await viewers.getByRole("menuitem", { name: words("tripHistory.look") }).click();
    const bar = viewers.getByRole("status").filter({ hasText: words("tripHistory.back") });
    await expect(bar).toBeVisible();
    // The day was there still.
    await expect(viewers.getByText("Mountains").first()).toBeVisible();
    await expect(bar.getByRole("button", { name: words("tripHistory.restoreDo") })).toHaveCount(0);
    await bar.getByRole("link", { name: words("tripHistory.back") }).click();
    await expect(viewers).toHaveURL(new RegExp(`${address}$`));
  });

  await test.step("the deleted day comes back with its point, by one press, and Undo takes it away", async () => {
    const bring = entryOf(page, deleted).getByRole("button", {
      name: words("tripHistory.bringBack"),
    });
    await bring.click();
    const told = words("tripHistory.broughtBack", { what: "Mountains" });
    await expect(page.getByText(told)).toBeVisible();
    await expect(bring).toBeHidden();
    const added = words("tripHistory.added.route", { name: "Mountains" });
    await expect(entryOf(page, added)).toBeVisible();
    await page.goto(addressOf("map", { tripId, routeId: "show" }));
    if (isPhone) await openSheet(page, words);
    await page.getByText("Mountains").first().click();
    await expect(pointNames(page)).toHaveText([/Gergeti/]);
    await page.goto(address);
  });

  await test.step("a version gets a name", async () => {
    const renamed = words("tripHistory.renamed", { before: "Old town", after: "Tbilisi" });
    await menuOf(page, renamed).click();
    await page.getByRole("menuitem", { name: words("tripHistory.name") }).click();
    await page
      .getByRole("textbox", { name: words("tripHistory.nameLabel") })
      .fill("Before <the> storm 🌩");
    await page.getByRole("button", { name: words("actions.save"), exact: true }).click();
    await expect(entryOf(page, renamed)).toContainText("Before <the> storm 🌩");
  });

  await test.step("the whole trip is brought back to it, and Undo takes that back", async () => {
    await menuOf(page, "Before <the> storm").click();
    await page.getByRole("menuitem", { name: words("tripHistory.restore") }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(words("tripHistory.restoreText"));
    await dialog.getByRole("button", { name: words("tripHistory.restoreDo") }).click();
    await expect(dialog).toBeHidden();
    const restored = new RegExp(words("tripHistory.restoredTo", { when: ".*" }));
    await expect(page.getByRole("listitem").filter({ hasText: restored })).toHaveCount(1);
    await page.getByRole("button", { name: words("history.undo"), exact: true }).click();
    await expect(page.getByRole("listitem").filter({ hasText: restored })).toHaveCount(2);
  });

  await test.step("whoever is no member finds no history", async () => {
    const stranger = await (await browser.newContext(contextOptions)).newPage();
    await register(stranger, "Stranger", language, info);
    await stranger.goto(address);
    await expect(stranger.getByRole("heading", { name: words("titles.history") })).toBeHidden();
    await expect(stranger.getByText(words("map.notFoundText"))).toBeVisible();
  });
  expect(problems).toEqual([]);
});
