import type { TileType } from "@castor/core/map/tile-types.ts";
import type { PointSave } from "@castor/core/points/point.ts";
import type { RouteSave } from "@castor/core/routes/route.ts";
import { expect, type Page } from "@playwright/test";
import type { RegisteredPerson } from "./person.ts";
import { storeSession } from "./store-session.ts";
import { tripOnServer } from "./trip-on-server.ts";

/** A day with its points, as a journey sends them. */
export interface PlannedDay extends RouteSave {
  points: PointSave[];
}

/** A trip that a journey begins with, and calls to read and change it whatever the page shows. */
export interface PlannedTrip {
  tripId: string;
  routeIds: string[];
  server: ReturnType<typeof tripOnServer>;
}

/** Logs a user in on the page and makes a trip by calls, for journeys that begin after that. */
export async function makePlannedTrip(
  page: Page,
  person: RegisteredPerson,
  name: string,
  days: readonly PlannedDay[],
  tileType: TileType = "default",
): Promise<PlannedTrip> {
  const { session } = person;
  await storeSession(page, session);
  const headers = { authorization: `Bearer ${session.access_token}` };
  const make = async (noun: string, data: object): Promise<string> => {
    const answer = await page.request.post(`/api/${noun}`, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()).id;
  };
  const tripId = await make("trip", { name, tileType });
  const routeIds: string[] = [];
  for (const { points, ...day } of days) {
    const routeId = await make("route", { ...day, tripId });
    for (const point of points) await make("point", { ...point, routeId });
    routeIds.push(routeId);
  }
  return { tripId, routeIds, server: tripOnServer(page, person, tripId) };
}
