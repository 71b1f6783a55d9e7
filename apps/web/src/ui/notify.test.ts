import { expect, test } from "vitest";
import {
  dismissDone,
  dismissNotification,
  dismissTopic,
  listNotifications,
  notify,
} from "./notify.ts";

test("when the next thing begins, what only says that something is done goes, and a failure stays", () => {
  notify("ok", "Saved.");
  notify("error", "Not saved.");
  notify("info", "A hint.");
  dismissDone();
  expect(listNotifications().map(({ text }) => text)).toEqual(["Not saved.", "A hint."]);
});

test("a newer message about the same takes the place of the older one, and each says once that it is gone", () => {
  const gone: string[] = [];
  const tell = (text: string) =>
    notify("ok", text, null, { topic: "history", onGone: () => gone.push(text) });
  tell("First");
  const second = tell("Second");
  expect(listNotifications().filter(({ topic }) => topic === "history")).toHaveLength(1);
  expect(gone).toEqual(["First"]);
  dismissNotification(second);
  dismissNotification(second);
  expect(gone).toEqual(["First", "Second"]);
  tell("Third");
  dismissTopic("history");
  expect(gone.at(-1)).toBe("Third");
});

test("the same words about two things are two messages, and go together with what both belong to", () => {
  for (const topic of ["costs flight", "costs hotel", "costs hotel", "costly"])
    notify("ok", "Paid.", null, { topic });
  const topics = () => listNotifications().flatMap(({ topic }) => topic ?? []);
  expect(topics()).toEqual(["costs flight", "costs hotel", "costly"]);
  dismissTopic("costs");
  expect(topics()).toEqual(["costly"]);
});
