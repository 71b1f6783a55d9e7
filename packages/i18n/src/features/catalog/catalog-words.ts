import { catalog as catalogEnglish } from "../../en/catalog/catalog.ts";
import { catalog as catalogRussian } from "../../ru/catalog/catalog.ts";

/** The words of the catalog's page. */
export const catalogWords = {
  en: { catalog: catalogEnglish },
  ru: { catalog: catalogRussian },
} as const;
