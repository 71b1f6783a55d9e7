import { expect } from "@playwright/test";
import { test } from "../testing/journey.ts";
import { openSheet } from "../testing/open-sheet.ts";
import { Pointer } from "../testing/pointer.ts";
import { tripOnServer } from "../testing/trip-on-server.ts";

const point = (name: string, lat: number, lng: number) => ({ name, lat, lng });

test("routes and times that come late move no row, and a drag under way is not led astray", async ({
  page,
  words,
  isPhone,
  person,
  planTrip,
}) => {
  const { tripId, routeIds } = await planTrip("Late", [
    {
      name: "Tbilisi",
      date: "2027-05-03 09:00",
      points: [
        point("Castle", 41.69411, 44.83368),
        { ...point("Museum", 41.55, 45.01), workingHours: "Mo-Su 20:00-21:00" },
        { ...point("Gorge", 41.7, 45.2), reservationTime: "09:20", timeToSpend: 30 },
      ],
    },
  ]);
  let answer = () => {};
  const isAnswered = new Promise<void>((done) => {
    answer = done;
  });
  // The server of the journeys has no engine, and is not asked for paths.
  await page.route("**/api/service/config", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), routing: "osrm" } });
  });
  await page.route("**/api/service/route", async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.goto(`/map/${tripId}/${routeIds[0]}`);
  await page.getByRole("radio", { name: words("map.edit") }).check();
  if (isPhone) await openSheet(page, words);
  const rows = page.getByRole("list", { name: words("points.list") }).locator("[data-point]");
  const handle = page.getByRole("button", { name: words("points.reorder", { name: "Gorge" }) });
  // Waits until the row no longer moves.
  await handle.click({ trial: true });
  const tops = () =>
    rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().top)));
  const before = await tops();
  const held = await handle.boundingBox();
  if (!held) throw new Error("the handle is not to be seen");
  const pointer = await Pointer.of(page, isPhone);
  await pointer.press({ x: held.x + held.width / 2, y: held.y + held.height / 2 });
  await pointer.move({ x: 0, y: -20 });
  const isSaid = (what: "points.over" | "points.dropped", position: number) =>
    expect(page.getByText(words(what, { name: "Gorge", position, count: 3 }))).toBeAttached();
  await isSaid("points.over", 3);

  await test.step("the answers come while the row is held", async () => {
    answer();
    await expect(rows.nth(1).getByText(/20:00/)).toBeAttached();
    await expect(rows.nth(2).getByText(/09:20/)).toBeAttached();
    expect((await tops()).slice(0, 2)).toEqual(before.slice(0, 2));
  });

  await test.step("the row goes where the hand goes", async () => {
    await pointer.move({ x: 0, y: (before[1] ?? 0) - (before[2] ?? 0) + 20 });
    await isSaid("points.over", 2);
    await pointer.release();
    await isSaid("points.dropped", 2);
    await expect
      .poll(() => tripOnServer(page, person, tripId).namesOn(routeIds[0] ?? ""))
      .toEqual(["Castle", "Gorge", "Museum"]);
  });
});
