import type { SiteName } from "@castor/core/notes/name-note.ts";
import { useCallback } from "react";
import { useWords } from "./words.ts";

/** Answers the display name of a known site's URL. The function is stable until the language changes. */
export function useSiteName(): SiteName {
  const translate = useWords("common");
  return useCallback((site) => translate(`card.sites.${site}`), [translate]);
}
