import { expect } from "@playwright/test";
import { test } from "./testing/journey.ts";
import { register } from "./testing/person.ts";
import { makePlannedTrip } from "./testing/planned-trip.ts";
import { TripMap } from "./testing/trip-map.ts";

const dayIn = (name: string, lat: number, lng: number, day: number) => ({
  name,
  date: `2027-05-0${day} 09:00`,
  points: [{ name: `Home of ${name}`, lat, lng }],
});
const illinois = dayIn("Illinois", 39.8, -89.65, 3);
const massachusetts = dayIn("Massachusetts", 42.1, -72.59, 4);

test("search finds the nearest first, by keyboard, and says what went wrong", async ({
  page,
  words,
  language,
}, info) => {
  const person = await register(page, "Anna", language, info);
  const days = [illinois, massachusetts];
  const { tripId, routeIds } = await makePlannedTrip(page, person, "Search", days);
  const map = new TripMap(page);
  const box = page.getByRole("combobox", { name: words("services.search") });
  const options = page.getByRole("option");
  const dialog = page.getByRole("dialog");
  const name = dialog.getByRole("textbox", { name: words("points.name"), exact: true });
  const find = async (text: string) => {
    await box.fill(text);
    await box.press("Enter");
  };

  await test.step("among equals the one that the map looks at comes first", async () => {
    for (const [at, region] of [/Illinois|Иллинойс/, /Massachusetts|Массачусетс/].entries()) {
      await page.goto(`/map/${tripId}/${routeIds[at]}`);
      await map.isDrawn(1);
      await find("Springfield");
      await expect(options.first()).toContainText(region);
      await expect(options.first()).toContainText(/\d\s(km|m|км|м)/);
      await box.press("Escape");
      await expect(options).toHaveCount(0);
      await expect(box).toHaveValue("Springfield");
    }
  });

  await test.step("arrow keys, Home and End go through the results, which lie within the screen", async () => {
    await box.press("Enter");
    await expect(options.first()).toHaveAttribute("aria-selected", "true");
    await box.press("End");
    await expect(options.last()).toHaveAttribute("aria-selected", "true");
    await expect(options.last()).toBeInViewport();
    await box.press("ArrowDown");
    await expect(options.first()).toHaveAttribute("aria-selected", "true");
    await expect(options.first()).toBeInViewport();
    await box.press("ArrowDown");
    const second = (await options.nth(1).locator("[dir=auto]").first().textContent()) ?? "";
    await box.press("Enter");
    await expect(name).toHaveValue(second);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  await test.step("typed coordinates are a place", async () => {
    await find("41.69411, 44.83368");
    await expect(options).toHaveCount(1);
    await box.press("Enter");
    await expect(name).not.toHaveValue("");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  await test.step("what is found nowhere, in any script and length", async () => {
    for (const text of ["zzzzqqqq", "מוזיאון קקקק", "🏔️🏔️", "zq".repeat(150)]) {
      await find(text);
      await expect(page.getByRole("alert")).toHaveText(words("errors.placeNotFound"));
    }
  });

  await test.step("a search that fails, and Enter that tries again", async () => {
    await page.route("**/api/service/search?*", (route) => route.abort());
    await find("Vienna");
    await expect(page.getByRole("alert")).toHaveText(words("errors.placeSearchFailed"));
    await page.unroute("**/api/service/search?*");
    await box.press("Enter");
    await expect(options.first()).toContainText(/Vienna|Вена/);
  });
});
