import { useCallback, useRef } from "react";
import { newKey } from "./new-key.ts";
import type { TripChange } from "./trip-change.ts";
import { deskOf } from "./trip-desk.ts";
import type { Outcome } from "./use-change.ts";

/**
 * Runs a change that makes a day or a point from a form, which shows a refusal itself. When nobody knows whether the
 * server did it, the same fields go with the same key again, so that a second press never makes a second thing.
 */
export function useMaking(
  tripId: string,
): <Answer>(change: TripChange<Answer>, fields: object) => Promise<Outcome<Answer>> {
  const unsure = useRef<{ key: string; text: string } | null>(null);
  return useCallback(
    async (change, fields) => {
      const text = JSON.stringify(fields);
      const key = unsure.current?.text === text ? unsure.current.key : newKey();
      const outcome = await deskOf(tripId).run(change, { isQuiet: true }, key);
      unsure.current = !outcome.isDone && outcome.error.isUncertain ? { key, text } : null;
      return outcome;
    },
    [tripId],
  );
}
