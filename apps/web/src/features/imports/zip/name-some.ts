import type { RoomKey, Translate } from "@castor/i18n/words.ts";

/** More names would fill the dialog. */
const namesShown = 5;

/** The first of some names, and how many more there are. */
export function nameSome(
  names: readonly string[],
  translate: Translate<RoomKey<"imports">>,
): string {
  const shown = names.slice(0, namesShown).join(", ");
  const count = names.length - namesShown;
  return count > 0 ? translate("importFiles.andMore", { names: shown, count }) : shown;
}
