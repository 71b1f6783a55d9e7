import { type Page, type PageName, pages } from "@castor/core/pages.ts";

/** Core's rows, in order, under their names. */
export const pageRows = Object.entries(pages) as [PageName, Page][];

/** A row's pattern as the router writes it: `{tripId}` is `$tripId`. */
export const routerPath = (pattern: string): string => pattern.replace(/\{(\w+)\}/g, "$$$1");
