import compile from "icu-minify/compile";
import { type FindMessage, flattenTexts, type Messages } from "./words.ts";

/** The texts of a room as its file has them: ICU messages by key, nested. */
export interface Words {
  readonly [key: string]: string | Words;
}

/** The texts of a room by path ("errors.NOT_FOUND"). */
export const flattenWords = (words: Words): [string, string][] => flattenTexts<string>(words);

/** Compiles the texts of a room, so that nobody who says them needs the parser. */
export const compileWords = (words: Words): Messages =>
  Object.fromEntries(
    Object.entries(words).map(([key, text]) => [
      key,
      typeof text === "string" ? compile(text) : compileWords(text),
    ]),
  );

/** Compiles each text when it is first said: all at once would delay the start of a server. */
export function compileLazily(words: readonly Words[]): FindMessage {
  const texts = new Map(words.flatMap((room) => flattenWords(room)));
  const compiled = new Map<string, ReturnType<FindMessage>>();
  return (key) => {
    const text = texts.get(key);
    if (text !== undefined && !compiled.has(key)) compiled.set(key, compile(text));
    return compiled.get(key);
  };
}
