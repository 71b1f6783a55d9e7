import type { TaskCount } from "@castor/core/notes/count-tasks.ts";
import type { Note } from "@castor/core/notes/note.ts";

/** The notes of a day, or of the whole trip (null), with its name in words. */
export interface NoteGroup {
  routeId: string | null;
  title: string;
  /** Those that are looked at. */
  notes: readonly Note[];
  /** Of all its notes, looked at or not. */
  tasks: TaskCount;
}

/** What the list draws, one under the other. */
export type ListRow =
  | { key: string; isHeading: true; group: NoteGroup }
  | { key: string; isHeading: false; group: NoteGroup; note: Note; at: number };

/** A heading stands in the list beside notes, whose ids have no such sign. */
const headingKey = ({ routeId }: NoteGroup) => `day:${routeId ?? ""}`;

export const listRows = (
  groups: readonly NoteGroup[],
  keyOf = (noteId: string): string => noteId,
): ListRow[] =>
  groups.flatMap((group): ListRow[] => [
    { key: headingKey(group), isHeading: true, group },
    ...group.notes.map(
      (note, at) => ({ key: keyOf(note.id), isHeading: false, group, note, at }) as const,
    ),
  ]);

/** Where a note goes that is put down on a row: on a heading at the top of its day, on a note in its place, or behind it on another day. */
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
  // On another day it goes behind that note: the first place there is the heading's.
  const isElsewhere = dragged.group !== over.group;
  return { note: dragged.note, routeId, order: over.at + (isElsewhere ? 1 : 0) };
}
