import { findCodes } from "./find-codes.ts";
import type { PrivateKind, PrivatePart } from "./private-part.ts";

const secretName =
  /^(?:pin|pin-?code|pnr|pass(?:word|code)?|secret|sig(?:nature)?|key|auth(?:key)?|otp|.*token|.*locator|.*(?:booking|reservation|confirmation|order|ticket)[_-]?(?:id|no|number|ref|reference|code)?)$/iu;
const bookingFolder = /^(?:booking|reservation|confirmation|itinerary|order|ticket)s?$/iu;
const messengers = /(?:^|\.)(?:wa\.me|whatsapp\.com|viber\.click)$/iu;

/** An id or a code rather than a word or a page's title. */
const isCode = (text: string) => /\d/.test(text) && /^[\w.~-]{5,}$/.test(text);

/** What a web address gives away: a messenger's phone number, an email, the code of a booking. */
function findInUrl(address: string): PrivatePart[] {
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
    folders.some((part, index) => bookingFolder.test(folders[index - 1] ?? "") && isCode(part));
  return [
    isPhone && { kind: "phone" as const, text: address },
    isEmail && { kind: "email" as const, text: address },
    isBooking && code,
  ].filter((part) => part !== false);
}

const webAddress = /https?:\/\/[^\s)\]>]+/giu;
const pointLink = /\]\(point:[\w-]+\)/gu;
const email = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.)+\p{L}{2,}/gu;
const phoneWords =
  "тел|телефон|моб|мобильный|звонить|позвонить|позвоните|звоните|вотсап|ватсап|вайбер|phone|tel|mobile|cell|call|text|whatsapp|viber|signal|fax";

const phones = [
  // International, as +995 555 12 34 56.
  /(?<![\p{L}\p{N}+])\+\s?\(?\d[\d\s().-]{6,22}\d/gu,
  // Russian, as 8 (916) 123-45-67.
  /(?<![\p{L}\p{N}.,+-])[78][\s-]?\(?\d{3}\)?[\s-]?\d{3}[\s-]?\d{2}[\s-]?\d{2}(?!\d)/gu,
  // American, as (555) 123-4567.
  /(?<![\p{L}\p{N}.,+-])(?:\(\d{3}\)\s?|\d{3}[-.])\d{3}[-.]\d{4}(?!\d)/gu,
  // Any number after a word that announces one.
  new RegExp(
    `(?<!\\p{L})(?:${phoneWords})(?!\\p{L})[\\s.:№]{0,3}\\(?\\d[\\d\\s()-]{4,20}\\d(?![\\d.:])`,
    "giu",
  ),
];

/** The card number of a bank, in groups of four digits. */
const card = /(?<!\d)(?:\d{4}[ -]?){3}\d{4}(?!\d)/gu;

const countDigits = (text: string) => text.replaceAll(/\D/g, "").length;
/** A latitude or longitude: "+41.693812". */
const isCoordinate = (text: string) => /^\+\s?\d{1,3}\.\d{3,}$/.test(text);
const isPhone = (text: string) => {
  const digits = countDigits(text);
  const least = text.startsWith("+") ? 8 : 6;
  return digits >= least && digits <= 15 && !isCoordinate(text);
};

/** The check digit of card numbers (ISO/IEC 7812-1). */
function isCardNumber(text: string): boolean {
  const sum = [...text.replaceAll(/\D/g, "")].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum > 0 && sum % 10 === 0;
}

/**
 * The parts of a text that look like phone numbers, email addresses, or codes of bookings and doors, in English and
 * Russian. It guesses: a person decides.
 */
export function findPrivateParts(text: string): PrivatePart[] {
  const found: PrivatePart[] = [];
  let rest = text.replaceAll(pointLink, "] ");
  const take = (kind: PrivateKind, pattern: RegExp, isMeant = (_: string) => true) => {
    rest = rest.replaceAll(pattern, (part) => {
      if (!isMeant(part)) return part;
      found.push({ kind, text: part.trim() });
      return " ; ";
    });
  };
  rest = rest.replaceAll(webAddress, (url) => {
    found.push(...findInUrl(url));
    return " ; ";
  });
  take("email", email);
  take("code", card, isCardNumber);
  for (const pattern of phones) take("phone", pattern, isPhone);
  found.push(...findCodes(rest).map((code) => ({ kind: "code" as const, text: code })));
  return found.filter(
    ({ kind, text: part }, index) =>
      found.findIndex((other) => other.kind === kind && other.text === part) === index,
  );
}
