import { writeFile } from "node:fs/promises";
import { inCheckout } from "../process/checkout.mjs";
import { origin } from "./demo-server.mjs";

/**
 * @typedef {import("@playwright/test").Page} Page
 * @typedef {import("@playwright/test").Locator} Locator
 * @typedef {(key: import("@castor/i18n/words.ts").ServerWordsKey, values?: Record<string, string>) => string} Words
 * @typedef {object} Shot
 * @property {string} file the picture, without its language and ending
 * @property {import("@playwright/test").BrowserContextOptions} device
 * @property {string} address
 * @property {(page: Page, words: Words, language: string) => Promise<unknown>} [prepare] opens what the picture shows
 * @property {(page: Page, words: Words) => Locator} [region] what the picture is cropped to; without it all that the window shows
 * @property {(page: Page, words: Words) => Locator} [last] what the crop ends below, inside the region or not, so that no line is cut
 * @property {number} [marginPx] room around the region
 * @property {number} [belowPx] room below what is last
 * @property {number} [maxBytes] the quality is lowered until the file is not larger
 */

/** Small enough to be committed, sharp enough for an installing browser. */
const best = 60;
const worst = 20;

/**
 * Takes one picture in one language, without a service worker, whose pages may be older.
 * @param {import("@playwright/test").Browser} browser
 * @param {Shot} shot
 * @param {string} language
 * @param {Words} words
 * @param {import("./demo-server.mjs").Demo["session"]} session
 */
export async function takeShot(browser, shot, language, words, session) {
  const context = await browser.newContext({
    ...shot.device,
    locale: language,
    ...{ serviceWorkers: "block", reducedMotion: "reduce", colorScheme: "light" },
  });
  await context.addInitScript(
    (/** @type {Record<string, string>} */ tokens) => {
      for (const [key, value] of Object.entries(tokens)) localStorage.setItem(key, value);
    },
    {
      access_token: session.access_token,
      refresh_token: session.refresh_token,
      ...{ user_id: session.id, language },
    },
  );
  const page = await context.newPage();
  const pending = countPending(page);
  await page.goto(`${origin}/${shot.address}`, { waitUntil: "networkidle" });
  await mapIsDrawn(page);
  await shot.prepare?.(page, words, language);
  await pathsAreFound(page, words, pending);
  await mapIsDrawn(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  const clip = await clipOf(page, shot, words);
  const tools = await context.newCDPSession(page);
  for (let quality = best; quality >= worst; quality -= 5) {
    const options = /** @type {const} */ ({ format: "webp", quality });
    const { data } = await tools.send("Page.captureScreenshot", {
      ...options,
      clip,
    });
    const picture = Buffer.from(data, "base64");
    if (picture.length > (shot.maxBytes ?? Number.POSITIVE_INFINITY) && quality - 5 >= worst)
      continue;
    const file = `${shot.file}-${language}.webp`;
    await writeFile(inCheckout(`apps/web/public/${file}`), picture);
    process.stdout.write(
      `${file}: ${clip.width * clip.scale} x ${clip.height * clip.scale}, ${picture.length} bytes at quality ${quality}\n`,
    );
    break;
  }
  await context.close();
}

/**
 * The crop, in pixels of the page, of which the device has more.
 * @param {Page} page
 * @param {Shot} shot
 * @param {Words} words
 */
async function clipOf(page, { device, region, last, marginPx = 0, belowPx = 8 }, words) {
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  const whole = { x: 0, y: 0, ...window };
  const box = (await region?.(page, words).boundingBox()) ?? whole;
  const end = await last?.(page, words).boundingBox();
  const left = Math.max(0, Math.round(box.x) - marginPx);
  const top = Math.max(0, Math.round(box.y) - marginPx);
  const right = Math.min(window.width, Math.round(box.x + box.width) + marginPx);
  const bottom = end ? end.y + end.height + belowPx : box.y + box.height + marginPx;
  const scale = device.deviceScaleFactor ?? 1;
  // The help shows a picture half as large, in whole pixels.
  const pairs = Math.round(((Math.min(window.height, bottom) - top) * scale) / 2);
  return { x: left, y: top, width: right - left, height: (2 * pairs) / scale, scale };
}

/**
 * The requests of a page that wait for their answers.
 * @param {Page} page
 */
function countPending(page) {
  /** @type {Set<unknown>} */
  const pending = new Set();
  page.on("request", (request) => pending.add(request));
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => pending.delete(request));
  return pending;
}

/** So long without a request, a page asks for no other path. */
const quietMs = 2_000;
/** A page that asks for longer than this has a fault. */
const maxWaitMs = 120_000;

/**
 * Until the list says how to get from stop to stop, and the map has the paths of days that the list does not show yet.
 * @param {Page} page
 * @param {Words} words
 * @param {Set<unknown>} pending
 */
async function pathsAreFound(page, words, pending) {
  const waiting = page.getByText(words("points.legPending", { mode: "" }));
  const end = Date.now() + maxWaitMs;
  let quietSince = Date.now();
  while (Date.now() - quietSince < quietMs) {
    if (Date.now() > end) throw new Error("The page still asks for paths");
    await page.waitForTimeout(100);
    if (pending.size > 0 || (await waiting.count()) > 0) quietSince = Date.now();
  }
}

/** @param {Page} page */
async function mapIsDrawn(page) {
  if ((await page.locator("[data-map-state]").count()) === 0) return;
  await page.waitForSelector('[data-map-state="idle"]:not([data-markers="0"])', {
    timeout: 60_000,
  });
}
