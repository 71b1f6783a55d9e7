import { expect } from "@playwright/test";
import { test } from "../testing/journey.ts";

const days = [
  {
    name: "Old town",
    date: "2026-12-05 09:00",
    points: [
      { name: "Narikala", lat: 41.6879, lng: 44.8086 },
      { name: "Hotel", typeId: "Hotel" as const, lat: 41.688, lng: 44.8111 },
    ],
  },
  { name: "Hills", date: "2026-12-06 09:00", points: [{ name: "Lake", lat: 41.7, lng: 44.75 }] },
  { name: "Home", date: "2026-12-07 09:00", points: [] },
];

test("a point of any day is put on others, changes on all of them, and goes from one or from all", async ({
  page,
  words,
  isPhone,
  planTrip,
}) => {
  const { tripId, routeIds, server } = await planTrip("Again and again", days);
  const [oldTown = "", hills = "", home = ""] = routeIds;
  const dialog = page.getByRole("dialog");
  const points = page.getByRole("list", { name: words("points.list") }).locator("[data-point]");
  const choose = async (
    name: string,
    what: "points.delete" | "points.edit" | "picker.putOnDays",
  ) => {
    await page.getByRole("button", { name: words("points.actions", { name }) }).click();
    await page.getByRole("menuitem", { name: words(what) }).click();
  };
  const goTo = async (name: string) => {
    await page.getByRole("link", { name: new RegExp(name) }).click();
    await expect(page.getByRole("heading", { name })).toBeVisible();
  };
  await page.goto(`/map/${tripId}/${hills}`);
  await page.getByRole("radio", { name: words("map.edit") }).check();
  if (isPhone) await page.getByRole("slider", { name: words("map.sheetLabel") }).press("End");

  await test.step("two are found by name, in either alphabet, and added at once", async () => {
    await page.getByRole("button", { name: words("picker.open") }).click();
    const search = dialog.getByRole("searchbox");
    await expect(search).toBeFocused();
    await search.fill("нарик");
    await expect(dialog.getByRole("checkbox")).toHaveCount(1);
    await search.press("Enter");
    await search.fill("");
    await dialog.getByRole("checkbox", { name: /Hotel/ }).check();
    await dialog.getByRole("button", { name: words("pickExisting.add", { count: 2 }) }).click();
    await expect(dialog).toBeHidden();
    await expect(points).toHaveText([/Lake/, /Narikala/, /Hotel/]);
    await expect.poll(() => server.namesOn(hills)).toEqual(["Lake", "Narikala", "Hotel"]);
    const [, first] = await server.pointsOn(hills);
    expect(first?.linkId).toBe((await server.pointsOn(oldTown))[0]?.linkId);
  });

  await test.step("both go again with one step back, and come with one forward", async () => {
    const tools = page.getByRole("group", { name: words("history.tools") }).getByRole("button");
    await tools.first().click();
    await expect(points).toHaveText([/Lake/]);
    await tools.last().click();
    await expect(points).toHaveText([/Lake/, /Narikala/, /Hotel/]);
    await expect.poll(() => server.namesOn(hills)).toEqual(["Lake", "Narikala", "Hotel"]);
  });

  await test.step("a point is put on another day from its menu", async () => {
    await choose("Hotel", "picker.putOnDays");
    await expect(dialog.getByText(words("picker.isHere"))).toBeVisible();
    await dialog.getByRole("checkbox", { name: /Home/ }).check();
    await dialog.getByRole("button", { name: words("picker.put"), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => server.namesOn(home)).toEqual(["Hotel"]);
  });

  await test.step("its form says where else its changes show, and so they do", async () => {
    await choose("Hotel", "points.edit");
    await expect(dialog.getByRole("status").first()).toContainText("3");
    await dialog.getByRole("textbox", { name: words("points.name"), exact: true }).fill("Inn");
    await dialog.getByRole("button", { name: words("actions.save") }).click();
    await expect(dialog).toBeHidden();
    await goTo("Home");
    await expect(points).toHaveText([/Inn/]);
  });

  await test.step("a delete asks whether it goes from this day or from all, and comes back to all", async () => {
    await choose("Inn", "points.delete");
    await dialog.getByRole("button", { name: words("points.deleteEverywhere") }).click();
    await expect(points).toHaveCount(0);
    await goTo("Hills");
    await expect(points).toHaveText([/Lake/, /Narikala/]);
    await page
      .getByRole("group", { name: words("history.tools") })
      .getByRole("button")
      .first()
      .click();
    await expect(points).toHaveText([/Lake/, /Narikala/, /Inn/]);
    await expect.poll(() => server.namesOn(oldTown)).toEqual(["Narikala", "Inn"]);
    await choose("Inn", "points.delete");
    await dialog.getByRole("button", { name: words("points.deleteStop") }).click();
    await expect(points).toHaveText([/Lake/, /Narikala/]);
    await page.goto("/trips");
    await expect.poll(() => server.namesOn(hills)).toEqual(["Lake", "Narikala"]);
    expect(await server.namesOn(oldTown)).toEqual(["Narikala", "Inn"]);
    expect(await server.namesOn(home)).toEqual(["Inn"]);
  });
});
