import { createCatalogDrawer } from "../catalog/draw-catalog-page.ts";
import type { Database } from "../db/database.ts";
import { createDrawingsLoader } from "../http/static/load-drawings.ts";
import type { DescribePage, DrawPage } from "../http/static/opened-page.ts";
import { createTripDrawer } from "../sharing/draw-trip-page.ts";
import { createPageDescriber } from "../sharing/head/describe-pages.ts";
import type { PublicTrips } from "../sharing/public-trips.ts";

/** What the server knows of a page that somebody opens: its head, and what it shows first. */
export function createPages(
  database: Database,
  publicTrips: PublicTrips,
  { web, publicUrl }: { web: string; publicUrl: string },
): [DescribePage, DrawPage] {
  const loadDrawings = createDrawingsLoader(web);
  const drawCards = createCatalogDrawer(database, loadDrawings);
  const drawPlan = createTripDrawer(publicTrips, loadDrawings, () => new Date());
  return [
    createPageDescriber(publicTrips, publicUrl),
    async (opened) => (await drawCards(opened)) ?? drawPlan(opened),
  ];
}
