/** A line without the signs of Markdown. */
export interface PlainLine {
  text: string;
  /** The bold words that it begins with: the name of what the others describe. Empty without any. */
  lead: string;
}

const link = /\[([^\][]{1,300})\]\((https?:\/\/[^\s()]{1,1000})\)/g;
const bold = /(\*\*|__)(?=\S)([^*_]{1,300}?)(?<=\S)\1/g;
const code = /`([^`]{1,300})`/g;
/** Bullets, numbers, quotes and checkboxes before the words. */
const before = /^[\s>*•\-–—\d.)[\]xX#]*$/;

/** Takes the signs of Markdown off a line, as chats and notes have them: bold, code, and links with their words. */
export function readMarkdownLine(line: string): PlainLine {
  const first = bold.exec(line);
  bold.lastIndex = 0;
  const isLead = first !== null && before.test(line.slice(0, first.index));
  const text = line.replace(link, "$1 $2").replace(bold, "$2").replace(code, "$1");
  return { text, lead: isLead ? (first[2]?.replace(/[:\s]+$/, "") ?? "") : "" };
}
