import { extractLinks, extractText, getDocumentProxy, getMeta } from "unpdf";

interface OutlineItem {
  title: string;
  items: OutlineItem[];
}

const titlesOf = (items: readonly OutlineItem[]): string[] =>
  items.flatMap(({ title, items: inner }) => [title, ...titlesOf(inner)]);

/** What a PDF says, as a reader of PDFs finds it. */
export async function readPdf(content: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(content));
  const { text } = await extractText(document);
  const { links } = await extractLinks(document);
  const { info } = await getMeta(document);
  const outline = titlesOf(((await document.getOutline()) ?? []) as OutlineItem[]);
  return { pages: text, links, outline, info };
}

/** All texts of a PDF: its pages, links, bookmarks and metadata. */
export async function readPdfText(content: Uint8Array): Promise<string> {
  const { pages, links, outline, info } = await readPdf(content);
  return [...pages, ...links, ...outline, JSON.stringify(info)].join("\n");
}
