import { expect, type Page } from "@playwright/test";
import { test } from "../testing/offline/offline-journey.ts";

/** Another host of map tiles is another policy, so browsers see another worker (decision 057). */
const otherTiles = {
  SATELLITE_TILES_URL: "https://tiles.castor.example/{z}/{x}/{y}.png",
  SATELLITE_CREDITS: "Sky of Castor=https://castor.example/sky",
};

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
