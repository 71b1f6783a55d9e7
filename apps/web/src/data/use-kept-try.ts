import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { keepDraft, readDraft, watchForgotten } from "./form-drafts.ts";
import type { UnsureTry } from "./make-once.ts";

/**
 * The try of which nobody knows what it did, kept beside the draft of its form (`useFormDraft`): after a reload too the
 * next one gives what was made these fields, instead of making a second. With the draft the try is forgotten: what is
 * typed next is another thing, which must not be saved in this one.
 */
export function useKeptTry<Input>(
  form: string,
  input: z.ZodMiniType<Input>,
): { current: UnsureTry<Input> | null } {
  const [kept] = useState(() => {
    const name = `try of ${form}`;
    const stored = readDraft(name, Date.now());
    const schema = z.object({ key: z.string(), input });
    // As it was stored: by its key the server knows a body with its fields in this order.
    let current = schema.safeParse(stored).success ? (stored as UnsureTry<Input>) : null;
    return {
      get current() {
        return current;
      },
      set current(now: UnsureTry<Input> | null) {
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
