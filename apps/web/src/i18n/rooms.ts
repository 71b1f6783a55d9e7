import type { Language } from "@castor/core/basics/language.ts";
import { type FindMessage, flattenTexts, type Messages, type Room } from "@castor/i18n/words.ts";

/** Loads the texts of a room, in each language. */
type RoomLoaders = Readonly<Record<Language, () => Promise<{ messages: Messages }>>>;

interface Loaded {
  rooms: Set<Room>;
  messages: Map<string, ReturnType<FindMessage>>;
}

/** The rooms of the code that has run. */
const known = new Map<Room, RoomLoaders>();
const loaded = new Map<Language, Loaded>();
const loading = new Map<string, Promise<void>>();
/** The language that a new room is loaded in at once. */
let expected: Language | null = null;

function loadedOf(language: Language): Loaded {
  const had = loaded.get(language);
  if (had) return had;
  const made: Loaded = { rooms: new Set(), messages: new Map() };
  loaded.set(language, made);
  return made;
}

const isLoaded = (language: Language, room: Room) => loadedOf(language).rooms.has(room);

async function takeRoom(language: Language, room: Room, load: RoomLoaders[Language]) {
  const { messages } = await load();
  const { rooms, messages: all } = loadedOf(language);
  for (const [key, message] of flattenTexts(messages)) all.set(key, message);
  rooms.add(room);
}

function loadRoom(language: Language, room: Room, load: RoomLoaders[Language]): Promise<void> {
  const key = `${language}/${room}`;
  const begun = loading.get(key);
  if (begun !== undefined) return begun;
  const promise = takeRoom(language, room, load).finally(() => loading.delete(key));
  loading.set(key, promise);
  return promise;
}

/** Makes a room known. The build calls it beside the code that says the room's texts. */
export function addRoom(room: Room, loaders: RoomLoaders): void {
  known.set(room, loaders);
  // Whoever waits for the code waits for its texts (`loadRooms`) and learns of a failure.
  if (expected) loadRoom(expected, room, loaders[expected]).catch(() => {});
}

/** From now on the texts of new rooms are loaded in this language as soon as their code runs. */
export function expectLanguage(language: Language): void {
  expected = language;
}

/** Loads the texts of all known rooms, and of those that become known meanwhile. Rejects when one fails to load. */
export async function loadRooms(language: Language): Promise<void> {
  const missing = [...known].filter(([room]) => !isLoaded(language, room));
  if (missing.length === 0) return;
  await Promise.all(missing.map(([room, loaders]) => loadRoom(language, room, loaders[language])));
  return loadRooms(language);
}

/** True when the texts of these rooms are there. A room that nobody made known never will be. */
export function hasRooms(language: Language, rooms: readonly Room[]): boolean {
  const unknown = rooms.find((room) => !known.has(room));
  if (unknown !== undefined) throw new Error(`The build has no texts of the room ${unknown}.`);
  return rooms.every((room) => isLoaded(language, room));
}

/** Finds the texts of a language that are there. */
export const findIn = (language: Language): FindMessage => {
  const { messages } = loadedOf(language);
  return (key) => messages.get(key);
};

/** All keys that are there, in the order of their files. */
export const keysIn = (language: Language): string[] => [...loadedOf(language).messages.keys()];
