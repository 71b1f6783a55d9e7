/** The table of keys and parameters that the compiler knows, from the English texts. */
import { compileWords } from "@castor/i18n/compile-words.ts";
import { listRooms, readRoom } from "@castor/i18n/read-words.ts";
import { flattenTexts } from "@castor/i18n/words.ts";

/** The kind of a choice by a word (`select`) in compiled texts. */
const choice = 1;

/**
 * The parameters of a compiled text with their types: a number chooses a plural form, a word one of the named forms.
 * @param {unknown} message
 * @param {Map<string, string>} found
 */
function paramsOf(message, found = new Map()) {
  if (!Array.isArray(message)) return found;
  for (const part of message) {
    if (!Array.isArray(part)) continue;
    const [name, kind, forms] = part;
    found.set(
      name,
      (forms && kind !== choice) || found.get(name) === "number" ? "number" : "Value",
    );
    for (const form of Object.values(forms ?? {})) paramsOf(form, found);
  }
  return found;
}

/** @param {unknown} message */
function describeNeeds(message) {
  const params = [...paramsOf(message)].sort(([a], [b]) => (a < b ? -1 : 1));
  if (params.length === 0) return "null";
  return `{ ${params.map(([name, type]) => `${name}: ${type}`).join("; ")} }`;
}

/** @param {string} room */
const typeName = (room) =>
  `${room.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}Texts`;

/** The source of packages/i18n/src/text-keys.ts. */
export function describeTextKeys() {
  const rooms = listRooms();
  const tables = rooms.map((room) => {
    const rows = flattenTexts(compileWords(readRoom("en", room))).map(
      ([key, message]) => `  ${JSON.stringify(key)}: ${describeNeeds(message)};\n`,
    );
    return `interface ${typeName(room)} {\n${rows.join("")}}\n`;
  });
  return `// Written by \`npm run texts\` from locales/en. What each text needs: its parameters, or null.
type Value = string | number;

${tables.join("\n")}
/** The texts of each room. */
export interface Rooms {
${rooms.map((room) => `  ${JSON.stringify(room)}: ${typeName(room)};\n`).join("")}}

export type AllTexts = ${rooms.map(typeName).join(" &\n  ")};
`;
}
