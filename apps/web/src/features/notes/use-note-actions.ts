import type { TaskTick } from "@castor/core/markup/tick-task.ts";
import { listNotes } from "@castor/core/notes/edit-notes.ts";
import type { NoteForm, Reply } from "@castor/core/notes/note.ts";
import { useEffect, useMemo } from "react";
import type { ApiError } from "../../data/api-error.ts";
import { holdWithUndo } from "../../data/hold-with-undo.ts";
import { makeInTrip, type UnsureMaking } from "../../data/make-in-trip.ts";
import { type NewNote, noteChanges } from "../../data/note-changes.ts";
import { madeId } from "../../data/point-changes.ts";
import { deskOf } from "../../data/trip-desks.ts";
import { useWords } from "../../i18n/words.ts";
import { dismissTopic, notify } from "../../ui/notify.ts";
import { focusAfterNote } from "./focus-after-note.ts";

/** Messages about deleted notes give way to each other: what an older one held back is sent then. */
const noteTopic = "notes";

/** The lists that can be put in, in the order in which they are offered; their words are in i18n `notes`. */
export const listNames = ["documents", "packing", "leaving"] as const;
export type ListName = (typeof listNames)[number];

/** For a page with notes, whatever part of it shows them: who leaves it has decided, and what is held back is sent. */
export function useNotesSentOnLeave(): void {
  useEffect(() => () => dismissTopic(noteTopic), []);
}

/** What may be done to the notes of a trip; the same object while language and trip stay. */
export function useNoteActions(tripId: string) {
  const translate = useWords();
  return useMemo(() => {
    const desk = deskOf(tripId);
    const remove = (note: Pick<Reply, "id" | "parentId">): void => {
      focusAfterNote(note.id);
      holdWithUndo(desk, noteChanges.remove(note.id), {
        text: translate(note.parentId === null ? "notes.deleted" : "notes.deletedReply"),
        undo: translate("notes.undo"),
        topic: noteTopic,
      });
    };
    return {
      /** A note made here stays the same row when the server names it, with the focus and what is open in it. */
      keyOf: desk.ids.firstId,
      /** A new note or reply; answers why not. */
      async add(note: NewNote, unsure: UnsureMaking<NewNote>): Promise<ApiError | null> {
        const id = madeId();
        const outcome = await makeInTrip(
          tripId,
          unsure,
          {
            add: (fields) => noteChanges.add(tripId, fields, id),
            amend: (_, { text, routeId, parentId }) => [
              noteChanges.change(id, parentId === null ? { text, routeId } : { text }),
            ],
          },
          note,
        );
        return outcome.isDone ? null : outcome.error;
      },
      /** What a form has changed of a note; answers why not. */
      async save(note: Reply, form: NoteForm): Promise<ApiError | null> {
        const edit = {
          ...(form.text === note.text ? null : { text: form.text }),
          ...(form.routeId === note.routeId || note.parentId !== null
            ? null
            : { routeId: form.routeId }),
        };
        if (Object.keys(edit).length === 0) return null;
        const outcome = await desk.run(noteChanges.change(note.id, edit), { isQuiet: true });
        return outcome.isDone ? null : outcome.error;
      },
      tick: (id: string, tick: TaskTick): void => void desk.run(noteChanges.tick(id, tick)),
      move: (id: string, routeId: string | null): void =>
        void desk.run(noteChanges.move(id, routeId)),
      /** To a place among the notes of a day, which may be another one. */
      place(note: Reply, routeId: string | null, order: number): void {
        const moved =
          routeId === note.routeId ? null : desk.run(noteChanges.move(note.id, routeId));
        const shown = listNotes(desk.read() ?? { notes: [], routes: [] });
        const ofDay = shown.filter((other) => other.routeId === routeId);
        if (ofDay[order]?.id === note.id) return;
        const change = noteChanges.order(note.id, order);
        if (!moved) return void desk.run(change);
        // Shown at once; sent only of a note that has come to its day.
        const placed = desk.hold(change);
        void moved.then(({ isDone }) => void (isDone ? placed.release() : placed.drop()));
      },
      /** Sent when the message that offers to undo it goes. */
      remove,
      /** A list of things to do, of the whole trip. */
      async insert(list: ListName): Promise<void> {
        const id = madeId();
        const text = translate(`notes.lists.${list}.text`);
        const note = { text, routeId: null, parentId: null };
        const { isDone } = await desk.run(noteChanges.add(tripId, note, id));
        if (!isDone) return;
        const name = translate(`notes.lists.${list}.name`);
        const undo = () => void desk.run(noteChanges.remove(id));
        notify("ok", translate("notes.inserted", { name }), {
          label: translate("notes.undo"),
          run: undo,
        });
      },
    };
  }, [tripId, translate]);
}

export type NoteActions = ReturnType<typeof useNoteActions>;
