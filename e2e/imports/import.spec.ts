import { AxeBuilder } from "@axe-core/playwright";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { ServerWordsKey, Translate } from "@castor/i18n/words.ts";
import { expect, type Page } from "@playwright/test";
import { test } from "../testing/journey.ts";
import { pressTwice } from "../testing/press-twice.ts";
import { tripOnServer } from "../testing/trip-on-server.ts";

const days = [
  {
    name: "Old town",
    date: "2027-05-03 09:00",
    description: "Slowly",
    points: [
      {
        name: "Baths",
        lat: 41.6878,
        lng: 44.8109,
        typeId: "Water" as const,
        priority: "star" as const,
      },
      { name: "Museum & <more>", lat: 41.696, lng: 44.8, finance: { price: 12.5 } },
    ],
  },
  {
    name: "Mountains",
    date: "2027-05-05 10:30",
    points: [{ name: "Gergeti 🏔️", lat: 42.6624, lng: 44.6203 }],
  },
];

/** The import dialog of the list. */
function importOn(page: Page, words: Translate<ServerWordsKey>) {
  const dialog = page.getByRole("dialog", { name: words("importDialog.title") });
  return {
    dialog,
    open: async () => {
      await page.goto("/trips");
      await page.getByRole("button", { name: words("imports.open"), exact: true }).click();
    },
    file: dialog.getByLabel(words("importDialog.choose")).locator("xpath=self::input"),
    name: dialog.getByRole("textbox", { name: words("trips.name") }),
    start: dialog.getByRole("textbox", { name: words("importDialog.firstDay") }),
    button: dialog.getByRole("button", { name: words("importDialog.import"), exact: true }),
  };
}

/** What an import keeps of a trip: days and points without ids. */
const planOf = ({ routes, currency, adults, kids }: Trip) => ({
  ...{ currency, adults, kids },
  routes: routes.map(({ id: _, tripId: __, points, ...day }) => ({
    ...day,
    points: points.map(({ id, linkId, tripId, routeId, ...point }) => point),
  })),
});

const openedTrip = (page: Page) => /\/map\/([\w-]+)\/show/.exec(page.url())?.[1] ?? "";

test("a traveller exports a trip, sees what is in the files, imports them, and undoes one", async ({
  page,
  words,
  person,
  planTrip,
}) => {
  const { tripId } = await planTrip("Грузия", days);
  const source = await tripOnServer(page, person, tripId).read();
  const headers = { authorization: `Bearer ${person.session.access_token}` };
  const download = async (path: string) =>
    (await page.request.get(`/api/${path}/${tripId}`, { headers })).body();
  const dialog = importOn(page, words);

  await test.step("JSON: the preview shows all, the trip comes back as it was", async () => {
    const json = await download("json/export");
    await dialog.open();
    await dialog.file.setInputFiles({ name: "trip.json", mimeType: "", buffer: json });
    await expect(dialog.name).toHaveValue("Грузия");
    await expect(dialog.dialog.getByText("Museum & <more>")).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include("[role=dialog]").analyze();
    expect(violations).toEqual([]);
    await pressTwice(dialog.button);
    await expect(page).toHaveURL(/\/map\/[\w-]+\/show/);
    const made = await tripOnServer(page, person, openedTrip(page)).read();
    expect(planOf(made)).toEqual(planOf(source));
    expect(made).toMatchObject({ name: "Грузия", isPublic: false });
    const list = await page.request.get("/api/trip", { headers });
    expect(await list.json()).toHaveLength(2);
  });

  await test.step("undo takes it away again", async () => {
    await page
      .getByRole("button", { name: words("importDialog.undo") })
      .last()
      .click();
    await expect(page).toHaveURL("/trips");
    await expect(page.getByRole("article")).toHaveCount(1);
  });

  await test.step("KMZ: a map for other programs has the days and points, on a chosen date", async () => {
    const kmz = await download("kmz");
    await dialog.open();
    await dialog.file.setInputFiles({ name: "trip.kmz", mimeType: "", buffer: kmz });
    await expect(dialog.dialog.getByText("Gergeti 🏔️")).toBeVisible();
    await dialog.start.fill("01/06/2028");
    await dialog.start.press("Tab");
    await dialog.button.click();
    await expect(page).toHaveURL(/\/map\/[\w-]+\/show/);
    const made = await tripOnServer(page, person, openedTrip(page)).read();
    expect(made.startDate).toBe("2028-06-01");
    const places = ({ routes }: Trip) =>
      routes.map(({ name, points }) => [
        name,
        points.map((point) => [point.name, point.lat.toFixed(4), point.lng.toFixed(4)]),
      ]);
    expect(places(made)).toEqual(places(source));
  });
});
