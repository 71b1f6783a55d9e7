import { initialCatalogue } from "./initial-catalogue.ts";
import { lazyCatalogue } from "./lazy-catalogue.ts";

/** All English texts of the web app. */
export const catalogue = { ...initialCatalogue, ...lazyCatalogue } as const;

/** The catalogue that every language has. */
export type Catalogue = typeof catalogue;
