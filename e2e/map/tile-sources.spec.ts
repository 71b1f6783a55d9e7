import type { Language } from "@castor/core/basics/language.ts";
import type { TileType } from "@castor/core/map/tile-types.ts";
import type { ServiceConfig } from "@castor/core/services/service-config.ts";
import { expect, type Page } from "@playwright/test";
import { test } from "../testing/journey.ts";
import { register } from "../testing/person.ts";
import { makePlannedTrip, type PlannedDay } from "../testing/planned-trip.ts";
import { TripMap } from "../testing/trip-map.ts";

test.use({ hasWebGl: true });

const tilePort = Number(process.env.E2E_TILE_PORT ?? Number(process.env.E2E_PORT ?? 3210) + 2);
const tileServer = `http://localhost:${tilePort}`;
const maker = { name: "Grid Town Survey", url: `${tileServer}/about` };

const days = [
  {
    name: "A",
    date: "2030-05-01 09:00",
    points: [{ typeId: "Museum" as const, name: "Museum", lat: 41.7, lng: 44.8 }],
  },
];

/** Two towns by the sea, and positions on either side of the coast that no toast covers. */
const coast = [
  {
    name: "B",
    date: "2030-05-02 09:00",
    points: [
      { name: "Batumi", lat: 41.646, lng: 41.641 },
      { name: "Kobuleti", lat: 41.821, lng: 41.775 },
    ],
  },
];
const inland = { lat: 41.684, lng: 41.79 };
const offshore = { lat: 41.684, lng: 41.6 };

/** Opens a trip with this kind of map, by default over the town of the tile server. */
async function openTrip(
  page: Page,
  tileType: TileType,
  language: Language,
  plan: PlannedDay[] = days,
): Promise<TripMap> {
  const person = await register(page, "Tiles", language, test.info());
  const { tripId } = await makePlannedTrip(page, person, "Grid Town", plan, tileType);
  await page.goto(`/map/${tripId}/show`);
  return new TripMap(page);
}

/** Makes the server's configuration name a standard map, as with `MAP_TILES_URL`. */
async function withStreets(page: Page, folder = ""): Promise<void> {
  await page.route("**/api/service/config", async (route) => {
    const answer = await route.fetch();
    const config: ServiceConfig = await answer.json();
    const tiles = config.tiles.map((row) =>
      row.tileType === "default"
        ? {
            ...row,
            source: {
              kind: "vector",
              schema: "openmaptiles",
              url: `${tileServer}${folder}/streets.json`,
              hasSea: true,
              credits: [maker],
            },
          }
        : row,
    );
    await route.fulfill({ response: answer, json: { ...config, tiles } });
  });
}

const credit = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

test("the standard map is drawn from streets over the embedded world, and names who made them", async ({
  page,
  language,
}) => {
  await withStreets(page);
  const tile = page.waitForResponse(/\/streets\/\d+\/\d+\/\d+\.mvt$/);
  const map = await openTrip(page, "default", language);
  expect((await tile).status()).toBe(200);
  await expect(credit(page, maker.name)).toHaveAttribute("href", maker.url);
  await expect(credit(page, "Natural Earth")).toBeVisible();
  await expect(credit(page, "GeoNames")).toBeHidden();
  await map.isDrawn(1);
});

test("pictures are drawn under the trip, and name who made them", async ({ page, language }) => {
  const tile = page.waitForResponse(/\/pictures\/\d+\/\d+\/\d+\.png$/);
  const map = await openTrip(page, "satellite", language);
  expect((await tile).status()).toBe(200);
  await expect(credit(page, "Sky of Castor")).toBeVisible();
  await expect(credit(page, "Natural Earth")).toBeHidden();
  await map.isDrawn(1);
});

