import { servicesEndpoints } from "@castor/core/endpoints/services.ts";
import type { Position } from "@castor/core/geo/position.ts";
import { limits } from "@castor/core/limits.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import { useThrottledCallback } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import { callEndpoint } from "../../../data/http/call-endpoint.ts";
import { searchStoredPlaces } from "../../../data/offline/stored-places.ts";
import { askOrLookUp } from "./ask-or-look-up.ts";

/** About a kilometre. Rounder positions let the browser's cache answer more often. */
const nearDigits = 2;
const none: readonly FoundPlace[] = [];

/**
 * Suggestions of the server for the typed text. It is asked at once and then at most once in `limits.suggestEveryMs`, the
 * last text always. Until the next answer the former one stays. Without the server the stored places answer. A failure
 * suggests nothing.
 */
export function useSuggestions(near: () => Position | null) {
  const [places, setPlaces] = useState(none);
  const wanted = useRef("");
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const ask = useThrottledCallback(async (q: string) => {
    // Cleared or asked anew since.
    if (q !== wanted.current) return;
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    const at = near();
    const input = {
      q,
      limit: String(limits.suggestions),
      ...(at ? { lat: at.lat.toFixed(nearDigits), lng: at.lng.toFixed(nearDigits) } : {}),
    };
    const { signal } = controller;
    const found = await askOrLookUp(
      () => callEndpoint(servicesEndpoints.suggest, input, { signal }),
      () => searchStoredPlaces(q, at, limits.suggestions),
    ).catch(() => none);
    if (running.current === controller) setPlaces(found);
  }, limits.suggestEveryMs);

  const clear = () => {
    wanted.current = "";
    running.current?.abort();
    running.current = null;
    setPlaces(none);
  };
  /** Shorter texts than `limits.suggestFromLetters` clear the suggestions. */
  const suggest = (text: string) => {
    const q = text.trim().slice(0, limits.searchQuery);
    if ([...q].length < limits.suggestFromLetters) return clear();
    if (q === wanted.current) return;
    wanted.current = q;
    void ask(q);
  };
  return { places, suggest, clear };
}
