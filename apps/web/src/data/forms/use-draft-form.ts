import type { UseFormReturnType } from "@mantine/form";
import type { ApiError } from "../http/api-error.ts";
import { type DraftFields, type FormDraft, useFormDraft } from "./use-form-draft.ts";
import { type FormSave, useFormSave } from "./use-form-save.ts";

/** The draft of a form and its saving: a successful save forgets the draft. The parameters are those of both hooks. */
export function useDraftForm<Values extends Record<string, unknown>>(
  draftName: string,
  form: UseFormReturnType<Values>,
  save: (values: Values) => Promise<ApiError | null>,
  fields?: DraftFields<Values>,
): { draft: FormDraft; saving: FormSave } {
  const draft = useFormDraft(draftName, form, fields);
  const saving = useFormSave(form, async (values) => {
    const error = await save(values);
    if (!error) draft.forget();
    return error;
  });
  return { draft, saving };
}
