import { distanceBetween } from "@castor/core/geo/position.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { expect } from "@playwright/test";
import { test } from "../testing/journey.ts";

test.use({ hasWebGl: true });

/** The central square of Beijing, in WGS 84 and in China's datum (values of `gcoord`'s tests). */
const square = { name: "Square", lat: 39.90469, lng: 116.40717 };
const squareOnMap = { lat: 39.906093, lng: 116.413412 };
const gate = { name: "Gate", lat: 37.5665, lng: 126.978 };
/** A white pixel, which the map enlarges to a tile. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=",
  "base64",
);

test("a map of China draws what lies there where its streets are, and what one adds is saved where it lies", async ({
  page,
  words,
  planTrip,
  map,
}) => {
  await page.route("https://*.is.autonavi.com/**", (route) =>
    route.fulfill({
      contentType: "image/png",
      headers: { "access-control-allow-origin": "*" },
      body: picture,
    }),
  );
  const days = [
    { name: "Beijing", date: "2027-05-03 09:00", points: [square] },
    { name: "Seoul", date: "2027-05-04 09:00", points: [gate] },
  ];
  const { tripId, routeIds } = await planTrip("East", days, "amap");
  const heading = (name: string) => page.getByRole("heading", { level: 2, name, exact: true });
  /** Waits until the day's only point is in the middle: the datum is loaded a little after the map. */
  const isInMiddle = async () => {
    const box = await page.locator("[data-map-state]").boundingBox();
    const middle = (box?.x ?? 0) + (box?.width ?? 0) / 2;
    const [shown, lying] = await Promise.all([map.positionOf(squareOnMap), map.positionOf(square)]);
    return Math.abs(shown.x - middle) < Math.abs(lying.x - middle);
  };
  const press = async (position: { lat: number; lng: number }) => {
    const { x, y } = await map.positionOf(position);
    await page.mouse.click(x, y);
  };

  await test.step("in Beijing a point is drawn among the streets of the map", async () => {
    const tile = page.waitForResponse(/autonavi\.com\/appmaptile\?.*x=\d+&y=\d+&z=\d+$/);
    await page.goto(`/map/${tripId}/${routeIds[0]}`);
    expect((await tile).status()).toBe(200);
    await map.isDrawn(1);
    await expect.poll(isInMiddle).toBe(true);
    await map.isDrawn(1);
    await expect(
      page.getByRole("link", { name: "© AutoNavi (Amap)", exact: true }),
    ).toHaveAttribute("href", /amap\.com/);
    const [shown, lying] = await Promise.all([map.positionOf(squareOnMap), map.positionOf(square)]);
    expect(Math.hypot(shown.x - lying.x, shown.y - lying.y)).toBeGreaterThan(40);
    await press(squareOnMap);
    await expect(heading(square.name)).toBeVisible();
    await page.getByRole("button", { name: words("points.backToList") }).click();
    await map.isDrawn(1);
  });

  await test.step("a double click saves where its position lies on the earth", async () => {
    await page.getByRole("radio", { name: words("map.edit") }).check();
    // The same distance from the square as on the earth: the shift hardly changes within a kilometre.
    const by = { lat: 0.001, lng: -0.004 };
    await map.doubleClick(
      await map.positionOf({ lat: squareOnMap.lat + by.lat, lng: squareOnMap.lng + by.lng }),
    );
    const form = page.getByRole("dialog");
    const name = form.getByRole("textbox", { name: words("points.name"), exact: true });
    await expect(name).not.toHaveValue("");
    await name.fill("Tea house");
    await form.getByRole("button", { name: words("actions.save") }).click();
    await expect(form).toBeHidden();
    await map.isDrawn(2);
    const token = await page.evaluate(() => localStorage.getItem("access_token"));
    const answer = await page.request.get(`/api/trip/${tripId}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const trip: Trip = await answer.json();
    const saved = trip.routes[0]?.points.find((point) => point.name === "Tea house");
    if (!saved) throw new Error("the point is not saved");
    const meant = { lat: square.lat + by.lat, lng: square.lng + by.lng };
    expect(distanceBetween(saved, meant)).toBeLessThan(25);
  });

  await test.step("in Seoul nothing is moved", async () => {
    await page.goto(`/map/${tripId}/${routeIds[1]}`);
    await map.isDrawn(1);
    await press(gate);
    await expect(heading(gate.name)).toBeVisible();
  });
});
