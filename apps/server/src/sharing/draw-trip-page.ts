import type { PageDrawings } from "@castor/core/page-drawings.ts";
import { pages, showTrip } from "@castor/core/pages.ts";
import { type ChoosableRoute, chooseShownRoutes } from "@castor/core/routes/choose-routes.ts";
import { todayIn } from "@castor/core/time/dates.ts";
import { readShareName } from "@castor/core/trips/share-link.ts";
import { createByteCache } from "../caching/create-byte-cache.ts";
import { chooseLanguage } from "../http/static/choose-language.ts";
import type { DrawnPart } from "../http/static/headed-shell.ts";
import type { DrawPage, OpenedPage } from "../http/static/opened-page.ts";
import type { PublicTrips } from "./public-trips.ts";

/** Some dozens of trips, each with its answer. */
const cacheBytes = 4 * 1_048_576;
/** The days of some hundred trips. */
const daysBytes = 1_048_576;
const dayBytes = 100;

/**
 * Draws the plan of a public trip into the page of its map, as a visitor sees it (docs/decisions/068). The trip's state is
 * read for each page, so a trip that is no longer public is gone at once. A day is drawn once, by whatever address.
 */
export function createTripDrawer(
  trips: PublicTrips,
  loadDrawings: () => Promise<PageDrawings>,
  now: () => Date,
): DrawPage {
  const daysOf = createByteCache<{ days: readonly ChoosableRoute[] }>(
    daysBytes,
    ({ days }) => days.length * dayBytes,
  );
  const drawn = createByteCache<{ part: DrawnPart | null }>(
    cacheBytes,
    ({ part }) => (part?.markups.join("").length ?? 0) * 2,
  );

  return async (opened) => {
    const { tripId, routeId } = readAddress(opened);
    if (tripId === undefined || routeId === undefined) return null;
    const state = await trips.find(tripId);
    if (state === null) return null;
    const language = chooseLanguage(opened);
    // To a reader of another language the page speaks the owner's, and the app the default one.
    if (language !== chooseLanguage(opened, state.ownerLanguage)) return null;
    const keyOf = (tag: string, dayId: string) => `${language} ${tag} ${dayId}`;
    const choose = (days: readonly ChoosableRoute[]): string | null => {
      // Nobody has told where the reader is.
      const chosen = chooseShownRoutes(days, routeId, {
        today: todayIn("UTC", now()),
        canEdit: false,
      });
      return chosen.kind === "one" ? chosen.route.id : null;
    };

    const known = daysOf.get(state.tag);
    const knownId = known && choose(known.days);
    if (knownId === null) return null;
    const ready = knownId === undefined ? undefined : drawn.get(keyOf(state.tag, knownId));
    if (ready !== undefined) return ready.part;

    const loaded = await trips.load(tripId);
    if (loaded === null) return null;
    const {
      trip,
      state: { tag },
    } = loaded;
    daysOf.set(tag, { days: trip.routes.map(countPoints) });
    const dayId = choose(trip.routes);
    if (dayId === null) return null;
    const { drawTrip } = await loadDrawings();
    const key = keyOf(tag, dayId);
    const markups = drawTrip(language, trip, dayId);
    const part = markups && { key, markups };
    drawn.set(key, { part });
    return part;
  };
}

/** A day without its points, of which only their number counts. */
const countPoints = ({ id, date, points: { length } }: ChoosableRoute): ChoosableRoute => ({
  ...{ id, date },
  points: { length },
});

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
