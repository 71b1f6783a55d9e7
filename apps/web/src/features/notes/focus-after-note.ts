/**
 * Whoever deletes a note or reply by keyboard goes on at the next one, or at the one before the last; where none is left,
 * at the heading. To be called while it is still there.
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
  // After it is gone, and whatever came in its place has taken the focus.
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    const target = next?.isConnected ? next.querySelector<HTMLElement>("button") : heading;
    if (target?.localName === "h1") target.tabIndex = -1;
    target?.focus();
  });
}
