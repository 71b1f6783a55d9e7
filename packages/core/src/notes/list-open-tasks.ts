import type { MarkupLine, MarkupNode } from "../markup/markup-tree.ts";
import { parseMarkup } from "../markup/parse-markup.ts";
import { linesToPlainText } from "../markup/plain-text.ts";
import { readTextLine, type TaskTick } from "../markup/tick-task.ts";
import type { DateText } from "../time/dates.ts";
import type { Trip } from "../trips/trip.ts";
import { flattenNotes } from "./note-tree.ts";

/** A task that is not done. */
export interface OpenTask {
  /** Unique within the trip. */
  key: string;
  /** Its text without marks. */
  text: string;
  noteId: string;
  /** Ticks it. */
  tick: TaskTick;
  /** The name of its day; null for a task of the whole trip. */
  day: string | null;
  /** The date that it is due on; null for any time. */
  due: DateText | null;
}

/** The open tasks of a trip: those that are due, the earliest first, then those of the whole trip, then day by day (specification#tasks). */
export function listOpenTasks({ notes, routes }: Pick<Trip, "notes" | "routes">): OpenTask[] {
  const places = [{ day: null, notes }, ...routes.map(({ name, notes }) => ({ day: name, notes }))];
  const tasks = places.flatMap(({ day, notes: own }) =>
    flattenNotes(own).flatMap(({ id, text }) =>
      parseMarkup(text).flatMap((line, index) => {
        if (line.task === null || line.task.isDone) return [];
        const words = wordsOf(withoutDue(line.children)) || wordsOf(line.children);
        if (words === "") return [];
        const tick = { line: index, text: readTextLine(text, index), done: true };
        return [{ key: `${id} ${index}`, text: words, noteId: id, tick, day, due: findDue(line) }];
      }),
    ),
  );
  const dueOf = ({ due }: OpenTask) => due ?? "9999-99-99";
  return tasks.toSorted(
    (one, other) => Number(dueOf(one) > dueOf(other)) - Number(dueOf(one) < dueOf(other)),
  );
}

/** The date that a task is due on, the first one of several. */
function findDue({ children }: Pick<MarkupLine, "children">): DateText | null {
  for (const node of children) {
    const due = node.kind === "due" ? node.date : "children" in node ? findDue(node) : null;
    if (due !== null) return due;
  }
  return null;
}

const withoutDue = (nodes: readonly MarkupNode[]): MarkupNode[] =>
  nodes
    .filter(({ kind }) => kind !== "due")
    .map((node) => ("children" in node ? { ...node, children: withoutDue(node.children) } : node));

const wordsOf = (children: MarkupNode[]) =>
  linesToPlainText([{ task: null, children, end: "" }]).replace(/ {2,}/g, " ");
