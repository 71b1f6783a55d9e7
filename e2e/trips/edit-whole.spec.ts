import { expect } from "@playwright/test";
import { test } from "../testing/journey.ts";
import { countPresses } from "../testing/press-counter.ts";

const baths = { name: "Baths", lat: 41.6878, lng: 44.8109, typeId: "Water" as const };
const museum = { name: "Museum", lat: 41.696, lng: 44.8, typeId: "Museum" as const };
const days = ["Tbilisi", "Kazbegi"].map((name, index) => ({
  name,
  date: `2027-05-0${index + 3} 09:00`,
  points: index === 0 ? [baths, museum] : [],
}));

test("a trip moves and grows, and its points change where they stand, with few presses and by keyboard", async ({
  page,
  words,
  isPhone,
  planTrip,
}) => {
  const { tripId, routeIds, server } = await planTrip("Georgia", days);
  const [tbilisi = ""] = routeIds;
  const presses = await countPresses(page);
  const dialog = page.getByRole("dialog");
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  const dates = async () => (await server.read()).routes.map(({ date }) => date.slice(0, 10));
  const range = (from: number, to: number) => new RegExp(`^${from}\\s?–\\s?${to}\\s`);
  const undo = () => button(words("history.undo"));
  await page.goto(`/map/${tripId}/${tbilisi}`);
  await page.getByRole("radio", { name: words("map.edit") }).check();
  if (isPhone) await page.getByRole("slider", { name: words("map.sheetLabel") }).press("End");

  await test.step("all dates move by two presses, also by the keyboard, and back by one", async () => {
    presses.take();
    await button(range(3, 4)).click();
    await dialog.getByLabel(words("tripDates.byDays")).fill("7");
    await dialog.getByRole("button", { name: words("tripDates.later", { count: 7 }) }).click();
    await expect(button(range(10, 11))).toBeVisible();
    expect(presses.take()).toBe(2);
    await expect.poll(dates).toEqual(["2027-05-10", "2027-05-11"]);
    await undo().click();
    await expect.poll(dates).toEqual(["2027-05-03", "2027-05-04"]);
    await button(range(3, 4)).press("Enter");
    await dialog.getByLabel(words("tripDates.byDays")).fill("-1");
    await page.keyboard.press("Enter");
    await expect(button(range(2, 3))).toBeVisible();
    await expect.poll(dates).toEqual(["2027-05-02", "2027-05-03"]);
  });

  await test.step("the trip gets a day at its end", async () => {
    // A message stays while the mouse is over it.
    await page.mouse.move(2, 300);
    await button(range(2, 3)).click();
    await dialog.getByRole("radio", { name: words("tripDates.longer") }).check();
    await dialog.getByRole("button", { name: words("tripDates.addAction", { count: 1 }) }).click();
    await expect.poll(dates).toEqual(["2027-05-02", "2027-05-03", "2027-05-04"]);
  });

  await test.step("without a network the trip moves and a day is there once more; both are sent later, once", async () => {
    await page.context().setOffline(true);
    await button(range(2, 4)).click();
    await dialog.getByLabel(words("tripDates.byDays")).fill("1");
    await page.keyboard.press("Enter");
    await expect(button(range(3, 5))).toBeVisible();
    await button(words("routes.dayActions", { name: "Tbilisi" })).click();
    await page.getByRole("menuitem", { name: words("days.duplicate") }).click();
    await dialog.getByRole("radio", { name: words("dayDialogs.duplicateAtEnd") }).check();
    await dialog.getByRole("button", { name: words("dayDialogs.duplicateAction") }).click();
    await expect(button(range(3, 6))).toBeVisible();
    expect(await dates()).toHaveLength(3);
    await page.context().setOffline(false);
    await expect
      .poll(dates, { timeout: 30_000 })
      .toEqual(["2027-05-03", "2027-05-04", "2027-05-05", "2027-05-06"]);
    const { routes } = await server.read();
    expect(routes.at(-1)?.points.map(({ linkId }) => linkId)).toEqual(
      routes[0]?.points.map(({ linkId }) => linkId),
    );
  });

  await test.step("usual times are set by one press, a note is written by one", async () => {
    presses.take();
    await button(words("points.fillStays", { count: 2 })).click();
    expect(presses.take()).toBe(1);
    const stays = async () => (await server.pointsOn(tbilisi)).map((point) => point.timeToSpend);
    await expect.poll(stays).toEqual([120, 90]);
    await button(words("notes.add")).click();
    await page.getByRole("textbox", { name: words("notes.text") }).fill("Bring towels");
    expect(presses.take()).toBe(1);
    await page.keyboard.press("Control+Enter");
    const notes = async () =>
      (await server.read()).routes[0]?.notes.map(({ text }) => text).join() ?? "";
    await expect.poll(notes).toBe("Bring towels");
  });

  await test.step("a price is two presses with its Enter, a name one on the card, and Escape keeps it", async () => {
    const [, second] = await server.pointsOn(tbilisi);
    await page.goto(`/map/${tripId}/${tbilisi}?point=${second?.id}`);
    await page.getByRole("radio", { name: words("map.edit") }).check();
    if (isPhone) await page.getByRole("slider", { name: words("map.sheetLabel") }).press("End");
    await expect(page.getByRole("heading", { level: 2, name: /Museum/ })).toBeVisible();
    presses.take();
    await button(new RegExp(`^${words("card.price")}:`)).click();
    await page.getByRole("textbox", { name: words("card.price") }).fill("12,50");
    await page.keyboard.press("Enter");
    expect(presses.take()).toBe(2);
    const price = async () => (await server.pointsOn(tbilisi))[1]?.finance?.price;
    await expect.poll(price).toBe(12.5);
    await button(new RegExp(`^${words("points.name")}:`)).press("Enter");
    await page.getByRole("textbox", { name: words("points.name") }).fill("Old museum");
    await page.keyboard.press("Escape");
    await expect(button(new RegExp(`^${words("points.name")}:\\s*Museum$`))).toBeFocused();
    expect(presses.take()).toBe(2);
  });
});
