import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { findFreePort } from "../../apps/server/testing/servers/free-port.ts";
import { BenchUser } from "../bench-user.ts";
import { computeMedian } from "../compute-median.ts";
import { type Figure, toWait } from "../figure.ts";
import { launchProfile, storeSession } from "../map-browser.ts";
import { RunningServer } from "../running-server.ts";
import { clickTasks, sendWaiting } from "./waiting-changes.ts";

const trip = { days: 60, pointsPerDay: 17 };
const coldStarts = 3;
const changes = 100;

/** Measures a trip of 1,020 points without its server: cold starts of the browser, what is stored, and changes that wait. */
export async function measureOffline(dataDir: string): Promise<Figure[]> {
  console.log("Without network ...");
  const environment = { PORT: String(await findFreePort()) };
  const profile = await mkdtemp(join(tmpdir(), "castor-bench-profile-"));
  let server = await RunningServer.start(dataDir, environment);
  let browser: BrowserContext | undefined;
  try {
    const user = await BenchUser.register(server.url, dataDir);
    const { tripId, routeIds } = await user.plan(trip.days, trip.pointsPerDay);
    const text = Array.from({ length: changes }, (_, index) => `- [ ] Task ${index}`).join("\n");
    await user.post("note", { tripId, name: "To do", text });
    const address = `${server.url}/map/${tripId}/${routeIds[0]}`;
    const tasks = `${server.url}/tasks/${tripId}`;

    browser = await launchProfile(profile);
    await storeSession(browser, server.url, await user.logIn());
    const sizes = await visit(browser, address, tasks);
    await server.stop();

    const opened: number[] = [];
    for (let start = 0; start < coldStarts; start++) {
      await browser.close();
      browser = await launchProfile(profile);
      opened.push(await openReadable(await firstPage(browser), address));
    }
    const page = await firstPage(browser);
    await page.goto(tasks);
    const shown = await clickTasks(page, changes);
    server = await RunningServer.start(dataDir, environment);
    const sent = await sendWaiting(page, user, tripId, changes);
    return [
      {
        name: "offline, trip 60 x 17: cold start to the readable day",
        measured: computeMedian(opened) / 1_000,
        unit: "s",
        atMost: 1.5,
        note: `median of ${coldStarts} new processes of the browser; the server is dead`,
      },
      ...sizes,
      toWait("offline: from the press to the ticked task", 50, shown),
      {
        name: `offline: ${changes} waiting changes are sent`,
        measured: sent / 1_000,
        unit: "s",
        note: "from the first answer of the server",
      },
    ];
  } finally {
    await browser?.close();
    await server.stop();
    await rm(profile, { recursive: true, force: true });
  }
}

async function firstPage(browser: BrowserContext): Promise<Page> {
  return browser.pages()[0] ?? browser.newPage();
}

/** Milliseconds from the navigation to the frame in which all rows of the day stand. */
async function openReadable(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: "commit" });
  const at = await page.waitForFunction(
    (rows) =>
      document.querySelectorAll("[data-point]").length >= rows ? performance.now() : undefined,
    trip.pointsPerDay,
  );
  return Number(await at.jsonValue());
}

/** Opens the trip as a traveller does before the flight. Answers what the browser has stored then. */
async function visit(browser: BrowserContext, address: string, tasks: string): Promise<Figure[]> {
  const page = await firstPage(browser);
  await openReadable(page, address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const shell = await measureCaches(page);
  // The second visit is the worker's.
  await page.reload();
  await page.locator("[data-map-state=idle]").waitFor();
  await page.goto(tasks);
  await page.getByRole("checkbox").first().waitFor();
  const all = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  return [
    { name: "offline: the precached app", measured: shell / 1e6, unit: "MB" },
    { name: "offline, trip 60 x 17: all that is stored", measured: all / 1e6, unit: "MB" },
  ];
}

/** The bytes of all responses in the cache storage, unpacked. */
function measureCaches(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let bytes = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        bytes += (await (await cache.match(request))?.arrayBuffer())?.byteLength ?? 0;
    }
    return bytes;
  });
}
