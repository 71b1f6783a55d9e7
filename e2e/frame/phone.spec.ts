import { expect, type Page } from "@playwright/test";
import { logInDemo } from "../testing/demo-account.ts";
import { test } from "../testing/journey.ts";
import { listSmallTargets } from "../testing/touch-targets.ts";

test.use({ hasWebGl: true, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const fitsFingers = (page: Page) => expect.poll(() => listSmallTargets(page)).toEqual([]);

test("on a phone a finger finds every control, and no field makes the page zoom", async ({
  page,
  words,
  map,
}) => {
  const trips = await logInDemo(page);
  const trip = trips.find(({ name }) => name.includes("Adriatic"));
  const heading = () => expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const path of ["/home", "/trips", "/settings", `/tasks/${trip?.id}`]) {
    await page.goto(path);
    await heading();
    await fitsFingers(page);
  }
  await page.goto("/trips?new=1");
  await expect(page.getByRole("dialog")).toBeVisible();
  await fitsFingers(page);
  for (const view of ["list", "charts", "deadlines"]) {
    await page.goto(`/finance/${trip?.id}?view=${view}`);
    await heading();
    await fitsFingers(page);
  }
  await page.goto(`/map/${trip?.id}/show`);
  await map.isDrawn();
  await fitsFingers(page);
  await page.getByRole("radio", { name: words("map.edit") }).check();
  await fitsFingers(page);
  await page.getByRole("button", { name: words("routes.addDay"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: words("routes.date"), exact: true }).click();
  await expect(page.locator("[data-dates-dropdown]")).toBeVisible();
  await fitsFingers(page);
  await page.keyboard.press("Escape");
  await dialog.getByRole("combobox", { name: words("routes.moveType") }).click();
  await expect(page.getByRole("option").first()).toBeVisible();
  await fitsFingers(page);
});

test("the half sheet shows three points at least, and its head comes back on scrolling up", async ({
  page,
  words,
  map,
}) => {
  const [trip] = await logInDemo(page);
  await page.goto(`/map/${trip?.id}/show`);
  await map.isDrawn();
  const list = page.getByRole("list", { name: words("points.list") });
  await list.locator("[data-point]").first().hover();
  await page.mouse.wheel(0, 240);
  const countWhole = () =>
    list.evaluate((element) => {
      const sheet = element.closest("[data-rest]")?.getBoundingClientRect();
      const rows = [...element.querySelectorAll("[data-point]")];
      return rows.filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return sheet && top >= sheet.top && bottom <= sheet.bottom;
      }).length;
    });
  await expect.poll(countWhole).toBeGreaterThanOrEqual(3);
  const days = page.getByRole("navigation", { name: words("routes.days") });
  await expect(days).not.toBeInViewport();
  await page.mouse.wheel(0, -60);
  await expect(days).toBeInViewport();
});

test("on its side a phone has the bar at the left and the plan beside the map", async ({
  page,
  words,
  map,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const [trip] = await logInDemo(page);
  await page.goto(`/map/${trip?.id}/show`);
  await map.isDrawn();
  const boxOf = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    if (!box) throw new Error(`${selector} is not on the page`);
    return box;
  };
  const bar = await boxOf(`nav[aria-label="${words("header.navigation")}"]`);
  const plan = await boxOf(`section[aria-label="${words("map.panelLabel")}"]`);
  const canvas = await boxOf("[data-map-state]");
  expect([bar.x, bar.height]).toEqual([0, 390]);
  expect(plan.x).toBeGreaterThanOrEqual(bar.x + bar.width);
  expect(canvas.x).toBeGreaterThanOrEqual(plan.x + plan.width);
  expect(canvas.height).toBeGreaterThan(380);
  // Nothing covers the search and the map's buttons.
  await page.getByRole("search").getByRole("combobox").click({ trial: true });
  for (const button of await page.locator("[data-map-state] ~ * button:visible").all())
    await button.click({ trial: true });
});
