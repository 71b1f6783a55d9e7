import { fieldMessages } from "@castor/core/basics/validation.ts";
import type { Endpoint } from "@castor/core/endpoint.ts";
import { type Translate, wordMessage } from "@castor/i18n/words.ts";

/**
 * Turns a schema of core into the `validate` of @mantine/form: field path to worded message, empty when all is well.
 * The form and the server so refuse the same things.
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
      wordMessage(translate, text),
    ]);
    return Object.fromEntries(worded);
  };
}
