import type { Note, Reply } from "./note.ts";

/** A flat list of notes as a tree: top notes in the given order, replies by their order. */
export function toNoteTree(notes: readonly Reply[]): Note[] {
  const byParent = Map.groupBy(notes, ({ parentId }) => parentId);
  return (byParent.get(null) ?? []).map((top) => ({
    ...top,
    replies: (byParent.get(top.id) ?? []).toSorted((a, b) => a.order - b.order),
  }));
}

/** A tree of notes as a flat list: each note, then its replies. */
export const flattenNotes = (notes: readonly Note[]): Reply[] =>
  notes.flatMap(({ replies, ...top }) => [top, ...replies]);
