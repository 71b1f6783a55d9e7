import type { Finding } from "@castor/core/check/finding.ts";
import { checkWords } from "@castor/i18n/features/check/check-words.ts";
import { createFindingSayer } from "@castor/i18n/features/check/say-finding.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";

/** Says findings in a sentence. */
export function useFindingWords(): (finding: Finding) => string {
  return createFindingSayer(useWords(checkWords), useFormats());
}
