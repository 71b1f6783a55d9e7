import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { keepDraft, readDraft, watchForgotten } from "./form-drafts.ts";
import type { UnconfirmedSave } from "./make-once.ts";

/**
 * The unconfirmed try of a form, stored beside its draft (`useFormDraft`). Even after a reload, the next save then
 * updates what the try created instead of creating another. Discarding the draft forgets the try: the next input is
 * something new and must not be saved into it.
 */
export function useUnconfirmedSave<Input>(
  form: string,
  input: z.ZodMiniType<Input>,
): { current: UnconfirmedSave<Input> | null } {
  const [kept] = useState(() => {
    const name = `try of ${form}`;
    const stored = readDraft(name, Date.now());
    const schema = z.object({ key: z.string(), input });
    // Used as stored, not as parsed: the server compares the body under the key, including the order of its fields.
    let current = schema.safeParse(stored).success ? (stored as UnconfirmedSave<Input>) : null;
    return {
      get current() {
        return current;
      },
      set current(now: UnconfirmedSave<Input> | null) {
        current = now;
        keepDraft(name, now, Date.now());
      },
    };
  });
  useEffect(
    () =>
      watchForgotten((forgotten) => {
        if (forgotten === form) kept.current = null;
      }),
    [form, kept],
  );
  return kept;
}
