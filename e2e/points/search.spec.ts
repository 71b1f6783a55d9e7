import { expect } from "@playwright/test";
import { test } from "../testing/journey.ts";
import { PlaceCard } from "../testing/place-card.ts";
import { searchEverywhere } from "../testing/search-everywhere.ts";
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
  planTrip,
  map,
}) => {
  const days = [illinois, massachusetts];
  const { tripId, routeIds } = await planTrip("Search", days);
  const box = page.getByRole("combobox", { name: words("services.search") });
  const options = page.getByRole("option");
  const { card } = new PlaceCard(page, words);
  const name = card.getByRole("heading");
  const find = (text: string) => searchEverywhere(page, words, text);

  await test.step("among equals the one that the map looks at comes first", async () => {
    for (const [index, region] of [/Illinois|Иллинойс/, /Massachusetts|Массачусетс/].entries()) {
      await page.goto(`/map/${tripId}/${routeIds[index]}`);
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
    await find("Springfield");
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

  const points = page.getByRole("list", { name: words("points.list") });
  await test.step("coordinates and a link of a map are a place, which one press adds", async () => {
    await box.fill("41.69411, 44.83368");
    await expect(options).toHaveCount(1);
    await expect(options).toContainText(/Tbilisi|Тбилиси/);
    await box.press("Enter");
    await expect(points).toContainText(/Tbilisi|Тбилиси/);
    await box.fill("https://www.google.com/maps/place/Narikala/@41.6878,44.8086,17z");
    await expect(options).toHaveText([/Narikala/]);
    await box.press("Enter");
    await expect(points).toContainText("Narikala");
    await expect(box).toHaveValue("");
    await box.fill("///filled.count.soap");
    await expect(page.getByRole("alert")).toHaveText(words("services.untold.threeWords"));
    await box.fill("");
  });

  await test.step("what is found nowhere, in any script and length", async () => {
    for (const text of ["zzzzqqqq", "מוזיאון קקקק", "🏔️🏔️", "zq".repeat(90)]) {
      await find(text);
      await expect(page.getByRole("alert")).toHaveText(words("errors.placeNotFound"));
    }
  });

  await test.step("a search that fails, and Enter that tries again", async () => {
    const services = "**/api/service/s*?*";
    await page.route(services, (route) => route.abort());
    await find("Vienna");
    await expect(page.getByRole("alert")).toHaveText(words("errors.placeSearchFailed"));
    await page.unroute(services);
    await page.route("**/api/service/suggest?*", (route) => route.abort());
    await box.press("Enter");
    await expect(options.first()).toContainText(/Vienna|Вена/);
  });
});

test("suggestions while typing, the trip's own points and recent searches, by keyboard", async ({
  page,
  words,
  language,
  planTrip,
}) => {
  const { tripId, routeIds } = await planTrip("Typing", [illinois, massachusetts]);
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
    // It is on the day, and the box is ready for the next.
    const added = { day: "Illinois", name: city };
    await expect(page.getByText(words("services.addedTo", added))).toBeVisible();
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
    await box.press("Escape");
    await expect(box).toHaveValue("");
  });

  await test.step("one press after typing adds the first suggestion, and its message leads to another day", async () => {
    const other = language === "ru" ? "Рустави" : "Rustavi";
    await box.pressSequentially(other);
    await box.press("Enter");
    const added = { day: "Illinois", name: other };
    await expect(page.getByText(words("services.addedTo", added))).toBeVisible();
    await page.getByRole("button", { name: words("services.toOtherDay") }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await box.focus();
  });

  await test.step("a country is shown and not added", async () => {
    const georgia = language === "ru" ? "Грузия" : "Georgia";
    await box.pressSequentially(georgia);
    await expect(options.first()).toContainText(words("services.country"));
    await box.press("Enter");
    await expect(place.card).toContainText(georgia);
    await page.keyboard.press("Escape");
    await expect(place.card).toBeHidden();
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
