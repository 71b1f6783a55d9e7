import type { UseFormReturnType } from "@mantine/form";
import { type FormEvent, useState } from "react";
import { useWords } from "../i18n/words.ts";
import type { ApiError } from "./api-error.ts";
import { useSubmit } from "./use-submit.ts";

/** What a dialog around the form wants to know of it. */
export interface FormSave {
  /** Why the last try failed, in words; what was typed stays. */
  failure: string | null;
  hasChanges: boolean;
  isBusy: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** What stands before another sentence ends like one. */
export const endSentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Saving what a form holds: `save` answers why not, which is then said above the fields and at them. */
export function useFormSave<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  save: (values: Values) => Promise<ApiError | null>,
): FormSave {
  const translate = useWords();
  const [failure, setFailure] = useState<string | null>(null);
  const onSubmit = useSubmit(form, async (values) => {
    setFailure(null);
    const error = await save(values);
    if (error) {
      const reason = endSentence(error.message);
      setFailure(
        translate(error.isUncertain ? "actions.maybeSaved" : "actions.notSaved", { reason }),
      );
    }
    return error;
  });
  return { failure, hasChanges: form.isDirty(), isBusy: form.submitting, onSubmit };
}
