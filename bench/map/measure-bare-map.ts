import type { BrowserContext } from "@playwright/test";
import { computeMedian } from "../compute-median.ts";
import type { Figure } from "../figure.ts";
import { serveBareMap } from "./bare-map.ts";
import { openMap } from "./measure-map-opening.ts";
import { panMap } from "./measure-map-panning.ts";

const loads = 3;

/** Measures the bare renderer in the same run: the share of the figures that is not ours. */
export async function measureBareMap(
  window: BrowserContext,
  { day, crowd }: { day: number; crowd: { days: number; pointsPerDay: number } },
): Promise<Figure[]> {
  const { url, server } = await serveBareMap();
  try {
    const seconds: number[] = [];
    for (let load = 0; load <= loads; load++)
      seconds.push((await openMap(window, `${url}/1x${day}`)).seconds);
    const page = await window.newPage();
    await page.goto(`${url}/${crowd.days}x${crowd.pointsPerDay}`);
    const perSecond = await panMap(page);
    await page.close();
    return [
      {
        name: "the renderer alone: second load to the first markers",
        measured: computeMedian(seconds.slice(1)),
        unit: "s",
        note: `MapLibre with ${day} circles on a plain ground; median of ${loads}`,
      },
      {
        name: "the renderer alone: frames while panning",
        measured: perSecond,
        unit: "/s",
        note: "MapLibre with 10,000 points as joined circles on a plain ground",
      },
    ];
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
