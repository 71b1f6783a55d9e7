import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../testing/journey.ts";
import { fitsScreen, passesAxe } from "../testing/passes-axe.ts";
import { TripMap } from "../testing/trip-map.ts";

const days = [
  {
    name: "Mountains",
    date: "2027-07-03 09:00",
    points: [{ name: "Camp", lat: 42.66, lng: 44.62 }],
  },
  { name: "Sea", date: "2027-07-04 09:00", points: [] },
];

const thread = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
const task = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });
/** The texts of those in whose middle something else takes the press. */
const covered = (items: Locator) =>
  items.evaluateAll((all) =>
    all
      .filter((item) => {
        const { left, top, width, height } = item.getBoundingClientRect();
        return !item.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      })
      .map(({ textContent }) => textContent),
  );
const order = (page: Page) =>
  page
    .getByRole("article")
    .evaluateAll((all) => all.map((each) => each.getAttribute("aria-label")));

async function looksRight(page: Page): Promise<void> {
  await passesAxe(page);
  await fitsScreen(page);
}

test("notes and tasks of a trip are written, ticked, sorted and found", async ({
  page,
  words,
  isPhone,
  planTrip,
}) => {
  const { tripId, routeIds, server } = await planTrip("Georgia", days);
  const textsOnServer = async () => (await server.read()).notes.map(({ text }) => text).join("\n");
  const form = page.getByRole("dialog");
  const field = form.getByRole("textbox", { name: words("notes.text") });
  const write = async (text: string) => {
    await field.fill(text);
    await form.getByRole("button", { name: words("actions.save") }).click();
    await expect(form).toBeHidden();
  };
  const choose = async (name: string, item: string) => {
    await page.getByRole("button", { name: words("notes.actions", { name }) }).click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  const done = (count: number, of: number) =>
    page.getByRole("progressbar", { name: words("notes.progress", { done: count, count: of }) });

  await test.step("the entry of the navigation leads to the trip's notes", async () => {
    await page.goto(`/map/${tripId}/${routeIds[0]}`);
    await page.getByRole("link", { name: words("header.notes"), exact: true }).click();
    await expect(page).toHaveURL(`/tasks/${tripId}`);
    await expect(page.getByText(words("notesPage.empty"))).toBeVisible();
    await looksRight(page);
  });

  await test.step("a list is put in and ticked in place", async () => {
    await page.getByRole("button", { name: words("notes.insertList") }).click();
    await page.getByRole("menuitem", { name: words("notesPage.lists.packing.name") }).click();
    await expect(thread(page, words("notesPage.lists.packing.name"))).toBeVisible();
    const boxes = thread(page, words("notesPage.lists.packing.name")).getByRole("checkbox");
    await expect(boxes).toHaveCount(9);
    await boxes.first().check();
    await expect(done(1, 9).first()).toBeVisible();
  });

  await test.step("a note of a day links a point of the trip", async () => {
    const day = page.getByRole("heading", { level: 2, name: /Mountains/ });
    await page
      .getByRole("listitem")
      .filter({ has: day })
      .getByRole("button", { name: /Mountains/ })
      .click();
    await field.fill("- [ ] Gas at ");
    await form.getByRole("button", { name: words("notes.linkPoint") }).click();
    await form.getByRole("combobox", { name: words("noteDialogs.choosePoint") }).fill("cam");
    await page.getByRole("option", { name: "Camp" }).click();
    await expect(field).toHaveValue(/^- \[ \] Gas at \[Camp\]\(point:[\w-]+\)$/);
    await looksRight(page);
    await form.getByRole("button", { name: words("actions.save") }).click();
    await expect(form).toBeHidden();
    await expect(thread(page, "Gas at Camp").getByRole("link", { name: "Camp" })).toBeVisible();
    await expect(done(1, 10)).toBeVisible();
  });

  await test.step("it is answered, changed and moved to another day, its reply with it", async () => {
    await thread(page, "Gas at Camp")
      .getByRole("button", { name: words("notes.reply") })
      .click();
    await write("Two cans");
    await expect(thread(page, "Gas at Camp").getByText("Two cans")).toBeVisible();
    await choose("Two cans", words("notes.edit"));
    await write("Three cans");
    await choose("Gas at Camp", words("notes.moveToDay"));
    await form.getByRole("button", { name: words("notes.move") }).click();
    await expect(form).toBeHidden();
    expect(await order(page)).toEqual([words("notesPage.lists.packing.name"), "Gas at Camp"]);
    await expect(thread(page, "Gas at Camp").getByText("Three cans")).toBeVisible();
  });

  await test.step("notes are sorted, by keyboard or by the menu", async () => {
    if (isPhone) await choose("Gas at Camp", words("notesPage.moveUp"));
    else {
      await page
        .getByRole("button", { name: words("notesPage.reorder", { name: "Gas at Camp" }) })
        .focus();
      const name = "Gas at Camp";
      await page.keyboard.press("Space");
      await expect(page.getByText(words("notesPage.lifted", { name }))).toBeAttached();
      // The sorting library listens to the arrow keys after a timer that lifting sets. A timer set later runs later.
      await page.evaluate(() => new Promise((then) => setTimeout(then)));
      await page.keyboard.press("ArrowUp");
      const other = words("notesPage.lists.packing.name");
      await expect(page.getByText(words("notesPage.over", { name, other }))).toBeAttached();
      await page.keyboard.press("Space");
    }
    await expect
      .poll(() => order(page))
      .toEqual(["Gas at Camp", words("notesPage.lists.packing.name")]);
    await expect(page.getByRole("menu")).toHaveCount(0);
    await looksRight(page);
  });

  await test.step("ticks made at once on two devices lose neither", async () => {
    const other = await page.context().newPage();
    await other.goto(`/tasks/${tripId}`);
    const [mine, theirs] = [
      thread(page, "Gas at Camp"),
      thread(other, words("notesPage.lists.packing.name")),
    ];
    await expect(theirs).toBeVisible();
    const tickMine = async () => {
      await mine.getByRole("checkbox").check();
      const second = thread(page, words("notesPage.lists.packing.name"))
        .getByRole("checkbox")
        .nth(1);
      await second.check();
    };
    await Promise.all([tickMine(), theirs.getByRole("checkbox").last().check()]);
    await expect(mine.getByRole("checkbox")).toBeChecked();
    await expect.poll(async () => (await textsOnServer()).match(/\[x\]/g)?.length).toBe(4);
    await other.close();
    await page.reload();
    await expect(done(4, 10)).toBeVisible();
  });

  await test.step("what is to do, and what holds a word, is looked at alone", async () => {
    await page.getByRole("radio", { name: words("notesPage.states.done"), exact: true }).check();
    await expect.poll(() => order(page)).toEqual(["Gas at Camp"]);
    await page.getByRole("radio", { name: words("notesPage.states.all"), exact: true }).check();
    await page.getByRole("searchbox").fill("three CANS");
    await expect.poll(() => order(page)).toEqual(["Gas at Camp"]);
    await page.getByRole("searchbox").fill("nowhere");
    await page.getByRole("button", { name: words("notesPage.showAll") }).click();
    await expect.poll(async () => (await order(page)).length).toBe(2);
  });

  await test.step("a note saved without a network is there at once, also after a reload, and is made once", async () => {
    await page.getByRole("button", { name: words("notes.add"), exact: true }).click();
    await page.context().setOffline(true);
    await field.fill("Never lost");
    await form.getByRole("button", { name: words("actions.save") }).click();
    await expect(form).toBeHidden();
    await expect(thread(page, "Never lost")).toHaveCount(1);
    await page.context().setOffline(false);
    await page.reload();
    await expect(thread(page, "Never lost")).toHaveCount(1);
    await expect.poll(async () => (await textsOnServer()).match(/Never lost/g)?.length).toBe(1);
  });

  await test.step("a deleted note comes back, and goes when the page is left", async () => {
    await choose("Never lost", words("notes.delete"));
    await expect(thread(page, "Never lost")).toBeHidden();
    await page.getByRole("button", { name: words("history.undo"), exact: true }).click();
    await expect(thread(page, "Never lost")).toBeVisible();
    await page
      .getByRole("button", { name: words("notes.actions", { name: "Never lost" }) })
      .click();
    // The toast is still there, and hides no item of the menu.
    await expect(page.locator("[data-toast]")).toBeVisible();
    expect(await covered(page.getByRole("menuitem"))).toEqual([]);
    await page.keyboard.press("Escape");
    const gone = page.waitForResponse((answer) => answer.request().method() === "DELETE");
    await choose("Never lost", words("notes.delete"));
    await thread(page, "Gas at Camp").getByRole("link", { name: "Camp" }).click();
    expect((await gone).ok()).toBe(true);
  });

  await test.step("the link leads to the point on the map, whose day has its notes beside it", async () => {
    await expect(page).toHaveURL(new RegExp(`/map/${tripId}/${routeIds[0]}\\?point=`));
    await new TripMap(page).isDrawn(1);
    await page.goto(`/map/${tripId}/${routeIds[1]}`);
    if (isPhone) await page.getByRole("slider", { name: words("map.sheetLabel") }).press("End");
    const panel = page.getByRole("region", { name: words("days.notes") });
    // One press, and no dialog.
    await panel.getByRole("button", { name: words("notes.add") }).click();
    await panel.getByRole("textbox", { name: words("notes.text") }).fill("- [ ] Swim");
    await page.keyboard.press("Control+Enter");
    await task(page, "Swim").check();
    const ofDay = words("notes.progress", { done: 1, count: 1 });
    await expect(page.getByText(ofDay).first()).toBeVisible();
    await page.goto(`/tasks/${tripId}`);
    // A page that is left before the answer sends the note again, under the same key: until then it stands there twice.
    await expect(task(page, "Swim")).toHaveCount(1);
    await expect(task(page, "Swim")).toBeChecked();
    await expect(thread(page, "Never lost")).toHaveCount(0);
  });
});
