import type { Language } from "../basics/language.ts";
import type { CatalogPage } from "./catalog-page.ts";

/**
 * Draws the first page of the unfiltered catalog as markup, with the answer itself for the app. The web app's build has
 * it, and the server calls it (docs/decisions/068).
 */
export type DrawCatalog = (language: Language, answer: CatalogPage) => string;
