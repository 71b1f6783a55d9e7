import type { ChangeBody } from "@castor/core/changes/change-args.ts";
import type { ChangeAnswer } from "@castor/core/changes/change-rows.ts";
import { makeOnce, type UnconfirmedSave } from "../forms/make-once.ts";
import type { Outcome } from "../http/outcome.ts";
import { tripHistoryOf } from "./history/trip-histories.ts";
import { newChange } from "./new-change.ts";

/** How a form's fields make a thing, and how they change one that an earlier attempt has made of other fields. */
export interface Creation<Fields, B extends ChangeBody> {
  add: (fields: Fields) => B;
  amend: (made: ChangeAnswer<B["name"]>, fields: Fields) => readonly ChangeBody[];
}

/** Where an open form keeps an attempt that got no answer. */
export type UnconfirmedCreation<Fields> = { current: UnconfirmedSave<Fields> | null };

/** Makes a day, a point, a note or a cost from a form, once (`makeOnce`). The form shows a refusal itself. */
export function createInTrip<Fields, B extends ChangeBody>(
  tripId: string,
  unconfirmed: UnconfirmedCreation<Fields>,
  { add, amend }: Creation<Fields, B>,
  fields: Fields,
): Promise<Outcome<ChangeAnswer<B["name"]>>> {
  const history = tripHistoryOf(tripId);
  return makeOnce(unconfirmed, fields, {
    make: (sent, id, isReplay) => history.run(add(sent), { isQuiet: true, isReplay, id }),
    amend: async (made, sent): Promise<Outcome<ChangeAnswer<B["name"]>>> => {
      for (const body of amend(made, sent)) {
        const outcome = await history.queue.run(newChange(body), { isQuiet: true });
        if (!outcome.isDone) return outcome;
      }
      return { isDone: true, answer: made };
    },
  });
}
