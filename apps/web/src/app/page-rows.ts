import { type Page, type PageName, pages } from "@castor/core/pages.ts";

/** The rows of core's page table, in order, with their names. */
export const pageRows = Object.entries(pages) as [PageName, Page][];

/** A row's pattern in the router's syntax: `{tripId}` becomes `$tripId`. */
export const routerPath = (pattern: string): string => pattern.replace(/\{(\w+)\}/g, "$$$1");
