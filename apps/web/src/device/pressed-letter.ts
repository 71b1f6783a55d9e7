/** The letter of a key as its keyboard's Latin side has it: people with a Russian keyboard press the same keys. */
export const pressedLetter = ({ key, code }: Pick<KeyboardEvent, "key" | "code">): string =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, "").toLowerCase();
