import { afterEach, expect, test } from "vitest";
import { historyKey } from "./history-keys.ts";

afterEach(() => document.body.replaceChildren());

function press(init: KeyboardEventInit, on: Element = document.body) {
  let asked: ReturnType<typeof historyKey> = null;
  const listen = (event: KeyboardEvent) => {
    asked = historyKey(event);
  };
  document.addEventListener("keydown", listen);
  on.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, ...init }));
  document.removeEventListener("keydown", listen);
  return asked;
}
const put = (html: string): Element => {
  document.body.innerHTML = html;
  return document.body.firstElementChild ?? document.body;
};

test("Ctrl or Cmd with Z undoes; with Shift, or Ctrl with Y, it is done again", () => {
  expect(press({ key: "z", ctrlKey: true })).toBe("undo");
  expect(press({ key: "z", metaKey: true })).toBe("undo");
  expect(press({ key: "Z", ctrlKey: true, shiftKey: true })).toBe("redo");
  expect(press({ key: "Z", metaKey: true, shiftKey: true })).toBe("redo");
  expect(press({ key: "y", ctrlKey: true })).toBe("redo");
  expect(press({ key: "z" })).toBeNull();
  expect(press({ key: "z", ctrlKey: true, altKey: true })).toBeNull();
});

test("On a Russian keyboard the same keys do it, on others those with the letters", () => {
  expect(press({ key: "я", code: "KeyZ", ctrlKey: true })).toBe("undo");
  expect(press({ key: "н", code: "KeyY", ctrlKey: true })).toBe("redo");
  expect(press({ key: "z", code: "KeyY", ctrlKey: true })).toBe("undo");
});

test("A text that is typed and an open dialog keep their own undo", () => {
  const undo = { key: "z", ctrlKey: true };
  expect(press(undo, put('<input type="search">'))).toBeNull();
  expect(press(undo, put("<textarea></textarea>"))).toBeNull();
  expect(press(undo, put('<input type="radio">'))).toBe("undo");
  expect(press(undo, put("<button></button>"))).toBe("undo");
  expect(press(undo, put('<div role="dialog"></div>'))).toBeNull();
});
