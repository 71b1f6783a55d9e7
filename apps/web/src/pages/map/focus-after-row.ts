/** Whoever deletes a row by keyboard goes on at the next one, or at the one before the last. */
export function focusAfterRow(rows: readonly { id: string }[], id: string): void {
  const at = rows.findIndex((row) => row.id === id);
  const next = rows[at + 1] ?? rows[at - 1];
  // After the row is gone, and whatever came in its place has taken the focus.
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    const button = next && document.querySelector(`[data-point="${CSS.escape(next.id)}"] button`);
    if (button instanceof HTMLElement) button.focus({ preventScroll: true });
  });
}
