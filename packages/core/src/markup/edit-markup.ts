import { applyReplacements, type EditedText, trimRange, wordAround } from "./edited-text.ts";
import { type FoundLine, findSpans } from "./find-spans.ts";
import { splitLines } from "./split-lines.ts";
import { readTaskMark } from "./task-mark.ts";
import { type SpanTool, toggleSpan } from "./toggle-span.ts";

/** The tools of the toolbar in order. */
export const markupTools = ["bold", "italic", "strike", "code", "link", "checklist"] as const;
export type MarkupTool = (typeof markupTools)[number];

const isTool = (tool: MarkupTool): tool is SpanTool => tool !== "link" && tool !== "checklist";

/** Applies a tool to a text and its selection. */
export function applyTool(edited: EditedText, tool: MarkupTool): EditedText {
  if (isTool(tool)) return toggleSpan(edited, tool);
  return tool === "link" ? editLink(edited) : toggleTasks(edited);
}

/** The placeholder of an address. It is selected, so that a pasted address replaces it. */
const address = "https://";

/**
 * Makes the selected words the label of a link and selects the placeholder of its address. Within a link it selects the
 * address and changes nothing.
 */
function editLink(edited: EditedText): EditedText {
  const { text, to } = edited;
  const line = findSpans(text).find((found) => to <= found.to);
  if (!line) return edited;
  const from = Math.max(Math.min(edited.from, to), line.from);
  const link = line.spans.find(
    (span) => span.kind === "link" && span.from <= from && to <= span.to,
  );
  if (link) return { text, from: link.words.to + 2, to: link.to - 1 };
  const begun = findBegun(text, line, to);
  if (begun) return begun;
  const part = trimRange(text, { from, to }) ?? wordAround(text, Math.max(to, line.from));
  const words = text.slice(part.from, part.to);
  const written = /^https?:\/\/\S+$/iu.test(words);
  const by = written ? `[](${words})` : `[${words}](${address})`;
  const done = text.slice(0, part.from) + by + text.slice(part.to);
  const label = part.from + 1;
  if (written || !words) return { text: done, from: label, to: label };
  const source = label + words.length + 2;
  return { text: done, from: source, to: source + address.length };
}

/** The text without a link whose address was never written. */
function findBegun(text: string, line: FoundLine, offset: number): EditedText | null {
  const part = text.slice(line.from, line.to);
  for (const { 0: all, index, groups } of part.matchAll(/\[(?<words>[^[\]]*)\]\(https:\/\/\)/gu)) {
    const from = line.from + index;
    if (offset < from || offset > from + all.length) continue;
    const words = groups?.words ?? "";
    const done = text.slice(0, from) + words + text.slice(from + all.length);
    return { text: done, from, to: from + words.length };
  }
  return null;
}

const indentOf = (line: string) => /^[ \t]*/u.exec(line)?.[0].length ?? 0;
const listMark = /^[ \t]*[-*+][ \t]+/u;

/** The lines of a text with their start and end. */
function placeLines(text: string): { text: string; from: number; to: number }[] {
  let index = 0;
  return splitLines(text).map((line) => {
    const from = index;
    index += line.text.length + line.end.length;
    return { text: line.text, from, to: from + line.text.length };
  });
}

/** Makes the selected lines tasks, or plain lines if all are tasks. Their list marks stay. */
function toggleTasks(edited: EditedText): EditedText {
  const { text, from, to } = edited;
  const touched = placeLines(text).filter(
    (line) => from <= line.to && (line.from < to || (line.from === to && from === to)),
  );
  const written = touched.filter((line) => line.text.trim());
  const lines = written.length > 0 ? written : touched.slice(0, 1);
  const areTasks = lines.every((line) => readTaskMark(line.text));
  return applyReplacements(
    edited,
    lines.flatMap((line) => {
      const task = readTaskMark(line.text);
      const offsetOf = (index: number) => line.from + index;
      if (areTasks && task) {
        const list = listMark.exec(line.text)?.[0] ?? "";
        const isOurs = list.trim() === "-" || !list;
        return {
          from: offsetOf(isOurs ? indentOf(line.text) : list.length),
          to: offsetOf(task.mark.length),
          by: "",
        };
      }
      if (task) return [];
      const list = listMark.exec(line.text)?.[0] ?? "";
      const begin = offsetOf(list.length || indentOf(line.text));
      return { from: begin, to: begin, by: list ? "[ ] " : "- [ ] " };
    }),
  );
}

/**
 * The effect of Enter in a checklist: one more open task, or the end of the list after an empty task. Null elsewhere.
 */
export function continueList(edited: EditedText): EditedText | null {
  const { text, from, to } = edited;
  const line = placeLines(text).find((placed) => from <= placed.to);
  const task = line && from === to ? readTaskMark(line.text) : null;
  if (!line || !task || from < line.from + task.mark.length) return null;
  if (task.isEmpty)
    return {
      text: text.slice(0, line.from) + text.slice(line.to),
      from: line.from,
      to: line.from,
    };
  const mark = `\n${task.mark.slice(0, task.tickAt)} ${task.mark.slice(task.tickAt + 1)}`;
  const index = from + mark.length;
  return { text: text.slice(0, from) + mark + text.slice(from), from: index, to: index };
}
