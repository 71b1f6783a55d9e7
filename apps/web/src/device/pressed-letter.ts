/** The Latin letter of a pressed key, so that shortcuts work on a Russian keyboard layout too. */
export const pressedLetter = ({ key, code }: Pick<KeyboardEvent, "key" | "code">): string =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, "").toLowerCase();
