import { pressedLetter } from "../../device/pressed-letter.ts";

const typing =
  'textarea, select, [contenteditable=""], [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="button"])';

/** What a press of keys asks for on the map; null where the keyboard belongs to a text or a dialog. */
export function historyKey(event: KeyboardEvent): "undo" | "redo" | null {
  const { target, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || altKey || ctrlKey === metaKey) return null;
  if (target instanceof Element && target.closest(typing)) return null;
  const letter = pressedLetter(event);
  const asked =
    letter === "z" ? (shiftKey ? "redo" : "undo") : letter === "y" && ctrlKey ? "redo" : null;
  return asked && document.querySelector('[role="dialog"], [role="menu"]') ? null : asked;
}
