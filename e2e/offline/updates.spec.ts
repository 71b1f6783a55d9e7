import { expect, type Page } from "@playwright/test";
import { test } from "../testing/offline/offline-journey.ts";

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
    const said = new Promise((resolve) => port1.addEventListener("message", resolve));
    port1.start();
    waiting?.postMessage("tell-version", [port2]);
    await said;
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
