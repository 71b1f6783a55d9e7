import { createElement, Fragment, type ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";
import styles from "./markup-text.module.css";

/** A part of a line to show. */
export type MarkupPart =
  | { kind: "text" | "code"; text: string }
  | { kind: "bold" | "italic" | "strike"; parts: readonly MarkupPart[] }
  /** `isOurs`: a path of our own, followed without loading a page anew. */
  | { kind: "link"; href: string; isOurs: boolean; title?: string; parts: readonly MarkupPart[] };

export interface MarkupRow {
  /** What the line's checkbox says to who does not see it; null without one. */
  task: { isDone: boolean; label: string } | null;
  parts: readonly MarkupPart[];
}

function drawPart(part: MarkupPart): ReactNode {
  switch (part.kind) {
    case "text":
      return part.text;
    case "code":
      return <code className={styles.code}>{part.text}</code>;
    case "bold":
      return <strong>{drawParts(part.parts)}</strong>;
    case "italic":
      return <em>{drawParts(part.parts)}</em>;
    case "strike":
      return <s>{drawParts(part.parts)}</s>;
    case "link":
      return part.isOurs ? (
        <Link href={part.href}>{drawParts(part.parts)}</Link>
      ) : (
        <a href={part.href} title={part.title} target="_blank" rel="noopener noreferrer nofollow">
          {drawParts(part.parts)}
        </a>
      );
  }
}

/** As children one by one: a text is drawn anew as a whole, so nothing in it needs a key. */
function drawParts(parts: readonly MarkupPart[]): ReactNode {
  return createElement(Fragment, null, ...parts.map(drawPart));
}

function Task({
  task,
  parts,
}: {
  task: NonNullable<MarkupRow["task"]>;
  parts: MarkupRow["parts"];
}) {
  return (
    <div className={styles.task} data-done={task.isDone || undefined}>
      <span className={styles.box}>{task.isDone ? <Icon name="check" size={14} /> : null}</span>
      <span className="visually-hidden">{task.label} </span>
      <span className={styles.words} dir="auto">
        {drawParts(parts)}
      </span>
    </div>
  );
}

/** Lines without a checkbox that follow each other are one block: a long text has few elements. */
function groupRows(rows: readonly MarkupRow[]): MarkupRow[][] {
  const groups: MarkupRow[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && !row.task && !last[0]?.task) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

function drawGroup(group: readonly MarkupRow[]): ReactNode {
  const [first] = group;
  if (first?.task) return <Task task={first.task} parts={first.parts} />;
  const lines = group.flatMap(({ parts }, line) => [line > 0 ? "\n" : null, drawParts(parts)]);
  return createElement("div", { className: styles.lines, dir: "auto" }, ...lines);
}

/** A text with marks, to read: elements of our own only, never HTML that somebody wrote. */
export function MarkupText({ rows }: { rows: readonly MarkupRow[] }) {
  return createElement("div", { className: styles.text }, ...groupRows(rows).map(drawGroup));
}
