import { defaultLanguage, isLanguage, type Language } from "@castor/core/basics/language.ts";
import { parseCookie } from "cookie";
import type { OpenedPage } from "./opened-page.ts";

/** The language that the address of a page names with `?lang=`; null without one. */
export function languageOfAddress({ url }: OpenedPage): Language | null {
  const asked = new URLSearchParams(url.split("?", 2)[1] ?? "").get("lang");
  return isLanguage(asked) ? asked : null;
}

/** The language that the reader chose on this site, else the first known one of `Accept-Language`, by weight; null without one. */
function languageOfReader({ acceptLanguage, cookie }: OpenedPage): Language | null {
  const { language: chosen } = parseCookie(cookie);
  if (isLanguage(chosen)) return chosen;
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
