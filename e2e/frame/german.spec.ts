import { addressOf } from "@castor/core/pages.ts";
import { flattenWords } from "@castor/i18n/compile-words.ts";
import { listRooms, readRoom } from "@castor/i18n/read-words.ts";
import { expect, type Page } from "@playwright/test";
import { daysWithPrices } from "../testing/costs-trip.ts";
import { test } from "../testing/german-journey.ts";
import { register } from "../testing/person.ts";
import { makePlannedTrip } from "../testing/planned-trip.ts";

test.use({ hasWebGl: false });

/** Texts of several words without parameters: what another language says by chance is shorter. */
const sentencesIn = (language: string): string[] =>
  listRooms().flatMap((room) =>
    flattenWords(readRoom(language, room))
      .map(([, text]) => text)
      .filter((text) => text.split(" ").length > 2 && !/[{}[\]*\n]/.test(text)),
  );

const german = new Set(sentencesIn("de"));
const english = sentencesIn("en").filter((text) => !german.has(text));

/** The page is in German, and nothing on it in another language. */
async function isGerman(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  const text = (await page.locator("#root").textContent()) ?? "";
  expect(english.filter((sentence) => text.includes(sentence))).toEqual([]);
  expect(text).not.toMatch(/\p{Script=Cyrillic}/u);
}

test("where the operator offers German, a trip is planned, paid and printed in it", async ({
  page,
  words,
}, info) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("landing.title"));
  await isGerman(page);
  const [first, second] = daysWithPrices.map(({ points, ...day }) => ({
    ...day,
    points: points.map((point) => ({ ...point, workingHours: "Mo-Fr 10:00-18:00; PH off" })),
  }));
  if (first === undefined || second === undefined) throw new Error("No days.");
  const person = await register(page, "Greta", "de", info);
  const { tripId } = await makePlannedTrip(page, person, "Tiflis", [first, second]);

  await page.goto(addressOf("trips"));
  const card = page.getByRole("main");
  await expect(card).toContainText(words("trips.days", { count: 2 }));
  await expect(card).toContainText(words("trips.points", { count: 2 }));
  await isGerman(page);

  await page.goto(addressOf("mapOfTrip", { tripId }));
  await expect(page.getByText("Hotel on the river").first()).toBeVisible();
  await isGerman(page);

  await page.goto(addressOf("finance", { tripId }));
  await expect(page.getByText("Hotel on the river").first()).toBeVisible();
  // The comma of German amounts.
  await expect(page.getByRole("main")).toContainText("47,25");
  await isGerman(page);

  await page.goto(addressOf("print", { tripId }));
  await expect(page.getByText("Hotel on the river").first()).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Tag");
  await isGerman(page);
});
