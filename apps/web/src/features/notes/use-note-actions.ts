import type { ArgsOf } from "@castor/core/changes/change-args.ts";
import type { TaskTick } from "@castor/core/markup/tick-task.ts";
import { listNotes } from "@castor/core/notes/edit-notes.ts";
import type { NoteAuthor, NoteForm, Reply } from "@castor/core/notes/note.ts";
import { useEffect, useMemo } from "react";
import type { ApiError } from "../../data/http/api-error.ts";
import { offerUndo } from "../../data/trip-changes/history/offer-undo.ts";
import { tripHistoryOf } from "../../data/trip-changes/history/trip-histories.ts";
import { newTemporaryId } from "../../data/trip-changes/temporary-ids.ts";
import { useWords } from "../../i18n/words.ts";
import { dismissToastTopic } from "../../ui/feedback/show-toast.ts";

/** Toasts about deleted notes replace each other: the older deletion is sent then. */
const noteTopic = "notes";

/** What a form says of a new note or reply. */
export type NewNote = ArgsOf<"notes.add">["note"];

/** For every page with notes: leaving it sends the deletion that a toast deferred. */
export function useNotesSentOnLeave(): void {
  useEffect(() => () => dismissToastTopic(noteTopic), []);
}

/** What may be done to the notes of a trip, all of it undoable; the same object while language and trip stay. */
export function useNoteActions(tripId: string, author: NoteAuthor | undefined) {
  const translate = useWords("common");
  return useMemo(() => {
    const history = tripHistoryOf(tripId);
    const { queue } = history;
    const addNote = (note: NewNote, id: string) =>
      ({ name: "notes.add", args: { tripId, id, note, ...(author && { author }) } }) as const;
    return {
      /** The row of a new note keeps its key, and with it focus and open parts, when the server names the note. */
      keyOf: queue.ids.firstId,
      /** A new note or reply; answers why not. */
      async add(note: NewNote): Promise<ApiError | null> {
        const outcome = await history.run(addNote(note, newTemporaryId()), { isQuiet: true });
        return outcome.isDone ? null : outcome.error;
      },
      /** A new note that was written in its place: a message says why it is refused. */
      write: (routeId: string, text: string): void =>
        void history.run(addNote({ routeId, parentId: null, text }, newTemporaryId())),
      /** What a form has changed of a note; answers why not. */
      async save(note: Reply, form: NoteForm): Promise<ApiError | null> {
        const change = {
          ...(form.text === note.text ? null : { text: form.text }),
          ...(form.routeId === note.routeId || note.parentId !== null
            ? null
            : { routeId: form.routeId }),
        };
        if (Object.keys(change).length === 0) return null;
        const outcome = await history.run(
          { name: "notes.save", args: { id: note.id, change } },
          { isQuiet: true, isGuarded: true },
        );
        return outcome.isDone ? null : outcome.error;
      },
      tick: (id: string, tick: TaskTick): void =>
        void history.run({ name: "notes.tick", args: { id, tick } }),
      move: (id: string, routeId: string | null): void =>
        void history.run({ name: "notes.save", args: { id, change: { routeId } } }),
      /** To a position among the notes of a day, which may be another one. */
      place(note: Reply, routeId: string | null, order: number): void {
        const { id } = note;
        const shown = listNotes(queue.read() ?? { notes: [], routes: [] });
        const ofDay = shown.filter((other) => other.routeId === routeId);
        const change = { name: "notes.order", args: { id, order } } as const;
        if (routeId === note.routeId) {
          if (ofDay[order]?.id !== id) void history.run(change);
          return;
        }
        const isLast = ofDay.length <= order;
        const move = { name: "notes.save", args: { id, change: { routeId } } } as const;
        history.runInSequence(isLast ? [move] : [move, change]);
      },
      /** Sent when the toast that offers to undo it goes. */
      remove({ id, parentId }: Pick<Reply, "id" | "parentId">): void {
        focusAfterNote(id);
        offerUndo(history, {
          ...history.defer({ name: "notes.remove", args: { id } }),
          text: translate(parentId === null ? "notes.deleted" : "notes.deletedReply"),
          topic: noteTopic,
        });
      },
      /** A list of things to do, of the whole trip. */
      async insert({ name, text }: { name: string; text: string }): Promise<void> {
        const note = { text, routeId: null, parentId: null };
        const { step, outcome } = history.runTogether([addNote(note, newTemporaryId())]);
        const [added] = await outcome;
        if (!added?.isDone) return;
        offerUndo(history, { step, text: translate("notes.inserted", { name }), topic: noteTopic });
      },
    };
  }, [tripId, author, translate]);
}

export type NoteActions = ReturnType<typeof useNoteActions>;

/**
 * Moves the focus after a note or reply is deleted: to the next one, else to the one before, else to the heading. Call it
 * while the note still exists.
 */
function focusAfterNote(id: string): void {
  const gone = document.querySelector(`[data-note="${CSS.escape(id)}"]`);
  const others = [...document.querySelectorAll("[data-note]")].filter(
    (other) => !gone?.contains(other),
  );
  const isAfter = (other: Element) =>
    Boolean(gone && gone.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  const next = others.find(isAfter) ?? others.at(-1);
  const heading = gone?.closest("section, main")?.querySelector<HTMLElement>("h1, h3 button");
  // Runs after the note is gone and a closing menu or dialog has released the focus.
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    const target = next?.isConnected ? next.querySelector<HTMLElement>("button") : heading;
    if (target?.localName === "h1") target.tabIndex = -1;
    target?.focus();
  });
}
