import type { SiteId } from "./known-sites.ts";

/** Where a link leads: an address that a browser may open, or a point of the trip by its `linkId` (decisions 6). */
export type LinkTarget = { kind: "address"; href: string } | { kind: "point"; linkId: string };

/** What is written between two marks. */
export type SpanKind = "bold" | "italic" | "strike";

/** A part of a line. Written one after the other with their marks, the parts are the text that was parsed. */
export type MarkupNode =
  | { kind: "text"; text: string }
  | { kind: SpanKind; mark: string; children: MarkupNode[] }
  /** Between backticks; nothing within is interpreted. */
  | { kind: "code"; text: string }
  /** `[children](source)`. */
  | { kind: "link"; target: LinkTarget; source: string; children: MarkupNode[] }
  /** An address written as such: shown as the known site's name, else as its label. */
  | { kind: "url"; href: string; site: SiteId | null; label: string };

/** One line; its index is the `line` of a tick (decisions 6). */
export interface MarkupLine {
  /** The checkbox that the line begins with, what of the line is its mark, and whether nothing else is: then it is no task. */
  task: { isDone: boolean; isEmpty: boolean; mark: string } | null;
  children: MarkupNode[];
  /** The line break after it as it was written; empty at the end of the text. */
  end: string;
}
