import { diffFields } from "@castor/core/basics/apply-patch.ts";
import { pickMatchingFields } from "@castor/core/basics/pick-matching-fields.ts";
import type { UseFormReturnType } from "@mantine/form";
import { useEffect, useRef, useState } from "react";
import { forgetDraft, keepDraft, readDraft } from "./form-drafts.ts";

/** A stable default: a new list on each render would run the effect again. */
const none = [] as const;

const isBlock = (value: unknown): value is object => typeof value === "object" && value !== null;

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
 * Only changed fields are stored, so that later changes of other fields are not undone. Fields of `along` are stored
 * with them, changed or not, since the form may have other initial values next time.
 */
export function useFormDraft<Values extends Record<string, unknown>>(
  name: string,
  form: UseFormReturnType<Values>,
  along: readonly (keyof Values)[] = none,
): FormDraft {
  const isDone = useRef(false);
  const [restored] = useState(() => pickMatchingFields(readDraft(name, Date.now()), form.values));
  const wasTyped = Object.keys(restored).length > 0;
  const [isRestored, setRestored] = useState(wasTyped);
  const isPutBack = useRef(false);
  const { values } = form;
  useEffect(() => {
    if (isDone.current) return;
    if (!isPutBack.current) {
      isPutBack.current = true;
      if (wasTyped) return form.setValues(restored);
    }
    const typed = typedBetween(form.getInitialValues(), values);
    const others = Object.fromEntries(along.map((field) => [field, values[field]]));
    const isTyped = Object.keys(typed).some((field) => !along.includes(field));
    if (isTyped) keepDraft(name, { ...others, ...typed }, Date.now());
    // A restored draft that was emptied by hand is deleted too.
    else if (wasTyped) forgetDraft(name);
    else keepDraft(name, null, Date.now());
  }, [name, form, restored, wasTyped, values, along]);
  const forget = () => {
    isDone.current = true;
    forgetDraft(name);
  };
  return {
    isRestored,
    startAnew: () => {
      forgetDraft(name);
      form.reset();
      setRestored(false);
    },
    forget,
  };
}
