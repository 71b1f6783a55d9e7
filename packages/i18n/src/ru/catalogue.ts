import { initialCatalogue } from "./initial-catalogue.ts";
import { lazyCatalogue } from "./lazy-catalogue.ts";

/** All Russian texts of the web app. */
export const catalogue = { ...initialCatalogue, ...lazyCatalogue } as const;
