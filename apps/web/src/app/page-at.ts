import { type Page, type PageName, pages } from "@castor/core/pages.ts";

/** Core's rows, in order, under their names. */
export const pageRows = Object.entries(pages) as [PageName, Page][];

/** A row's pattern as the router writes it: `{tripId}` is `$tripId`. */
export const routerPath = (pattern: string): string => pattern.replace(/\{(\w+)\}/g, "$$$1");

/** The page of a path, or null for an unknown one. */
export function pageAt(path: string): PageName | null {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, "") : path;
  const row = pageRows.find(([, { pattern }]) =>
    new RegExp(`^${pattern.replace(/\{\w+\}/g, "[^/]+")}$`).test(trimmed),
  );
  return row?.[0] ?? null;
}
