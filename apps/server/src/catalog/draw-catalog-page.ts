import { createHash } from "node:crypto";
import type { Language } from "@castor/core/basics/language.ts";
import { catalogQuery } from "@castor/core/catalog/catalog-query.ts";
import type { PageDrawings } from "@castor/core/page-drawings.ts";
import { pages } from "@castor/core/pages.ts";
import type { Database } from "../db/database.ts";
import { chooseLanguage } from "../http/static/choose-language.ts";
import type { DrawnPart } from "../http/static/headed-shell.ts";
import type { DrawPage, OpenedPage } from "../http/static/opened-page.ts";
import { listEntries } from "./catalog-store.ts";

const firstPage = catalogQuery.parse({});

/**
 * Draws the first cards into the page of the unfiltered catalog, as every visitor sees them (docs/decisions/068). The
 * answer is read for each page, so a trip that is no longer listed is gone at once. What was drawn last is kept for each
 * language.
 */
export function createCatalogDrawer(
  database: Database,
  loadDrawings: () => Promise<PageDrawings>,
): DrawPage {
  const drawn = new Map<Language, { answer: string; part: DrawnPart }>();
  return async (opened) => {
    if (opened.name !== "catalog" || isFiltered(opened)) return null;
    const page = await database.forVisitors.glance((queries) => listEntries(queries, firstPage));
    if (page.data.length === 0) return null;
    const language = chooseLanguage(opened);
    const answer = JSON.stringify(page);
    const known = drawn.get(language);
    if (known?.answer === answer) return known.part;
    const { drawCatalog } = await loadDrawings();
    const key = createHash("sha256").update(answer).digest("base64url").slice(0, 22);
    const part = { key, markups: [drawCatalog(language, page)] };
    drawn.set(language, { answer, part });
    return part;
  };
}

/** Whether the address has a search, a filter or an order. */
function isFiltered({ url }: OpenedPage): boolean {
  const given = new URLSearchParams(url.split("?", 2)[1] ?? "");
  return Object.keys(pages.catalog.search.shape).some((name) => given.has(name));
}
