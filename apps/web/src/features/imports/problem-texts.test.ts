import { expect, test } from "vitest";
import { currentWords, setLanguage, startWords } from "../../i18n/words.ts";
import { describeRefusal, describeWarning, listImportNames } from "./problem-texts.ts";

test.each([
  ["en", "line 7 is not valid KML", "2 places have no coordinates."],
  ["ru", "строка 7 не похожа на KML", "У 2 мест нет координат."],
] as const)(
  "Problems of a file are said in the language of the user: %s",
  async (language, refusal, warning) => {
    await startWords();
    await setLanguage(language);
    const translate = currentWords("common", "imports");
    expect(describeRefusal({ code: "broken", format: "kml", line: 7 }, translate)).toContain(
      refusal,
    );
    expect(describeRefusal({ code: "tooLarge", megabytes: 32 }, translate)).toContain("32");
    expect(describeWarning({ code: "withoutPosition", count: 2 }, translate)).toBe(warning);
    expect(listImportNames(translate).point).toContain("{n}");
  },
);
