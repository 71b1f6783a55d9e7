// @vitest-environment node
import { expect, test } from "vitest";
import {
  dismissDoneToasts,
  dismissToast,
  dismissToastTopic,
  listToasts,
  showToast,
} from "./show-toast.ts";

test("dismissing done toasts leaves error toasts", () => {
  showToast("ok", "Saved.");
  showToast("error", "Not saved.");
  showToast("info", "A hint.");
  dismissDoneToasts();
  expect(listToasts().map(({ text }) => text)).toEqual(["Not saved.", "A hint."]);
});

test("a newer toast of the same topic replaces the older one, and each calls onGone once", () => {
  const gone: string[] = [];
  const tell = (text: string) =>
    showToast("ok", text, null, { topic: "history", onGone: () => gone.push(text) });
  tell("First");
  const second = tell("Second");
  expect(listToasts().filter(({ topic }) => topic === "history")).toHaveLength(1);
  expect(gone).toEqual(["First"]);
  dismissToast(second);
  dismissToast(second);
  expect(gone).toEqual(["First", "Second"]);
  tell("Third");
  dismissToastTopic("history");
  expect(gone.at(-1)).toBe("Third");
});

test("the same text under two topics is two toasts, and dismissing their common topic removes both", () => {
  for (const topic of ["costs flight", "costs hotel", "costs hotel", "costly"])
    showToast("ok", "Paid.", null, { topic });
  const topics = () => listToasts().flatMap(({ topic }) => topic ?? []);
  expect(topics()).toEqual(["costs flight", "costs hotel", "costly"]);
  dismissToastTopic("costs");
  expect(topics()).toEqual(["costly"]);
});
