import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import type { BenchUser } from "../bench-user.ts";
import { computeMedian } from "../compute-median.ts";
import { type Figure, toWait } from "../figure.ts";
import { takeAnswers, watchInputs } from "../frame-probe.ts";
import { launchBrowser, openWindow } from "../map-browser.ts";

const files = 500;
const pictures = 50;
const openings = 5;

interface Place {
  url: string;
  user: BenchUser;
  /** Uploads a file into a trip, and answers its id. */
  upload: (tripId: string, content: Uint8Array) => Promise<string>;
}

/** Measures the documents page of a trip with many files in Chromium: until its first rows, and what moves afterwards. */
export async function measureDocuments({ url, user, upload }: Place): Promise<Figure[]> {
  const { tripId, routeIds } = await user.plan(10, 10);
  for (let index = 0; index < files; index++) {
    const content = index < pictures ? await drawPhoto(index) : Buffer.from(`Words ${index}`);
    const fileId = await upload(tripId, content);
    const routeId = routeIds[index % (routeIds.length + 1)];
    const at = routeId ? { kind: "route", thingId: routeId } : { kind: "trip", thingId: tripId };
    await user.post("attachment", { tripId, fileId, ...at });
  }
  let browser: Browser | undefined;
  try {
    browser = await launchBrowser();
    const window = await openWindow(browser, await user.logIn());
    return await measurePage(await window.newPage(), `${url}/map/${tripId}`);
  } finally {
    await browser?.close();
  }
}

async function measurePage(page: Page, from: string): Promise<Figure[]> {
  const firsts: number[] = [];
  const shifts: number[] = [];
  // The first opening fills the browser's cache.
  for (let opening = 0; opening <= openings; opening++) {
    await page.goto(from, { waitUntil: "networkidle" });
    await watchInputs(page, "click", "main li button");
    await watchShifts(page);
    await page.getByRole("link", { name: "Documents", exact: true }).click();
    await page.getByText("a file").first().waitFor();
    const [first] = await takeAnswers(page);
    await page.waitForLoadState("networkidle");
    if (opening === 0 || first === undefined) continue;
    firsts.push(first);
    shifts.push(await page.evaluate(() => window.castorShift ?? Number.NaN));
  }
  return [
    toWait(`documents, ${files} of them: from the press of their link to the first`, 200, firsts),
    {
      ...{ name: "what moves on that page afterwards", unit: "of the page (CLS)", atMost: 0 },
      measured: computeMedian(shifts),
    },
  ];
}

declare global {
  interface Window {
    /** The sum of layout shifts since `watchShifts` (https://web.dev/articles/cls). */
    castorShift?: number;
  }
}

async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.castorShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Also soon after the press, which the web's own measure leaves out: all of it comes then.
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { currentRect: DOMRectReadOnly }[];
        };
        // What goes with the page before moves to nowhere.
        const isSeen = sources.some(({ currentRect: { width } }) => width > 0);
        window.castorShift = (window.castorShift ?? 0) + (isSeen ? value : 0);
      }
    }).observe({ type: "layout-shift" });
  });
}

const drawPhoto = (index: number) =>
  sharp({
    create: { width: 1_200, height: 900, channels: 3, background: { r: 5 * index, g: 90, b: 90 } },
  })
    .jpeg()
    .toBuffer();
