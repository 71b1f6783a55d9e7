import { expect, type Page } from "@playwright/test";
import { test } from "../testing/offline/offline-journey.ts";
import { register } from "../testing/person.ts";
import { makePlannedTrip } from "../testing/planned-trip.ts";
import { bringTown } from "../testing/town.ts";
import { TripMap } from "../testing/trip-map.ts";

test.use({ hasWebGl: true });

/** Positions in the river and on its bank, without a marker or a toast. */
const [river, bank] = [
  { lat: 41.7045, lng: 44.824 },
  { lat: 41.7045, lng: 44.8204 },
];
const days = [
  {
    name: "Grid Town",
    date: "2027-05-03 09:00",
    points: [
      { name: "Square", lat: 41.7065, lng: 44.8085 },
      { name: "Island", lat: 41.7085, lng: 44.8335 },
    ],
  },
];

/** How many pieces of the street map are stored. */
const countPieces = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const request = indexedDB.open("castor-map-pieces");
        request.onsuccess = () => {
          const { result: database } = request;
          if (!database.objectStoreNames.contains("map-pieces")) return resolve(0);
          const store = database.transaction("map-pieces").objectStore("map-pieces");
          store.count().onsuccess = ({ target }) => {
            database.close();
            resolve((target as IDBRequest<number>).result);
          };
        };
      }),
  );

test("a stored map has its streets and its places after a cold start without the server, and goes when it is deleted", async ({
  device,
  server,
  language,
  words,
  isPhone,
}, info) => {
  test.setTimeout(240_000);
  await bringTown(server.dataDir);
  const person = await register(device.page, "Nora", language, info);
  const { tripId, routeIds } = await makePlannedTrip(device.page, person, "Town", days);
  const address = `/map/${tripId}/${routeIds[0]}`;
  const dialog = (page: Page) =>
    page.getByRole("dialog", { name: words("mapSettings.offline"), exact: true });
  const openDialog = async (page: Page) => {
    if (isPhone) {
      await page.getByRole("button", { name: words("header.more") }).click();
      await page.getByRole("button", { name: words("mapSettings.offline"), exact: true }).click();
    } else {
      await page.getByRole("button", { name: words("mapSettings.open") }).click();
      await page.getByRole("button", { name: words("offlineMap.open") }).click();
    }
    await expect(dialog(page)).toBeVisible();
  };

  await test.step("it says how large each choice is, and stores the chosen one", async () => {
    const { page } = device;
    await page.goto(address);
    await new TripMap(page).isDrawn(2);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
    await openDialog(page);
    const streets = dialog(page).getByRole("radio", { name: words("offlineMap.levels.streets") });
    await expect(streets).toBeChecked();
    await dialog(page)
      .getByRole("button", { name: words("offlineMap.start") })
      .click();
    await expect(page.getByText(words("offlineMap.done", { name: "Town" })).first()).toBeVisible({
      timeout: 45_000,
    });
    expect(await countPieces(page)).toBeGreaterThan(10);
  });

  await server.kill();
  const page = await device.coldStart();
  const map = new TripMap(page);

  await test.step("without the server the streets are drawn", async () => {
    await page.goto(address);
    await map.isDrawn(2);
    await expect.poll(() => map.pictureOf(river)).not.toBe(await map.pictureOf(bank));
  });

  await test.step("a place that is no point of the trip is found by its name, and added", async () => {
    const box = page.getByRole("combobox", { name: words("services.search") });
    await box.fill("норд");
    const nord = page.getByRole("option", { name: language === "ru" ? /Кафе Норд/ : /Café Nord/ });
    await expect(nord).toBeVisible();
    await nord.click();
    const points = page.getByRole("list", { name: words("points.list") });
    await expect(points).toContainText(language === "ru" ? "Кафе Норд" : "Café Nord");
  });

  await test.step("what is deleted frees its room", async () => {
    await page.goto(address);
    await openDialog(page);
    await dialog(page)
      .getByRole("button", { name: words("offlineMap.delete", { name: "Town" }) })
      .click();
    await expect(dialog(page).getByText(words("offlineMap.none"))).toBeVisible();
    expect(await countPieces(page)).toBe(0);
  });
});
