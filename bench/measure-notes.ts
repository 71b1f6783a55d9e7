import type { Browser, BrowserContext } from "@playwright/test";
import { BenchUser } from "./bench-user.ts";
import { type Figure, toWait } from "./figure.ts";
import { takeAnswers, watchInputs } from "./frame-probe.ts";
import { launchBrowser, openWindow } from "./map-browser.ts";
import { RunningServer } from "./running-server.ts";

const notes = 500;
const openings = 5;
const ticks = 8;
const named = `notes, ${notes} of them`;

/** Measures a trip of many notes with tasks in Chromium: opening their page, and a tick. */
export async function measureNotes(dataDir: string): Promise<Figure[]> {
  console.log("Notes ...");
  const server = await RunningServer.start(dataDir);
  let browser: Browser | undefined;
  try {
    const user = await BenchUser.register(server.url, dataDir);
    const session = await user.logIn();
    const { tripId, routeIds } = await user.plan(7, 5);
    for (let index = 0; index < notes; index++) {
      const routeId = routeIds[index % (routeIds.length + 1)] ?? null;
      await user.post("note?return=false", { tripId, routeId, text: writeNote(index) });
    }
    browser = await launchBrowser();
    const window = await openWindow(browser, session);
    return await measurePage(window, `${server.url}/finance/${tripId}`);
  } finally {
    await browser?.close();
    await server.stop();
  }
}

const writeNote = (index: number) =>
  `Note ${index}: **what to take**\n[ ] passports\n[x] tickets\n[ ] a towel\nSee https://example.org/${index}`;

async function measurePage(window: BrowserContext, from: string): Promise<Figure[]> {
  const page = await window.newPage();
  const firsts: number[] = [];
  const box = page.getByRole("checkbox");
  // The first opening fills the browser's cache.
  for (let opening = 0; opening <= openings; opening++) {
    await page.goto(from, { waitUntil: "networkidle" });
    await watchInputs(page, "click", "main [type=checkbox]");
    await page.getByRole("link", { name: "Notes", exact: true }).click();
    await box.first().waitFor();
    const [first] = await takeAnswers(page);
    if (opening > 0 && first !== undefined) firsts.push(first);
  }
  await page.waitForLoadState("networkidle");
  await watchInputs(page, "click", null);
  for (let tick = 0; tick < ticks; tick++) {
    await box.nth(tick).click();
    await page.waitForLoadState("networkidle");
  }
  const answers = await takeAnswers(page);
  await page.close();
  return [
    toWait(`${named}: from the press of their link to the first`, 500, firsts),
    toWait(`${named}: a tick`, 50, answers),
  ];
}
