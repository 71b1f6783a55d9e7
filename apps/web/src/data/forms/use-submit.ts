import type { UseFormReturnType } from "@mantine/form";
import { type FormEvent, useEffect, useRef } from "react";
import { useLanguage } from "../../i18n/words.ts";
import type { ApiError } from "../http/api-error.ts";

/** Sends a form; answers null on success. */
type Send<Values> = (values: Values) => Promise<ApiError | null>;

/** On a change of language, validates again for messages in the new one. The server's messages are cleared. */
function useErrorsInLanguage<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
): void {
  const language = useLanguage();
  const spoken = useRef(language);
  useEffect(() => {
    if (spoken.current === language) return;
    spoken.current = language;
    for (const field of Object.keys(form.errors)) form.validateField(field);
  }, [language, form]);
}

/**
 * A form's submit handler: validates, sends once however often it is pressed, shows the server's messages at their
 * fields and focuses the first. The values stay.
 */
export function useSubmit<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  send: Send<Values>,
): (event: FormEvent<HTMLFormElement>) => void {
  const isSending = useRef(false);
  useErrorsInLanguage(form);
  const focusFirst = (errors: Record<string, unknown>) => {
    const first = Object.keys(errors)[0];
    if (first) form.getInputNode(first)?.focus();
  };
  return form.onSubmit(async (values) => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      const error = await send(values);
      if (!error) return;
      form.setErrors({ ...error.fields });
      focusFirst(error.fields);
    } finally {
      isSending.current = false;
    }
  }, focusFirst);
}
