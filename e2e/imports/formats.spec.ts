import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { expect } from "@playwright/test";
import { test } from "../testing/journey.ts";
import { register } from "../testing/person.ts";
import { makePlannedTrip } from "../testing/planned-trip.ts";
import { tripOnServer } from "../testing/trip-on-server.ts";

const examples = resolve(import.meta.dirname, "../../apps/web/src/features/imports/parse/examples");

/** Files as other programs write them, each with a point that its preview shows. */
const files = [
  ["google-my-maps.kml", "Guesthouse at the Fig Tree"],
  ["maps-me.kml", "Кофейня на углу"],
  ["organic-maps.kml", "Хинкальная «У моста»"],
  ["osmand-favourites.gpx", "Tea at Lia's"],
  ["komoot-tour.gpx", "Up to the glacier"],
  ["takeout-saved-places.json", "Tea House Museum"],
  ["excel-windows-1251.csv", "Кафе «У моста»"],
  ["cases/03-dms-in-two-columns.csv", "Harbour"],
  ["cases/23-texts-and-names.kml", "Tower of Winds"],
  ["cases/12-all-day-event-over-several-days.ics", "Jazz festival"],
] as const;

test("a traveller looks into the files of other programs, answers what a table leaves open, and imports it", async ({
  page,
  words,
  language,
}, info) => {
  const person = await register(page, "Formats", language, info);
  const points = [{ name: "Baths", lat: 41.6878, lng: 44.8109 }];
  const day = { name: "Old town", date: "2027-05-03 09:00", points };
  await makePlannedTrip(page, person, "Georgia", [day]);
  const dialog = page.getByRole("dialog", { name: words("importDialog.title") });
  const input = dialog.getByLabel(words("importDialog.choose")).locator("xpath=self::input");
  const another = dialog.getByRole("button", { name: words("importDialog.another") });
  await page.goto("/trips");
  await page.getByRole("button", { name: words("imports.open"), exact: true }).click();

  for (const [name, point] of files)
    await test.step(name, async () => {
      const buffer = await readFile(resolve(examples, name));
      await input.setInputFiles({ name: name.replace(/^.*\//, ""), mimeType: "", buffer });
      await expect(dialog.getByText(point).first()).toBeVisible();
      await another.click();
    });

  await test.step("a table that leaves the order of its dates open, with prices and a row that cannot be read", async () => {
    const rows = [
      "Name,GPS Latitude,GPS Longitude,Date,Price",
      "Baths,41°41′16″ N,44°48′39″ E,05/12/2027,40 GEL",
      "Museum,+41.696,+44.8,06/12/2027,€12.50",
      "Paris,141.7,44.8,06/12/2027,",
    ];
    const buffer = Buffer.from(rows.join("\n"));
    await input.setInputFiles({ name: "plan.csv", mimeType: "", buffer });
    const answers = dialog.getByRole("radio");
    await expect(answers.first()).toBeChecked();
    await expect(
      dialog.getByText(words("importProblems.warnings.badPositions", { count: 1 })),
    ).toBeVisible();
    await answers.last().check();
    await dialog.getByRole("button", { name: words("importDialog.import"), exact: true }).click();
    await expect(page).toHaveURL(/\/map\/[\w-]+\/show/);
    const tripId = /\/map\/([\w-]+)\/show/.exec(page.url())?.[1] ?? "";
    const { routes } = await tripOnServer(page, person, tripId).read();
    expect(routes.map(({ date, points: stops }) => [date, stops.map((stop) => stop.name)])).toEqual(
      [
        ["2027-05-12 09:00", ["Baths"]],
        ["2027-06-12 09:00", ["Museum"]],
      ],
    );
    expect(routes.map(({ points: [stop] }) => stop?.finance)).toMatchObject([
      { price: 40, currency: "GEL" },
      { price: 12.5, currency: "EUR" },
    ]);
  });
});
