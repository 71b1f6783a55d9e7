/** Moves the focus after a row is deleted: to the next row, else to the one before. */
export function focusAfterRow(rows: readonly { id: string }[], id: string): void {
  const at = rows.findIndex((row) => row.id === id);
  const next = rows[at + 1] ?? rows[at - 1];
  // Runs after the row is gone and a closing menu or dialog has released the focus.
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    const button = next && document.querySelector(`[data-point="${CSS.escape(next.id)}"] button`);
    if (button instanceof HTMLElement) button.focus({ preventScroll: true });
  });
}
