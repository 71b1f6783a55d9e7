import { expect, type Page } from "@playwright/test";
import { test } from "../testing/journey.ts";
import { register } from "../testing/person.ts";
import { makePlannedTrip } from "../testing/planned-trip.ts";
import { Pointer } from "../testing/pointer.ts";

test.use({ hasWebGl: true });

const stops = ["Castle", "Bath", "Market"].map((name, index) => ({
  name,
  lat: 41.69 + index / 100,
  lng: 44.8 + index / 100,
}));
const days = [{ name: "Old town", date: "2027-05-01 09:00", points: stops }];

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  return box;
};

test("map and plan share the screen as each person chose, and remember how large the plan is", async ({
  page,
  words,
  language,
  isPhone,
  map,
}, info) => {
  const settings = page.getByRole("dialog", { name: words("mapSettings.open") });
  /** On a phone the settings are behind the bar's "More". */
  const opener = page.getByRole("button", {
    name: words(isPhone ? "header.more" : "mapSettings.open"),
    exact: true,
  });
  const openSettings = async () => {
    await opener.click();
    if (isPhone) await page.getByRole("button", { name: words("mapSettings.open") }).click();
  };
  const close = () => settings.getByRole("button", { name: words("actions.close") }).click();
  const anna = await register(page, "Layout", language, info);
  const { tripId, routeIds } = await makePlannedTrip(page, anna, "Georgia", days);
  const address = `/map/${tripId}/${routeIds[0]}`;
  await page.goto(address);
  await map.isDrawn(3);

  await test.step("the settings open from the header or the bar; Escape closes them and the button has the focus again", async () => {
    await openSettings();
    await expect(settings).toBeVisible();
    await expect(settings.getByRole("radio", { name: words("trips.tiles.default") })).toBeChecked();
    await page.keyboard.press("Escape");
    await expect(settings).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step("Back closes them too, and the trip's form is behind a button", async () => {
    // "Back" gets a history entry within the page.
    await page.getByRole("link", { name: words("routes.allDays") }).click();
    await page
      .getByRole("link", { name: /Old town/ })
      .first()
      .click();
    await map.isDrawn(3);
    await openSettings();
    await settings.getByRole("button", { name: words("mapSections.changeTrip") }).click();
    const form = page.getByRole("dialog", { name: words("tripDialogs.editTitle") });
    await expect(form).toBeVisible();
    await page.goBack();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  });

  if (isPhone) {
    await test.step("on a phone there is no layout to choose", async () => {
      await openSettings();
      await expect(settings).toBeVisible();
      await expect(
        settings.getByRole("heading", { name: words("mapSettings.layout") }),
      ).toBeHidden();
    });
    return;
  }

  const edge = page.getByRole("separator");
  const sizeOf = async () => Number(await edge.getAttribute("aria-valuenow"));

  for (const [layout, key, larger] of [
    ["pointsLeft", "ArrowRight", { x: 60, y: 0 }],
    ["horizontal", "ArrowLeft", { x: -60, y: 0 }],
    ["vertical", "ArrowUp", { x: 0, y: -60 }],
  ] as const) {
    await test.step(`${layout}: the plan has its place, and its edge moves by keys, pointer and double click`, async () => {
      await openSettings();
      const choice = settings.getByRole("radio", { name: words(`mapSettings.layouts.${layout}`) });
      await choice.check();
      await close();
      await map.isDrawn(3);
      const [plan, canvas] = [
        await boxOf(page, `section[aria-label="${words("map.panelLabel")}"]`),
        await boxOf(page, "[data-map-state]"),
      ];
      if (layout === "pointsLeft") expect(plan.x + plan.width).toBeLessThanOrEqual(canvas.x + 1);
      if (layout === "horizontal") expect(canvas.x + canvas.width).toBeLessThanOrEqual(plan.x + 1);
      if (layout === "vertical") expect(canvas.y + canvas.height).toBeLessThanOrEqual(plan.y + 1);
      await edge.dblclick();
      const first = await sizeOf();
      await edge.press(key);
      expect(await sizeOf()).toBe(first + 16);
      const grip = await edge.boundingBox();
      if (!grip) throw new Error("the edge is not to be seen");
      const pointer = await Pointer.of(page, false);
      await pointer.press({ x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 });
      await pointer.move(larger);
      await pointer.release();
      expect(Math.abs((await sizeOf()) - first - 76)).toBeLessThanOrEqual(4);
      const now = await boxOf(page, "[data-map-state]");
      await map.isDrawn(3);
      const drawn = await boxOf(page, "[data-map-state] canvas");
      expect([drawn.width, drawn.height]).toEqual([now.width, now.height]);
    });
  }

  await test.step("a reload finds layout and size; a smaller window takes from the plan and gives it back", async () => {
    const size = await sizeOf();
    await page.reload();
    await map.isDrawn(3);
    await expect(page.locator("[data-layout]")).toHaveAttribute("data-layout", "vertical");
    expect(await sizeOf()).toBe(size);
    await page.setViewportSize({ width: 800, height: 480 });
    await expect.poll(sizeOf).toBeLessThan(size);
    await page.setViewportSize({ width: 1_440, height: 900 });
    await expect.poll(sizeOf).toBe(size);
  });

  await test.step("somebody else in the same browser has their own", async () => {
    const boris = await register(page, "Other", language, info);
    const other = await makePlannedTrip(page, boris, "Georgia", days);
    await page.goto(`/map/${other.tripId}/${other.routeIds[0]}`);
    await map.isDrawn(3);
    await expect(page.locator("[data-layout]")).toHaveAttribute("data-layout", "pointsLeft");
    await expect(edge).toHaveAttribute("aria-valuenow", "400");
  });
});
