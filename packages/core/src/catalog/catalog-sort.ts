import * as z from "zod/mini";

/**
 * The orders of the catalog: best match first, newest listing first, shortest trip first (specification#catalog). A
 * search is sorted by relevance unless another order is asked for, the rest by listing.
 */
export const catalogSorts = ["relevance", "new", "days"] as const;
export const catalogSort = z.enum(catalogSorts);
export type CatalogSort = z.infer<typeof catalogSort>;
