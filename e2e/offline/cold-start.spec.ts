import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { ServerWordsKey, Translate } from "@castor/i18n/words.ts";
import { expect, type Page } from "@playwright/test";
import { answerIsStored, appIsStored, tripIsStored } from "../testing/offline/is-stored.ts";
import { test } from "../testing/offline/offline-journey.ts";
import { oldTownDays } from "../testing/offline/old-town.ts";
import { register } from "../testing/person.ts";
import { makePlannedTrip } from "../testing/planned-trip.ts";
import { TripMap } from "../testing/trip-map.ts";

test.use({ hasWebGl: true });

const examples = resolve(import.meta.dirname, "../../apps/web/src/features/imports/parse/examples");
/** A file for each reader, whose code a browser has not used before, with a point that its preview shows. */
const files = [
  ["google-my-maps.kml", "Guesthouse at the Fig Tree"],
  ["osmand-favourites.gpx", "Tea at Lia's"],
  ["takeout-saved-places.json", "Tea House Museum"],
  ["excel-windows-1251.csv", "Кафе «У моста»"],
  ["cases/12-all-day-event-over-several-days.ics", "Jazz festival"],
] as const;

/** The readers of files are stored with the app: the first file is read without a network too. */
async function readsFiles(page: Page, words: Translate<ServerWordsKey>): Promise<void> {
  await page.goto("/trips");
  await page.getByRole("button", { name: words("imports.open"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: words("importDialog.title") });
  const input = dialog.getByLabel(words("importDialog.choose")).locator("xpath=self::input");
  for (const [name, point] of files) {
    const buffer = await readFile(resolve(examples, name));
    await input.setInputFiles({ name: name.replace(/^.*\//, ""), mimeType: "", buffer });
    await expect(dialog.getByText(point).first()).toBeVisible();
    await dialog.getByRole("button", { name: words("importDialog.another") }).click();
  }
  await dialog.getByLabel(words("importDialog.paste")).fill("Narikala 41.688, 44.809");
  await dialog.getByRole("button", { name: words("importDialog.show") }).click();
  await expect(dialog.getByText("Narikala", { exact: true })).toBeVisible();
}

test("a browser that starts while the server is dead opens what it has seen: trips, map, print, costs, notes", async ({
  device,
  server,
  language,
  words,
}, info) => {
  const person = await register(device.page, "Nora", language, info);
  const { tripId } = await makePlannedTrip(device.page, person, "Georgia", oldTownDays);
  const rows = (page = device.page) =>
    page.getByRole("list", { name: words("points.list") }).locator("[data-point]");
  await device.page.goto(`/map/${tripId}`);
  await expect(rows()).toHaveText([/Castle/, /Bath/]);
  await new TripMap(device.page).isDrawn(2);
  await tripIsStored(device.page, tripId);
  await device.page.goto("/trips");
  await expect(device.page.getByRole("heading", { name: "Georgia" })).toBeVisible();
  await appIsStored(device.page);
  await answerIsStored(device.page, "/api/trip?mode=all");
  const countWorlds = async () => (await (await caches.open("castor-world")).keys()).length;
  await expect.poll(() => device.page.evaluate(countWorlds)).toBeGreaterThan(0);
  await server.kill();
  const page = await device.coldStart();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/trips");
  await expect(page.getByRole("heading", { name: "Georgia" })).toBeVisible();
  await expect(page.getByRole("img", { name: words("tooltips.noServer") })).toBeVisible();
  const icon = await page.locator("[data-offline-icon]").boundingBox();
  const logo = await page
    .getByRole("banner")
    .getByRole("link", { name: "Castor" })
    .first()
    .boundingBox();
  expect(icon).toMatchObject({ x: 10, y: 10 });
  expect(logo?.x ?? 0).toBeGreaterThanOrEqual(10 + (icon?.width ?? Number.NaN));
  await page.goto(`/map/${tripId}`);
  await expect(rows(page)).toHaveText([/Castle/, /Bath/]);
  await new TripMap(page).isDrawn(2);
  await page.goto(`/print/${tripId}`);
  await expect(page.getByText("Castle").first()).toBeVisible();
  await page.goto(`/finance/${tripId}`);
  await expect(page.getByRole("heading", { name: words("titles.finance") }).first()).toBeVisible();
  await page.goto(`/tasks/${tripId}`);
  await expect(page.getByRole("main")).toContainText("Georgia");
  await readsFiles(page, words);
  await server.start();
  await expect(page.getByRole("img", { name: words("tooltips.noServer") })).toBeHidden({
    timeout: 45_000,
  });
});
