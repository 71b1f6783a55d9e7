import { expect, test } from "vitest";
import { dismissDone, listNotifications, notify } from "./notify.ts";

test("when the next thing begins, what only says that something is done goes, and a failure stays", () => {
  notify("ok", "Saved.");
  notify("error", "Not saved.");
  notify("info", "A hint.");
  dismissDone();
  expect(listNotifications().map(({ text }) => text)).toEqual(["Not saved.", "A hint."]);
});
