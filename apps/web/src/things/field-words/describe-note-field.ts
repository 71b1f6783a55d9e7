import type { Translate } from "@castor/i18n/words.ts";
import type { FieldWords } from "./field-words.ts";

/** The words of a field of a note, by its path. */
export const describeNoteField = (
  path: string,
  translate: Translate,
  nameOfDay: (routeId: string) => string,
): FieldWords =>
  path === "text"
    ? { label: translate("notes.text") }
    : { label: translate("notes.where"), format: nameOfDay };
