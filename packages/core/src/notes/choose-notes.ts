import { foldText } from "../basics/texts.ts";
import { countTasks } from "./count-tasks.ts";
import { readSearched, type SiteName } from "./name-note.ts";
import type { Note } from "./note.ts";
import { flattenNotes } from "./note-tree.ts";

/** Which notes are looked at: all, those with a task left to do, those whose tasks are all done. */
export const noteStates = ["all", "open", "done"] as const;
export type NoteState = (typeof noteStates)[number];

/** What is looked at. */
export interface NoteChoice {
  state: NoteState;
  search: string;
  /** In that note or reply something was ticked just now: its thread stays, whatever became of its state. */
  isTicked?: (id: string) => boolean;
  /** That note or reply was written just now: its thread stays whatever is looked at, or nobody would see what became of it. */
  isFresh?: (id: string) => boolean;
  siteName?: SiteName;
}

const isNone = () => false;

/** The notes of a state in which, with their replies, every word of a search is found, as search compares texts. */
export function chooseNotes(
  notes: readonly Note[],
  { state, search, isTicked = isNone, isFresh = isNone, siteName }: NoteChoice,
): Note[] {
  const words = foldText(search)
    .split(/\s+/)
    .filter((word) => word !== "");
  return notes.filter(
    (note) =>
      hasAny(note, isFresh) ||
      ((isIn(note, state) || hasAny(note, isTicked)) && holds(note, words, siteName)),
  );
}

function isIn(note: Note, state: NoteState): boolean {
  if (state === "all") return true;
  const { done, total } = countTasks([note]);
  return total > 0 && (state === "done") === (done === total);
}

const hasAny = (note: Note, isOne: (id: string) => boolean): boolean =>
  flattenNotes([note]).some(({ id }) => isOne(id));

function holds({ text, replies }: Note, words: readonly string[], siteName?: SiteName): boolean {
  if (words.length === 0) return true;
  const texts = [text, ...replies.map((reply) => reply.text)];
  const all = foldText(texts.map((one) => readSearched(one, siteName)).join("\n"));
  return words.every((word) => all.includes(word));
}
