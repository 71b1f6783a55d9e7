import type { TripChange } from "@castor/core/changes/trip-change.ts";
import type { Translate } from "@castor/i18n/words.ts";
import type { FieldWords } from "../../../things/field-words/field-words.ts";
import type { FormatMoney } from "../../../things/field-words/use-money-format.ts";
import { wordItemField } from "../../../things/field-words/word-item-field.ts";
import { wordNoteField } from "../../../things/field-words/word-note-field.ts";
import { wordPointField } from "../../../things/field-words/word-point-field.ts";
import { wordRouteField } from "../../../things/field-words/word-route-field.ts";
import { wordTripField } from "../../../things/field-words/word-trip-field.ts";

/** The words of a field that a change changes. */
export function wordChangeField(
  { name }: Pick<TripChange, "name">,
  path: string,
  translate: Translate,
  nameOfDay: (routeId: string) => string,
  formatMoney: FormatMoney,
): FieldWords {
  const [noun] = name.split(".");
  if (noun === "points") return wordPointField(path, translate, formatMoney);
  if (noun === "finance") return wordItemField(path, translate, formatMoney);
  if (noun === "routes") return wordRouteField(path, translate);
  if (noun === "notes") return wordNoteField(path, translate, nameOfDay);
  return wordTripField(path, translate);
}
