import { servicesEndpoints } from "@castor/core/endpoints/services.ts";
import type { Position } from "@castor/core/geo/position.ts";
import { limits } from "@castor/core/limits.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import { useRef, useState } from "react";
import { ApiError, toApiError } from "../../../data/http/api-error.ts";
import { callEndpoint } from "../../../data/http/call-endpoint.ts";
import { searchStoredPlaces } from "../../../data/offline/stored-places.ts";
import { useWords } from "../../../i18n/words.ts";
import { askOrLookUp } from "./ask-or-look-up.ts";

interface Search {
  /** The results; null before a search. */
  places: readonly FoundPlace[] | null;
  isBusy: boolean;
  /** Why there are no results, in words. */
  problem: string | null;
}

const none: readonly FoundPlace[] = [];
const idle: Search = { places: null, isBusy: false, problem: null };

/**
 * Searches for places. The last query wins, and a slow one times out. `offlineNote`: what is searched without the server; said when that finds
 * nothing. `saysReason`: a refusal is said in the words of the server.
 */
export function useSearch(offlineNote: string | null) {
  const translate = useWords("common");
  const [search, setSearch] = useState(idle);
  const running = useRef<AbortController | null>(null);

  const stop = () => {
    running.current?.abort();
    running.current = null;
  };
  const start = (): AbortController => {
    stop();
    running.current = new AbortController();
    setSearch({ ...idle, isBusy: true });
    return running.current;
  };
  const find = async (
    q: string,
    near: Position | null,
    { saysReason = false } = {},
  ): Promise<readonly FoundPlace[]> => {
    const controller = start();
    const timer = setTimeout(() => controller.abort(), limits.searchWaitMs);
    const result = await askOrLookUp(
      () => ask(q, near, controller.signal),
      () => searchStoredPlaces(q, near, limits.searchResults),
    ).catch(toApiError);
    clearTimeout(timer);
    if (running.current !== controller) return none;
    running.current = null;
    if (result instanceof ApiError) {
      const reason = saysReason && result.status > 0 ? result.message : null;
      setSearch({ ...idle, problem: reason ?? translate("errors.placeSearchFailed") });
      return none;
    }
    if (result.length === 0)
      setSearch({ ...idle, problem: offlineNote ?? translate("errors.placeNotFound") });
    else setSearch({ ...idle, places: result });
    return result;
  };
  /** Says that something is searched; answers whether it is still wanted. */
  const begin = () => {
    const controller = start();
    return () => running.current === controller;
  };
  const clear = () => {
    stop();
    setSearch(idle);
  };
  return { ...search, begin, find, clear };
}

function ask(q: string, near: Position | null, signal: AbortSignal): Promise<FoundPlace[]> {
  const input = {
    q,
    limit: String(limits.searchResults),
    ...(near ? { lat: near.lat.toFixed(5), lng: near.lng.toFixed(5) } : {}),
  };
  return callEndpoint(servicesEndpoints.search, input, { signal });
}
