import { expect } from "@playwright/test";
import { test } from "../testing/journey.ts";
import { register } from "../testing/person.ts";
import { PlaceCard } from "../testing/place-card.ts";
import { makePlannedTrip } from "../testing/planned-trip.ts";
import { TripMap } from "../testing/trip-map.ts";

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
  const { card } = new PlaceCard(page, words);
  const name = card.getByRole("heading");
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
    await expect(name).toHaveText(second);
    await page.keyboard.press("Escape");
    await expect(card).toBeHidden();
    await expect(box).toBeFocused();
  });

  await test.step("typed coordinates are a place", async () => {
    await find("41.69411, 44.83368");
    await expect(options).toHaveCount(1);
    await box.press("Enter");
    await expect(name).not.toHaveText("");
    await page.keyboard.press("Escape");
    await expect(card).toBeHidden();
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

test("suggestions while typing, the trip's own points and recent searches, by keyboard", async ({
  page,
  words,
  language,
}, info) => {
  const person = await register(page, "Anna", language, info);
  const { tripId, routeIds } = await makePlannedTrip(page, person, "Typing", [
    illinois,
    massachusetts,
  ]);
  const box = page.getByRole("combobox", { name: words("services.search") });
  const options = page.getByRole("option");
  const chosen = page.getByRole("option", { selected: true });
  const place = new PlaceCard(page, words);
  const asked = { search: 0, suggest: 0 };
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === "/api/service/search") asked.search++;
    if (pathname === "/api/service/suggest") asked.suggest++;
  });
  const city = language === "ru" ? "Тбилиси" : "Tbilisi";
  await page.goto(`/map/${tripId}/${routeIds[0]}`);
  await new TripMap(page).isDrawn(1);

  await test.step("“/” focuses the box, and a suggestion says kind, country and distance with its origin", async () => {
    await page.keyboard.press("/");
    await expect(box).toBeFocused();
    await box.pressSequentially(city.slice(0, 5));
    await expect(options.first()).toContainText(city);
    await expect(options.first()).toContainText(words("services.town"));
    await expect(options.first()).toContainText(/Georgia|Грузия/);
    await expect(options.first()).toContainText(/(from the last point|от последней точки)/);
    await expect(chosen).toHaveCount(0);
  });

  await test.step("arrow keys and Enter take it, without a search anywhere else", async () => {
    await box.press("ArrowDown");
    await expect(chosen).toContainText(city);
    await box.press("Enter");
    await expect(box).toHaveValue("");
    await expect(options).toHaveCount(0);
    expect(asked.search).toBe(0);
    expect(asked.suggest).toBeGreaterThan(0);
    // Three keys after the typed letters: arrow, Enter, space. The box is ready for the next.
    await expect(place.add).toBeFocused();
    await page.keyboard.press("Space");
    await expect(place.card).toBeHidden();
    await expect(box).toBeFocused();
    await expect(options).toHaveCount(0);
  });

  await test.step("what was searched stands in the empty box, and Enter searches it everywhere", async () => {
    await page.goto(`/map/${tripId}/${routeIds[0]}`);
    await box.click();
    await expect(options).toHaveText([city]);
    await box.press("ArrowDown");
    await box.press("Enter");
    await expect(chosen).toContainText(city);
    expect(asked.search).toBe(1);
    const address = page.url();
    await page.goBack();
    await expect(options).toHaveCount(0);
    expect(page.url()).toBe(address);
    await expect(box).toHaveValue(city);
    await box.press("Enter");
    await expect(chosen).toContainText(city);
    await box.press("Escape");
    await expect(options).toHaveCount(0);
    await box.press("Escape");
    await expect(box).toHaveValue("");
  });

  await test.step("a point of another day comes first and is opened on its day", async () => {
    await box.pressSequentially("mass");
    await expect(options.first()).toContainText("Home of Massachusetts");
    await box.press("ArrowDown");
    await box.press("Enter");
    await expect(page).toHaveURL(new RegExp(`${routeIds[1]}\\?point=`));
    await expect(page.getByRole("heading", { name: "Home of Massachusetts" })).toBeVisible();
  });
});
