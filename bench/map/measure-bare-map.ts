import type { BrowserContext } from "@playwright/test";
import { computeMedian } from "../compute-median.ts";
import type { Figure } from "../figure.ts";
import { serveBareMap } from "./bare-map.ts";
import { openMap } from "./measure-map-opening.ts";
import { panMap } from "./measure-map-panning.ts";

const loads = 3;

/** Measures how the bare renderer opens a day: the share of the first markers that is not ours. */
export function measureBareOpening(window: BrowserContext, points: number): Promise<Figure> {
  return withBareMap(async (url) => {
    const seconds: number[] = [];
    for (let load = 0; load <= loads; load++)
      seconds.push((await openMap(window, `${url}/1x${points}`)).seconds);
    return {
      name: "the renderer alone: second load to the first markers",
      measured: computeMedian(seconds.slice(1)),
      unit: "s",
      note: `MapLibre with ${points} circles on a plain ground; median of ${loads}`,
    };
  });
}

/** Measures how the bare renderer pans: the share of the frames that is not ours. */
export function measureBarePanning(
  window: BrowserContext,
  { days, pointsPerDay }: { days: number; pointsPerDay: number },
): Promise<Figure> {
  return withBareMap(async (url) => {
    const page = await window.newPage();
    await page.goto(`${url}/${days}x${pointsPerDay}`);
    const perSecond = await panMap(page);
    await page.close();
    return {
      name: "the renderer alone: frames while panning",
      measured: perSecond,
      unit: "/s",
      note: "MapLibre with 10,000 points as joined circles on a plain ground",
    };
  });
}

async function withBareMap(measure: (url: string) => Promise<Figure>): Promise<Figure> {
  const { url, server } = await serveBareMap();
  try {
    return await measure(url);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
