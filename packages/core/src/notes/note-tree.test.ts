import { expect, test } from "vitest";
import { makeNote } from "../../testing/make.ts";
import { flattenNotes, toNoteTree } from "./note-tree.ts";

test("A flat list of notes becomes a tree with sorted replies, and back", () => {
  const bare = (changes: Parameters<typeof makeNote>[0]) => {
    const { replies: _, ...note } = makeNote(changes);
    return note;
  };
  const late = bare({ id: "late", parentId: "b", order: 1 });
  const early = bare({ id: "early", parentId: "b", order: 0 });
  const [a, b] = [bare({ id: "a" }), bare({ id: "b", order: 1 })];
  const tree = toNoteTree([late, b, early, a]);
  expect(tree).toEqual([
    { ...b, replies: [early, late] },
    { ...a, replies: [] },
  ]);
  expect(flattenNotes(tree)).toEqual([b, early, late, a]);
  expect(toNoteTree([])).toEqual([]);
});
