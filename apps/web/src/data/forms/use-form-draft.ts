import { diffFields } from "@castor/core/basics/apply-patch.ts";
import { pickMatchingFields } from "@castor/core/basics/pick-matching-fields.ts";
import type { UseFormReturnType } from "@mantine/form";
import { useEffect, useRef, useState } from "react";
import { useShownTripId } from "../shown-trip.ts";
import { forgetDraft, keepDraft, readDraft, readDraftBegan } from "./form-drafts.ts";

/** A stable default: a new list on each render would run the effect again. */
const none = [] as const;

const isBlock = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The fields that differ from the initial values; within nested objects, field by field. */
function typedBetween<Values extends Record<string, unknown>>(before: Values, values: Values) {
  const typed = Object.entries(diffFields<Values>(before, values));
  return Object.fromEntries(
    typed.map(([field, value]) => {
      const began = before[field];
      return [field, isBlock(began) && isBlock(value) ? diffFields(began, value) : value];
    }),
  );
}

/** Fields that a draft treats in their own way. The lists are the same at each render. */
export interface DraftFields<Values> {
  /** Stored with the others, changed or not, since the form may have other initial values next time. */
  along?: readonly (keyof Values)[] | undefined;
  /** Not on the screen, such as a price that is hidden from the reader meanwhile: never restored. */
  hidden?: readonly (keyof Values)[] | undefined;
}

/** The fields of stored data that fit the model, without those that are not seen. */
const seenOf = <Values extends object>(
  stored: unknown,
  model: Values,
  hidden: readonly (keyof Values)[],
): Partial<Values> => {
  const matching = pickMatchingFields(stored, model);
  for (const field of hidden) delete matching[field];
  return matching;
};

export interface FormDraft {
  /** True when a draft has been put back into the fields. */
  isRestored: boolean;
  /** Discards the draft and resets the fields. */
  startAnew: () => void;
  /** Deletes the draft, because the form is saved or discarded. */
  forget: () => void;
}

/**
 * Stores a form's changes as a draft until they are saved or discarded, and restores them when the form opens again.
 * Only changed fields are stored, so that later changes of other fields are not undone. What they were before is stored too: it
 * becomes what the form began with, so that `useConflicts` sees what others have changed since.
 */
export function useFormDraft<Values extends Record<string, unknown>>(
  name: string,
  form: UseFormReturnType<Values>,
  { along = none, hidden = none }: DraftFields<Values> = {},
): FormDraft {
  const isDone = useRef(false);
  const tripId = useShownTripId();
  const [restored] = useState(() => seenOf(readDraft(name, Date.now()), form.values, hidden));
  const [opened] = useState(() => form.getInitialValues());
  const wasTyped = Object.keys(restored).length > 0;
  const [isRestored, setRestored] = useState(wasTyped);
  const isPutBack = useRef(false);
  const { values } = form;
  useEffect(() => {
    if (isDone.current) return;
    if (!isPutBack.current) {
      isPutBack.current = true;
      if (wasTyped) {
        // What somebody has changed since differs from what the draft began with, so the form shows both.
        const began = seenOf(readDraftBegan(name, Date.now()), opened, hidden);
        form.setInitialValues({ ...opened, ...began });
        return form.setValues(restored);
      }
    }
    const typed = typedBetween(form.getInitialValues(), values);
    const began = typedBetween(values, form.getInitialValues());
    const others = Object.fromEntries(along.map((field) => [field, values[field]]));
    const isTyped = Object.keys(typed).some((field) => !along.includes(field));
    if (isTyped) keepDraft(name, { ...others, ...typed }, Date.now(), { tripId, began });
    // A restored draft that was emptied by hand is deleted too.
    else if (wasTyped) forgetDraft(name);
    else keepDraft(name, null, Date.now());
  }, [name, form, opened, restored, wasTyped, values, along, hidden, tripId]);
  const forget = () => {
    isDone.current = true;
    forgetDraft(name);
  };
  return {
    isRestored,
    startAnew: () => {
      forgetDraft(name);
      form.setInitialValues(opened);
      form.setValues(opened);
      setRestored(false);
    },
    forget,
  };
}
