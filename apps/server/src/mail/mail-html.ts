import { escapeHtml } from "@castor/core/basics/escape-html.ts";
import type { Language } from "@castor/core/basics/language.ts";

/** A block of a mail: text, or a link. */
export type MailBlock =
  | { heading: string }
  | { paragraph: string }
  | { small: string }
  | { button: string; link: string }
  | { link: string };

/**
 * The colours of the product. Light colours are inline, since some mail programs ignore style sheets. Programs with a
 * dark mode read the sheet. Without both, the text is dark on light.
 */
const light = {
  page: "background:#fbfaf7;color:#1f2a2e",
  card: "background:#ffffff;border:1px solid #e4e1da",
  small: "color:#56666b",
  link: "color:#0b6b6b",
  button: "background:#0b6b6b;color:#ffffff",
};
const dark = {
  page: "background:#12181a;color:#e8edec",
  card: "background:#1a2226;border-color:#2a3539",
  small: "color:#a5b5b8",
  link: "color:#55c4be",
  button: "background:#55c4be;color:#12181a",
};
const font = "font-family:'Noto Sans',Arial,sans-serif;font-size:16px;line-height:1.5";
/** A name without a space stays in the card. The older property is for mail programs that do not know the newer one. */
const wrapping = "word-break:break-word;overflow-wrap:anywhere";
const buttonShape =
  "display:inline-block;padding:12px 24px;border-radius:10px;text-decoration:none;font-weight:bold";

/** Renders a mail as HTML. */
export function renderMailHtml(
  language: Language,
  title: string,
  parts: readonly MailBlock[],
): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(title)}</title><style>:root{color-scheme:light dark}${darkSheet()}</style></head>`,
    `<body class="page" style="margin:0;padding:24px 16px;${font};${light.page}">`,
    `<div class="page" lang="${language}" style="${font};${light.page}">`,
    `<div class="card" style="max-width:560px;margin:0 auto;padding:24px;border-radius:10px;${wrapping};${light.card}">`,
    ...parts.map(writePart),
    "</div></div></body></html>",
  ].join("\n");
}

/** Overrides the inline styles. */
function darkSheet(): string {
  const rules = Object.entries(dark).map(
    ([name, style]) => `.${name}{${style.replaceAll(/(;|$)/g, " !important$1")}}`,
  );
  return `@media (prefers-color-scheme: dark){${rules.join("")}}`;
}

function writePart(part: MailBlock): string {
  if ("heading" in part)
    return `<h1 style="font-size:20px;line-height:1.3;margin:0 0 16px">${escapeHtml(part.heading)}</h1>`;
  if ("paragraph" in part) return `<p style="margin:0 0 16px">${escapeHtml(part.paragraph)}</p>`;
  if ("small" in part)
    return `<p class="small" style="margin:0 0 8px;font-size:13px;${light.small}">${escapeHtml(part.small)}</p>`;
  const href = escapeHtml(part.link);
  if ("button" in part)
    return `<p style="margin:24px 0"><a class="button" href="${href}" style="${buttonShape};${light.button}">${escapeHtml(part.button)}</a></p>`;
  return `<p style="margin:0 0 16px;font-size:13px;word-break:break-all"><a class="link" href="${href}" style="${light.link}">${href}</a></p>`;
}
