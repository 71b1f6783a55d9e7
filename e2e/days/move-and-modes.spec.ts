import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../testing/journey.ts";
import { openSheet } from "../testing/open-sheet.ts";
import { Pointer, type WindowPosition } from "../testing/pointer.ts";
import { countPresses } from "../testing/press-counter.ts";

const point = (name: string, lat: number) => ({ name, lat, lng: 44.8 });
const castle = point("Castle", 41.69);
const bath = point("Bath", 41.7);
const market = point("Market", 41.71);
const days = [
  { name: "Old town", date: "2027-05-03 09:00", points: [castle, bath, market] },
  { name: "Gardens and hills", date: "2027-05-04 09:00", points: [point("Garden", 41.72)] },
];

/** From the middle of one thing to the middle of another. */
async function drag(page: Page, isTouch: boolean, from: Locator, to: Locator): Promise<Pointer> {
  const pointer = await Pointer.of(page, isTouch);
  // The press follows the measuring at once: what is drawn late may move the handle.
  await pointer.press(middleOf(await from.boundingBox()));
  await pointer.move({ x: 0, y: -24 });
  await pointer.moveTo(middleOf(await to.boundingBox()));
  return pointer;
}

type Box = Awaited<ReturnType<Locator["boundingBox"]>>;

function middleOf(box: Box): WindowPosition {
  if (!box) throw new Error("it is not to be seen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("a point moves to another day by one drag, by three keys or by three presses, each undone at once", async ({
  page,
  words,
  isPhone,
  planTrip,
}) => {
  const presses = await countPresses(page);
  const { tripId, routeIds, server } = await planTrip("Mover", days);
  const [first = "", second = ""] = routeIds;
  const areOn = (routeId: string, names: string[]) =>
    expect.poll(() => server.namesOn(routeId)).toEqual(names);
  const handle = (name: string) =>
    page.getByRole("button", { name: words("points.reorder", { name }) });
  const strip = page.getByRole("navigation", { name: words("routes.days") });
  /** Waits until a thing no longer moves; the trial is no press of a person. */
  const isStill = async (thing: Locator) => {
    await thing.click({ trial: true });
    presses.take();
  };
  const undo = async () => {
    await page.keyboard.press("Control+z");
    await areOn(first, ["Castle", "Bath", "Market"]);
    await areOn(second, ["Garden"]);
    presses.take();
  };
  await page.goto(`/map/${tripId}/${first}`);
  await page.getByRole("radio", { name: words("map.edit") }).check();
  if (isPhone) await openSheet(page, words);
  presses.take();

  await test.step("dragged onto the day's tab, which shows that it takes the point", async () => {
    const tab = strip.getByRole("link", { name: /Gardens and hills/ });
    await isStill(handle("Bath"));
    const pointer = await drag(page, isPhone, handle("Bath"), tab);
    // What comes late may move the tab away: a hand follows it, and holds never quite still.
    const follow = async () => {
      const middle = middleOf(await tab.boundingBox());
      await pointer.moveTo({ ...middle, x: middle.x - 1 });
      await pointer.moveTo(middle);
      return tab.getAttribute("data-takes");
    };
    await expect.poll(follow).toBe("true");
    const figures = { name: "Bath", day: "Gardens and hills", position: 2 };
    await expect(page.getByText(words("points.overDay", figures))).toBeAttached();
    await pointer.release();
    await areOn(second, ["Garden", "Bath"]);
    expect(presses.take()).toBeLessThanOrEqual(1);
    await undo();
  });

  await test.step("by the keyboard alone: lift, right, put down", async () => {
    await handle("Bath").focus();
    await page.keyboard.press("Enter");
    await expect(
      page.getByText(words("points.over", { name: "Bath", position: 2, count: 3 })),
    ).toBeAttached();
    // The sorting library listens to the arrow keys after a timer that lifting sets. A timer set later runs later.
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
    await page.keyboard.press("ArrowRight");
    await expect(page.locator("[data-takes]")).toHaveCount(1);
    await page.keyboard.press("Enter");
    await areOn(second, ["Garden", "Bath"]);
    expect(presses.take()).toBeLessThanOrEqual(3);
    await expect(page.locator("[data-point] :focus, [data-point]:focus")).toHaveCount(1);
    await undo();
  });

  await test.step("by the menu of the point", async () => {
    await page.getByRole("button", { name: words("points.actions", { name: "Bath" }) }).click();
    await page.getByRole("menuitem", { name: words("points.moveToDay") }).click();
    await page.getByRole("dialog").getByRole("listitem").getByRole("button").first().click();
    await areOn(second, ["Garden", "Bath"]);
    expect(presses.take()).toBeLessThanOrEqual(3);
    await undo();
  });

  await test.step("in the itinerary, to its place among the others", async () => {
    await page.getByRole("link", { name: words("routes.allDays") }).click();
    presses.take();
    const garden = page.locator("[data-stop]", { hasText: "Garden" });
    await garden.scrollIntoViewIfNeeded();
    await isStill(handle("Market"));
    const row = garden.locator("[data-opens-stop]");
    const pointer = await drag(page, isPhone, handle("Market"), row);
    // The row takes a point before it in its upper half, and the list scrolls to its end under the finger.
    await expect(async () => {
      await pointer.move({ x: 0, y: -8 });
      await expect(garden).toHaveAttribute("data-drop", "before", { timeout: 500 });
    }).toPass();
    await pointer.release();
    await areOn(second, ["Market", "Garden"]);
    expect(presses.take()).toBeLessThanOrEqual(1);
    await undo();
    const fold = page.getByRole("button", {
      name: words("routes.showPoints", { name: "Old town" }),
    });
    await fold.click();
    await expect(handle("Castle")).toHaveCount(0);
    await page
      .getByRole("link", { name: /Old town/ })
      .first()
      .click();
    await page.getByRole("link", { name: words("routes.allDays") }).click();
    await expect(garden).toBeVisible();
    await expect(fold).toHaveAttribute("aria-expanded", "false");
  });
});

