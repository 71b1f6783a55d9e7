import type { Pasted } from "@castor/core/geo/pasted/read-pasted.ts";
import type { Position } from "@castor/core/geo/position.ts";
import {
  isPlaceOfTrip,
  listTripPlaces,
  suggestTripPlaces,
} from "@castor/core/points/trip-places.ts";
import type { Route } from "@castor/core/routes/route.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import { placeOfPasted } from "@castor/core/services/places/place-of-pasted.ts";
import { useEffect, useMemo, useState } from "react";
import { useConnection } from "../../../data/http/connection.ts";
import { hasStoredPlaces } from "../../../data/offline/stored-places.ts";
import { useWords } from "../../../i18n/words.ts";
import { usePastedReader } from "../../../things/use-pasted-reader.ts";
import { useRecentSearches } from "./recent-searches.ts";
import { keyOfOption, type SearchOption } from "./search-option.ts";
import { useSearch } from "./use-search.ts";
import { useSuggestions } from "./use-suggestions.ts";

/** More points would leave no room for places. */
const mostPoints = 4;

/**
 * What the list offers: the results of a full search, else suggestions for the text, else recent searches. Points of the
 * trip come first.
 */
export function useSearchOptions(
  text: string,
  routes: readonly Route[],
  near: () => Position | null,
) {
  const translate = useWords("common");
  const offlineNote = useOfflineNote();
  const search = useSearch(offlineNote);
  const typed = text.trim();
  const isTyped = typed !== "";
  const readPasted = usePastedReader(isTyped);
  const suggestions = useSuggestions(near, readPasted);
  const recent = useRecentSearches();
  // Only once somebody types: a long trip has thousands of names.
  const own = useMemo(() => (isTyped ? listTripPlaces(routes) : []), [routes, isTyped]);
  const points = useMemo(() => suggestTripPlaces(own, typed).slice(0, mostPoints), [own, typed]);
  const hasResults = search.places !== null;
  const pasted = useMemo(() => readPasted(typed), [readPasted, typed]);
  /** A pasted place, with what the server adds to it once it has answered. */
  const told = placeOfPasted(pasted);
  const listSuggested = () => (told ? [suggestions.listFor(typed)[0] ?? told] : suggestions.places);
  const untold = pasted?.kind === "untold" ? pasted.reason : null;

  /** What the trip has already is listed as its point. */
  const ownOf = (place: FoundPlace) => points.find((point) => isPlaceOfTrip(point, place));

  const list = (): SearchOption[] => {
    if (search.places) return search.places.map((place) => ({ kind: "place", place }));
    if (search.isBusy) return [];
    if (!isTyped) return recent.map((recentText) => ({ kind: "recent", text: recentText }));
    const places = listSuggested().filter((place) => !ownOf(place));
    return [
      ...points.map((place): SearchOption => ({ kind: "point", place })),
      ...places.map((place): SearchOption => ({ kind: "place", place })),
      ...(offlineNote === null && !search.problem && !told && !untold
        ? [{ kind: "all" as const, text: typed }]
        : []),
    ];
  };
  /** The row of what Enter takes without a choice, as far as it is known by now. */
  const findFirstKey = (): string | null => {
    const first = suggestions.listFor(typed)[0] ?? told;
    if (!first || search.places) return null;
    const own = ownOf(first);
    return keyOfOption(own ? { kind: "point", place: own } : { kind: "place", place: first });
  };
  return {
    options: list(),
    firstKey: findFirstKey(),
    search,
    hasResults,
    offlineNote,
    /** Why the text tells no place, else why the search found none. */
    problem: untold ? translate(`services.untold.${untold}`) : search.problem,
    pasted,
    /** The place of the trip that this one is; undefined for a new one. */
    ownOf,
    /** The first suggestion for this text is not known yet. */
    isFirstUnderWay: !told && suggestions.isUnderWay(typed),
    /** What Enter takes without a choice: the place that was read from this text, else the first that is suggested for it; null without one. */
    waitForFirst: async (read: Pasted | null): Promise<FoundPlace | null> => {
      const place = placeOfPasted(read);
      const [first = place] = place ? suggestions.listFor(typed) : await suggestions.waitFor(typed);
      return first;
    },
    /** The text has changed. */
    onText: (next: string) => {
      search.clear();
      suggestions.suggest(next);
    },
    clear: () => {
      search.clear();
      suggestions.clear();
    },
  };
}

/** What can be found without the server, in words; null with it. */
function useOfflineNote(): string | null {
  const translate = useWords("common");
  const isOnline = useConnection() === "online";
  const [hasPlaces, setHasPlaces] = useState(false);
  useEffect(() => {
    if (!isOnline) void hasStoredPlaces().then(setHasPlaces);
  }, [isOnline]);
  if (isOnline) return null;
  return translate(hasPlaces ? "services.offlineStored" : "services.offline");
}
