import { makeOnce, type UnsureTry } from "./make-once.ts";
import type { Outcome } from "./outcome.ts";
import type { TripChange } from "./trip-change.ts";
import { deskOf } from "./trip-desks.ts";

/** How a thing is made of a form's fields, and how one that was made of others is given these. */
export interface Making<Fields, Answer> {
  add: (fields: Fields) => TripChange<Answer>;
  amend: (made: Answer, fields: Fields) => readonly TripChange[];
}

/** Where an open form keeps the try of which nobody knows what it did; the next form begins without. */
export type UnsureMaking<Fields> = { current: UnsureTry<Fields> | null };

/** Runs what makes a day or a point from a form, once (`makeOnce`); the form shows a refusal itself. */
export function makeInTrip<Fields, Answer>(
  tripId: string,
  unsure: UnsureMaking<Fields>,
  { add, amend }: Making<Fields, Answer>,
  fields: Fields,
): Promise<Outcome<Answer>> {
  const desk = deskOf(tripId);
  return makeOnce(unsure, fields, {
    make: (sent, key, isReplay) => desk.run(add(sent), { isQuiet: true, isReplay }, key),
    amend: async (made, sent): Promise<Outcome<Answer>> => {
      for (const change of amend(made, sent)) {
        const outcome = await desk.run(change, { isQuiet: true });
        if (!outcome.isDone) return outcome;
      }
      return { isDone: true, answer: made };
    },
  });
}
