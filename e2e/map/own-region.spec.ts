import { expect } from "@playwright/test";
import { test } from "../testing/own-region-journey.ts";
import { PlaceCard } from "../testing/place-card.ts";
import { searchEverywhere } from "../testing/search-everywhere.ts";

test.use({ hasWebGl: true });

const square = { lat: 41.7065, lng: 44.8085 };
/** Positions in the river and on its bank, without a marker or a toast. */
const [river, bank] = [
  { lat: 41.7045, lng: 44.824 },
  { lat: 41.7045, lng: 44.8204 },
];
const hours = "Mo-Fr 08:00-20:00; Sa,Su 10:00-18:00";
const days = [
  {
    name: "Grid Town",
    date: "2027-05-03 09:00",
    points: [
      { name: "Square", ...square },
      { name: "Island", lat: 41.7085, lng: 44.8335 },
    ],
  },
];

test("with an extract of a town its streets are drawn and its cafés are found, with no network at all", async ({
  page,
  words,
  language,
  planTrip,
  map,
}) => {
  const { tripId, routeIds, server } = await planTrip("Town", days);
  const card = new PlaceCard(page, words);
  const options = page.getByRole("option");
  const box = page.getByRole("combobox", { name: words("services.search") });
  const find = (text: string) => searchEverywhere(page, words, text);
  const credits = page.getByRole("link", { name: /OpenStreetMap/ });

  await test.step("its street map is drawn, and names who made it", async () => {
    await page.goto(`/map/${tripId}/${routeIds[0]}`);
    await map.isDrawn(2);
    await expect(credits).toHaveCount(1);
    expect(await map.pictureOf(river)).not.toBe(await map.pictureOf(bank));
  });

  await test.step("cafés are found in both alphabets, the nearest first", async () => {
    const nearest = language === "ru" ? "Кафе Норд" : "Café Nord";
    for (const text of ["cafe", "кафе"]) {
      await find(text);
      await expect(options.first()).toContainText(nearest);
      // After them comes a town of the Philippines with that name.
      await expect(options.nth(3)).toContainText("Чайная «Ёлка»");
      await expect(credits).toHaveCount(2);
      await box.press("Escape");
    }
  });

  await test.step("one that is chosen becomes a point with its type and its hours", async () => {
    await find("кафе");
    await expect(options.first()).toBeVisible();
    await box.press("Enter");
    await card.addIt();
    const saved = async () => (await server.pointsOn(routeIds[0] ?? "")).at(-1);
    await expect.poll(saved).toMatchObject({
      typeId: "Restaurant",
      workingHours: hours,
    });
  });
});
