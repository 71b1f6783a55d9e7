import { addressOf } from "@castor/core/pages.ts";
import { expect, type Page } from "@playwright/test";
import { test, watchPage } from "../testing/journey.ts";
import { openSheet } from "../testing/open-sheet.ts";
import { linkOfMailTo } from "../testing/outbox.ts";
import { newAddress, register } from "../testing/person.ts";
import { storeSession } from "../testing/store-session.ts";

const name = "Our Georgia";
const price = 617;
const days = [
  {
    name: "Old town",
    date: "2027-05-03 09:00",
    points: [
      { name: "Baths", lat: 41.6878, lng: 44.8109, finance: { price } },
      { name: "Market", lat: 41.7, lng: 44.79 },
    ],
  },
];

test("an owner invites by a link: a newcomer registers on the way and plans along, a viewer changes nothing and sees no money, and who is removed is out", async ({
  page,
  browser,
  words,
  isPhone,
  language,
  planTrip,
  contextOptions,
}, info) => {
  const { tripId, routeIds, server } = await planTrip(name, days);
  const [day = ""] = routeIds;
  const map = addressOf("map", { tripId, routeId: day });
  const button = (on: Page, name: string) => on.getByRole("button", { name, exact: true });
  const removeBoris = words("members.remove", { name: "Boris" });
  const openPeople = async (on: Page, key: "sharing.open" | "sharing.members") => {
    // Its name may go on with what is not read.
    if (isPhone) await on.getByRole("button", { name: words("header.more") }).click();
    await button(on, words(key)).click();
  };
  const dialogOf = (on: Page) => on.getByRole("dialog", { name: words("members.title", { name }) });
  const problems: string[] = [];
  /** Another person's browser, of the same size and language. */
  const openBrowser = async () => {
    const other = await (await browser.newContext(contextOptions)).newPage();
    watchPage(other, [], problems);
    return other;
  };
  /** The link of a new invitation with the right that is chosen. */
  const invite = async (right: "editor" | "viewerNoMoney") => {
    const dialog = dialogOf(page);
    const choice = dialog.getByRole("combobox", { name: words("members.may"), exact: true });
    await choice.click();
    await page.getByRole("option", { name: words(`members.rights.${right}`), exact: true }).click();
    const made = words("members.make");
    const again = words("members.makeAnother");
    const link = dialog.getByRole("textbox", { name: words("members.link") });
    const before = (await link.isVisible()) ? await link.inputValue() : "";
    await dialog.getByRole("button", { name: new RegExp(`^(?:${made}|${again})$`) }).click();
    await expect(link).not.toHaveValue(before);
    return link.inputValue();
  };
  const editor = await openBrowser();
  const viewer = await openBrowser();
  let editorsLink = "";
  let viewersLink = "";

  await test.step("the owner makes a link for each right", async () => {
    await page.goto(map);
    await openPeople(page, "sharing.open");
    await button(page, words("members.togetherDo")).click();
    editorsLink = await invite("editor");
    viewersLink = await invite("viewerNoMoney");
    expect(editorsLink).toMatch(/\/join#[\w-]{43}$/);
    await button(page, words("publish.done")).click();
  });

  await test.step("a newcomer sees what it is to, registers, and is in the trip", async () => {
    await editor.goto(editorsLink);
    await expect(editor.getByRole("heading", { name })).toBeVisible();
    await expect(editor.getByText(words("join.editor", { name: "Anna" }))).toBeVisible();
    // The cover of a trip without pictures is a map of where it is.
    await expect(editor.locator("main img[src^='blob:']")).toBeVisible();
    await expect(editor).toHaveURL(/\/join$/);
    await editor.getByRole("link", { name: words("join.register") }).click();
    const username = newAddress("boris", info);
    await editor.getByLabel(words("account.publicName")).fill("Boris");
    await editor.getByLabel(words("account.email")).fill(username);
    for (const label of ["account.password", "account.passwordConfirm"] as const)
      await editor.getByLabel(words(label), { exact: true }).fill("correct-horse-7");
    await editor.getByRole("button", { name: words("account.signUp"), exact: true }).click();
    const { link } = await linkOfMailTo(username, "confirm-email");
    await editor.goto(link);
    await button(editor, words("join.accept")).click();
    await expect(editor).toHaveURL(new RegExp(`/map/${tripId}/`));
    await expect(editor.getByRole("heading", { level: 1, name })).toBeVisible();
  });

  await test.step("what the editor changes, the owner has", async () => {
    await editor.goto(map);
    await editor.getByRole("radio", { name: words("map.edit") }).check();
    if (isPhone) await openSheet(editor, words);
    await editor.getByRole("button", { name: words("points.reorder", { name: "Baths" }) }).focus();
    await editor.keyboard.press("Enter");
    await expect(
      editor.getByText(words("points.over", { name: "Baths", position: 1, count: 2 })),
    ).toBeAttached();
    // The sorting library listens to the arrow keys after a timer that lifting sets. A timer set later runs later.
    await editor.evaluate(() => new Promise((done) => setTimeout(done)));
    await editor.keyboard.press("ArrowDown");
    await expect(
      editor.getByText(words("points.over", { name: "Baths", position: 2, count: 2 })),
    ).toBeAttached();
    await editor.keyboard.press("Enter");
    await expect.poll(() => server.namesOn(day)).toEqual(["Market", "Baths"]);
  });

  await test.step("a viewer without money reads the trip, is offered no tool, and finds no price", async () => {
    const clara = await register(viewer, "Clara", language, info);
    await storeSession(viewer, clara.session);
    await viewer.goto(viewersLink);
    await button(viewer, words("join.accept")).click();
    // The page of the invitation names the trip, too.
    await expect(viewer).toHaveURL(new RegExp(`/map/${tripId}/`));
    await expect(viewer.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(viewer.getByRole("radio", { name: words("map.edit") })).toHaveCount(0);
    const headers = { authorization: `Bearer ${clara.session.access_token}` };
    for (const path of [`trip/${tripId}`, `kmz/${tripId}`, `gpx/${tripId}`, `geojson/${tripId}`]) {
      const answer = await viewer.request.get(`/api/${path}`, { headers });
      expect(answer.ok(), path).toBe(true);
      expect(await answer.text(), path).not.toContain(String(price));
    }
    const costs = await viewer.request.get(`/api/finance/table/${tripId}`, { headers });
    expect(costs.status()).toBe(404);
    const save = { data: { id: tripId, name: "Mine" }, headers };
    expect((await viewer.request.post("/api/trip", save)).status()).toBe(403);
  });

  await test.step("who is removed finds the trip no more, also where it is open", async () => {
    await openPeople(page, "sharing.open");
    await button(page, words("members.manage")).click();
    await button(page, removeBoris).click();
    await button(page, words("members.removeDo")).click();
    await expect(button(page, removeBoris)).toHaveCount(0);
    await editor.reload();
    await expect(editor.getByRole("heading", { level: 1, name })).toHaveCount(0);
  });

  await test.step("a viewer leaves", async () => {
    await openPeople(viewer, "sharing.members");
    await button(viewer, words("members.leave")).click();
    await viewer
      .getByRole("dialog", { name: words("members.leaveTitle", { name }) })
      .getByRole("button", { name: words("members.leave") })
      .click();
    await expect(viewer).toHaveURL(/\/trips$/);
    await expect(viewer.getByText(name)).toHaveCount(0);
  });
  expect(problems).toEqual([]);
});
