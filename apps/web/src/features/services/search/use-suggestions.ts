import { servicesEndpoints } from "@castor/core/endpoints/services.ts";
import { questionOf } from "@castor/core/geo/pasted/question-of.ts";
import type { Position } from "@castor/core/geo/position.ts";
import { limits } from "@castor/core/limits.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import { useThrottledCallback } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import { callEndpoint } from "../../../data/http/call-endpoint.ts";
import { searchStoredPlaces } from "../../../data/offline/stored-places.ts";
import type { ReadPasted } from "../../../things/use-pasted-reader.ts";
import { askOrLookUp } from "./ask-or-look-up.ts";

/** About a kilometre. Rounder positions let the browser's cache answer more often. */
const nearDigits = 2;
const none: readonly FoundPlace[] = [];
const noAnswer = { places: none, of: "" };
/** Enter waits so long for suggestions that are under way. In milliseconds. */
const enterWaitMs = 4_000;

/** What the server is asked while a text stands in the box; null for nothing: a short link is followed by Enter alone. */
function suggestionFor(text: string, readPasted: ReadPasted): string | null {
  const pasted = readPasted(text);
  const q = pasted?.kind === "short" ? null : questionOf(pasted, text);
  return q !== null && [...q].length >= limits.suggestFromLetters ? q : null;
}

/**
 * Suggestions of the server for the typed text. It is asked at once and then at most once in `limits.suggestEveryMs`, the
 * last text always. Until the next answer the former one stays. Without the server the stored places answer. A failure
 * suggests nothing.
 */
export function useSuggestions(near: () => Position | null, readPasted: ReadPasted) {
  const [answer, setAnswer] = useState(noAnswer);
  /** The same as it is at any moment: whoever waits may have begun before it came. */
  const latest = useRef(noAnswer);
  const take = (next: typeof noAnswer) => {
    latest.current = next;
    setAnswer(next);
  };
  const wanted = useRef("");
  const waiting = useRef<((found: readonly FoundPlace[]) => void) | null>(null);
  const questionFor = (text: string) => suggestionFor(text, readPasted);
  const settle = (found: readonly FoundPlace[]) => {
    waiting.current?.(found);
    waiting.current = null;
  };
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const ask = useThrottledCallback(async (q: string) => {
    // Cleared or asked anew since.
    if (q !== wanted.current) return;
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    const position = near();
    const input = {
      q,
      limit: String(limits.suggestions),
      ...(position
        ? { lat: position.lat.toFixed(nearDigits), lng: position.lng.toFixed(nearDigits) }
        : {}),
    };
    const { signal } = controller;
    const found = await askOrLookUp(
      () => callEndpoint(servicesEndpoints.suggest, input, { signal }),
      () => searchStoredPlaces(q, position, limits.suggestions),
    ).catch(() => none);
    if (running.current !== controller) return;
    take({ places: found, of: q });
    settle(found);
  }, limits.suggestEveryMs);

  const clear = () => {
    wanted.current = "";
    running.current?.abort();
    running.current = null;
    take(noAnswer);
    settle(none);
  };
  /** Shorter texts than `limits.suggestFromLetters` clear the suggestions. */
  const suggest = (text: string) => {
    const q = questionFor(text);
    if (q === null) return clear();
    if (q === wanted.current) return;
    wanted.current = q;
    void ask(q);
  };
  /** The suggestions of this very text, none while those of another one are shown. */
  const listFor = (text: string) => (questionFor(text) === answer.of ? answer.places : none);
  const isUnderWay = (text: string) =>
    questionFor(text) === wanted.current && answer.of !== wanted.current;
  /** The same, once they are there; none if that takes long. */
  const waitFor = async (text: string): Promise<readonly FoundPlace[]> => {
    const q = questionFor(text);
    if (q === latest.current.of) return latest.current.places;
    if (q !== wanted.current) return none;
    const { promise, resolve } = Promise.withResolvers<readonly FoundPlace[]>();
    waiting.current = resolve;
    const timer = setTimeout(() => resolve(none), enterWaitMs);
    const found = await promise;
    clearTimeout(timer);
    return found;
  };
  return { places: answer.places, listFor, isUnderWay, waitFor, suggest, clear };
}
