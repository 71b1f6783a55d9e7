import type { MarkupLine, MarkupNode } from "@castor/core/markup/markup-tree.ts";
import { parseMarkup } from "@castor/core/markup/parse-markup.ts";
import { readTextLine, type TaskTick } from "@castor/core/markup/tick-task.ts";
import { useMemo } from "react";
import { useWords } from "../i18n/words.ts";
import { type MarkupPart, type MarkupRow, MarkupText } from "../ui/text/markup-text.tsx";

/** Finds the address of a place of the trip; null for a deleted one. */
export type FindPlace = (linkId: string) => string | null;

export interface FormattedTextProps {
  text: string;
  findPlace?: FindPlace | undefined;
  /** Ticks a task; without it tasks are read-only. */
  onTick?: ((tick: TaskTick) => void) | undefined;
}

/** A text with its markup (specification#markup); links to known travel sites show their names. */
export function FormattedText({ text, findPlace, onTick }: FormattedTextProps) {
  const translate = useWords();
  const lines = useMemo(() => parseMarkup(text), [text]);
  const drawAll = (nodes: readonly MarkupNode[]) => nodes.flatMap(draw);
  const draw = (node: MarkupNode): MarkupPart[] => {
    switch (node.kind) {
      case "text":
      case "code":
        return [node];
      case "url": {
        const { href, site, label } = node;
        const words = site ? translate(`card.sites.${site}`) : label;
        const parts = [{ kind: "text", text: words } as const];
        return [{ kind: "link", href, isOurs: false, title: href, parts }];
      }
      case "link": {
        const { target } = node;
        const parts = drawAll(node.children);
        if (target.kind === "address")
          return [{ kind: "link", href: target.href, isOurs: false, title: target.href, parts }];
        const href = findPlace?.(target.linkId);
        return href ? [{ kind: "link", href, isOurs: true, parts }] : parts;
      }
      default:
        return [{ kind: node.kind, parts: drawAll(node.children) }];
    }
  };
  const drawRow = ({ task, children }: MarkupLine): MarkupRow => {
    const parts = drawAll(children);
    if (!task) return { task, parts };
    // A checkbox without text would have no accessible name: it stays as typed.
    if (task.isEmpty) return { task: null, parts: [{ kind: "text", text: task.mark }, ...parts] };
    const label = translate(task.isDone ? "card.taskDone" : "card.taskOpen");
    return { task: { isDone: task.isDone, label }, parts };
  };
  const tick = (line: number, done: boolean) =>
    onTick?.({ line, text: readTextLine(text, line), done });
  return <MarkupText rows={lines.map(drawRow)} onTick={onTick && tick} />;
}
