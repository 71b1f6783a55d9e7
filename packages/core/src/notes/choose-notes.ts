import { foldText } from "../basics/texts.ts";
import { countTasks } from "./count-tasks.ts";
import { readShown } from "./name-note.ts";
import type { Note } from "./note.ts";
import { flattenNotes } from "./note-tree.ts";

/** Which notes are looked at: all, those with a task left to do, those whose tasks are all done. */
export const noteStates = ["all", "open", "done"] as const;
export type NoteState = (typeof noteStates)[number];

const noIds: ReadonlySet<string> = new Set();

/**
 * The notes of a state in which, with their replies, every word of a search is found, as search compares texts.
 * Those in whose text or replies something was ticked just now stay whatever became of their state.
 */
export function chooseNotes(
  notes: readonly Note[],
  state: NoteState,
  search: string,
  ticked = noIds,
): Note[] {
  const words = foldText(search)
    .split(/\s+/)
    .filter((word) => word !== "");
  return notes.filter(
    (note) => (isIn(note, state) || isTicked(note, ticked)) && holds(note, words),
  );
}

function isIn(note: Note, state: NoteState): boolean {
  if (state === "all") return true;
  const { done, total } = countTasks([note]);
  return total > 0 && (state === "done") === (done === total);
}

const isTicked = (note: Note, ticked: ReadonlySet<string>): boolean =>
  ticked.size > 0 && flattenNotes([note]).some(({ id }) => ticked.has(id));

function holds({ text, replies }: Note, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const all = foldText([text, ...replies.map((reply) => reply.text)].map(readShown).join("\n"));
  return words.every((word) => all.includes(word));
}
