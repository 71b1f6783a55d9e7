import type { BrowserContext, Request } from "@playwright/test";
import { computeMedian } from "../compute-median.ts";
import type { Figure } from "../figure.ts";

/** Loads after the first, which fills the browser's cache. */
const loads = 3;
const drawn = "castor:markers-drawn";

interface Opening {
  seconds: number;
  requests: number;
  nodes: number;
  /** Elements, texts and comments. */
  allNodes: number;
}

/**
 * Measures a load with a warm browser cache: the time from the navigation to the first frame with markers (the page sets
 * the mark), the requests begun until then, with those of workers and those answered by the cache, and the elements of the
 * page when everything is drawn.
 */
export async function measureOpening(window: BrowserContext, address: string): Promise<Figure[]> {
  const openings: Opening[] = [];
  for (let load = 0; load <= loads; load++) openings.push(await openMap(window, address));
  openings.shift();
  const middle = (figure: keyof Opening) =>
    computeMedian(openings.map((opening) => opening[figure]));
  return [
    {
      name: "trip 60 x 17: second load to the first markers",
      measured: middle("seconds"),
      unit: "s",
      atMost: 1.5,
      note: `median of ${loads}; TREK 3.4.1 with 315 points on such a machine: 3.9 to 5.6 s`,
    },
    {
      name: "trip 60 x 17: requests before them",
      measured: middle("requests"),
      unit: "",
      atMost: 15,
      note: "cached ones among them; TREK: 393",
    },
    {
      name: "trip 60 x 17: elements on the page",
      measured: middle("nodes"),
      unit: "",
      atMost: 1_500,
      note: `${middle("allNodes")} nodes with texts; TREK: 15,100`,
    },
  ];
}

/** Opens a page with a map and waits until it is drawn. The page sets the mark of its first markers. */
export async function openMap(window: BrowserContext, address: string): Promise<Opening> {
  const page = await window.newPage();
  const begun: { at: number; request: Request }[] = [];
  page.on("request", (request) => begun.push({ at: Date.now(), request }));
  await page.goto(address, { waitUntil: "commit" });
  const mark = await page.waitForFunction(
    (name) => performance.getEntriesByName(name)[0]?.startTime,
    drawn,
  );
  const milliseconds = Number(await mark.jsonValue());
  await page.locator("[data-map-state=idle]").waitFor();
  const { origin, nodes, allNodes } = await page.evaluate(() => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
    let allNodes = 1;
    while (walker.nextNode()) allNodes += 1;
    const nodes = document.querySelectorAll("*").length;
    return { origin: performance.timeOrigin, nodes, allNodes };
  });
  const before = begun.filter(({ at }) => at <= origin + milliseconds);
  if (process.env.BENCH_LIST)
    console.log(
      before.map(({ at, request }) => `${Math.round(at - origin)} ${request.url()}`).join("\n"),
    );
  await page.close();
  return { seconds: milliseconds / 1_000, requests: before.length, nodes, allNodes };
}
