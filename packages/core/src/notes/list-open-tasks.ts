import { parseMarkup } from "../markup/parse-markup.ts";
import { linesToPlainText } from "../markup/plain-text.ts";
import { readTextLine, type TaskTick } from "../markup/tick-task.ts";
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
}

/** The open tasks of a trip: those of the whole trip, then day by day (specification#tasks). */
export function listOpenTasks({ notes, routes }: Pick<Trip, "notes" | "routes">): OpenTask[] {
  const places = [{ day: null, notes }, ...routes.map(({ name, notes }) => ({ day: name, notes }))];
  return places.flatMap(({ day, notes: own }) =>
    flattenNotes(own).flatMap(({ id, text }) =>
      parseMarkup(text).flatMap((line, index) => {
        if (line.task === null || line.task.isDone) return [];
        const words = linesToPlainText([{ ...line, task: null }]);
        if (words === "") return [];
        const tick = { line: index, text: readTextLine(text, index), done: true };
        return [{ key: `${id} ${index}`, text: words, noteId: id, tick, day }];
      }),
    ),
  );
}
