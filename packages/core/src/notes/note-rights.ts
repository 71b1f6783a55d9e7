import { listMentionedIn, type Nameable } from "../markup/mentions.ts";
import { readTaskMark } from "../markup/task-mark.ts";
import type { Reply } from "./note.ts";

/** A member at the notes of a trip. `userId` null: nobody knows who. */
export interface NoteReader {
  canEdit: boolean;
  userId: string | null;
}

/** True where a member may change the text of a note, and remove it: editors all, viewers replies of their own (specification#roles). */
export const mayChangeNote = (
  { canEdit, userId }: NoteReader,
  { parentId, author }: Pick<Reply, "parentId" | "author">,
): boolean => canEdit || (parentId !== null && userId !== null && author?.userId === userId);

/** True where a member may tick the task of a line: editors all, viewers those that name them. */
export const mayTickLine = (
  { canEdit, userId }: NoteReader,
  line: string,
  people: readonly Nameable[],
): boolean =>
  canEdit ||
  (userId !== null &&
    readTaskMark(line) !== null &&
    listMentionedIn(line, people).some((person) => person.userId === userId));
