import { foldText } from "../schemas/texts.ts";
import { countTasks } from "./count-tasks.ts";
import { readSearchText, type SiteName } from "./name-note.ts";
import type { Note } from "./note.ts";
import { flattenNotes } from "./note-tree.ts";

/** The filter of notes: all, those with an open task, those with all tasks done. */
export const noteStates = ["all", "open", "done"] as const;
export type NoteState = (typeof noteStates)[number];

/** Filter and search of the notes. */
export interface NoteChoice {
  state: NoteState;
  search: string;
  /** True for a note or reply that was just ticked: its thread stays in the state filter. */
  isTicked?: (id: string) => boolean;
  /** True for a note or reply that was just written: its thread is always shown. */
  isFresh?: (id: string) => boolean;
  siteName?: SiteName;
}

const isNone = () => false;

/** The notes of a state that contain, together with their replies, every word of the search. */
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
  const all = foldText(texts.map((one) => readSearchText(one, siteName)).join("\n"));
  return words.every((word) => all.includes(word));
}
