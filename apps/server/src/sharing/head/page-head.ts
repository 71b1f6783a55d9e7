import { cutText } from "@castor/core/basics/cut-text.ts";
import { escapeHtml } from "@castor/core/basics/escape-html.ts";
import { type Language, offeredLanguages } from "@castor/core/basics/language.ts";

/** What a page says of itself to search engines and chats. */
export interface PageHead {
  language: Language;
  /** The title of the window, as the web app sets it too. */
  windowTitle: string;
  title: string;
  description: string;
  /** The address of the page without origin and language. */
  path: string;
  isIndexed: boolean;
  picture: { path: string; type: "image/png" | "image/jpeg"; alt: string };
  /** What schema.org calls it (JSON-LD). */
  data: object;
}

/** The address of the page has `?lang=`, which names the language of its head. */
export interface AskedHead {
  publicUrl: string;
  asked: Language | null;
}

export const pictureSize = { width: 1200, height: 630 } as const;

const titleMax = 90;
const descriptionMax = 200;

/** A language with the region that it is written in by most: `en_US` (The Open Graph protocol). */
function openGraphLocaleOf(language: Language): string {
  const { region } = new Intl.Locale(language).maximize();
  return `${language}_${region}`;
}

/** A text on one line, cut with an ellipsis. */
export function shorten(text: string, max: number): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, " ").trim();
  return line.length <= max ? line : `${cutText(line, max - 1).trimEnd()}…`;
}

const withLanguage = (path: string, language: Language | null) =>
  language === null ? path : `${path}?lang=${language}`;

/** The head as tags. Addresses are absolute, since chats and search engines read them elsewhere. */
export function writeHead(head: PageHead, { publicUrl, asked }: AskedHead): string {
  const { language, path, picture } = head;
  const title = shorten(head.title, titleMax);
  const description = shorten(head.description, descriptionMax);
  const address = publicUrl + withLanguage(path, asked);
  const image = publicUrl + picture.path;
  const alternates = [
    ...offeredLanguages().map((other) => [other, withLanguage(path, other)] as const),
    ["x-default", path] as const,
  ];
  return [
    `<title>${escapeHtml(shorten(head.windowTitle, titleMax * 2))}</title>`,
    metaOf("name", "description", description),
    ...(head.isIndexed ? [] : [metaOf("name", "robots", "noindex")]),
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...(head.isIndexed
      ? alternates.map(
          ([to, where]) =>
            `<link rel="alternate" hreflang="${to}" href="${escapeHtml(publicUrl + where)}">`,
        )
      : []),
    metaOf("property", "og:type", "website"),
    metaOf("property", "og:site_name", "Castor"),
    metaOf("property", "og:title", title),
    metaOf("property", "og:description", description),
    metaOf("property", "og:url", address),
    metaOf("property", "og:locale", openGraphLocaleOf(language)),
    ...offeredLanguages()
      .filter((other) => other !== language)
      .map((other) => metaOf("property", "og:locale:alternate", openGraphLocaleOf(other))),
    metaOf("property", "og:image", image),
    metaOf("property", "og:image:type", picture.type),
    metaOf("property", "og:image:width", String(pictureSize.width)),
    metaOf("property", "og:image:height", String(pictureSize.height)),
    metaOf("property", "og:image:alt", shorten(picture.alt, descriptionMax)),
    metaOf("name", "twitter:card", "summary_large_image"),
    `<script type="application/ld+json">${writeData(head.data)}</script>`,
  ].join("\n    ");
}

const metaOf = (attribute: "name" | "property", name: string, content: string) =>
  `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;

/** JSON that can end no script element and no line of a script. */
const writeData = (data: object) =>
  JSON.stringify({ "@context": "https://schema.org", ...data }).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
