// @vitest-environment node
import { readFile } from "node:fs/promises";
import { readKeys, readTranslate } from "@castor/i18n/read-words.ts";
import { expect, test } from "vitest";
import { sizeOfWebp } from "../../../testing/size-of-webp.ts";
import { helpPictures } from "./help-pictures.ts";
import { listHelp } from "./list-help.ts";

test.each(["en", "ru"] as const)(
  "each picture of the help is there, small and as large as its place: %s",
  async (language) => {
    for (const { name, width, heights } of helpPictures) {
      const file = `../../../public/help/${name}-${language}.webp`;
      const picture = await readFile(new URL(file, import.meta.url));
      expect(picture.length, file).toBeLessThanOrEqual(40_000);
      expect(sizeOfWebp(picture), file).toEqual([2 * width, 2 * heights[language]]);
    }
  },
);

test("each picture belongs to an answer", () => {
  const help = listHelp(readTranslate("en"), readKeys("en"));
  const topics = help.flatMap((section) => section.topics.map(({ id }) => id));
  for (const { topic } of helpPictures) expect(topics).toContain(topic);
});
