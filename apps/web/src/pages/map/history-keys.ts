const typing =
  'textarea, select, [contenteditable=""], [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="button"])';

/** The letter of a key as its keyboard's Latin side has it: people with a Russian keyboard press the same keys. */
const letterOf = ({ key, code }: KeyboardEvent): string =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, "").toLowerCase();

/** What a press of keys asks for on the map; null where the keyboard belongs to a text or a dialog. */
export function historyKey(event: KeyboardEvent): "undo" | "redo" | null {
  const { target, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || altKey || ctrlKey === metaKey) return null;
  if (target instanceof Element && target.closest(typing)) return null;
  const letter = letterOf(event);
  const asked =
    letter === "z" ? (shiftKey ? "redo" : "undo") : letter === "y" && ctrlKey ? "redo" : null;
  return asked && document.querySelector('[role="dialog"], [role="menu"]') ? null : asked;
}
