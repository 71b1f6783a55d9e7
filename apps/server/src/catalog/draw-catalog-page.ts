import { createHash } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Language } from "@castor/core/account/language.ts";
import { catalogQuery } from "@castor/core/catalog/catalog-query.ts";
import type { DrawCatalog } from "@castor/core/catalog/draw-catalog.ts";
import { pages } from "@castor/core/pages.ts";
import type { Database } from "../db/database.ts";
import { chooseLanguage } from "../http/static/choose-language.ts";
import type { DrawnPart } from "../http/static/headed-shell.ts";
import type { DrawPage, OpenedPage } from "../http/static/opened-page.ts";
import { listEntries } from "./catalog-store.ts";

/** What the build of the web app makes. Only this file of it runs in the server. */
const drawing = ".frames/draw-catalog.mjs";
const firstPage = catalogQuery.parse({});

/**
 * Draws the first cards into the page of the unfiltered catalog, as every visitor sees them (docs/decisions/068). The
 * answer is read for each page, so a trip that is no longer listed is gone at once. What was drawn last is kept for each
 * language.
 */
export function createCatalogDrawer(database: Database, web: string): DrawPage {
  const drawn = new Map<Language, { answer: string; part: DrawnPart }>();
  let loading: Promise<DrawCatalog> | undefined;
  // React and the words take memory, so only a server that shows the catalog loads them.
  const load = async (): Promise<DrawCatalog> =>
    (await import(pathToFileURL(join(web, drawing)).href)).drawCatalog;

  return async (opened) => {
    if (opened.name !== "catalog" || isFiltered(opened)) return null;
    const page = await database.forVisitors.glance((queries) => listEntries(queries, firstPage));
    if (page.data.length === 0) return null;
    const language = chooseLanguage(opened);
    const answer = JSON.stringify(page);
    const known = drawn.get(language);
    if (known?.answer === answer) return known.part;
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    const markup = (await loading)(language, page);
    const key = createHash("sha256").update(answer).digest("base64url").slice(0, 22);
    drawn.set(language, { answer, part: { key, markup } });
    return { key, markup };
  };
}

/** Whether the address has a search, a filter or an order. */
function isFiltered({ url }: OpenedPage): boolean {
  const given = new URLSearchParams(url.split("?", 2)[1] ?? "");
  return Object.keys(pages.catalog.search.shape).some((name) => given.has(name));
}
