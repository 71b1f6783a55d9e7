import { expect } from "@playwright/test";
import { test, withMotion } from "../testing/journey.ts";
import { Pointer } from "../testing/pointer.ts";

test.use(withMotion);

test.use({ hasWebGl: true });

const castle = { name: "Castle", lat: 41.6879, lng: 44.8086 };
const days = [
  {
    name: "Old town",
    date: "2026-12-05 09:00",
    points: [
      castle,
      { name: "Bath", lat: 41.688, lng: 44.8111, timeToSpend: 45, description: "Warm." },
      { name: "Tower", lat: 41.6959, lng: 44.8066 },
    ],
  },
  { name: "Hills", date: "2026-12-06 09:00", points: [{ name: "Lake", lat: 41.7, lng: 44.75 }] },
];

test("edits are undone and done again, by message, button and key, and the server follows", async ({
  page,
  words,
  isPhone,
  planTrip,
  map,
}) => {
  const { tripId, routeIds, server } = await planTrip("Undo", days);
  const [oldTown = ""] = routeIds;
  const points = page.getByRole("list", { name: words("points.list") }).locator("[data-point]");
  const message = (text: string) => page.getByRole("listitem").filter({ hasText: text });
  const deleted = message(words("points.deleted", { name: "Bath" }));
  const choose = async (name: string, what: "points.delete" | "points.moveToDay") => {
    await page.getByRole("button", { name: words("points.actions", { name }) }).click();
    await page.getByRole("menuitem", { name: words(what) }).click();
  };
  const tool = (which: "undo" | "redo") =>
    page
      .getByRole("group", { name: words("history.tools") })
      .getByRole("button")
      .nth(which === "undo" ? 0 : 1);
  const all = [/Castle/, /Bath/, /Tower/];
  const removals: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "DELETE") removals.push(request.url());
  });

  await page.goto(`/map/${tripId}/${oldTown}`);
  await page.getByRole("radio", { name: words("map.edit") }).check();
  await expect(points).toHaveText(all);
  if (isPhone) await page.getByRole("slider", { name: words("map.sheetLabel") }).press("End");

  await test.step("a delete is taken back before it is sent", async () => {
    await choose("Bath", "points.delete");
    await expect(points).toHaveText([/Castle/, /Tower/]);
    await deleted.getByRole("button", { name: words("history.undo"), exact: true }).click();
    await expect(points).toHaveText(all);
    expect(removals).toEqual([]);
    expect(await server.namesOn(oldTown)).toEqual(["Castle", "Bath", "Tower"]);
  });

  await test.step("a delete is sent when its message goes, and made anew where it was", async () => {
    await choose("Bath", "points.delete");
    await deleted.getByRole("button", { name: words("actions.close") }).click();
    await expect.poll(() => server.namesOn(oldTown)).toEqual(["Castle", "Tower"]);
    if (isPhone) await tool("undo").click();
    else await page.keyboard.press("Control+z");
    await expect(points).toHaveText(all);
    await expect.poll(() => server.namesOn(oldTown)).toEqual(["Castle", "Bath", "Tower"]);
    const bath = (await server.pointsOn(oldTown))[1];
    expect(bath).toMatchObject({ timeToSpend: 45, description: "Warm." });
  });

  await test.step("done again and undone once more", async () => {
    if (isPhone) await tool("redo").click();
    else await page.keyboard.press("Control+Shift+z");
    await expect(points).toHaveText([/Castle/, /Tower/]);
    await expect(tool("redo")).toHaveAttribute("aria-disabled", "true");
    const what = words("history.what.points.remove", { name: "Bath" });
    await expect(tool("undo")).toHaveAccessibleName(words("history.undoWhat", { what }));
    await tool("undo").click();
    await expect(points).toHaveText(all);
  });

  await test.step("an order is undone", async () => {
    const handle = page.getByRole("button", { name: words("points.reorder", { name: "Tower" }) });
    await page.getByRole("button", { name: words("points.actions", { name: "Tower" }) }).click();
    await page.getByRole("menuitem", { name: words("points.moveUp") }).click();
    await expect(points).toHaveText([/Castle/, /Tower/, /Bath/]);
    await expect(handle).toBeVisible();
    await tool("undo").click();
    await expect(points).toHaveText(all);
  });

  await test.step("a point moved to another day comes back to its place", async () => {
    await choose("Bath", "points.moveToDay");
    await page.getByRole("dialog").getByRole("button", { name: "Hills" }).click();
    await expect(points).toHaveText([/Castle/, /Tower/]);
    await message(words("points.moved", { name: "Bath", day: "Hills" }))
      .getByRole("button", { name: words("history.undo"), exact: true })
      .click();
    await expect(points).toHaveText(all);
    await expect.poll(() => server.namesOn(oldTown)).toEqual(["Castle", "Bath", "Tower"]);
  });

  await test.step("a point dragged on the map goes back to its spot", async () => {
    if (isPhone) await page.getByRole("slider", { name: words("map.sheetLabel") }).press("Home");
    await page.getByRole("button", { name: words("map.fit") }).click();
    await map.isDrawn(3);
    const pointer = await Pointer.of(page, isPhone);
    await map.takeMarker(pointer, castle);
    await pointer.move({ x: -30, y: 40 });
    await pointer.release();
    const dragged = message(words("history.dragged", { name: "Castle" }));
    await expect(dragged).toBeVisible();
    await expect.poll(async () => (await server.pointsOn(oldTown))[0]?.lat).not.toBe(castle.lat);
    await dragged.getByRole("button", { name: words("history.undo"), exact: true }).click();
    await expect.poll(async () => (await server.pointsOn(oldTown))[0]).toMatchObject(castle);
  });

  await test.step("a delete is sent when the page is closed", async () => {
    if (isPhone) await page.getByRole("slider", { name: words("map.sheetLabel") }).press("End");
    await choose("Tower", "points.delete");
    await expect(points).toHaveText([/Castle/, /Bath/]);
    expect(await server.namesOn(oldTown)).toEqual(["Castle", "Bath", "Tower"]);
    await page.close();
    await expect.poll(() => server.namesOn(oldTown)).toEqual(["Castle", "Bath"]);
  });
});
