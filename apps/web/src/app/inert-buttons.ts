/** Buttons of a frame do nothing yet. React escapes every "<" in texts, so what looks like a button is one. */
export const inertButtons = (markup: string): string =>
  markup.replaceAll("<button", '<button inert=""');
