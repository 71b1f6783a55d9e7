import { changeBetween } from "@castor/core/basics/apply-change.ts";
import { takeAlike } from "@castor/core/basics/take-alike.ts";
import type { UseFormReturnType } from "@mantine/form";
import { useEffect, useRef, useState } from "react";
import { forgetDraft, keepDraft, readDraft } from "./form-drafts.ts";

/** The same list each time: another one would be another draft to keep. */
const none = [] as const;

const isBlock = (value: unknown): value is object => typeof value === "object" && value !== null;

/** What differs from how the form began, in blocks field by field. */
function typedBetween<Values extends Record<string, unknown>>(before: Values, values: Values) {
  const typed = Object.entries(changeBetween<Values>(before, values));
  return Object.fromEntries(
    typed.map(([field, value]) => {
      const began = before[field];
      return [field, isBlock(began) && isBlock(value) ? changeBetween(began, value) : value];
    }),
  );
}

export interface FormDraft {
  /** What was typed before the page was left is in the fields again. */
  isRestored: boolean;
  /** Throws it away: the fields are as they were before it. */
  startAnew: () => void;
  /** It is saved, or thrown away. */
  forget: () => void;
}

/**
 * Keeps what is typed into a form until it is saved or thrown away, also when the page goes meanwhile, and puts it back when
 * the form is opened again: only the fields that were changed, so that nobody's later change of another is undone. Fields of
 * `along` come with them, changed or not: the form may begin with others next time.
 */
export function useFormDraft<Values extends Record<string, unknown>>(
  name: string,
  form: UseFormReturnType<Values>,
  along: readonly (keyof Values)[] = none,
): FormDraft {
  const isDone = useRef(false);
  const [restored] = useState(() => takeAlike(readDraft(name, Date.now()), form.values));
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
    // What came back and was emptied by hand is thrown away, too.
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
