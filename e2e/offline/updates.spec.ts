import { expect, type Page, type Route } from "@playwright/test";
import { tripIsStored } from "../testing/offline/is-stored.ts";
import { test } from "../testing/offline/offline-journey.ts";
import { oldTownDays } from "../testing/offline/old-town.ts";
import { register } from "../testing/person.ts";
import { makePlannedTrip } from "../testing/planned-trip.ts";
import { PointForm } from "../testing/point-form.ts";

/** Another host of map tiles is another policy, so browsers see another worker (decision 057). */
const tilesOf = (host: string) => ({
  SATELLITE_TILES_URL: `https://${host}.castor.example/{z}/{x}/{y}.png`,
  SATELLITE_CREDITS: "Sky of Castor=https://castor.example/sky",
});
const otherTiles = tilesOf("tiles");

/** Waits until the worker holds the whole app and controls the page. */
const isKept = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");

test("a new version waits, is offered once, and takes over all windows when Update is pressed", async ({
  device,
  server,
  words,
}) => {
  const { page } = device;
  await page.goto("/login");
  await isKept(page);
  const update = page.getByRole("button", { name: words("offline.updateButton") });
  await expect(update).toHaveCount(0);
  await server.kill();
  await server.start(otherTiles);

  await page.reload();
  await expect(page.getByText(words("offline.newVersionAvailable"))).toBeVisible();
  await page.getByRole("button", { name: words("offline.laterButton") }).click();
  await expect(update).toHaveCount(0);
  await page.reload();
  // What the worker answers to the page, it answers before.
  await page.evaluate(async () => {
    const { waiting } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise((resolve) => port1.addEventListener("message", resolve));
    port1.start();
    waiting?.postMessage("tell-version", [port2]);
    await answered;
  });
  await expect(update).toHaveCount(0);

  // The next version is offered again.
  await server.kill();
  await server.start(tilesOf("sky"));
  await page.reload();
  await expect(update).toBeVisible();
  const second = await device.context.newPage();
  await second.goto("/register");
  const reloaded = page.waitForEvent("load");
  await second.getByRole("button", { name: words("offline.updateButton") }).click();
  await reloaded;
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting))
    .toBeNull();
  await expect(second.getByRole("main")).toBeVisible();
  await expect(update).toHaveCount(0);

  await server.kill();
  const later = await device.coldStart();
  await later.goto("/login");
  await expect(later.getByRole("main")).toBeVisible();
});

test("an update without a network keeps the stored trip and what a form holds", async ({
  device,
  server,
  words,
  isPhone,
  language,
}, info) => {
  const { page } = device;
  const person = await register(page, "Nora", language, info);
  const { tripId } = await makePlannedTrip(page, person, "Georgia", oldTownDays);
  const rows = page.getByRole("list", { name: words("points.list") }).locator("[data-point]");
  const form = new PointForm(page, words);
  await page.goto(`/map/${tripId}`);
  await expect(rows).toHaveText([/Castle/, /Bath/]);
  await tripIsStored(page, tripId);
  await isKept(page);
  await server.kill();
  await server.start(otherTiles);
  await page.reload();
  await expect(page.getByText(words("offline.newVersionAvailable"))).toBeVisible();
  const second = await device.context.newPage();
  await second.goto("/catalog");
  const update = second.getByRole("button", { name: words("offline.updateButton") });
  await expect(update).toBeVisible();
  await server.kill();

  // The old version goes on while the new one waits.
  await form.open("Castle", isPhone);
  await form.field("points.name").fill("Fortress");
  const reloaded = page.waitForEvent("load");
  await update.click();
  await reloaded;
  await expect(rows).toHaveText([/Castle/, /Bath/]);
  await expect(update).toHaveCount(0);
  await form.open("Castle", isPhone);
  await expect(form.field("points.name")).toHaveValue("Fortress");
  await form.save();
  await expect(rows).toHaveText([/Fortress/, /Bath/]);
  await page.goto(`/finance/${tripId}`);
  await expect(page.getByRole("heading", { name: words("titles.finance") }).first()).toBeVisible();
});

test.describe("an old page", () => {
  test.use({ logged: ["Error: The page did not load"] });

  test("a part of the app that an update has removed reloads the page, which goes on with the new version", async ({
    page,
    words,
    planTrip,
  }) => {
    const { tripId } = await planTrip("Georgia", oldTownDays);
    let isOld = true;
    const missingWhenOld = (route: Route) =>
      isOld ? route.fulfill({ status: 404 }) : route.continue();
    await page.route("**/assets/finance-page-*.js", missingWhenOld);
    await page.goto(`/map/${tripId}`);
    await page.route("/", async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replaceAll(/index-[\w-]+\.js/g, "index-newer.js");
      await (isOld ? route.fulfill({ body }) : route.continue());
    });
    const reloaded = page.waitForEvent("load").then(() => {
      isOld = false;
    });
    await page.getByRole("link", { name: words("header.finance"), exact: true }).click();
    await reloaded;
    await page.getByRole("link", { name: words("header.finance"), exact: true }).click();
    await expect(page).toHaveURL(/\/finance\//);
    await expect(
      page.getByRole("heading", { name: words("titles.finance") }).first(),
    ).toBeVisible();
  });
});
