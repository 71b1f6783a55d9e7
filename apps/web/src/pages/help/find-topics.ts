import { foldText } from "@castor/core/schemas/texts.ts";

export interface HelpTopic {
  id: string;
  title: string;
  text: string;
}

export interface HelpSection {
  id: string;
  title: string;
  topics: readonly HelpTopic[];
}

/** The sections with the topics that have all words of a search, in title, text or the section's title. */
export function findTopics(sections: readonly HelpSection[], search: string): HelpSection[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return sections.flatMap((section) => {
    const topics = section.topics.filter(({ title, text }) => {
      const all = foldText(`${section.title} ${title} ${text}`);
      return words.every((word) => all.includes(word));
    });
    return topics.length > 0 ? [{ ...section, topics }] : [];
  });
}
