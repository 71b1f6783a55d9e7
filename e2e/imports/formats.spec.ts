import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { ServerWordsKey, Translate } from "@castor/i18n/words.ts";
import { expect, type Page } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import {
  type ForeignFile,
  foreignFiles,
  nameIn,
  pasted,
} from "../testing/imports/foreign-files.ts";
import { test } from "../testing/journey.ts";
import { tripOnServer } from "../testing/trip-on-server.ts";

test.use({ hasWebGl: false });

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

/** The import dialog, opened on the list of trips. */
async function openImport(page: Page, words: Translate<ServerWordsKey>) {
  await page.goto("/trips");
  await page.getByRole("button", { name: words("imports.open"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: words("importDialog.title") });
  const input = dialog.getByLabel(words("importDialog.choose")).locator("xpath=self::input");
  return {
    dialog,
    another: dialog.getByRole("button", { name: words("importDialog.another") }),
    give: (name: string, content: string | Buffer) =>
      input.setInputFiles({ name, mimeType: "", buffer: Buffer.from(content) }),
  };
}

/** The sentence of a warning, from whichever file of a format it comes. */
const say = (words: Translate<ServerWordsKey>, [code, values]: ForeignFile["warnings"][number]) => {
  const { count } = values;
  const key = `importProblems.warnings.${code}` as "importProblems.warnings.badPositions";
  return words(key, { ...values, count: Number(count ?? 0) });
};

/** The points of a trip as the table has them. A time is that of the file, on its date. */
const landed = ({ routes }: Trip): string[] =>
  routes.flatMap(({ date, points }) =>
    points.map(({ lat, lng, name, reservationTime }) =>
      [
        ...[lat.toFixed(4), lng.toFixed(4)],
        ...(reservationTime === null ? [] : [date.slice(0, 10), reservationTime]),
        name,
      ].join(" "),
    ),
  );

test("a traveller walks through every format: what is left out is counted, what is taken lands where the file says", async ({
  page,
  words,
  person,
  planTrip,
}) => {
  const points = [{ name: "Baths", lat: 41.6878, lng: 44.8109 }];
  const day = { name: "Old town", date: "2027-05-03 09:00", points };
  const { tripId } = await planTrip("Georgia", [day]);
  const headers = { authorization: `Bearer ${person.session.access_token}` };
  const own = await (await page.request.get(`/api/json/export/${tripId}`, { headers })).text();
  const { dialog, give, another } = await openImport(page, words);
  const [kml, ...others] = foreignFiles;
  const pack = (files: readonly ForeignFile[]) =>
    Buffer.from(
      zipSync(Object.fromEntries(files.map(({ name, content }) => [name, strToU8(content)]))),
    );
  const archives: [string, ForeignFile[]][] = [
    ["map.kmz", kml ? [kml] : []],
    ["others.zip", others],
  ];

  const looksRight = async ({
    warnings,
    lands,
    unsought = 0,
  }: Omit<ForeignFile, "name" | "content">) => {
    for (const line of lands)
      await expect(dialog.getByText(nameIn(line), { exact: true }).first()).toBeVisible();
    const sentences = [
      ...warnings.map((warning) => say(words, warning)),
      ...(unsought > 0 ? [words("importDialog.unsought", { count: unsought })] : []),
    ];
    await expect(dialog.getByRole("status").getByRole("listitem")).toContainText(sentences);
  };
  for (const file of foreignFiles)
    await test.step(file.name, async () => {
      await give(file.name, file.content);
      await looksRight(file);
      await another.click();
    });
  await test.step("JSON of our own, and a pasted list", async () => {
    await give("trip.json", own);
    await looksRight({ warnings: [], lands: ["41.6878 44.8109 Baths"] });
    await another.click();
    await dialog.getByLabel(words("importDialog.paste")).fill(pasted.content);
    await dialog.getByRole("button", { name: words("importDialog.show") }).click();
    await looksRight(pasted);
    await another.click();
  });
  for (const [archive, files] of archives)
    await test.step(`${archive}: each point is where its file says`, async () => {
      await page.goto("/trips");
      await page.getByRole("button", { name: words("imports.open"), exact: true }).click();
      await give(archive, pack(files));
      await dialog.getByRole("button", { name: words("importDialog.import"), exact: true }).click();
      await expect(page).toHaveURL(/\/map\/[\w-]+\/show/);
      const made = /\/map\/([\w-]+)\/show/.exec(page.url())?.[1] ?? "";
      const trip = await tripOnServer(page, person, made).read();
      expect(landed(trip).toSorted()).toEqual(files.flatMap(({ lands }) => lands).toSorted());
      const drawn = trip.routes.filter(({ track }) => track !== "");
      expect(drawn).toHaveLength(files === others ? 1 : 0);
    });
});

test("a traveller looks into the files of other programs, answers what a table leaves open, and imports it", async ({
  page,
  words,
  person,
  planTrip,
}) => {
  const points = [{ name: "Baths", lat: 41.6878, lng: 44.8109 }];
  const day = { name: "Old town", date: "2027-05-03 09:00", points };
  await planTrip("Georgia", [day]);
  const { dialog, give, another } = await openImport(page, words);

  for (const [name, point] of files)
    await test.step(name, async () => {
      await give(name.replace(/^.*\//, ""), await readFile(resolve(examples, name)));
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
    await give("plan.csv", rows.join("\n"));
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
