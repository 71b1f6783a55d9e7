import type { Finding } from "@castor/core/check/finding.ts";
import { createFindingDescriber } from "@castor/i18n/describe-finding.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";

/** Says findings in a sentence. */
export function useFindingWords(): (finding: Finding) => string {
  return createFindingDescriber(useWords("common", "check"), useFormats());
}
