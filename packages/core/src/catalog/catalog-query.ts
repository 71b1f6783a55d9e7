import * as z from "zod/mini";
import { anyLanguage } from "../basics/language.ts";
import { limits } from "../limits.ts";
import { inQuery } from "../schemas/in-query.ts";
import { integer } from "../schemas/texts.ts";
import { message } from "../schemas/validation.ts";
import { catalogSort } from "./catalog-sort.ts";

const days = inQuery(integer(1, limits.catalogDaysMax));

/** Search, filters, order and page of `GET catalog` (specification#catalog). Pages count from 1. */
export const catalogQuery = z
  .object({
    search: z.optional(
      z
        .string()
        .check(z.trim(), z.maxLength(limits.searchQuery, message("maxLength", limits.searchQuery))),
    ),
    language: z.optional(anyLanguage),
    /** ISO 3166-1 alpha-2, in either case. */
    country: z.optional(
      z.string().check(z.toUpperCase(), z.regex(/^[A-Z]{2}$/, message("invalidValue"))),
    ),
    minDays: z.optional(days),
    maxDays: z.optional(days),
    sort: z.optional(catalogSort),
    page: z._default(inQuery(integer(1, limits.catalogDepth)), 1),
    pageSize: z._default(inQuery(integer(1, limits.catalogPageMax)), limits.catalogPage),
  })
  .check(
    z.refine(({ page, pageSize }) => page * pageSize <= limits.catalogDepth, {
      path: ["page"],
      error: message("invalidValue"),
    }),
  );
export type CatalogQuery = z.output<typeof catalogQuery>;
