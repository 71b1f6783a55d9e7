import type { Language } from "@castor/core/basics/language.ts";
import type { Translate, WordsKey } from "@castor/i18n/words.ts";
import { newsEntries } from "../../things/news/news-entries.ts";
import { newsSection } from "../../things/news/news-state.ts";
import type { HelpSection } from "./find-topics.ts";

interface SectionWords {
  title: string;
  topics: Readonly<Record<string, { title: string; text: string }>>;
}

/**
 * The help in a language; what's new is its last section. `[[key]]` in a text becomes the words of that button, so that
 * the two agree.
 */
export function listHelp(language: Language, translate: Translate): HelpSection[] {
  const { helpSections, news } = helpWords[language];
  const sections: Readonly<Record<string, SectionWords>> = helpSections;
  const named = (text: string) =>
    text.replace(/\[\[([\w.]+)\]\]/g, (_, key: string) => translate(key as WordsKey));
  const answers = Object.entries(sections).map(([id, { title, topics }]) => ({
    ...{ id, title },
    topics: Object.entries(topics).map(([topic, words]) => ({
      ...{ id: `${id}-${topic}`, title: words.title, text: named(words.text) },
    })),
  }));
  const lines = newsEntries.map(({ id }) => ({ id, title: news.entries[id], text: "" }));
  return [...answers, { id: newsSection, title: news.title, topics: lines }];
}
