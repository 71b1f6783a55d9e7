import { listBelow, type Translate, type TranslateAny } from "@castor/i18n/words.ts";
import { newsEntries } from "../../things/news/news-entries.ts";
import { newsSection } from "../../things/news/news-state.ts";
import type { HelpSection } from "./find-topics.ts";

/** The section of the keys has a room of its own, which other dialogs show too. */
const keySection = "keyboard";
/** The section before it. */
const beforeKeys = "files";

/**
 * The help in a language, from the keys of its texts; what's new is its last section. `[[key]]` in a text becomes the words of
 * that button, so that the two agree.
 */
export function listHelp(translate: Translate, keys: readonly string[]): HelpSection[] {
  // The keys are those of the files.
  const translateAny = translate as TranslateAny;
  const named = (text: string) =>
    text.replace(/\[\[([\w.]+)\]\]/g, (_, key: string) => translateAny(key));
  const answers = listBelow(keys, "helpSections").flatMap((id) =>
    id === beforeKeys ? [id, keySection] : [id],
  );
  const lines = newsEntries.map(({ id }) => ({
    id,
    title: translateAny(`news.entries.${id}`),
    text: "",
  }));
  return [
    ...answers.map((id) => {
      const path = id === keySection ? id : `helpSections.${id}`;
      return {
        ...{ id, title: translateAny(`${path}.title`) },
        topics: listBelow(keys, `${path}.topics`).map((topic) => ({
          id: `${id}-${topic}`,
          title: translateAny(`${path}.topics.${topic}.title`),
          text: named(translateAny(`${path}.topics.${topic}.text`)),
        })),
      };
    }),
    { id: newsSection, title: translateAny("news.title"), topics: lines },
  ];
}
