import { expect } from "@playwright/test";
import { test } from "../testing/journey.ts";
import { PointForm } from "../testing/point-form.ts";

test.use({ hasWebGl: false });

const castle = { lat: 41.6879, lng: 44.8086 };
const lake = { lat: 41.9, lng: 45.2 };
const points = [
  { name: "Castle", typeId: "HistoricalBuilding" as const, ...castle },
  { name: "Lake", typeId: "Natural" as const, ...lake },
];

for (const [which, hasInterface] of [
  ["without WebGL", false],
  ["whose WebGL has no context to give", true],
] as const)
  test(`a browser ${which} gets a still map, on which points are opened and added`, async ({
    page,
    words,
    isPhone,
    planTrip,
    map,
  }) => {
    if (hasInterface)
      await page.addInitScript(() => {
        Object.assign(window, { WebGL2RenderingContext: Object });
      });
    const day = { name: "Tbilisi", date: "2026-12-05 09:00", points };
    const { tripId, routeIds } = await planTrip("Georgia", [day]);
    await page.goto(`/map/${tripId}/${routeIds[0]}`);
    await map.isDrawn(2);
    await map.hasPaths("dashed:1");
    await expect(page.getByText(words("map.still"))).toBeVisible();

    const press = async (position: { lat: number; lng: number }) => {
      const { x, y } = await map.positionOf(position);
      await (isPhone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    };
    await press(lake);
    await expect(page.getByRole("heading", { name: "Lake" })).toBeVisible();
    await page.goBack();

    await map.isDrawn(2);
    await page.getByRole("radio", { name: words("map.edit") }).check();
    await map.doubleClick(await map.freePosition());
    const form = new PointForm(page, words);
    await form.field("points.name").fill("Meadow");
    await form.save();
    await map.isDrawn(3);
  });
