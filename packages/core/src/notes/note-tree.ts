import type { Note, Reply } from "./note.ts";

/** Notes and replies as a tree: top notes as they come, each with its replies in their order. */
export function toNoteTree(notes: readonly Reply[]): Note[] {
  const byParent = Map.groupBy(notes, ({ parentId }) => parentId);
  return (byParent.get(null) ?? []).map((top) => ({
    ...top,
    replies: (byParent.get(top.id) ?? []).toSorted((a, b) => a.order - b.order),
  }));
}

/** The same notes without their tree: each note, then its replies. */
export const flattenNotes = (notes: readonly Note[]): Reply[] =>
  notes.flatMap(({ replies, ...top }) => [top, ...replies]);
