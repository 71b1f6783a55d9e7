import { findNote } from "@castor/core/notes/edit-notes.ts";
import type { Note, Reply } from "@castor/core/notes/note.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useContext } from "react";
import * as z from "zod/mini";
import { LastKnown } from "../../data/forms/last-known.tsx";
import type { ApiError } from "../../data/http/api-error.ts";
import { useWords } from "../../i18n/words.ts";
import { FilesSlot } from "../../things/files-slot.ts";
import type { TextPeople } from "../../things/markup-lines.tsx";
import { newNoteDraft } from "./draft-note.ts";
import { MoveNoteDialog } from "./move-note-dialog.tsx";
import { NoteForm } from "./note-form.tsx";
import type { NoteActions } from "./use-note-actions.ts";
import { useNoteName } from "./use-note-name.ts";

/** The open dialog of the notes. */
export type OpenNote =
  | { kind: "new"; routeId: string | null }
  | { kind: "reply"; note: Note }
  | { kind: "edit"; note: Reply }
  | { kind: "move"; note: Note };

export interface NoteDialogsProps {
  trip: Trip;
  open: OpenNote;
  actions: NoteActions;
  people: TextPeople;
  onClose: () => void;
}

const _newNote = z.object({
  routeId: z.nullable(z.string()),
  parentId: z.nullable(z.string()),
  text: z.string(),
});

/** The dialogs of notes: new, reply, edit, move. */
export function NoteDialogs(props: NoteDialogsProps) {
  const { trip, open, actions, people, onClose } = props;
  const translate = useWords("common", "note-dialogs");
  const filesOf = useContext(FilesSlot);
  const closeOnSuccess = async (saved: Promise<ApiError | null>) => {
    const error = await saved;
    if (!error) onClose();
    return error;
  };
  const common = { routes: trip.routes, people, onClose };
  switch (open.kind) {
    case "new":
    case "reply":
      return <NewNoteForm {...props} key={open.kind} />;
    case "edit":
      return (
        <LastKnown now={findNote(trip, open.note.id) ?? undefined}>
          {(note, isGone) => {
            const { id, text, routeId, parentId } = note;
            const isTop = parentId === null;
            const parent = isTop || findNote(trip, parentId) ? parentId : null;
            return (
              <NoteForm
                {...common}
                title={translate(isTop ? "noteDialogs.editTitle" : "noteDialogs.editReplyTitle")}
                start={note}
                files={isGone ? null : filesOf({ noteId: id, isForm: true })}
                subject={{ thing: { kind: "note", id }, saved: { text, routeId }, isGone }}
                draftName={`note ${id}`}
                canChooseDay={isTop && trip.routes.length > 0}
                onSave={(fields) =>
                  closeOnSuccess(
                    isGone
                      ? actions.add({ ...fields, parentId: parent })
                      : actions.save(note, fields),
                  )
                }
              />
            );
          }}
        </LastKnown>
      );
    case "move":
      return (
        <MoveNoteDialog
          note={open.note}
          routes={trip.routes}
          onMove={(routeId) => {
            actions.move(open.note.id, routeId);
            onClose();
          }}
          onClose={onClose}
        />
      );
  }
}

/** The form of a new note or reply. */
function NewNoteForm({ trip, open, actions, people, onClose }: NoteDialogsProps) {
  const translate = useWords("common", "note-dialogs");
  const noteName = useNoteName();
  const parent = open.kind === "reply" ? open.note : null;
  const draftName = parent ? `reply to ${parent.id}` : newNoteDraft(trip.id);
  const routeId = open.kind === "new" ? open.routeId : (parent?.routeId ?? null);
  return (
    <NoteForm
      title={translate(parent ? "noteDialogs.replyTitle" : "noteDialogs.newTitle")}
      lead={parent ? translate("noteDialogs.replyTo", { name: noteName(parent.text) }) : undefined}
      start={{ text: "", routeId }}
      subject={{ thing: null, saved: null }}
      draftName={draftName}
      isNew={parent === null}
      routes={trip.routes}
      people={people}
      canChooseDay={parent === null && trip.routes.length > 0}
      onSave={async (fields) => {
        const error = await actions.add({ ...fields, parentId: parent?.id ?? null });
        if (!error) onClose();
        return error;
      }}
      onClose={onClose}
    />
  );
}
