import { endpoints } from "@castor/core/endpoints.ts";
import { tickTask } from "@castor/core/markup/tick-task.ts";
import {
  addNote,
  changeNote,
  findNote,
  listNotes,
  orderNote,
  removeNote,
} from "@castor/core/notes/edit-notes.ts";
import type { NoteAuthor, NoteSave } from "@castor/core/notes/note.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { readStored } from "../src/device/storage/storage.ts";
import { FakeApi, refuse } from "./fake-api.ts";

const at = "2026-11-21T10:00:00.000Z";

/** A fake server that keeps one trip's notes. */
export class NotesServer {
  readonly api = new FakeApi();
  trip: Trip;
  #made = 0;
  readonly #answered = new Map<string, string>();

  constructor(trip: Trip) {
    this.trip = trip;
    const { trips, notes } = endpoints;
    this.api
      .on(trips.get, ({ id }) => (id === this.trip.id ? this.trip : refuse("NOT_FOUND")))
      .on(notes.save, ({ body, return: isAsked }, { headers }) => {
        const key = headers.get("Idempotency-Key") ?? "";
        if (body.id !== undefined || !this.#answered.has(key)) {
          const refused = this.#save(body);
          if (refused) return refused;
        }
        this.#answered.set(key, body.text ?? "");
        return this.#answer(isAsked);
      })
      .on(notes.order, ({ body, return: isAsked }) => {
        this.trip = orderNote(this.trip, body.note, body.order);
        return this.#answer(isAsked);
      })
      .on(notes.remove, ({ id, return: isAsked }) => {
        this.trip = removeNote(this.trip, id);
        return this.#answer(isAsked);
      });
  }

  get texts(): string[] {
    return listNotes(this.trip).map(({ text, replies }) =>
      [text, ...replies.map((reply) => reply.text)].join(" > "),
    );
  }

  /** Who writes: the session's user. */
  #me(): NoteAuthor | null {
    const me = this.trip.members?.find(({ userId }) => userId === readStored("user_id"));
    return me ? { userId: me.userId, name: me.name } : null;
  }

  #answer = (isAsked: string) => (isAsked === "false" ? { success: true } : listNotes(this.trip));

  #save({ id, text, tick, routeId, parentId = null }: NoteSave): Response | null {
    if (id === undefined) {
      const parent = parentId === null ? undefined : findNote(this.trip, parentId);
      this.trip = addNote(this.trip, {
        id: `new${++this.#made}`,
        tripId: this.trip.id,
        routeId: parent ? parent.routeId : (routeId ?? null),
        parentId,
        order: 0,
        text: text ?? "",
        author: this.#me(),
        created: at,
        updated: at,
      });
      return null;
    }
    const before = findNote(this.trip, id);
    if (!before) return refuse("NOT_FOUND");
    const words = tick ? tickTask(before.text, tick) : text;
    if (words === null) return refuse("CONFLICT", "This task has been changed elsewhere.");
    this.trip = changeNote(this.trip, id, { text: words, routeId }, at);
    return null;
  }
}
