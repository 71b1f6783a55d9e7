import type { ImportWarning } from "@castor/core/imports/imported-trip.ts";
import { type RoomKey, type Translate, withAnyParams } from "@castor/i18n/words.ts";
import type { ImportNames } from "./parse/import-options.ts";
import type { ImportRefusal } from "./parse/import-result.ts";

/** `useWords("common", "imports")`. */
type TranslateImports = Translate<RoomKey<"imports">>;

/** Names in the user's language for what a file leaves without one. */
export const listImportNames = (translate: TranslateImports): ImportNames => ({
  trip: translate("importProblems.names.trip"),
  day: translate("importProblems.names.day", { n: "{n}" }),
  point: translate("importProblems.names.point", { n: "{n}" }),
  start: translate("importProblems.names.start"),
  finish: translate("importProblems.names.finish"),
});

/** Says why a file is not read, and what helps. */
export function describeRefusal(refusal: ImportRefusal, translate: TranslateImports): string {
  if (refusal.code !== "broken")
    return translate(`importProblems.refusals.${refusal.code}`, { ...refusal });
  const format = translate(`importProblems.formats.${refusal.format}`);
  return refusal.line > 0
    ? translate("importProblems.refusals.brokenAt", { format, line: refusal.line })
    : translate("importProblems.refusals.broken", { format });
}

/** Says what of a file was not taken as it is written. */
export const describeWarning = (warning: ImportWarning, translate: TranslateImports): string =>
  withAnyParams(translate)(`importProblems.warnings.${warning.code}`, { ...warning });
