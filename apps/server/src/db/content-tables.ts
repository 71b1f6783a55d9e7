import type { ContentTable, Tables } from "./schema.ts";

/** The tables whose rows are what is in a trip, each after those that it refers to. */
export const contentTables = [
  "trips",
  "routes",
  "places",
  "stops",
  "ideas",
  "finance_items",
  "notes",
  "attachments",
] as const satisfies readonly ContentTable[];

/** The columns of one of them. */
export type ContentColumn<T extends ContentTable> = keyof Tables[T];
