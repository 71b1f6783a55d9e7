import { limits } from "@castor/core/limits.ts";
import type { Translate } from "@castor/i18n/words.ts";
import type { Letter } from "../outside/mail/mail.ts";

/** The mail that asks to confirm an address (decisions 3), in the language of `translate`. */
export function writeConfirmationLetter(
  translate: Translate,
  user: { username: string; publicName: string },
  link: string,
): Letter {
  const greeting = translate("mail.confirmGreeting", { name: user.publicName });
  const text = translate("mail.confirmText");
  const life = translate("mail.confirmLife", { hours: limits.confirmLinkHours });
  const notYou = translate("mail.notYou");
  const signature = translate("mail.signature");
  return {
    to: user.username,
    subject: translate("mail.confirmSubject"),
    link,
    text: [greeting, text, link, life, notYou, `-- \n${signature}`].join("\n\n"),
    html: layOut([
      `<h1 style="font-size:22px;margin:0 0 16px">${escapeHtml(greeting)}</h1>`,
      paragraph(text),
      `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="${button}">${escapeHtml(translate("mail.confirmButton"))}</a></p>`,
      paragraph(life),
      paragraph(translate("mail.orCopy")),
      `<p style="margin:0 0 16px;word-break:break-all"><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`,
      paragraph(notYou),
      paragraph(signature),
    ]),
  };
}

/** Mail programs read styles only on the elements themselves. */
const button =
  "display:inline-block;padding:12px 24px;border-radius:8px;background:#7a4a21;color:#ffffff;text-decoration:none;font-weight:bold";

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

const layOut = (parts: readonly string[]) =>
  `<!doctype html><html><head><meta charset="utf-8"></head><body style="font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#2b2019;background:#ffffff;max-width:560px;margin:0 auto;padding:24px">${parts.join("\n")}</body></html>`;

/** Names are people's own words: in HTML they stay words. */
function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
