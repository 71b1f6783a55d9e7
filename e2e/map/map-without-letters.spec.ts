import { expect } from "@playwright/test";
import { logInDemo } from "../testing/demo-account.ts";
import { test } from "../testing/journey.ts";

test.use({ hasWebGl: true });

test("markers are drawn and answer a press where no font can be had", async ({
  page,
  words,
  map,
}) => {
  // As on a device without system fonts, or when the font files do not arrive.
  await page.route(/\.woff2$/, (route) => route.abort());
  const [trip] = await logInDemo(page);
  await page.goto(`/map/${trip?.id}/show`);
  await map.isDrawn();
  const first = page
    .getByRole("list", { name: words("points.list") })
    .locator("[data-point]")
    .first();
  await first.getByRole("button").first().click();
  const coordinates = page.getByText(/^-?\d+\.\d+, -?\d+\.\d+$/);
  const shown = (await coordinates.textContent()) ?? "";
  const [lat = 0, lng = 0] = shown.split(", ").map(Number);
  await page.getByRole("button", { name: words("points.backToList") }).click();
  await expect(coordinates).toBeHidden();
  await page.getByRole("button", { name: words("map.fit") }).click();
  await map.isDrawn();
  const position = await map.positionOf({ lat, lng });
  await page.mouse.click(position.x, position.y);
  await expect(coordinates).toHaveText(shown);
});
