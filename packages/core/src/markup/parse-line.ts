import { readDueDate } from "./due-date.ts";
import { findSite } from "./known-sites.ts";
import { labelUrl } from "./label-url.ts";
import { findUrl, readTarget } from "./link-target.ts";
import type { MarkupNode } from "./markup-tree.ts";
import { readMarks } from "./read-marks.ts";
import { readMention } from "./read-mention.ts";
import { SpanBuilder } from "./span-builder.ts";

/** Signs that may begin a node other than text. */
const beginnings = /`|\[|\*+|_+|~~+|https?:\/\/|due:(?=\d)|@/giu;

/** A parsed node and the index of its end. */
interface Piece {
  node: MarkupNode;
  end: number;
}

interface LineRange {
  line: string;
  /** The end of the range. */
  to: number;
  /** Null within the words of a link: links do not nest. */
  brackets: Brackets | null;
  isTask: boolean;
}

function readCode({ line, to }: LineRange, index: number): Piece | null {
  const end = line.indexOf("`", index + 1);
  if (end <= index + 1 || end >= to) return null;
  return { node: { kind: "code", text: line.slice(index + 1, end) }, end: end + 1 };
}

function readLink({ line, brackets, isTask }: LineRange, index: number): Piece | null {
  const labelEnd = brackets?.get(index);
  const sourceEnd = labelEnd === undefined ? undefined : brackets?.get(labelEnd + 1);
  if (labelEnd === undefined || sourceEnd === undefined || line[labelEnd + 1] !== "(") return null;
  const source = line.slice(labelEnd + 2, sourceEnd);
  const target = readTarget(source);
  if (!target || !line.slice(index + 1, labelEnd).trim()) return null;
  const children = parseRange({ line, to: labelEnd, brackets: null, isTask }, index + 1);
  return { node: { kind: "link", target, source, children }, end: sourceEnd + 1 };
}

/** Reads a plain address. Within the words of a link, and where a browser would not open it, it is text. */
function readUrl({ line, to, brackets }: LineRange, index: number): Piece {
  const { href, end } = findUrl(line, index, to);
  if (!href || !brackets) return { node: { kind: "text", text: line.slice(index, end) }, end };
  return { node: { kind: "url", href, site: findSite(href), label: labelUrl(href) }, end };
}

function parseRange(range: LineRange, from: number): MarkupNode[] {
  const { line, to } = range;
  const builder = new SpanBuilder();
  let done = from;
  let hasCode = true;
  beginnings.lastIndex = from;
  for (;;) {
    const found = beginnings.exec(line);
    if (!found || found.index >= to) break;
    const index = found.index;
    const [sign = ""] = found;
    builder.addText(line.slice(done, index));
    done = index + sign.length;
    if (sign === "`") {
      const code = hasCode ? readCode(range, index) : null;
      // No closing backtick follows, so later ones are not searched either.
      if (!code && line[index + 1] !== "`") hasCode = false;
      if (code) builder.addNode(code.node);
      else builder.addText(sign);
      done = code?.end ?? done;
    } else if (sign === "[") {
      const link = readLink(range, index);
      if (link) builder.addNode(link.node);
      else builder.addText(sign);
      done = link?.end ?? done;
    } else if (sign.toLowerCase() === "due:") {
      const due = range.isTask ? readDueDate(line, index) : null;
      if (due && index + due.text.length <= to) {
        builder.addNode({ kind: "due", ...due });
        done = index + due.text.length;
      } else builder.addText(sign);
    } else if (sign === "@") {
      // The words of a link name nobody: they lead elsewhere.
      const mention = range.brackets ? readMention(line, index) : null;
      if (mention) builder.addNode({ kind: "mention", ...mention });
      else builder.addText(sign);
      done = index + (mention?.text ?? sign).length;
    } else if (sign[0] === "h" || sign[0] === "H") {
      const url = readUrl(range, index);
      builder.addNode(url.node);
      done = url.end;
    } else {
      done = Math.min(done, to);
      readMarks(builder, line, index, done, from, to);
    }
    // Parsing the words of a link has moved it.
    beginnings.lastIndex = done;
  }
  builder.addText(line.slice(done, to));
  return builder.finish();
}

/** Parses a line from an index on. Only a task is due. */
export function parseLine(line: string, from: number, isTask: boolean): MarkupNode[] {
  return parseRange({ line, to: line.length, brackets: pairBrackets(line), isTask }, from);
}

/** The index of the closing bracket by the index of its opening bracket, square or round. */
type Brackets = ReadonlyMap<number, number>;

/**
 * Pairs the brackets of a line in one pass. Round brackets pair only around text without spaces, such as an address.
 */
function pairBrackets(line: string): Brackets {
  const pairs = new Map<number, number>();
  if (!line.includes("](")) return pairs;
  const square: number[] = [];
  let round: number[] = [];
  for (const { index, 0: sign } of line.matchAll(/[[\]()]|\s+/gu)) {
    if (sign === "[") square.push(index);
    else if (sign === "(") round.push(index);
    else if (sign !== "]" && sign !== ")") round = [];
    else {
      const open = (sign === "]" ? square : round).pop();
      if (open !== undefined) pairs.set(open, index);
    }
  }
  return pairs;
}
