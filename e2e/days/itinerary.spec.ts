import { expect } from "@playwright/test";
import { test, withMotion } from "../testing/journey.ts";
import { openSheet } from "../testing/open-sheet.ts";
import { Pointer } from "../testing/pointer.ts";
import { countPresses } from "../testing/press-counter.ts";

test.use(withMotion);

const place = (name: string, lat: number) => ({ name, lat, lng: 44.8, timeToSpend: 30 });
const hotel = {
  ...{ ...place("Rooms", 41.73), typeId: "Hotel" as const, timeToSpend: 0 },
  hotelData: { checkIn: "2027-05-03 15:00", checkOut: "2027-05-05 11:00", dining: "none" as const },
};
const days = [
  {
    name: "Old town",
    date: "2027-05-03 09:00",
    points: [place("Castle", 41.69), place("Bath", 41.7), place("Market", 41.71), hotel],
  },
  { name: "Gardens", date: "2027-05-04 09:00", points: [place("Garden", 41.72)] },
  { name: "Hills", date: "2027-05-05 09:00", points: [place("Hill", 41.74)] },
];

test("all days are one list with hotels, and several points go to another day in two presses, by hand and by keys", async ({
  page,
  words,
  isPhone,
  planTrip,
}, info) => {
  const presses = await countPresses(page);
  const { tripId, routeIds, server } = await planTrip("Spring", days);
  const [old = "", gardens = "", hills = ""] = routeIds;
  const other = await planTrip("Autumn", [
    { name: "Sea", date: "2027-10-01 09:00", points: [place("Port", 41.6)] },
  ]);
  const [away = ""] = other.routeIds;
  const otherServer = other.server;
  const areOn = (routeId: string, names: string[]) =>
    expect.poll(() => server.namesOn(routeId)).toEqual(names);
  const asBefore = async () => {
    await areOn(old, ["Castle", "Bath", "Market", "Rooms"]);
    await areOn(gardens, ["Garden"]);
    await areOn(hills, ["Hill"]);
  };
  const list = page.getByRole("list", { name: words("routes.days"), exact: true });
  const stop = (name: string) => list.locator("[data-stop]", { hasText: name });
  const box = (name: string) =>
    list.getByRole("checkbox", { name: words("itinerary.pick", { name }) });
  const bar = page.getByRole("region", { name: words("itinerary.selection") });
  const dialogDay = (name: string) =>
    page.getByRole("dialog").getByRole("button", { name: new RegExp(name) });
  const undo = async () => {
    await page.keyboard.press("Control+z");
    await asBefore();
    presses.take();
  };

  await page.goto(`/map/${tripId}/-1`);
  if (isPhone) await openSheet(page, words);

  await test.step("each stop once, in order, with the nights of the hotel", async () => {
    await expect(list.locator("[data-stop]")).toHaveCount(6);
    await expect(list.getByText(words("itinerary.nightOf", { number: 1, count: 2 }))).toBeVisible();
    await expect(
      list.getByText(words("itinerary.nightOf", { number: 2, count: 2 })),
    ).toBeAttached();
    await expect(list.getByRole("heading", { level: 2 })).toHaveText([
      "Old town",
      "Gardens",
      "Hills",
    ]);
    await expect(box("Castle")).toHaveCount(0);
  });

  await page.getByRole("radio", { name: words("map.edit") }).check();
  if (isPhone) await openSheet(page, words);
  // A finger picks by a long press, which shows the boxes.
  if (!isPhone) await expect(box("Castle")).toBeAttached();

  const pickTwo = async () => {
    if (isPhone) {
      const finger = await Pointer.of(page, true);
      const rest = async (name: string) => {
        const row = stop(name).getByText(name, { exact: true });
        await row.scrollIntoViewIfNeeded();
        const bounds = await row.boundingBox();
        if (!bounds) throw new Error("it is not to be seen");
        await finger.press({ x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 });
        try {
          await expect(box(name)).toBeChecked({ timeout: 3000 });
        } catch (error) {
          // A finger that has moved opens nothing at its end.
          await finger.move({ x: 0, y: -30 });
          throw error;
        } finally {
          await finger.release();
        }
      };
      // Lines that load late move the row away between the look and the press.
      await expect(() => rest("Castle")).toPass();
      await stop("Market").getByText("Market", { exact: true }).click();
    } else {
      await stop("Castle")
        .getByText("Castle", { exact: true })
        .click({ modifiers: ["Control"] });
      await stop("Market")
        .getByText("Market", { exact: true })
        .click({ modifiers: ["ControlOrMeta"] });
    }
    await expect(bar).toContainText(words("itinerary.picked", { count: 2 }));
    presses.take();
  };
  await test.step("picked by hand", async () => {
    await pickTwo();
    await bar.getByRole("button", { name: words("points.move"), exact: true }).click();
    await dialogDay("Hills").click();
    await areOn(hills, ["Hill", "Castle", "Market"]);
    await areOn(old, ["Bath", "Rooms"]);
    const count = presses.take();
    info.annotations.push({ type: "presses", description: `two points to another day: ${count}` });
    expect(count).toBeLessThanOrEqual(2);
    await expect(bar).toHaveCount(0);
    await undo();
  });

  await test.step("they get another type in two presses, which one undo takes back", async () => {
    const typesOn = async (routeId: string) =>
      (await server.pointsOn(routeId)).map(({ typeId }) => typeId);
    const [before, ofGardens] = [await typesOn(old), await typesOn(gardens)];
    expect(before).not.toContain("Museum");
    const areTyped = (types: readonly string[]) => expect.poll(() => typesOn(old)).toEqual(types);
    await pickTwo();
    await bar.getByRole("button", { name: words("itinerary.type") }).click();
    await page.getByRole("menuitem", { name: words("points.types.Museum"), exact: true }).click();
    await areTyped(["Museum", before[1] ?? "", "Museum", "Hotel"]);
    expect(await typesOn(gardens)).toEqual(ofGardens);
    expect(presses.take()).toBeLessThanOrEqual(2);
    await expect(page.getByText(words("itinerary.typed", { count: 2 }))).toBeVisible();
    await expect(bar).toHaveCount(0);
    await undo();
    await areTyped(before);
  });

  await test.step("they go to another trip, in one step of each trip, which the message takes back", async () => {
    await pickTwo();
    await bar.getByRole("button", { name: words("points.toTrip") }).click();
    const dialog = page.getByRole("dialog", {
      name: words("toTrip.title", { name: "", count: 2 }),
    });
    await dialog.getByRole("radio", { name: words("toTrip.move") }).check();
    await dialog.getByRole("button", { name: words("toTrip.move"), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(bar).toHaveCount(0);
    await expect.poll(() => otherServer.namesOn(away)).toEqual(["Port", "Castle", "Market"]);
    await areOn(old, ["Bath", "Rooms"]);
    const count = presses.take();
    info.annotations.push({ type: "presses", description: `two points to another trip: ${count}` });
    expect(count).toBeLessThanOrEqual(3);
    await page
      .getByRole("button", { name: words("history.undo"), exact: true })
      .last()
      .click();
    await asBefore();
    await expect.poll(() => otherServer.namesOn(away)).toEqual(["Port"]);
  });

  // A phone has the boxes only while something is picked.
  if (isPhone) return;

  await test.step("by the keyboard alone: Space picks, Shift and an arrow picks on", async () => {
    await box("Castle").focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await expect(box("Bath")).toBeFocused();
    await page.keyboard.press("Shift+ArrowDown");
    await expect(bar).toContainText(words("itinerary.picked", { count: 3 }));
    await bar.getByRole("button", { name: words("itinerary.copy") }).focus();
    await page.keyboard.press("Enter");
    await dialogDay("Gardens").focus();
    await page.keyboard.press("Enter");
    await areOn(gardens, ["Garden", "Castle", "Bath", "Market"]);
    await areOn(old, ["Castle", "Bath", "Market", "Rooms"]);
    await undo();
  });

  await test.step("a range is left off the route and deleted, each as one step", async () => {
    await box("Castle").check({ force: true });
    await box("Market").click({ modifiers: ["Shift"], force: true });
    await expect(bar).toContainText(words("itinerary.picked", { count: 3 }));
    await bar.getByRole("button", { name: words("points.exclude") }).click();
    const excluded = async () =>
      (await server.pointsOn(old)).filter((point) => point.excludeFromRoute).length;
    await expect.poll(excluded).toBe(3);
    await page.keyboard.press("Control+z");
    await expect.poll(excluded).toBe(0);
    await box("Castle").check({ force: true });
    // The bar may lie over it.
    await box("Garden").press("Space");
    await bar.getByRole("button", { name: words("points.delete") }).click();
    await areOn(old, ["Bath", "Market", "Rooms"]);
    await areOn(gardens, []);
    await undo();
  });

  await test.step("Escape picks none", async () => {
    await box("Castle").check({ force: true });
    await expect(bar).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(bar).toHaveCount(0);
  });
});

test("a point is added between two stops, and stands there", async ({
  page,
  words,
  isPhone,
  planTrip,
}) => {
  const { tripId, routeIds, server } = await planTrip("Between", days);
  await page.goto(`/map/${tripId}/-1`);
  await page.getByRole("radio", { name: words("map.edit") }).check();
  if (isPhone) await openSheet(page, words);
  const add = page.getByRole("button", { name: words("itinerary.addBefore", { name: "Bath" }) });
  await add.click();
  const form = page.getByRole("dialog");
  await form.getByRole("combobox", { name: words("points.name") }).fill("41.695, 44.8");
  await page.getByRole("option").first().click();
  await form.getByRole("button", { name: words("actions.save") }).click();
  await expect(form).toBeHidden();
  const names = () => server.namesOn(routeIds[0] ?? "");
  await expect.poll(async () => (await names()).length).toBe(5);
  expect((await names()).filter((_, index) => index !== 1)).toEqual([
    "Castle",
    "Bath",
    "Market",
    "Rooms",
  ]);
  await page.keyboard.press("Control+z");
  await expect.poll(names).toEqual(["Castle", "Bath", "Market", "Rooms"]);
});
