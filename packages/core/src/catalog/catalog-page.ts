import * as z from "zod/mini";
import { anyLanguage } from "../basics/language.ts";
import { id } from "../schemas/ids.ts";
import { date, instant } from "../time/dates.ts";
import { noCover, tripCover } from "../trips/trip-cover.ts";

/** A listed trip in the catalog (specification#catalog). */
const catalogEntry = z.object({
  id,
  name: z.string(),
  ownerName: z.string(),
  /** The owner's language when the trip was listed. */
  language: anyLanguage,
  /** ISO 3166-1 alpha-2 codes, in the order in which the trip comes through. */
  countries: z.array(z.string()),
  routesCount: z.int(),
  pointsCount: z.int(),
  startDate: z.nullable(date),
  endDate: z.nullable(date),
  updated: instant,
  /** Answers that were kept before there was one have none. */
  cover: z._default(tripCover, noCover),
});
export type CatalogEntry = z.infer<typeof catalogEntry>;

/** A page of the catalog. `total` is exact up to 1000; beyond that it is 1000 and `more` is true. */
export const catalogPage = z.object({
  data: z.array(catalogEntry),
  total: z.int(),
  more: z.boolean(),
  page: z.int(),
  pageSize: z.int(),
});
export type CatalogPage = z.infer<typeof catalogPage>;
