import type { ImportedTrip } from "@castor/core/imports/imported-trip.ts";
import { keyOfPoint } from "@castor/core/imports/move-to-places.ts";
import { limits } from "@castor/core/limits.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import { useEffect, useMemo, useState } from "react";
import { type ApiError, toApiError } from "../../../data/http/api-error.ts";
import { findByWords } from "../find-by-words.ts";
import type { FoundPlaces } from "./import-preview.ts";

/** A list longer than this has its other places left out: the search allows 120 a minute. */
export const mostLookups = 100;

/** The places that a file names without coordinates: what to search for, and the points of each. */
function listQueries(imported: ImportedTrip | null): ReadonlyMap<string, string[]> {
  const wanted = new Map<string, string[]>();
  for (const [day, { points }] of (imported?.days ?? []).entries())
    for (const [index, { position, lookup }] of points.entries()) {
      const query = lookup.trim().slice(0, limits.searchQuery);
      if (position === null && query !== "")
        wanted.set(query, [...(wanted.get(query) ?? []), keyOfPoint(day, index)]);
    }
  return wanted;
}

interface Answers {
  of: ImportedTrip | null;
  byQuery: ReadonlyMap<string, FoundPlace | null>;
  failure: ApiError | null;
}

const none: Answers = { of: null, byQuery: new Map(), failure: null };

/**
 * Searches the places without coordinates one after another, near the first known one. A failure pauses it until `retry`; what was
 * found stays.
 */
export function useLookups(imported: ImportedTrip | null) {
  const queries = useMemo(() => listQueries(imported), [imported]);
  const wanted = useMemo(() => new Map([...queries].slice(0, mostLookups)), [queries]);
  const [kept, setAnswers] = useState<Answers>(none);
  const [attempt, setAttempt] = useState(0);
  const answers = kept.of === imported ? kept : none;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt goes on where the last one failed
  useEffect(() => {
    const control = new AbortController();
    const known = new Map(kept.of === imported ? kept.byQuery : []);
    const points = imported?.days.flatMap((day) => day.points) ?? [];
    const near = points.find(({ position }) => position !== null)?.position;
    const around = near ? { lat: near.lat.toFixed(5), lng: near.lng.toFixed(5) } : {};
    const run = async () => {
      for (const query of wanted.keys()) {
        if (known.has(query)) continue;
        const { signal } = control;
        const best = await findByWords(query, around, signal);
        if (signal.aborted) return;
        known.set(query, best);
        setAnswers({ of: imported, byQuery: new Map(known), failure: null });
      }
    };
    run().catch((thrown: unknown) => {
      if (control.signal.aborted) return;
      setAnswers({ of: imported, byQuery: known, failure: toApiError(thrown) });
    });
    return () => control.abort();
  }, [imported, wanted, attempt]);

  const found: FoundPlaces = useMemo(
    () =>
      new Map(
        [...answers.byQuery].flatMap(([query, place]) =>
          (wanted.get(query) ?? []).map((key) => [key, place] as const),
        ),
      ),
    [answers.byQuery, wanted],
  );
  const done = answers.byQuery.size;
  return {
    found,
    done,
    all: wanted.size,
    /** More names are in the file than are looked for at a time. */
    isCapped: queries.size > wanted.size,
    isRunning: done < wanted.size && answers.failure === null,
    failure: answers.failure,
    retry: () => {
      setAnswers((now) => ({ ...now, failure: null }));
      setAttempt((count) => count + 1);
    },
  };
}
