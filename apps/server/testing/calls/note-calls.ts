import type { Note } from "@castor/core/notes/note.ts";
import type { Person, TestApp } from "../servers/test-app.ts";
import { addNote, succeed } from "./trip-calls.ts";

/** The texts of a note tree, replies behind their note. */
export const readTexts = (notes: readonly Note[]) =>
  notes.map(({ text, replies }) => [text, ...replies.map((reply) => reply.text)].join(" > "));

/** The calls of `note` by one user. */
export const noteCalls = (app: TestApp, as: Person) => ({
  save: (body: object, query = "") => app.call("POST", `note${query}`, { as, body }),
  order: (body: object, query = "") => app.call("POST", `note/order${query}`, { as, body }),
  remove: (id: string, query = "") => app.call("DELETE", `note/${id}${query}`, { as }),
  list: async (tripId: string) => succeed<Note[]>(await app.call("GET", `note/${tripId}`, { as })),
  add: (tripId: string, form: object = {}) => addNote(app, as, tripId, form),
});
