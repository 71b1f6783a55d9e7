import type { OsmTags } from "@castor/core/points/type-of-tags.ts";
import * as z from "zod/mini";
import file from "./kind-words.json" with { type: "json" };

const kindWords = z.object({
  /** Keys of OpenStreetMap whose values name the kind of a place in English. */
  keys: z.array(z.string()),
  /** Other words for kinds, by the value: in English, and in Russian in the singular and plural. */
  words: z.record(z.string(), z.string()),
});
const { keys, words } = kindWords.parse(file);

const meaningless = new Set(["yes", "no", "other", "platform", "stop_position", "path", "general"]);

/** Words for the kind of a place in both languages. The place is found by them whatever its name is. */
export function kindWordsOf(tags: OsmTags): string {
  const values = keys
    .flatMap((key) => (tags[key] ?? "").split(";"))
    .map((value) => value.trim())
    .filter((value) => /^[a-z_]{2,30}$/.test(value) && !meaningless.has(value));
  return values
    .flatMap((value) => [
      value.replaceAll("_", " "),
      ...(Object.hasOwn(words, value) ? [words[value]] : []),
    ])
    .join(" ");
}
