import { costTable as costTableEnglish } from "../../en/finance/cost-table.ts";
import { costsPage as costsPageEnglish } from "../../en/finance/costs-page.ts";
import { costTable as costTableRussian } from "../../ru/finance/cost-table.ts";
import { costsPage as costsPageRussian } from "../../ru/finance/costs-page.ts";

/** The words of the finance page, its charts and its dialogs. */
export const costsWords = {
  en: { costsPage: costsPageEnglish, costTable: costTableEnglish },
  ru: { costsPage: costsPageRussian, costTable: costTableRussian },
} as const;