test("a leg's mode changes on the leg, by two presses or by the keyboard alone", async ({
  page,
  words,
  isPhone,
  planTrip,
}) => {
  const presses = await countPresses(page);
  const { tripId, routeIds, server } = await planTrip("Legs", days);
  const [first = ""] = routeIds;
  const modeOfBath = async () => (await server.pointsOn(first))[1]?.routeMode;
  const leg = page.getByRole("button", { name: words("points.changeMode", { name: "Bath" }) });
  await page.goto(`/map/${tripId}/${first}`);
  await page.getByRole("radio", { name: words("map.edit") }).check();
  if (isPhone) await openSheet(page, words);
  presses.take();

  await test.step("two presses", async () => {
    await leg.click();
    await page.getByRole("menuitem", { name: words("points.modes.walk"), exact: true }).click();
    await expect(leg).toContainText(words("points.modes.walk"));
    await expect.poll(modeOfBath).toBe("walk");
    expect(presses.take()).toBeLessThanOrEqual(2);
  });

  await test.step("the keyboard alone", async () => {
    await leg.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem").first()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect.poll(modeOfBath).toBe("car");
    expect(presses.take()).toBeLessThanOrEqual(2);
    await expect(leg).toBeFocused();
  });

  await test.step("the route passes a point by, and is led back to it", async () => {
    await leg.click();
    await page.getByRole("menuitem", { name: words("points.exclude") }).click();
    await expect(leg).toContainText(words("points.offPath"));
    await leg.click();
    await page.getByRole("menuitem", { name: words("points.modes.bus"), exact: true }).click();
    await expect.poll(modeOfBath).toBe("bus");
    await expect(leg).toContainText(words("points.modes.bus"));
  });
});
