/** Moves the focus after a row is deleted: to the next row, else to the one before. */
export function focusAfterRow(rows: readonly { id: string }[], id: string): void {
  const index = rows.findIndex((row) => row.id === id);
  const next = rows[index + 1] ?? rows[index - 1];
  // Runs after the row is gone and a closing menu or dialog has released the focus.
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    const button = next && document.querySelector(`[data-point="${CSS.escape(next.id)}"] button`);
    if (button instanceof HTMLElement) button.focus({ preventScroll: true });
  });
}
