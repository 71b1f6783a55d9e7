import type { Language } from "@castor/core/basics/language.ts";
import { expect, type Page, type TestInfo } from "@playwright/test";
import { test } from "../testing/journey.ts";
import { register } from "../testing/person.ts";
import { PlaceCard } from "../testing/place-card.ts";
import { makePlannedTrip } from "../testing/planned-trip.ts";
import { Pointer, type WindowPosition } from "../testing/pointer.ts";
import { TripMap } from "../testing/trip-map.ts";

test.use({ hasWebGl: true });

const castle = { lat: 41.6879, lng: 44.8086 };
const lake = { lat: 41.9, lng: 45.2 };
const museum = { lat: 41.6965, lng: 45.6 };
const points = [
  { name: "Castle", typeId: "HistoricalBuilding" as const, ...castle },
  { name: "Lake", typeId: "Natural" as const, ...lake, routeMode: "none" as const },
  { name: "Museum", typeId: "Museum" as const, ...museum },
];

/** Opens a day with three points, the second off the path. */
async function openDay(page: Page, language: Language, info: TestInfo): Promise<TripMap> {
  const person = await register(page, "Kit", language, info);
  const day = { name: "Tbilisi", date: "2026-12-05 09:00", points };
  const { tripId, routeIds } = await makePlannedTrip(page, person, "Georgia", [day]);
  await page.goto(`/map/${tripId}/${routeIds[0]}`);
  const map = new TripMap(page);
  await map.isDrawn(3);
  return map;
}

/** Opens the menu of a position: by the right button, or by a long touch. */
async function ask(page: Page, isPhone: boolean, position: WindowPosition): Promise<void> {
  const menu = page.getByRole("menu");
  const pointer = isPhone ? await Pointer.of(page, true) : null;
  if (pointer) await pointer.press(position);
  else await page.mouse.click(position.x, position.y, { button: "right" });
  await expect(menu).toBeVisible();
  await pointer?.release();
}

async function press(page: Page, isPhone: boolean, position: WindowPosition): Promise<void> {
  if (isPhone) await page.touchscreen.tap(position.x, position.y);
  else await page.mouse.click(position.x, position.y);
}

test("the map goes along with whoever allows it, until they look elsewhere", async ({
  page,
  context,
  words,
  language,
  isPhone,
}, info) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 42.2, longitude: 43.97, accuracy: 400 });
  const map = await openDay(page, language, info);
  const follow = page.getByRole("button", { name: words("mapTools.follow") });
  await expect(follow).toHaveAttribute("aria-pressed", "false");
  await follow.click();
  await expect(follow).toHaveAttribute("aria-pressed", "true");
  const isInSight = async (lat: number, lng: number) => {
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    const { x, y } = await map.positionOf({ lat, lng });
    return x > 0 && x < size.width && y > 0 && y < size.height;
  };
  await expect.poll(() => isInSight(42.2, 43.97)).toBe(true);
  await context.setGeolocation({ latitude: 42.66, longitude: 43.1, accuracy: 20 });
  await expect.poll(() => isInSight(42.66, 43.1)).toBe(true);
  await map.isDrawn();

  const pointer = await Pointer.of(page, isPhone);
  await pointer.press(await map.freePosition());
  await pointer.move({ x: -60, y: 40 });
  await pointer.release();
  await expect(follow).toHaveAttribute("aria-pressed", "mixed");
  await follow.click();
  await expect(follow).toHaveAttribute("aria-pressed", "true");
  await follow.click();
  await expect(follow).toHaveAttribute("aria-pressed", "false");
});

test("whoever refuses to say where they are is told what to do", async ({
  page,
  words,
  language,
}, info) => {
  await openDay(page, language, info);
  const follow = page.getByRole("button", { name: words("mapTools.follow") });
  await follow.click();
  await expect(page.getByText(words("mapTools.locationRefused"))).toBeVisible();
  await expect(follow).toHaveAttribute("aria-pressed", "false");
});

test("the map takes the whole screen, with its dialogs and without the header, and gives it back", async ({
  page,
  words,
  language,
  isPhone,
}, info) => {
  await openDay(page, language, info);
  const view = page.getByRole("button", { name: words("mapTools.view") });
  const isFull = () => page.evaluate(() => document.fullscreenElement?.tagName ?? null);
  const enter = async () => {
    if (!isPhone) return page.getByRole("button", { name: words("mapTools.fullScreen") }).click();
    await view.click();
    await page.getByRole("menuitem", { name: words("mapTools.fullScreen") }).click();
  };
  const leave = page.getByRole("button", { name: words("mapTools.leaveFullScreen") });
  const header = page.getByRole(isPhone ? "navigation" : "banner").first();
  const plan = page.getByRole("region", { name: words("map.panelLabel") });
  await expect(header).toBeVisible();
  await enter();
  await expect.poll(isFull).toBe("HTML");
  await expect(header).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  if (isPhone) {
    await expect(plan).toHaveCount(0);
    await leave.click();
    await expect.poll(isFull).toBe(null);
    await expect(plan).toBeVisible();
    await expect(header).toBeVisible();
    return;
  }
  await page
    .getByRole("button", { name: words("routes.addDay"), exact: true })
    .last()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: words("actions.cancel") })
    .click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await leave.click();
  await expect.poll(isFull).toBe(null);
  await expect(header).toBeVisible();
});

