/**
 * Focuses the first field of a form whose text is not understood (`data-unread`), such as a date or a text that no option of a list
 * matches. False when there is none. What is not understood is not dropped: the form is not sent, and the field says why.
 */
export function focusUnread(form: HTMLFormElement): boolean {
  const unread = form.querySelector<HTMLElement>("[data-unread]");
  unread?.focus();
  return unread !== null;
}
