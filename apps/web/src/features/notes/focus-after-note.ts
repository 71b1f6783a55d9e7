/**
 * Moves the focus after a note or reply is deleted: to the next one, else to the one before, else to the heading. Call it
 * while the note still exists.
 */
export function focusAfterNote(id: string): void {
  const gone = document.querySelector(`[data-note="${CSS.escape(id)}"]`);
  const others = [...document.querySelectorAll("[data-note]")].filter(
    (other) => !gone?.contains(other),
  );
  const isAfter = (other: Element) =>
    Boolean(gone && gone.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  const next = others.find(isAfter) ?? others.at(-1);
  const heading = gone?.closest("section, main")?.querySelector<HTMLElement>("h1, h3 button");
  // Runs after the note is gone and a closing menu or dialog has released the focus.
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    const target = next?.isConnected ? next.querySelector<HTMLElement>("button") : heading;
    if (target?.localName === "h1") target.tabIndex = -1;
    target?.focus();
  });
}
