import { publish as publishEnglish } from "../../en/sharing/publish.ts";
import { visitor as visitorEnglish } from "../../en/sharing/visitor.ts";
import { publish as publishRussian } from "../../ru/sharing/publish.ts";
import { visitor as visitorRussian } from "../../ru/sharing/visitor.ts";

/** The words of the share dialog, of the copy dialog and of links of shared trips. */
export const sharingWords = {
  en: { publish: publishEnglish, visitor: visitorEnglish },
  ru: { publish: publishRussian, visitor: visitorRussian },
} as const;