test("a map that needs a key is drawn where the server has one, and names who made it; what is not there is not offered", async ({
  page,
  words,
  language,
  isPhone,
}) => {
  // The provider's answers, without its server.
  await page.route("https://tiles.stadiamaps.com/**", async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${tileServer}/pictures/0/0/0.png` }) }),
  );
  const map = await openTrip(page, "default", language);
  await map.isDrawn(1);
  // On a phone the settings are behind the bar's "More".
  if (isPhone) await page.getByRole("button", { name: words("header.more"), exact: true }).click();
  await page.getByRole("button", { name: words("mapSettings.open") }).click();
  const settings = page.getByRole("dialog", { name: words("mapSettings.open") });
  const choice = (tileType: TileType) =>
    settings.getByRole("radio", { name: new RegExp(`^${words(`trips.tiles.${tileType}`)}`) });
  await expect(choice("satellite")).toHaveAccessibleName(
    `${words("trips.tiles.satellite")} (${words("trips.tilePaid")})`,
  );
  await expect(choice("stadiamaps")).toHaveAccessibleName("Stadia Maps");
  await expect(choice("geoapify")).toHaveCount(0);
  const tile = page.waitForResponse(/^https:\/\/tiles\.stadiamaps\.com\/tiles\/alidade_smooth\//);
  await choice("stadiamaps").check();
  expect(new URL((await tile).url()).searchParams.get("api_key")).toBe("key-of-the-journeys");
  await settings.getByRole("button", { name: words("actions.close") }).click();
  for (const name of ["© Stadia Maps", "© OpenMapTiles", "© OpenStreetMap contributors"])
    await expect(credit(page, name)).toBeVisible();
  await expect(credit(page, "Natural Earth")).toBeHidden();
  await map.isDrawn(1);

  await page.reload();
  await expect(credit(page, "© Stadia Maps")).toHaveAttribute("href", "https://stadiamaps.com/");
  await map.isDrawn(1);
});

test("a map that this server does not have is replaced by the standard one, which is said", async ({
  page,
  words,
  language,
}) => {
  const map = await openTrip(page, "geoapify", language);
  await expect(page.getByText(words("tiles.missing", { name: "Geoapify" }))).toBeVisible();
  await expect(credit(page, "GeoNames")).toBeVisible();
  await expect(page.getByText("Natural Earth · GeoNames", { exact: true })).toBeVisible();
  await map.isDrawn(1);
});

for (const [trouble, kind] of [
  ["is gone", "gone"],
  ["never answers", "silent"],
  ["answers with pages", "wrong"],
] as const)
  test(`when the street map's server ${trouble}, the world is shown, that is said once, and it can be tried again`, async ({
    page,
    words,
    language,
  }) => {
    let isWell = false;
    const folder = kind === "silent" ? "/silent" : "";
    await withStreets(page, folder);
    await page.route(`${tileServer}${folder}/**`, async (route) => {
      if (isWell) return route.continue({ url: route.request().url().replace("/silent/", "/") });
      if (kind === "gone") return route.abort("connectionrefused");
      // Requests below this path are never answered.
      if (kind === "silent") return route.continue();
      return route.fulfill({
        contentType: "text/html",
        headers: { "access-control-allow-origin": "*" },
        body: "<h1>Log in</h1>",
      });
    });
    const map = await openTrip(page, "default", language);
    const message = page.getByText(words("tiles.silent"));
    await expect(message).toHaveCount(1);
    await map.isDrawn(1);
    await expect(credit(page, "GeoNames")).toBeVisible();
    await expect(credit(page, maker.name)).toBeHidden();

    isWell = true;
    await page.getByRole("button", { name: words("actions.retry") }).click();
    await expect(credit(page, maker.name)).toBeVisible();
    await map.isDrawn(1);
    await expect(message).toBeHidden();
    await expect(credit(page, maker.name)).toBeVisible();
  });

test("land and sea of the embedded world are drawn where the street map does not answer at all", async ({
  page,
  language,
}) => {
  await withStreets(page, "/silent");
  const asked = page.waitForRequest(`${tileServer}/silent/streets.json`);
  const map = await openTrip(page, "default", language, coast);
  await asked;
  await map.isDrawn(2);
  await expect(credit(page, "GeoNames")).toBeVisible();
  await map.isDrawn(2);
  const [land, sea] = [await map.pictureOf(inland), await map.pictureOf(offshore)];
  expect(land).not.toBe(sea);
});
