import type { Edit } from "./house-copy.ts";

/** What the compiler asks for. It complains of the same file; or of others; or of all that use a word which is not there yet. */
type Asked = Edit & { complains?: string | readonly string[]; word?: string };

/** A recipe of CONTRIBUTING.md, followed on a copy of the house. */
export interface Recipe {
  /** As it begins in the document. */
  name: string;
  /** What one does first. */
  begins: readonly Edit[];
  asked: readonly Asked[];
}

export const textKeys = "packages/i18n/src/text-keys.ts";

/** A new text, as `npm run texts` adds it to the table of keys. */
export function addText(room: string, key: string): Asked & { word: string } {
  const table = `interface ${room}Texts {`;
  return { file: textKeys, replaced: [[table, `${table}\n  "${key}": null;`]], word: key };
}
