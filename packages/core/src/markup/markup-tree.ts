import type { DateText } from "../time/dates.ts";
import type { SiteId } from "./known-sites.ts";

/** The target of a link: an address that a browser may open, or a point of the trip by its `linkId` (specification#point-links). */
export type LinkTarget = { kind: "address"; href: string } | { kind: "point"; linkId: string };

/** The spans of text between two marks. */
export type SpanKind = "bold" | "italic" | "strike";

/** A part of a line. The parts with their marks, joined, give the parsed text back. */
export type MarkupNode =
  | { kind: "text"; text: string }
  | { kind: SpanKind; mark: string; children: MarkupNode[] }
  /** Text between backticks. Marks within it are text. */
  | { kind: "code"; text: string }
  /** The date that a task is due on. `text` is its source. */
  | { kind: "due"; date: DateText; text: string }
  /** The name of somebody. `text` is its source, `name` the same without its sign. */
  | { kind: "mention"; name: string; text: string }
  /** `[children](source)`. */
  | { kind: "link"; target: LinkTarget; source: string; children: MarkupNode[] }
  /** A plain address, shown as the name of a known site or as its label. */
  | { kind: "url"; href: string; site: SiteId | null; label: string };

/** One line. Its index is the `line` of a tick (specification#task-ticks). */
export interface MarkupLine {
  /** The checkbox at the start of the line. `mark` is its source. An empty one has no text after it and is no task. */
  task: { isDone: boolean; isEmpty: boolean; mark: string } | null;
  children: MarkupNode[];
  /** The line break as it was written; empty at the end of the text. */
  end: string;
}
