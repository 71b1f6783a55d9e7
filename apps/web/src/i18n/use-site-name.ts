import type { SiteName } from "@castor/core/notes/name-note.ts";
import { useCallback } from "react";
import { useWords } from "./words.ts";

/** By what name the address of a known site is shown; the same function while the language stays. */
export function useSiteName(): SiteName {
  const translate = useWords();
  return useCallback((site) => translate(`card.sites.${site}`), [translate]);
}
