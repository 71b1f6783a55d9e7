import type { Note, Reply } from "@castor/core/notes/note.ts";

/** A note of a plan with its replies. A link names its point: `[opera](point:Wiener Staatsoper)`. */
export type DemoNote = readonly [text: string, ...replies: string[]];

/** A text of several lines. */
export const lines = (...texts: readonly string[]): string => texts.join("\n");

/** The notes of a day, or of the whole trip, made from a plan. */
export function makeDemoNotes(
  notes: readonly DemoNote[],
  on: Pick<Reply, "tripId" | "routeId"> & { written: string; createId: () => string },
  linkIds: ReadonlyMap<string, string>,
): Note[] {
  const { written, createId, ...spot } = on;
  const make = (text: string, order: number, parentId: string | null): Reply => ({
    ...spot,
    id: createId(),
    parentId,
    order,
    text: text.replace(
      /\]\(point:([^)]+)\)/g,
      (_, name: string) => `](point:${linkIds.get(name)})`,
    ),
    created: written,
    updated: written,
  });
  return notes.map(([text, ...replies], order) => {
    const note = make(text, order, null);
    return { ...note, replies: replies.map((reply, at) => make(reply, at, note.id)) };
  });
}
