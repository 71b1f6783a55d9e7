import { readMessage } from "@castor/core/schemas/validation.ts";
import format, { type CompiledMessage } from "icu-minify/format";
import type { AllTexts, Rooms } from "./text-keys.ts";

/** What is said in one place: a page, a dialog, the server. Its texts are one file of each language, and load together. */
export type Room = keyof Rooms;

/** A key of the texts of some rooms, and of those of the first room, which are there always. */
export type RoomKey<Of extends Room> = {
  [Each in Of | "first"]: Extract<keyof Rooms[Each], string>;
}[Of | "first"];

/** A key of the first room: the frame of every page, and the requests. */
export type InitialWordsKey = RoomKey<"first">;

/** A key that every page but the first one may use. */
export type WordsKey = RoomKey<"common">;

/** A key of any room. The server has them all. */
export type ServerWordsKey = RoomKey<Room>;

type Params = Readonly<Record<string, string | number>>;

/** What a text needs besides its key. `null` in the table of keys: nothing. */
type Needs<Key> = Key extends keyof AllTexts
  ? AllTexts[Key] extends null
    ? [params?: Params]
    : [params: AllTexts[Key]]
  : [params?: Params];

/** The text of a key with its parameters. */
export type Translate<Key extends string = WordsKey> = <Used extends Key>(
  key: Used,
  ...params: Needs<Used>
) => string;

/** The same for whoever has the parameters of several keys together, so that the compiler cannot tell what each needs. */
export type TranslateAny<Key extends string = string> = (key: Key, params?: Params) => string;

/** Says texts whose keys or parameters are data. */
export const withAnyParams = <Key extends string>(translate: Translate<Key>) =>
  translate as TranslateAny<Key>;

/** The compiled texts of a room, as its file nests them: so they are smaller. */
export interface Messages {
  readonly [key: string]: CompiledMessage | Messages;
}

/** The texts of a room by path ("errors.NOT_FOUND"), whether compiled or not. */
export function flattenTexts<Text extends CompiledMessage>(
  texts: { readonly [key: string]: Text | object },
  path = "",
): [string, Text][] {
  return Object.entries(texts).flatMap(([key, text]): [string, Text][] =>
    typeof text === "string" || Array.isArray(text)
      ? [[path + key, text as Text]]
      : flattenTexts(text as { readonly [key: string]: Text | object }, `${path}${key}.`),
  );
}

/** Answers the compiled text of a key. */
export type FindMessage = (key: string) => CompiledMessage | undefined;

/** A value that has quotation marks stands between these, which no text has, until it is known what it stands in. */
const opened = "\uE000";
const closed = "\uE001";
const marked = new RegExp(`${opened}([^${closed}]*)${closed}`, "g");

/** A value, with other marks for its own quotations where it stands in one: «Отель „Маяк“», and not «Отель «Маяк»». */
function nestQuotes(
  text: string,
  [open = "", close = "", innerOpen = "", innerClose = ""]: string,
) {
  return text.replace(marked, (_, value: string, index: number) => {
    const before = text.slice(0, index).replace(marked, "");
    return before.lastIndexOf(open) > before.lastIndexOf(close)
      ? value.replaceAll(open, innerOpen).replaceAll(close, innerClose)
      : value;
  });
}

/** The typed texts of one language. Plural forms are those of the language (CLDR). A key without a text says itself. */
export function createTranslate<Key extends string = WordsKey>(
  find: FindMessage,
  language: string,
): Translate<Key> {
  const plurals = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  const options = {
    formatters: {
      getPluralRules: () => plurals,
      // Each count of a plural asks for a format without options, and making one takes 20 µs.
      getNumberFormat: (locale: Intl.LocalesArgument, of?: Intl.NumberFormatOptions) =>
        of === undefined ? numbers : new Intl.NumberFormat(locale, of),
      getDateTimeFormat: (...of: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
        new Intl.DateTimeFormat(...of),
    },
  };
  return (key, ...[params]) => {
    const message = find(key);
    if (message === undefined) return key;
    if (typeof message === "string") return message;
    const quotes = String(find("language.quotes") ?? "");
    const hasQuotes = (value: unknown) =>
      typeof value === "string" && [...quotes].some((mark) => value.includes(mark));
    const values = Object.entries(params ?? {}).map(([name, value]) => [
      name,
      hasQuotes(value) ? opened + value + closed : value,
    ]);
    return nestQuotes(
      String(format(message, language, Object.fromEntries(values), options)),
      quotes,
    );
  };
}

/** What a path leads on to in keys: the names of what a room lists, in the order of its file. */
export function listBelow(keys: readonly string[], path: string): string[] {
  const before = `${path}.`;
  const names = keys
    .filter((key) => key.startsWith(before))
    .map((key) => key.slice(before.length).split(".")[0] ?? "");
  return [...new Set(names)];
}

/** A date as specification#date-formats displays it, in every language: 2026-12-05 14:00 is 05.12.2026 14:00. */
const displayDate = (text: string) => text.replace(/^(\d{4})-(\d{2})-(\d{2})/, "$3.$2.$1");

/** A validation message of core in words. */
export function translateMessage(translate: Translate, text: string): string {
  const { key, params } = readMessage(text);
  const { date } = params;
  const translateAny = withAnyParams(translate);
  return translateAny(`validation.${key}`, date ? { ...params, date: displayDate(date) } : params);
}
