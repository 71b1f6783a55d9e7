import type { Note, Reply } from "@castor/core/notes/note.ts";
import { mayChangeNote, mayTickLine } from "@castor/core/notes/note-rights.ts";
import { type ReactNode, useContext } from "react";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { FilesSlot } from "../../things/files-slot.ts";
import { TripText } from "../../things/trip-text.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import type { MenuItem } from "../../ui/menus/menu.tsx";
import styles from "./note-thread.module.css";
import { NoteMenu } from "./thread/note-menu.tsx";
import { useNoteName } from "./use-note-name.ts";
import type { NoteTools } from "./use-notes.tsx";

export interface NoteThreadProps {
  note: Note;
  tools: NoteTools;
  canMove: boolean;
  steps?: readonly MenuItem[] | undefined;
  /** The handle for drag and drop. */
  handle?: ReactNode;
}

/** A note with its replies; who may ticks tasks in place. */
export function NoteThread({ note, tools, canMove, steps, handle }: NoteThreadProps) {
  const translate = useWords("common");
  const noteName = useNoteName();
  const filesOf = useContext(FilesSlot);
  const { canEdit, canReply, people, isShared } = tools;
  const reader = { canEdit, userId: people.userId };
  const mayTick = canEdit ? undefined : (line: string) => mayTickLine(reader, line, people.all);
  const hasReplies = note.replies.length > 0;
  const draw = ({ id, text }: Reply) => (
    <TripText
      text={text}
      people={people}
      mayTick={mayTick}
      onTick={canReply ? (tick) => tools.tick(id, tick) : undefined}
    />
  );
  return (
    <article
      className={`surface ${styles.thread}`}
      aria-label={noteName(note.text)}
      data-note={note.id}
    >
      <div className="row items-start gap-4">
        <div className="grow">
          {draw(note)}
          {filesOf({ noteId: note.id, isForm: false })}
          {hasReplies ? <NoteTimes note={note} isSigned={isShared} /> : null}
        </div>
        {canEdit ? (
          <div className={`row rigid ${styles.tools}`}>
            {handle}
            <NoteMenu note={note} thread={note} tools={tools} canMove={canMove} steps={steps} />
          </div>
        ) : null}
      </div>
      {hasReplies ? (
        <ul
          className={`plain-list stack gap-12 ${styles.replies}`}
          aria-label={translate("notes.replies")}
        >
          {note.replies.map((reply) => (
            <li key={tools.keyOf(reply.id)} data-note={reply.id}>
              <div className="row items-start gap-4">
                <div className="grow">
                  {draw(reply)}
                  {filesOf({ noteId: reply.id, isForm: false })}
                  <NoteTimes note={reply} isSigned={isShared} />
                </div>
                {mayChangeNote(reader, reply) ? (
                  <div className={`row rigid ${styles.tools}`}>
                    <NoteMenu note={reply} thread={null} tools={tools} canMove={false} />
                  </div>
                ) : null}
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={`row wrap items-center ${styles.foot}`}>
        {hasReplies ? null : <NoteTimes note={note} isSigned={isShared} />}
        {canReply ? (
          <Button
            kind="quiet"
            aria-label={translate("notes.replyNamed", { name: noteName(note.text) })}
            onClick={() => tools.open({ kind: "reply", note })}
          >
            {translate("notes.reply")}
          </Button>
        ) : null}
      </div>
    </article>
  );
}

interface NoteTimesProps {
  note: Pick<Reply, "created" | "updated" | "author">;
  isSigned: boolean;
}

/** When a note was written, in a shared trip by whom, and when it was changed since. */
function NoteTimes({ note, isSigned }: NoteTimesProps) {
  const translate = useWords("common");
  const { instant } = useFormats();
  const { created, updated, author } = note;
  const written = translate("notes.written", { time: instant(created) });
  const edited = translate("notes.edited", { time: instant(updated) });
  return (
    <span className="secondary tabular">
      {isSigned && author?.name ? (
        <>
          <span dir="auto">{author.name}</span>
          {" · "}
        </>
      ) : null}
      <time dateTime={created}>{written}</time>
      {updated === created ? null : (
        <>
          {", "}
          <time dateTime={updated}>{edited}</time>
        </>
      )}
    </span>
  );
}
