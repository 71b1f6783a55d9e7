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

interface TaskProps {
  task: NonNullable<MarkupRow["task"]>;
  parts: MarkupRow["parts"];
  onTick?: ((isDone: boolean) => void) | undefined;
}

function Task({ task, parts, onTick }: TaskProps) {
  const check = task.isDone ? <Icon name="check" size={14} /> : null;
  const words = (
    <span className={styles.words} dir="auto">
      {drawParts(parts)}
    </span>
  );
  if (onTick)
    return (
      <label className={`${styles.task} ${styles.live}`} data-done={task.isDone || undefined}>
        <span className={styles.box}>
          <input
            type="checkbox"
            className="unseen-input"
            checked={task.isDone}
            onChange={() => onTick(!task.isDone)}
          />
          {check}
        </span>
        {words}
      </label>
    );
  return (
    <div className={styles.task} data-done={task.isDone || undefined}>
      <span className={styles.box}>{check}</span>
      <span className="visually-hidden">{task.label} </span>
      {words}
    </div>
  );
}

type NumberedRow = MarkupRow & { line: number };

/** Lines without a checkbox that follow each other are one block: a long text has few elements. */
function groupRows(rows: readonly MarkupRow[]): NumberedRow[][] {
  const groups: NumberedRow[][] = [];
  for (const [line, row] of rows.entries()) {
    const last = groups.at(-1);
    if (last && !row.task && !last[0]?.task) last.push({ ...row, line });
    else groups.push([{ ...row, line }]);
  }
  return groups;
}

export interface MarkupTextProps {
  /** The text's lines, in order. */
  rows: readonly MarkupRow[];
  /** Ticks the task of a line (from 0); without it the boxes are only seen. */
  onTick?: ((line: number, isDone: boolean) => void) | undefined;
}

/** A text with marks, to read: elements of our own only, never HTML that somebody wrote. */
export function MarkupText({ rows, onTick }: MarkupTextProps) {
  const draw = (group: readonly NumberedRow[]): ReactNode => {
    const [first] = group;
    if (first?.task)
      return (
        <Task
          task={first.task}
          parts={first.parts}
          onTick={onTick && ((isDone) => onTick(first.line, isDone))}
        />
      );
    const lines = group.flatMap(({ parts }, at) => [at > 0 ? "\n" : null, drawParts(parts)]);
    return createElement("div", { className: styles.lines, dir: "auto" }, ...lines);
  };
  return createElement("div", { className: styles.text }, ...groupRows(rows).map(draw));
}
