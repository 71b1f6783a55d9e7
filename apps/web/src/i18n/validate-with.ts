import type { Endpoint } from "@castor/core/endpoint.ts";
import { fieldMessages } from "@castor/core/schemas/validation.ts";
import { type Translate, translateMessage } from "@castor/i18n/words.ts";

/**
 * Turns a schema of core into the `validate` of @mantine/form: it answers messages by field path, empty when valid.
 * Form and server thus apply the same rules.
 */
export function validateWith(
  schema: Endpoint["answer"],
  translate: Translate,
): (values: unknown) => Record<string, string> {
  return (values) => {
    const read = schema.safeParse(values, { reportInput: true });
    if (read.success) return {};
    const worded = Object.entries(fieldMessages(read.error)).map(([field, text]) => [
      field,
      translateMessage(translate, text),
    ]);
    return Object.fromEntries(worded);
  };
}
