import type { TaskCount } from "@castor/core/notes/count-tasks.ts";
import type { Note } from "@castor/core/notes/note.ts";

/** The notes of a day, or of the whole trip (null), with its name in words. */
export interface NoteGroup {
  routeId: string | null;
  title: string;
  /** The notes that match the filter. */
  notes: readonly Note[];
  /** The tasks of all its notes, also of those that the filter hides. */
  tasks: TaskCount;
}

/** A row of the list. */
export type ListRow =
  | { key: string; isHeading: true; group: NoteGroup }
  | { key: string; isHeading: false; group: NoteGroup; note: Note; index: number };

/** The key of a heading; no id of a note contains this character. */
const headingKey = ({ routeId }: NoteGroup) => `day:${routeId ?? ""}`;

export const listRows = (
  groups: readonly NoteGroup[],
  keyOf = (noteId: string): string => noteId,
): ListRow[] =>
  groups.flatMap((group): ListRow[] => [
    { key: headingKey(group), isHeading: true, group },
    ...group.notes.map(
      (note, index) => ({ key: keyOf(note.id), isHeading: false, group, note, index }) as const,
    ),
  ]);

/** Where a note goes when it is dropped on a row: on a heading, the top of its day; on a note, its place; on another day, the place behind. */
export function placeOn(
  rows: readonly ListRow[],
  draggedKey: string,
  overKey: string,
): { note: Note; routeId: string | null; order: number } | null {
  const dragged = rows.find(({ key }) => key === draggedKey);
  const over = rows.find(({ key }) => key === overKey);
  if (!dragged || !over || dragged.isHeading || dragged === over) return null;
  const { routeId } = over.group;
  if (over.isHeading) return { note: dragged.note, routeId, order: 0 };
  // On another day it goes behind that note: a drop on the heading means the first place.
  const isElsewhere = dragged.group !== over.group;
  return { note: dragged.note, routeId, order: over.index + (isElsewhere ? 1 : 0) };
}
