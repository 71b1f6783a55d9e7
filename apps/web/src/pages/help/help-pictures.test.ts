// @vitest-environment node
import { readFile } from "node:fs/promises";
import { readKeys, readTranslate } from "@castor/i18n/read-words.ts";
import { expect, test } from "vitest";
import { helpPictures } from "./help-pictures.ts";
import { listHelp } from "./list-help.ts";

/** The size of a lossy WebP picture, which its first frame says. */
function sizeOf(picture: Buffer): [number, number] {
  const index = picture.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
  return [picture.readUInt16LE(index + 3) & 0x3fff, picture.readUInt16LE(index + 5) & 0x3fff];
}

test.each(["en", "ru"] as const)(
  "each picture of the help is there, small and as large as its place: %s",
  async (language) => {
    for (const { name, width, heights } of helpPictures) {
      const file = `../../../public/help/${name}-${language}.webp`;
      const picture = await readFile(new URL(file, import.meta.url));
      expect(picture.length, file).toBeLessThanOrEqual(40_000);
      expect(sizeOf(picture), file).toEqual([2 * width, 2 * heights[language]]);
    }
  },
);

test("each picture belongs to an answer", () => {
  const help = listHelp(readTranslate("en"), readKeys("en"));
  const topics = help.flatMap((section) => section.topics.map(({ id }) => id));
  for (const { topic } of helpPictures) expect(topics).toContain(topic);
});
