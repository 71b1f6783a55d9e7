import { nameNote } from "@castor/core/notes/name-note.ts";
import { useSiteName } from "../../i18n/use-site-name.ts";

/** What a note is called, in the words in which it is shown. */
export function useNoteName(): (text: string) => string {
  const siteName = useSiteName();
  return (text) => nameNote(text, siteName);
}
