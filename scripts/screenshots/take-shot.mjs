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
 * @property {(page: Page, words: Words) => Promise<unknown>} [prepare] opens what the picture shows
 * @property {(page: Page, words: Words) => Locator} [region] what the picture is cropped to
 * @property {number} [height] of the crop, in pixels of the page
 * @property {number} [width]
 * @property {boolean} [isFrom] the crop begins at the region, and is larger than it
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
  await page.goto(`${origin}/${shot.address}`, { waitUntil: "networkidle" });
  await mapIsDrawn(page);
  await shot.prepare?.(page, words);
  await mapIsDrawn(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  const box = await shot.region?.(page, words).boundingBox();
  const clip = box && {
    x: Math.max(0, box.x),
    y: Math.max(0, box.y),
    width: Math.round(
      shot.isFrom ? (shot.width ?? 0) : Math.min(box.width, shot.width ?? box.width),
    ),
    height: Math.round(
      shot.isFrom ? (shot.height ?? 0) : Math.min(box.height, shot.height ?? box.height),
    ),
    // In pixels of the page, of which the device has more.
    scale: shot.device.deviceScaleFactor ?? 1,
  };
  const tools = await context.newCDPSession(page);
  for (let quality = best; quality >= worst; quality -= 5) {
    const options = /** @type {const} */ ({ format: "webp", quality });
    const { data } = await tools.send("Page.captureScreenshot", {
      ...options,
      ...(clip ? { clip } : {}),
    });
    const picture = Buffer.from(data, "base64");
    if (picture.length > (shot.maxBytes ?? Number.POSITIVE_INFINITY) && quality - 5 >= worst)
      continue;
    await writeFile(inCheckout(`apps/web/public/${shot.file}-${language}.webp`), picture);
    break;
  }
  await context.close();
  return clip ?? null;
}

/** @param {Page} page */
async function mapIsDrawn(page) {
  if ((await page.locator("[data-map-state]").count()) === 0) return;
  await page.waitForSelector('[data-map-state="idle"]:not([data-markers="0"])', {
    timeout: 60_000,
  });
}
