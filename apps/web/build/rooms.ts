import { resolve } from "node:path";
import { languages } from "@castor/core/basics/language.ts";
import { compileWords } from "@castor/i18n/compile-words.ts";
import { fileOfRoom, readRoom } from "@castor/i18n/read-words.ts";
import type { Plugin } from "vite";

const call = /\b(?:useWords|currentWords)\(\s*((?:"[\w-]+",?\s*)*)\)/g;
const roomModule = "virtual:room/";
const textsModule = "virtual:texts/";
const registry = resolve(import.meta.dirname, "../src/i18n/rooms.ts");

/** The module that makes a room known. It lies in the file of whoever says its texts. */
const idOfRoom = (room: string) => `\0${roomModule}${room}`;

/** The language and the room of a module of texts. */
export function readTextsId(
  id: string,
): { language: string; room: string; idOfRoom: string } | null {
  if (!id.startsWith(`\0${textsModule}`)) return null;
  const [language = "", room = ""] = id.slice(textsModule.length + 1).split("/");
  return { language, room, idOfRoom: idOfRoom(room) };
}

/** The rooms that a module says texts of: the arguments of `useWords` and `currentWords`, and the first one. */
export function listRoomsOf(code: string): string[] {
  const named = [...code.matchAll(call)].flatMap(([, rooms = ""]) => [
    "first",
    ...[...rooms.matchAll(/"([\w-]+)"/g)].map(([, room = ""]) => room),
  ]);
  return [...new Set(named)];
}

/**
 * Loads texts with the code that says them: a module that calls `useWords("costs")` imports the room, which knows a file of
 * texts for each language and loads that of the current one (decision 099).
 */
export function rooms(): Plugin {
  return {
    name: "castor-rooms",
    enforce: "pre",
    resolveId: (id) =>
      id.startsWith(roomModule) || id.startsWith(textsModule) ? `\0${id}` : undefined,
    load(id) {
      if (id.startsWith(`\0${roomModule}`)) {
        const room = id.slice(roomModule.length + 1);
        const loaders = languages.map(
          (language) => `${language}: () => import("${textsModule}${language}/${room}")`,
        );
        return `import { addRoom } from "${registry}";
addRoom("${room}", { ${loaders.join(", ")} });`;
      }
      const texts = readTextsId(id);
      if (texts === null) return undefined;
      this.addWatchFile(fileOfRoom(texts.language, texts.room));
      const messages = compileWords(readRoom(texts.language, texts.room));
      return `export const messages = ${JSON.stringify(messages)};`;
    },
    transform(code, id) {
      if (!/[\\/]apps[\\/]web[\\/].+\.tsx?$/.test(id)) return undefined;
      const used = listRoomsOf(code);
      if (used.length === 0) return undefined;
      // At the end, where it moves no line.
      const imports = used.map((room) => `import "${roomModule}${room}";`);
      return { code: `${code}\n${imports.join("\n")}\n`, map: null };
    },
  };
}
