import type { MarkupLine, MarkupNode } from "../markup/markup-tree.ts";
import { findMentioned, listMentioned } from "../markup/mentions.ts";
import { parseMarkup } from "../markup/parse-markup.ts";
import { linesToPlainText } from "../markup/plain-text.ts";
import { readTextLine, type TaskTick } from "../markup/tick-task.ts";
import type { TripPerson } from "../members/member.ts";
import type { Route } from "../routes/route.ts";
import type { DateText } from "../time/dates.ts";
import type { Trip } from "../trips/trip.ts";
import { flattenNotes } from "./note-tree.ts";

/** The notes of a trip, with what says whose tasks are in them. */
export type TripNotes = Pick<Trip, "notes" | "members"> & {
  routes: readonly Pick<Route, "name" | "notes">[];
};

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
  /** The members whom it names: it is theirs. */
  assignees: readonly TripPerson[];
}

/** The open tasks of a trip: those that are due, the earliest first, then those of the whole trip, then day by day (specification#tasks). */
export function listOpenTasks({ notes, routes, members = [] }: TripNotes): OpenTask[] {
  const places = [{ day: null, notes }, ...routes.map(({ name, notes }) => ({ day: name, notes }))];
  const tasks = places.flatMap(({ day, notes: own }) =>
    flattenNotes(own).flatMap(({ id, text }) =>
      parseMarkup(text).flatMap((line, index) => {
        if (line.task === null || line.task.isDone) return [];
        const assignees = listMentioned(line.children, members);
        const words = wordsOf(withoutMarks(line.children, assignees)) || wordsOf(line.children);
        if (words === "") return [];
        const tick = { line: index, text: readTextLine(text, index), done: true };
        const of = { key: `${id} ${index}`, noteId: id, tick, day };
        return [{ ...of, text: words, due: findDue(line), assignees }];
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

/** What is shown beside the words of a task is not said by them. */
const withoutMarks = (
  nodes: readonly MarkupNode[],
  assignees: readonly TripPerson[],
): MarkupNode[] =>
  nodes
    .filter(
      (node) =>
        node.kind !== "due" &&
        !(node.kind === "mention" && findMentioned(node.name, assignees) !== undefined),
    )
    .map((node) =>
      "children" in node ? { ...node, children: withoutMarks(node.children, assignees) } : node,
    );

/**
 * Whose task it is for somebody: `mine` where it names them, or nobody in a trip of their own; `others` where it names
 * others in a trip of their own; null for what does not concern them (specification#tasks).
 */
export function concernOf(
  { assignees }: Pick<OpenTask, "assignees">,
  userId: string,
  isOwner: boolean,
): "mine" | "others" | null {
  if (assignees.some((person) => person.userId === userId)) return "mine";
  if (!isOwner) return null;
  return assignees.length === 0 ? "mine" : "others";
}

const wordsOf = (children: MarkupNode[]) =>
  linesToPlainText([{ task: null, children, end: "" }]).replace(/ {2,}/g, " ");
