import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compileLazily, flattenWords, type Words } from "./compile-words.ts";
import { createTranslate, type ServerWordsKey, type Translate } from "./words.ts";

/** A folder for each language, in it a file for each room. */
const localesFolder = join(dirname(fileURLToPath(import.meta.url)), "../locales");

/** The languages that have texts, whether an instance offers them or not. */
export const listLocales = (): string[] => readdirSync(localesFolder).sort();

/** The rooms: those of English, which all other languages follow. */
export const listRooms = (): string[] =>
  readdirSync(join(localesFolder, "en"))
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.slice(0, -".json".length))
    .sort();

export const fileOfRoom = (language: string, room: string): string =>
  join(localesFolder, language, `${room}.json`);

/** The texts of a room in a language. */
export const readRoom = (language: string, room: string): Words =>
  JSON.parse(readFileSync(fileOfRoom(language, room), "utf8"));

/** All keys of a language, in the order of their files. */
export const readKeys = (language: string): string[] =>
  listRooms().flatMap((room) => flattenWords(readRoom(language, room)).map(([key]) => key));

/** What the server, mails and journeys say: all texts of a language. */
export const readTranslate = (language: string): Translate<ServerWordsKey> =>
  createTranslate(compileLazily(listRooms().map((room) => readRoom(language, room))), language);
