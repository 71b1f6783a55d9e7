import type { Note, Reply } from "@castor/core/notes/note.ts";

/** A note as a plan writes it, and its replies. A point is linked by its name: `[opera](point:Wiener Staatsoper)`. */
export type DemoNote = readonly [text: string, ...replies: string[]];

/** A text of several lines. */
export const lines = (...texts: readonly string[]): string => texts.join("\n");

/** What the notes of a demo trip become on a day of it, or for all of it. */
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
