import { nameNote } from "@castor/core/notes/name-note.ts";
import { useSiteName } from "../../i18n/use-site-name.ts";

/** The name of a note, from its formatted text. */
export function useNoteName(): (text: string) => string {
  const siteName = useSiteName();
  return (text) => nameNote(text, siteName);
}
