import { addressOf } from "@castor/core/pages.ts";
import { expect, type Page } from "@playwright/test";
import { joinTrip } from "../testing/join-trip.ts";
import { test, watchPage, withMotion } from "../testing/journey.ts";
import { openSheet } from "../testing/open-sheet.ts";
import { register } from "../testing/person.ts";
import { PointForm } from "../testing/point-form.ts";
import { Pointer } from "../testing/pointer.ts";

test.use(withMotion);

const name = "Our Georgia";
const days = [
  {
    name: "Old town",
    date: "2027-05-03 09:00",
    points: [
      { name: "Baths", lat: 41.6878, lng: 44.8109 },
      { name: "Market", lat: 41.7, lng: 44.79 },
    ],
  },
];

test("who plans together sees what the others do at once, is disturbed in nothing, and is out when removed", async ({
  page,
  browser,
  person,
  words,
  isPhone,
  language,
  planTrip,
  contextOptions,
}, info) => {
  const { tripId, routeIds, server } = await planTrip(name, days);
  const [day = ""] = routeIds;
  const map = addressOf("map", { tripId, routeId: day });
  const problems: string[] = [];
  /** Another member's browser, of the same size and language. */
  const openBrowser = async (publicName: string, role: "editor" | "viewer") => {
    const other = await (await browser.newContext(contextOptions)).newPage();
    watchPage(other, [], problems);
    const member = await register(other, publicName, language, info);
    await joinTrip(other, member, { owner: person, tripId, role });
    return { other, member };
  };
  const { other: ivans, member: ivan } = await openBrowser("Ivan", "editor");
  const { other: viewers } = await openBrowser("Clara", "viewer");
  const pointsOn = (on: Page) =>
    on.getByRole("list", { name: words("points.list") }).locator("[data-point]");
  /** What Ivan does in another program, or in a window that this journey does not show. */
  const ivanSends = async (path: string, data: object) => {
    const headers = { authorization: `Bearer ${ivan.session.access_token}` };
    const answer = await ivans.request.post(`/api/${path}`, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  /** Opens the day, and waits until the window follows the trip. */
  const open = async (on: Page) => {
    const following = on.waitForResponse((answer) =>
      answer.url().includes(`/trip/${tripId}/stream?`),
    );
    await on.goto(map);
    if (isPhone) await openSheet(on, words);
    await expect(pointsOn(on)).toHaveText([/Baths/, /Market/]);
    expect((await following).status()).toBe(200);
  };

  await test.step("all three open the day", async () => {
    for (const on of [page, ivans, viewers]) await open(on);
  });

  /** The others who are here, as the header says it. */
  const expectHere = (on: Page, texts: string[]) =>
    expect
      .poll(() =>
        on
          .getByRole("list", { name: words("presence.title") })
          .getByRole("listitem")
          .evaluateAll((all) => all.map((item) => item.dataset.tooltip)),
      )
      .toEqual(texts);
  const onDay = (name: string) => words("presence.onDay", { name, day: "Old town" });

  await test.step("each sees who else is here, and on which day", async () => {
    await expectHere(page, [onDay("Clara"), onDay("Ivan")]);
    await expect(page.locator("[data-day-strip] [data-people-on-day]")).toHaveText("2");
    await viewers.getByRole("link", { name: words("routes.allDays") }).click();
    await expectHere(page, ["Clara", onDay("Ivan")]);
    await viewers
      .getByRole("navigation", { name: words("routes.days") })
      .getByRole("link", { name: /Old town/ })
      .click();
    await expectHere(page, [onDay("Clara"), onDay("Ivan")]);
  });

  await test.step("who edits a thing is named in its form, and keeps nobody from editing it", async () => {
    const [theirs, own] = [new PointForm(ivans, words), new PointForm(page, words)];
    await theirs.open("Baths", isPhone);
    const edits = words("presence.editsOnDay", { name: "Ivan", day: "Old town" });
    await expectHere(viewers, [onDay("Anna"), edits]);
    await own.open("Market", isPhone);
    const line = own.dialog.getByText(words("conflicts.editing", { names: "Ivan" }));
    await expect(own.field("points.description")).toBeEditable();
    await expect(line).toHaveCount(0);
    await own.button("actions.cancel").click();
    await own.open("Baths", isPhone);
    await expect(line).toBeVisible();
    await expect(own.field("points.description")).toBeEditable();
    await theirs.button("actions.cancel").click();
    await expect(line).toHaveCount(0);
    await own.button("actions.cancel").click();
    await expect(own.dialog).toBeHidden();
    await expectHere(page, [onDay("Clara"), onDay("Ivan")]);
  });

  await test.step("a new point of Ivan's is there, in each window, without touching it", async () => {
    await ivanSends("point", { routeId: day, name: "Funicular", lat: 41.695, lng: 44.785 });
    for (const on of [page, viewers, ivans])
      await expect(pointsOn(on)).toHaveText([/Baths/, /Market/, /Funicular/]);
  });

  await test.step("a day that Ivan renames in his window has its new name", async () => {
    await ivanSends("route", { id: day, name: "Old Tbilisi" });
    for (const on of [page, viewers, ivans])
      await expect(on.getByRole("heading", { name: "Old Tbilisi" })).toBeVisible();
  });

  await test.step("a point that is held stays in the hand while Ivan moves another, and goes where it is dropped", async () => {
    await page.getByRole("radio", { name: words("map.edit") }).check();
    if (isPhone) await openSheet(page, words);
    const handle = page.getByRole("button", { name: words("points.reorder", { name: "Baths" }) });
    const over = (position: number) =>
      page.getByText(words("points.over", { name: "Baths", position, count: 3 }));
    await handle.focus();
    await page.keyboard.press("Enter");
    await expect(over(1)).toBeAttached();
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
    await ivanSends("route", { id: day, name: "Tbilisi" });
    await expect(page.getByRole("heading", { name: "Tbilisi", exact: true })).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(over(2)).toBeAttached();
    await page.keyboard.press("Enter");
    await expect.poll(() => server.namesOn(day)).toEqual(["Market", "Baths", "Funicular"]);
    await expect(handle).toBeFocused();
    for (const on of [viewers, ivans])
      await expect(pointsOn(on)).toHaveText([/Market/, /Baths/, /Funicular/]);
  });

  await test.step("so does one that is dragged while Ivan adds another", async () => {
    const centreOf = async (name: string) => {
      const handle = page.getByRole("button", { name: words("points.reorder", { name }) });
      // Waits until the row no longer moves.
      await handle.click({ trial: true });
      const box = await handle.boundingBox();
      if (!box) throw new Error("the handle is not to be seen");
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const target = await centreOf("Baths");
    const pointer = await Pointer.of(page, isPhone);
    await pointer.press(await centreOf("Funicular"));
    await pointer.move({ x: 0, y: -20 });
    const over = (position: number, count: number) =>
      page.getByText(words("points.over", { name: "Funicular", position, count }));
    await expect(over(3, 3)).toBeAttached();
    await ivanSends("point", { routeId: day, name: "Fortress", lat: 41.688, lng: 44.809 });
    await expect(pointsOn(page)).toHaveCount(4);
    await pointer.moveTo(target);
    await expect(over(2, 4)).toBeAttached();
    await pointer.release();
    const after = ["Market", "Funicular", "Baths", "Fortress"];
    await expect.poll(() => server.namesOn(day)).toEqual(after);
    await expect(pointsOn(viewers)).toHaveText(after.map((point) => new RegExp(point)));
  });

  await test.step("what is typed into an open form stays, with the place of the cursor", async () => {
    const form = new PointForm(page, words);
    await form.open("Market", isPhone);
    const field = form.field("points.description");
    await field.fill("Bring cash");
    await field.press("ArrowLeft");
    const cursor = () => field.evaluate((area: HTMLTextAreaElement) => area.selectionStart);
    const before = await cursor();
    await ivanSends("route", { id: day, name: "Town" });
    await expect(viewers.getByRole("heading", { name: "Town", exact: true })).toBeVisible();
    await expect(page.getByText("Town", { exact: true }).first()).toBeAttached();
    await expect(field).toHaveValue("Bring cash");
    await expect(field).toBeFocused();
    expect(await cursor()).toBe(before);
    await form.save();
    await expect
      .poll(async () => (await server.pointsOn(day)).map(({ description }) => description))
      .toContain("Bring cash");
  });

  await test.step("who is removed is told so in the open window, and the others plan on", async () => {
    const headers = { authorization: `Bearer ${person.session.access_token}` };
    const path = `/api/member/${tripId}/${ivan.session.id}`;
    expect((await page.request.delete(path, { headers })).ok()).toBe(true);
    await expect(
      ivans.getByRole("heading", { name: words("sharing.unsharedTitle") }),
    ).toBeVisible();
    await expectHere(page, [words("presence.onDay", { name: "Clara", day: "Town" })]);
    await server.save({ name: "Georgia for two" });
    await expect(viewers.getByRole("heading", { level: 1, name: "Georgia for two" })).toBeVisible();
  });
  expect(problems).toEqual([]);
});
