import { beforeEach, expect, test } from "vitest";
import { forgetEverybody, logInAs } from "../../../testing/log-in.ts";
import { finishWork } from "../session/finish-before-logout.ts";
import { forgetDraftsOf, keepDraft, readDraft } from "./form-drafts.ts";

const day = 86_400_000;

beforeEach(() => {
  window.localStorage.clear();
  forgetEverybody();
  logInAs();
});

test("a draft is restored until it is deleted", () => {
  keepDraft("point a", { name: "Castle" }, 0);
  keepDraft("point b", { name: "Café" }, 1);
  expect(readDraft("point a", 2)).toEqual({ name: "Castle" });
  keepDraft("point a", null, 3);
  expect(readDraft("point a", 4)).toBeUndefined();
  expect(readDraft("point b", 4)).toEqual({ name: "Café" });
});

test("drafts belong to one user and end with a logout", async () => {
  keepDraft("point", { name: "Castle" }, 0);
  forgetEverybody();
  expect(readDraft("point", 1)).toBeUndefined();
  logInAs();
  expect(readDraft("point", 1)).toEqual({ name: "Castle" });
  await finishWork(1_000);
  expect(readDraft("point", 1)).toBeUndefined();
});

test("at most ten drafts are stored, for a month, of limited size", () => {
  for (let index = 0; index < 12; index++)
    keepDraft(`point ${index}`, { name: String(index) }, index);
  expect(readDraft("point 1", 20)).toBeUndefined();
  expect(readDraft("point 2", 20)).toEqual({ name: "2" });
  expect(readDraft("point 11", 11 + 30 * day)).toBeUndefined();
  keepDraft("long", { description: "x".repeat(300_000) }, 20);
  expect(readDraft("long", 20)).toBeUndefined();
});

test("the drafts of a trip that may not be read any more go, and those of others stay", () => {
  keepDraft("point a", { name: "Castle" }, 0, { tripId: "georgia" });
  keepDraft("point b", { name: "Café" }, 1, { tripId: "armenia" });
  keepDraft("import", { text: "Days" }, 1);
  forgetDraftsOf("georgia", 2);
  expect(readDraft("point a", 2)).toBeUndefined();
  expect([readDraft("point b", 2), readDraft("import", 2)]).toEqual([
    { name: "Café" },
    { text: "Days" },
  ]);
});

test("a malformed stored value is no draft", () => {
  window.localStorage.setItem("form_drafts", '{"":"[1]"}');
  expect(readDraft("point", 0)).toBeUndefined();
  keepDraft("point", { name: "Castle" }, 0);
  expect(readDraft("point", 0)).toEqual({ name: "Castle" });
});
