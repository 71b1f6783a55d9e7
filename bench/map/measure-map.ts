import type { Browser } from "@playwright/test";
import { BenchUser } from "../bench-user.ts";
import type { Figure } from "../figure.ts";
import { launchBrowser, openWindow } from "../map-browser.ts";
import { RunningServer } from "../running-server.ts";
import { watchLongTasks } from "./long-tasks.ts";
import { measureBareMap } from "./measure-bare-map.ts";
import { measureOpening } from "./measure-map-opening.ts";
import { measurePanning } from "./measure-map-panning.ts";
import { measurePointer } from "./measure-map-pointer.ts";
import { measurePresses } from "./measure-map-presses.ts";

const usual = { days: 60, pointsPerDay: 17 };
const largest = { days: 100, pointsPerDay: 100 };

/** Measures the map in one run of Chromium with software GL: opening a trip, working in it, and a trip of 10,000 points. */
export async function measureMap(dataDir: string): Promise<Figure[]> {
  console.log("The map in Chromium ...");
  const server = await RunningServer.start(dataDir);
  let browser: Browser | undefined;
  try {
    const user = await BenchUser.register(server.url, dataDir);
    const session = await user.logIn();
    const trip = await user.plan(usual.days, usual.pointsPerDay);
    browser = await launchBrowser();
    const window = await openWindow(browser, session);
    await watchLongTasks(window);
    const addressOf = (tripId: string, day: string) => `${server.url}/map/${tripId}/${day}`;
    const [first = "", second = ""] = trip.routeIds;
    const days = { days: [second, first], pointsPerDay: usual.pointsPerDay };
    const figures = [
      ...(await measureOpening(window, addressOf(trip.tripId, first))),
      ...(await measurePresses(window, addressOf(trip.tripId, first), days)),
      ...(await measurePointer(window, addressOf(trip.tripId, first), days)),
    ];
    const crowd = await user.plan(largest.days, largest.pointsPerDay);
    figures.push(
      ...(await measurePanning(window, addressOf(crowd.tripId, "-1"), largest)),
      ...(await measureBareMap(window, { day: usual.pointsPerDay, crowd: largest })),
    );
    return figures;
  } finally {
    await browser?.close();
    await server.stop();
  }
}
