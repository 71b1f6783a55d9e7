import type { PrivatePart } from "./private-part.ts";

const secretName =
  /^(?:pin|pin-?code|pnr|pass(?:word|code)?|secret|sig(?:nature)?|key|auth(?:key)?|otp|.*token|.*locator|.*(?:booking|reservation|confirmation|order|ticket)[_-]?(?:id|no|number|ref|reference|code)?)$/iu;
const bookingFolder = /^(?:booking|reservation|confirmation|itinerary|order|ticket)s?$/iu;
const messengers = /(?:^|\.)(?:wa\.me|whatsapp\.com|viber\.click)$/iu;

/** An id or a code rather than a word or a page's title. */
const isCode = (text: string) => /\d/.test(text) && /^[\w.~-]{5,}$/.test(text);

/** What a web address gives away: a messenger's phone number, an email, the code of a booking. */
export function findInUrl(address: string): PrivatePart[] {
  if (!URL.canParse(address)) return [];
  const url = new URL(address);
  const code: PrivatePart = { kind: "code", text: address };
  if (url.password) return [code];
  const folders = url.pathname.split("/");
  const given = [...url.searchParams];
  const isPhone =
    (messengers.test(url.hostname) && folders.some((part) => /^\+?\d{8,15}$/.test(part))) ||
    given.some(([name, value]) => /^(?:phone|tel)$/iu.test(name) && /\d{6}/.test(value));
  const isEmail = given.some(([, value]) => /^[^\s@]+@[^\s@]+\.\p{L}{2,}$/u.test(value));
  const isBooking =
    given.some(([name, value]) => secretName.test(name) && isCode(value)) ||
    folders.some((part, at) => bookingFolder.test(folders[at - 1] ?? "") && isCode(part));
  return [
    isPhone && { kind: "phone" as const, text: address },
    isEmail && { kind: "email" as const, text: address },
    isBooking && code,
  ].filter((part) => part !== false);
}
