import { addressOf, showTrip } from "@castor/core/pages.ts";
import type { Database } from "../../db/database.ts";
import type { SitemapPage, SitemapSource } from "../../http/static/serve-sitemaps.ts";
import { listListed, loadLastListing } from "./listed-trip-store.ts";

/** Listing numbers of one part. A sitemap may have 50,000 addresses (sitemaps.org). */
const perPart = 50_000;
/** Rows read at once, so that no part holds up other calls. */
const perRead = 1_000;

/**
 * The sitemaps: part 0 has the pages of the site, the others the listed trips by their listing numbers. A number
 * belongs to the same part forever, so a part is found without counting, however long the catalog is.
 */
export function createSitemaps({ forVisitors }: Database): SitemapSource {
  const countParts = async () =>
    1 + Math.ceil((await forVisitors.glance(loadLastListing)) / perPart);

  async function* listTrips(part: number): AsyncGenerator<SitemapPage> {
    let after = (part - 1) * perPart;
    const upTo = part * perPart;
    for (;;) {
      const range = { after, upTo, count: perRead };
      const trips = await forVisitors.glance((queries) => listListed(queries, range));
      for (const { id, updated } of trips)
        yield { path: addressOf("map", { tripId: id, routeId: showTrip }), updated };
      const last = trips.at(-1);
      if (last === undefined || trips.length < perRead) return;
      after = last.listing;
    }
  }

  async function* listSite(): AsyncGenerator<SitemapPage> {
    for (const page of ["index", "catalog", "help"] as const) yield { path: addressOf(page) };
  }

  return {
    countParts,
    listPages: async (part) => {
      if (part >= (await countParts())) return null;
      return part === 0 ? listSite() : listTrips(part);
    },
  };
}
