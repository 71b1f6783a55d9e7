import type { Translate } from "@castor/i18n/words.ts";
import type { UseFormReturnType } from "@mantine/form";
import { type FormEvent, useState } from "react";
import { useWords } from "../../i18n/words.ts";
import type { ApiError } from "../http/api-error.ts";
import { useSubmit } from "./use-submit.ts";

/** The state of a form for the dialog around it. */
export interface FormSave {
  /** Why the last save failed, in words. */
  failure: string | null;
  hasChanges: boolean;
  isBusy: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Adds a full stop where the text has no end mark, so that another sentence can follow. */
export const endSentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Why a save failed, and what becomes of the typed text. Offline nothing is said of what the server may have done. */
function describeFailure(error: ApiError, translate: Translate): string {
  if (error.isOffline) return translate("actions.offline");
  const reason = endSentence(error.message);
  return translate(error.isUncertain ? "actions.maybeSaved" : "actions.notSaved", { reason });
}

/** Saves a form. `save` answers the error, which is shown above the fields and at them; null on success. */
export function useFormSave<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  save: (values: Values) => Promise<ApiError | null>,
): FormSave {
  const translate = useWords("common");
  const [failure, setFailure] = useState<string | null>(null);
  const onSubmit = useSubmit(form, async (values) => {
    setFailure(null);
    const error = await save(values);
    if (error) setFailure(describeFailure(error, translate));
    return error;
  });
  return { failure, hasChanges: form.isDirty(), isBusy: form.submitting, onSubmit };
}
