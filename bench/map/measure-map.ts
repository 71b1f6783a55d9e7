import type { Browser } from "@playwright/test";
import { BenchUser } from "../bench-user.ts";
import type { Figure } from "../figure.ts";
import { launchBrowser, openWindow } from "../map-browser.ts";
import { RunningServer } from "../running-server.ts";
import { watchLongTasks } from "./long-tasks.ts";
import { measureBareOpening, measureBarePanning } from "./measure-bare-map.ts";
import { measureItinerary } from "./measure-itinerary.ts";
import { measureOpening } from "./measure-map-opening.ts";
import { measurePanning } from "./measure-map-panning.ts";
import { measureDayChanges, measurePointer } from "./measure-map-pointer.ts";
import { measurePresses } from "./measure-map-presses.ts";
import { measureSlowDevice } from "./measure-slow-device.ts";

/** The trips that the peer was measured with. */
const small = { days: 21, pointsPerDay: 15 };
const usual = { days: 60, pointsPerDay: 17 };
const largest = { days: 100, pointsPerDay: 100 };

/** Measures the map in one run of Chromium with software GL: opening a trip, working in it, the same on a slow device, and a trip of 10,000 points. */
export async function measureMap(dataDir: string): Promise<Figure[]> {
  console.log("The map in Chromium ...");
  const server = await RunningServer.start(dataDir);
  let browser: Browser | undefined;
  try {
    const user = await BenchUser.register(server.url, dataDir);
    const session = await user.logIn();
    browser = await launchBrowser();
    const window = await openWindow(browser, session);
    await watchLongTasks(window);
    const addressOf = (tripId: string, day: string) => `${server.url}/map/${tripId}/${day}`;
    const planTrip = async ({ days, pointsPerDay }: typeof usual) => {
      const { tripId, routeIds } = await user.plan(days, pointsPerDay);
      const [first = "", second = ""] = routeIds;
      const name = `trip ${days} x ${pointsPerDay}`;
      return { name, address: addressOf(tripId, first), days: [second, first], pointsPerDay };
    };
    const trips = [await planTrip(small), await planTrip(usual)] as const;
    const figures: Figure[] = [];
    for (const trip of trips)
      figures.push(...(await measureOpening(window, trip)), await measureDayChanges(window, trip));
    const [, trip] = trips;
    figures.push(...(await measurePresses(window, trip)), ...(await measurePointer(window, trip)));
    figures.push(...(await measureItinerary(window, trip)));
    figures.push(...(await measureSlowDevice(browser, session, trip)));
    const crowd = await user.plan(largest.days, largest.pointsPerDay);
    figures.push(
      ...(await measurePanning(window, addressOf(crowd.tripId, "-1"), largest)),
      await measureBareOpening(window, usual.pointsPerDay),
      await measureBarePanning(window, largest),
    );
    return figures;
  } finally {
    await browser?.close();
    await server.stop();
  }
}
