import type { ChangeBody } from "@castor/core/changes/change-args.ts";
import { expect, test } from "vitest";
import { makeTwoDays } from "../../../testing/open-trip.ts";
import { newChange } from "./new-change.ts";
import { newEntry } from "./new-entry.ts";
import { isRemovedLater } from "./queue-entries.ts";

const entryOf = (body: ChangeBody) => newEntry(makeTwoDays(), newChange(body), new Map(), {});
const edit = entryOf({ name: "points.save", args: { id: "b", change: { name: "Tower" } } });
const removal = entryOf({ name: "points.remove", args: { id: "b" } });

test("A change is moot once its thing is deleted later, not while that deletion can be undone", () => {
  expect(isRemovedLater([edit, removal], edit)).toBe(true);
  expect(isRemovedLater([edit, { ...removal, isDeferred: true }], edit)).toBe(false);
  expect(isRemovedLater([removal, edit], edit)).toBe(false);
});
