import type { PageName } from "@castor/core/pages.ts";
import type { DrawnPart, ShellHead } from "./headed-shell.ts";

/** A page that somebody opens. */
export interface OpenedPage {
  name: PageName;
  /** Path and search, still percent-encoded. */
  url: string;
  acceptLanguage: string;
  /** The header of that name. The web app keeps the chosen language there. */
  cookie: string;
}

/** Draws a page that the server knows more of than the build does; null for all other pages. */
export type DrawPage = (page: OpenedPage) => Promise<DrawnPart | null>;

/** The head of a page that says something of itself; null for all other pages. */
export type DescribePage = (page: OpenedPage) => Promise<ShellHead | null>;