test("points off the path and all points are switched off and on", async ({
  page,
  words,
  language,
}, info) => {
  const map = await openDay(page, language, info);
  await page.getByRole("button", { name: words("mapTools.view") }).click();
  const toggle = (name: "mapTools.showMarkers" | "mapTools.showExcluded") =>
    page.getByRole("menuitemcheckbox", { name: words(name), exact: true });
  await toggle("mapTools.showExcluded").click();
  await map.isDrawn(2);
  await toggle("mapTools.showMarkers").click();
  await map.isDrawn(0);
  await expect(toggle("mapTools.showMarkers")).toHaveAttribute("aria-checked", "false");
  await toggle("mapTools.showMarkers").click();
  await toggle("mapTools.showExcluded").click();
  await map.isDrawn(3);
});

test("a row and its marker stand out together", async ({ page, language, isPhone }, info) => {
  const map = await openDay(page, language, info);
  const row = (name: string) => page.locator("[data-point]").filter({ hasText: name });
  const { x, y } = await map.positionOf(museum);
  if (isPhone) {
    // Touch has no hover: a touched marker opens in the plan.
    await page.touchscreen.tap(x, y);
    await expect(page.getByRole("heading", { name: "Museum" })).toBeVisible();
    return;
  }
  await page.mouse.move(x - 60, y + 60);
  await page.mouse.move(x, y, { steps: 4 });
  await expect(row("Museum")).toHaveAttribute("data-hovered", "");
  await row("Castle").hover();
  await expect(row("Castle")).toHaveAttribute("data-hovered", "");
  await expect(row("Museum")).not.toHaveAttribute("data-hovered");
  // While a row is held, its own marker stays highlighted.
  await page.mouse.down();
  await row("Museum").hover();
  await expect(row("Castle")).toHaveAttribute("data-hovered", "");
  await page.mouse.up();
  await map.isDrawn(3);
  await page.mouse.move(x - 60, y + 60);
  await expect(row("Castle")).not.toHaveAttribute("data-hovered");
});

test("whoever asks what is at a position can add it as a point", async ({
  page,
  words,
  language,
  isPhone,
}, info) => {
  const map = await openDay(page, language, info);
  const item = (name: "mapTools.whatIsHere" | "mapTools.addPoint") =>
    page.getByRole("menuitem", { name: words(name) });
  const { x, y } = await map.positionOf(castle);
  const position = { x: x + 24, y: y - 24 };
  await ask(page, isPhone, position);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toBeHidden();

  await ask(page, isPhone, position);
  await item("mapTools.whatIsHere").click();
  const place = new PlaceCard(page, words);
  await expect(place.card.getByText(/Tbilisi|Тбилиси/).first()).toBeVisible();
  await place.button("found.details").click();
  const form = page.getByRole("dialog");
  await expect(
    form.getByRole("textbox", { name: words("points.name"), exact: true }),
  ).toBeVisible();
  await form.getByRole("button", { name: words("actions.cancel") }).click();
  await expect(form).toBeHidden();

  if (isPhone) return;
  await page.locator("[data-map-state] canvas").focus();
  await page.keyboard.press("ContextMenu");
  await expect(item("mapTools.whatIsHere")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(item("mapTools.addPoint")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-map-state] canvas")).toBeFocused();
});

test("a distance is measured along what one presses", async ({
  page,
  words,
  language,
  isPhone,
}, info) => {
  const map = await openDay(page, language, info);
  await page.getByRole("button", { name: words("mapTools.view") }).click();
  await page.getByRole("menuitem", { name: words("mapTools.measure") }).click();
  // The menu covers the map until it has faded out.
  await expect(page.getByRole("menu")).toBeHidden();
  const total = page.getByLabel(words("mapTools.measured"));
  await expect(total).toHaveText(words("mapTools.measureHint"));
  await map.isDrawn(3);
  // A marker too: while measuring, it is a position like any other.
  await press(page, isPhone, await map.positionOf(castle));
  await press(page, isPhone, await map.positionOf(museum));
  await expect(total).toHaveText(/^6[5-6]([.,]\d)?\s(km|км)$/);
  await expect(page.getByRole("button", { name: words("points.backToList") })).toBeHidden();
  await press(page, isPhone, await map.positionOf(lake));
  await expect(total).toHaveText(/^1\d\d\s(km|км)$/);
  if (isPhone) await page.getByRole("button", { name: words("mapTools.undoVertex") }).click();
  else await page.keyboard.press("Backspace");
  await expect(total).toHaveText(/^6[5-6]/);
  if (isPhone) await page.getByRole("button", { name: words("mapTools.measureDone") }).click();
  else await page.keyboard.press("Escape");
  await expect(total).toBeHidden();
});
