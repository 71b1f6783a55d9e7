import type { Position } from "@castor/core/geo/position.ts";
import {
  isPlaceOfTrip,
  listTripPlaces,
  suggestTripPlaces,
} from "@castor/core/points/trip-places.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { useMemo } from "react";
import { useRecentSearches } from "./recent-searches.ts";
import type { SearchOption } from "./search-option.ts";
import { useOfflineNote } from "./use-offline-note.ts";
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
  const offlineNote = useOfflineNote();
  const search = useSearch(offlineNote);
  const suggestions = useSuggestions(near);
  const recent = useRecentSearches();
  const typed = text.trim();
  const isTyped = typed !== "";
  // Only once somebody types: a long trip has thousands of names.
  const own = useMemo(() => (isTyped ? listTripPlaces(routes) : []), [routes, isTyped]);
  const points = useMemo(() => suggestTripPlaces(own, typed).slice(0, mostPoints), [own, typed]);
  const hasResults = search.places !== null;

  const list = (): SearchOption[] => {
    if (search.places) return search.places.map((place) => ({ kind: "place", place }));
    if (search.isBusy) return [];
    if (!isTyped) return recent.map((recentText) => ({ kind: "recent", text: recentText }));
    const places = suggestions.places.filter(
      (place) => !points.some((point) => isPlaceOfTrip(point, place)),
    );
    return [
      ...points.map((place): SearchOption => ({ kind: "point", place })),
      ...places.map((place): SearchOption => ({ kind: "place", place })),
      ...(offlineNote === null && !search.problem ? [{ kind: "all" as const, text: typed }] : []),
    ];
  };
  return {
    options: list(),
    search,
    hasResults,
    offlineNote,
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
