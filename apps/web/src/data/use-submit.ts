import type { UseFormReturnType } from "@mantine/form";
import { type FormEvent, useRef } from "react";
import type { ApiError } from "./api-error.ts";

/** What sending a form came to: null when it went well. */
type Send<Values> = (values: Values) => Promise<ApiError | null>;

/**
 * A form's submit: validates, sends once however often it is pressed, puts the server's messages at their fields and
 * the focus at the first. What was typed stays.
 */
export function useSubmit<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  send: Send<Values>,
): (event: FormEvent<HTMLFormElement>) => void {
  const isSending = useRef(false);
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
