import type { BrowserContext, Request } from "@playwright/test";
import { computeMedian } from "../compute-median.ts";
import type { Figure } from "../figure.ts";
import { meterMainThread } from "../main-thread.ts";
import type { BenchTrip } from "./bench-trip.ts";
import { takeLongTasks } from "./long-tasks.ts";

/** Loads after the first, which fills the browser's cache. */
const loads = 5;
const drawn = "castor:markers-drawn";

interface Opening {
  seconds: number;
  /** To the first contentful paint. */
  paint: number;
  /** The main thread's own milliseconds until all is drawn. */
  work: number;
  /** The longest task of our own scripts after the first paint, in milliseconds. */
  longest: number;
  requests: number;
  nodes: number;
  /** Elements, texts and comments. */
  allNodes: number;
}

/**
 * Measures a load of a trip with a warm browser cache: the time from the navigation to the first frame with markers (the page sets
 * the mark), the requests begun until then, with those of workers and those answered by the cache, and the elements of the
 * page when everything is drawn.
 */
export async function measureOpening(
  window: BrowserContext,
  { name: trip, address }: BenchTrip,
): Promise<Figure[]> {
  const openings: Opening[] = [];
  for (let load = 0; load <= loads; load++) openings.push(await openMap(window, address));
  openings.shift();
  const middle = (figure: keyof Opening) =>
    computeMedian(openings.map((opening) => opening[figure]));
  return [
    {
      name: `${trip}: second load to the first markers`,
      measured: middle("seconds"),
      unit: "s",
      atMost: 1,
      note: `median of ${loads}; ${Math.round(middle("work"))} ms of the main thread until all is drawn`,
    },
    {
      name: `${trip}: second load to the first contentful paint`,
      measured: middle("paint"),
      unit: "s",
      atMost: 0.3,
      note: `median of ${loads}`,
    },
    {
      name: `${trip}: longest task of our own after it`,
      measured: middle("longest"),
      unit: "ms",
      atMost: 50,
      note: `median of ${loads}; the renderer's are not counted`,
    },
    {
      name: `${trip}: requests before them`,
      measured: middle("requests"),
      unit: "",
      atMost: 15,
      note: "cached ones among them",
    },
    {
      name: `${trip}: elements on the page`,
      measured: middle("nodes"),
      unit: "",
      atMost: 1_500,
      note: `${middle("allNodes")} nodes with texts`,
    },
  ];
}

/** Opens a page with a map and waits until it is drawn. The page sets the mark of its first markers. */
export async function openMap(window: BrowserContext, address: string): Promise<Opening> {
  const page = await window.newPage();
  const begun: { at: number; request: Request }[] = [];
  page.on("request", (request) => begun.push({ at: Date.now(), request }));
  const readWork = await meterMainThread(page);
  await page.goto(address, { waitUntil: "commit" });
  const mark = await page.waitForFunction(
    (name) => performance.getEntriesByName(name)[0]?.startTime,
    drawn,
  );
  const milliseconds = Number(await mark.jsonValue());
  await page.locator("[data-map-state=idle]").waitFor();
  const work = await readWork();
  const tasks = await takeLongTasks(page);
  const { origin, paint, nodes, allNodes } = await page.evaluate(() => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
    let allNodes = 1;
    while (walker.nextNode()) allNodes += 1;
    const nodes = document.querySelectorAll("*").length;
    const [painted] = performance.getEntriesByName("first-contentful-paint");
    const paint = (painted?.startTime ?? Number.NaN) / 1_000;
    return { origin: performance.timeOrigin, paint, nodes, allNodes };
  });
  const before = begun.filter(({ at }) => at <= origin + milliseconds);
  if (process.env.BENCH_LIST)
    console.log(
      [
        ...before.map(({ at, request }) => `${Math.round(at - origin)} ${request.url()}`),
        ...tasks.map(({ ms, script }) => `${Math.round(ms)} ms ${script}`),
      ].join("\n"),
    );
  await page.close();
  const seconds = milliseconds / 1_000;
  const longest = Math.max(0, ...tasks.map(({ ms }) => ms));
  return { seconds, paint, work, longest, requests: before.length, nodes, allNodes };
}
