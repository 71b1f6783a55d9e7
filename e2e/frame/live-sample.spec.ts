import { expect } from "@playwright/test";
import { test } from "../testing/journey.ts";
import { fitsScreen, passesAxe } from "../testing/passes-axe.ts";

test.use({ hasWebGl: true });

test("the drawing of the index page becomes a live map, whose stops are found from the list", async ({
  page,
  words,
  map,
}) => {
  await page.goto("/");
  const open = page.getByRole("button", { name: words("landing.openMap") });
  await expect(page.locator("[data-map-state]")).toHaveCount(0);
  await open.click();
  await map.isDrawn(4);
  const first = page.getByRole("button", { name: words("landing.stopMarket") });
  await expect(first).toBeFocused();
  await fitsScreen(page);
  await passesAxe(page);

  const town = page.getByRole("button", { name: words("landing.stopTown") });
  await town.press("Enter");
  await expect(town).toHaveAttribute("aria-pressed", "true");
  await map.isDrawn(4);
  const box = await page.locator("[data-map-state]").boundingBox();
  const position = await map.positionOf({ lat: 43.517, lng: 16.2502 });
  expect(position.x).toBeGreaterThan(box?.x ?? 0);
  expect(position.x).toBeLessThan((box?.x ?? 0) + (box?.width ?? 0));
});

test.describe("without a network", () => {
  test("the drawing stays, and one sentence says so", async ({ page, words }) => {
    await page.goto("/");
    // While the server answers, a missing file means an update: the page would reload.
    await page.route(/(?:live-map[^/]*\.js|version\.json)$/, (route) => route.abort());
    await page.getByRole("button", { name: words("landing.openMap") }).click();
    await expect(
      page.getByRole("status").filter({ hasText: words("landing.noMap") }),
    ).toBeVisible();
    await expect(page.getByRole("img", { name: words("landing.pictureAlt") })).toBeVisible();
  });
});
