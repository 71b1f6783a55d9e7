import { defaultLanguage, isLanguage, type Language } from "@castor/core/account/language.ts";
import type { OpenedPage } from "../../http/static/serve-web.ts";

/** The language that the address of a page names with `?lang=`; null without one. */
export function languageOfAddress({ url }: OpenedPage): Language | null {
  const asked = new URLSearchParams(url.split("?", 2)[1] ?? "").get("lang");
  return isLanguage(asked) ? asked : null;
}

/** The first known language of `Accept-Language`, by weight; null when it names none. */
function languageOfReader({ acceptLanguage }: OpenedPage): Language | null {
  const choices = acceptLanguage
    .split(",", 20)
    .map((part) => {
      const [tag = "", weight] = part.trim().split(/\s*;\s*q=/);
      return { tag: tag.slice(0, 2).toLowerCase(), weight: Number(weight ?? 1) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return choices.map(({ tag }) => tag).find(isLanguage) ?? null;
}

/** The language of a page: of its address, else the reader's, else the owner's, else the default. */
export const chooseLanguage = (page: OpenedPage, owner?: Language): Language =>
  languageOfAddress(page) ?? languageOfReader(page) ?? owner ?? defaultLanguage;
