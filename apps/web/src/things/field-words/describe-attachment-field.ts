import type { TranslateWith } from "../../i18n/words.ts";
import type { FieldWords } from "./field-words.ts";

/** The words of a field of a file at a thing, by its path. The name of the thing tells its kind. */
export const describeAttachmentField = (
  path: string,
  translate: TranslateWith<"unsent">,
  nameOfThing: (id: string) => string,
): FieldWords =>
  path === "caption"
    ? { label: translate("unsentList.caption") }
    : { label: translate("notes.where"), format: nameOfThing };
