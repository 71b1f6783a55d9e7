import type { FileRefusal } from "@castor/core/exports/json/file-reading.ts";
import { translateMessage } from "@castor/i18n/words.ts";
import type { TranslateWith } from "../../../i18n/words.ts";

/** Says why a file of Castor's own is refused, and the place of the mistake in it. */
export function describeFileRefusal(
  { path, text }: FileRefusal,
  translate: TranslateWith<"imports">,
): string {
  const reason = translateMessage(translate, text);
  const problem = translate("validation.invalidTripFile");
  if (path === "" || reason === problem || !/\.\d+\.|\.\w+$/.test(path)) return reason;
  return translate("importDialog.mistake", { problem, place: path, reason });
}
