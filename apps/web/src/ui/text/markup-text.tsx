import { createElement, Fragment, type ReactNode } from "react";
import { Link } from "../buttons/link.tsx";
import { Icon } from "../icons/icon.tsx";
import styles from "./markup-text.module.css";

/** A span of a line. */
export type MarkupPart =
  | { kind: "text" | "code"; text: string }
  /** A date; `isLate`: it has passed, and what is due is not done. */
  | { kind: "due"; text: string; isLate: boolean }
  /** The name of somebody; `isMe`: of the reader. */
  | { kind: "person"; text: string; isMe: boolean }
  | { kind: "bold" | "italic" | "strike"; parts: readonly MarkupPart[] }
  /** `isOurs`: a path within the product, followed by client navigation. */
  | { kind: "link"; href: string; isOurs: boolean; title?: string; parts: readonly MarkupPart[] };

export interface MarkupRow {
  /** The line's checkbox with its accessible name; null without one. `isFixed`: the reader does not tick it. */
  task: { isDone: boolean; label: string; isFixed?: boolean } | null;
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
    case "due":
      return (
        <span className={styles.due} data-due={part.isLate ? "late" : "open"}>
          <Icon name={part.isLate ? "alert-triangle" : "clock"} size={14} />
          {part.text}
        </span>
      );
    case "person":
      return (
        <span className={styles.person} data-me={part.isMe || undefined}>
          {part.text}
        </span>
      );
    case "strike":
      return <s>{drawParts(part.parts)}</s>;
    case "link":
      return part.isOurs ? (
        <Link href={part.href}>{drawParts(part.parts)}</Link>
      ) : (
        <a
          href={part.href}
          data-tooltip={part.title}
          target="_blank"
          rel="noopener noreferrer nofollow"
        >
          {drawParts(part.parts)}
        </a>
      );
  }
}

/** Passes the spans as separate children: a text is always drawn as a whole, so they need no keys. */
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
      <label
        className={`row items-start gap-10 ${styles.task} ${styles.live}`}
        data-done={task.isDone || undefined}
      >
        <span className={`grid rigid ${styles.box}`}>
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
    <div className={`row items-start gap-10 ${styles.task}`} data-done={task.isDone || undefined}>
      <span className={`grid rigid ${styles.box}`}>{check}</span>
      <span className="visually-hidden">{task.label} </span>
      {words}
    </div>
  );
}

type NumberedRow = MarkupRow & { line: number };

/** Groups consecutive lines without a checkbox into one element, to keep the DOM of a long text small. */
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
  /** Called with the line (from 0) when its task is ticked; without it the checkboxes are read-only. */
  onTick?: ((line: number, isDone: boolean) => void) | undefined;
}

/** Formatted markup. It creates only known elements and never inserts a user's HTML. */
export function MarkupText({ rows, onTick }: MarkupTextProps) {
  const draw = (group: readonly NumberedRow[]): ReactNode => {
    const [first] = group;
    if (first?.task)
      return (
        <Task
          task={first.task}
          parts={first.parts}
          onTick={
            onTick && !first.task.isFixed ? (isDone) => onTick(first.line, isDone) : undefined
          }
        />
      );
    const lines = group.flatMap(({ parts }, index) => [index > 0 ? "\n" : null, drawParts(parts)]);
    return createElement("div", { className: styles.lines, dir: "auto" }, ...lines);
  };
  return createElement("div", { className: "breaks" }, ...groupRows(rows).map(draw));
}
