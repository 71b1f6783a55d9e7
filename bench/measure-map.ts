import type { Browser } from "@playwright/test";
import type { Figure } from "./figure.ts";
import { launchBrowser, openWindow } from "./map-browser.ts";
import { measureBareMap } from "./measure-bare-map.ts";
import { measureHand } from "./measure-map-hand.ts";
import { measureOpening } from "./measure-map-opening.ts";
import { measurePanning } from "./measure-map-panning.ts";
import { RunningServer } from "./running-server.ts";
import { Traveller } from "./traveller.ts";

const usual = { days: 60, pointsPerDay: 17 };
const largest = { days: 100, pointsPerDay: 100 };

/** The map as a person has it, in one run of Chromium with software GL: opening a trip, working in it, and a trip of 10,000 points. */
export async function measureMap(dataDir: string): Promise<Figure[]> {
  console.log("The map in Chromium ...");
  const server = await RunningServer.start(dataDir);
  let browser: Browser | undefined;
  try {
    const traveller = await Traveller.register(server.url, dataDir);
    const session = await traveller.logIn();
    const trip = await traveller.plan(usual.days, usual.pointsPerDay);
    browser = await launchBrowser();
    const window = await openWindow(browser, session);
    const addressOf = (tripId: string, day: string) => `${server.url}/map/${tripId}/${day}`;
    const [first = "", second = ""] = trip.routeIds;
    const figures = [
      ...(await measureOpening(window, addressOf(trip.tripId, first))),
      ...(await measureHand(window, addressOf(trip.tripId, first), {
        days: [second, first],
        pointsPerDay: usual.pointsPerDay,
      })),
    ];
    const crowd = await traveller.plan(largest.days, largest.pointsPerDay);
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
