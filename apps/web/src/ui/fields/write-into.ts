/** A field's text and its selection, in UTF-16 units. */
export interface FieldText {
  text: string;
  from: number;
  to: number;
}

/** Replaces a field's text as if typed: only the part that differs, in one step of the browser's undo history. */
export function writeInto(field: HTMLTextAreaElement, { text, from, to }: FieldText): void {
  const old = field.value;
  field.focus();
  if (text !== old) {
    const shorter = Math.min(old.length, text.length);
    let begin = 0;
    while (begin < shorter && old[begin] === text[begin]) begin++;
    let same = 0;
    while (same < shorter - begin && old.at(-1 - same) === text.at(-1 - same)) same++;
    const by = text.slice(begin, text.length - same);
    field.setSelectionRange(begin, old.length - same);
    // Deprecated, but the only call that enters the browser's undo history. Without it the text still changes.
    if (!document.execCommand?.(by ? "insertText" : "delete", false, by) || field.value !== text) {
      field.setRangeText(text, 0, field.value.length);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
  field.setSelectionRange(from, to);
}
