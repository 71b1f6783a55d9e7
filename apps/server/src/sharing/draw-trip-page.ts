import type { PageDrawings } from "@castor/core/page-drawings.ts";
import { pages, showTrip } from "@castor/core/pages.ts";
import { todayIn } from "@castor/core/time/dates.ts";
import { readShareName } from "@castor/core/trips/share-link.ts";
import { createByteCache } from "../caching/create-byte-cache.ts";
import { chooseLanguage } from "../http/static/choose-language.ts";
import type { DrawnPart } from "../http/static/headed-shell.ts";
import type { DrawPage, OpenedPage } from "../http/static/opened-page.ts";
import type { PublicTrips } from "./public-trips.ts";

/** Some dozens of trips, each with its answer. */
const cacheBytes = 4 * 1_048_576;

/**
 * Draws the plan of a public trip into the page of its map, as a visitor sees it (docs/decisions/068). The trip's state is
 * read for each page, so a trip that is no longer public is gone at once.
 */
export function createTripDrawer(
  trips: PublicTrips,
  loadDrawings: () => Promise<PageDrawings>,
  now: () => Date,
): DrawPage {
  const drawn = createByteCache<{ part: DrawnPart | null }>(
    cacheBytes,
    ({ part }) => JSON.stringify(part).length * 2,
  );

  return async (opened) => {
    const { tripId, routeId } = readAddress(opened);
    if (tripId === undefined || routeId === undefined) return null;
    const state = await trips.find(tripId);
    if (state === null) return null;
    const language = chooseLanguage(opened, state.ownerLanguage);
    // Nobody has told where the reader is.
    const today = todayIn("UTC", now());
    const keyOf = (tag: string) => `${language} ${tag} ${routeId} ${today}`;
    const known = drawn.get(keyOf(state.tag));
    if (known !== undefined) return known.part;
    const loaded = await trips.load(tripId);
    if (loaded === null) return null;
    const { drawTrip } = await loadDrawings();
    const markups = drawTrip(language, loaded.trip, { routeId, today });
    const key = keyOf(loaded.state.tag);
    const part = markups && { key, markups };
    drawn.set(key, { part });
    return part;
  };
}

interface ShownTrip {
  tripId?: string;
  routeId?: string;
}

/** The trip and the days of an address that shows nothing besides: no point, nothing to copy. */
function readAddress({ name, url }: OpenedPage): ShownTrip {
  const [path = "", search = ""] = url.split("?", 2);
  const [, , first = "", routeId] = path.split("/").map(decodeURIComponent);
  if (name === "share") {
    const shared = readShareName(first);
    return shared ? { tripId: shared.tripId, routeId: showTrip } : {};
  }
  const given = new URLSearchParams(search);
  const isMore = Object.keys(pages.map.search.shape).some((key) => given.has(key));
  return name === "map" && !isMore && routeId ? { tripId: first, routeId } : {};
}
