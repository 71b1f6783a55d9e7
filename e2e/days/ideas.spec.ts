import { expect, type Locator } from "@playwright/test";
import { test } from "../testing/journey.ts";
import { openSheet } from "../testing/open-sheet.ts";
import { Pointer } from "../testing/pointer.ts";
import { countPresses } from "../testing/press-counter.ts";

const place = (name: string, lat: number) => ({ name, lat, lng: 44.8 });
const days = ["Old town", "Gardens"].map((name, index) => ({
  ...{ name, date: `2027-05-0${index + 3} 09:00` },
  points: ["Castle", "Bath", "Market", "Bridge"].map((stop) => place(`${stop} ${index + 1}`, 41.69)),
}));
const notes = "Ask for Anna";

test("ideas are found beside the days, read in their card, and go to a day by two presses or one drag", async ({
  page,
  words,
  isPhone,
  planTrip,
}, info) => {
  const presses = await countPresses(page);
  const { tripId, routeIds, server } = await planTrip("Spring", days);
  const [old = "", gardens = ""] = routeIds;
  await server.addIdea({ ...place("Vineyard", 41.75), description: notes });
  await server.addIdea(place("Canyon", 41.76));
  const strip = page.getByRole("navigation", { name: words("routes.days") });
  const tab = strip.getByRole("button", { name: words("ideas.goTo", { count: 2 }) });
  const list = page.getByRole("region", { name: words("ideas.title") });
  const card = page.getByRole("article");
  const lastOf = async (routeId: string) => (await server.namesOn(routeId)).at(-1);
  await page.goto(`/map/${tripId}/-1`);

  await test.step("the row of days leads to them, whatever is in view", async () => {
    await tab.click();
    await expect(list.getByRole("button", { name: "Vineyard" })).toBeInViewport();
    // Nobody edits: there is nothing to press but the ideas themselves.
    await expect(list.getByRole("listitem").getByRole("button")).toHaveText(["Vineyard", "Canyon"]);
  });

  await test.step("a press on one opens its card, which is read-only, and the way back", async () => {
    await list.getByRole("button", { name: "Vineyard" }).click();
    await expect(card.getByText(notes)).toBeVisible();
    await expect(card.getByRole("button", { name: words("points.edit") })).toHaveCount(0);
    if (isPhone) await openSheet(page, words);
    await page.getByRole("button", { name: words("points.backToList") }).click();
    await expect(card).toHaveCount(0);
    await expect(list).toBeAttached();
  });

  await page.getByRole("radio", { name: words("map.edit") }).check();
  if (isPhone) await openSheet(page, words);
  await expect(
    list.getByRole("button", { name: words("ideas.drag", { name: "Canyon" }) }),
  ).toHaveCount(1);

  await test.step("a press and a day put one on that day", async () => {
    await list.scrollIntoViewIfNeeded();
    presses.take();
    await list
      .getByRole("button", { name: words("ideas.toDayTitle", { name: "Vineyard" }) })
      .click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /Gardens/ })
      .click();
    await expect.poll(() => lastOf(gardens)).toBe("Vineyard");
    const count = presses.take();
    info.annotations.push({ type: "presses", description: `an idea to a day: ${count}` });
    expect(count).toBe(2);
    await expect(
      strip.getByRole("button", { name: words("ideas.goTo", { count: 1 }) }),
    ).toBeVisible();
  });

  await test.step("a drag to the row of days puts one there, and one undo brings it back", async () => {
    const middleOf = async (thing: Locator) => {
      const box = await thing.boundingBox();
      if (!box) throw new Error("it is not to be seen");
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const drag = async (from: Locator, to: Locator) => {
      await from.scrollIntoViewIfNeeded();
      const pointer = await Pointer.of(page, isPhone);
      await pointer.press(await middleOf(from));
      await pointer.move({ x: 0, y: -24 });
      // A phone's row of days comes back over the list once something is held.
      await expect(to).toBeInViewport({ ratio: 1 });
      await pointer.moveTo(await middleOf(to));
      await expect(to.and(page.locator("[data-takes]"))).toBeAttached();
      await pointer.release();
    };
    const day = strip.getByRole("link", { name: /Old town/ });
    await drag(list.getByRole("button", { name: words("ideas.drag", { name: "Canyon" }) }), day);
    await expect.poll(() => lastOf(old)).toBe("Canyon");
    await expect(list).toHaveCount(0);
    await page.keyboard.press("Control+z");
    await expect.poll(server.ideaNames).toEqual(["Canyon"]);
  });
});
