import type { Browser } from "@playwright/test";
import type { Figure } from "../figure.ts";
import { openWindow } from "../map-browser.ts";
import type { BenchTrip } from "./bench-trip.ts";
import { watchLongTasks } from "./long-tasks.ts";
import { measureBareOpening } from "./measure-bare-map.ts";
import { measureOpening } from "./measure-map-opening.ts";
import { measurePointer } from "./measure-map-pointer.ts";
import { measurePresses } from "./measure-map-presses.ts";

/** How many times slower the browser makes its processor. */
const slowness = 4;

/** What is measured there, and the most that it may take. */
const aims: Readonly<Record<string, number>> = {
  "second load to the first markers": 3,
  "INP p75 of usual presses": 200,
  "a key in the search": 100,
  "a row under the pointer": 50,
};

/** Measures a trip in a browser whose processor is `slowness` times slower, by the browser's own throttle. */
export async function measureSlowDevice(
  browser: Browser,
  session: Record<string, unknown>,
  trip: BenchTrip,
): Promise<Figure[]> {
  const window = await openWindow(browser, session);
  await watchLongTasks(window);
  window.on("page", async (page) => {
    const devtools = await window.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowness });
  });
  const figures = [
    ...(await measureOpening(window, trip)),
    ...(await measurePresses(window, trip)),
    ...(await measurePointer(window, trip)),
  ];
  const bare = await measureBareOpening(window, trip.pointsPerDay);
  await window.close();
  const aimed = figures.flatMap((figure) => {
    const what = figure.name.slice(`${trip.name}: `.length);
    const atMost = aims[what];
    return atMost === undefined
      ? []
      : [{ ...figure, name: `${trip.name}, ${slowness} times slower: ${what}`, atMost }];
  });
  return [...aimed, { ...bare, name: `${slowness} times slower, ${bare.name}` }];
}
