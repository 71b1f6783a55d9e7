import type { CurrencyId } from "@castor/core/basics/currencies.ts";
import { addressee } from "../lines/label-words.ts";
import type { TextItem } from "../lines/text-item.ts";
import { readCode } from "../values/read-code.ts";
import { readContact, readUrl } from "../values/read-contact.ts";
import { trimPlace } from "../values/read-place.ts";
import { currencyOfLabel, type Price, readPrice } from "../values/read-price.ts";
import { readTravellers } from "../values/read-travellers.ts";
import type { Candidate } from "./assign-values.ts";

const candidate = <Value>(item: TextItem, rank: number, value: Value): Candidate<Value> => ({
  ...{ rank, phrase: item.phrase, value },
  ...{ line: item.line, at: item.at },
});

const codeNote = /\(([A-ZА-Я0-9 .-]{4,24})\)/u;

/** The codes of a text. "Order 5567120" in a title counts as any other. */
export const findCodes = (items: readonly TextItem[]): Candidate<string>[] =>
  items.flatMap((item) => {
    if (item.meaning?.is !== "code") return [];
    const code = readCode(item.value) ?? readCode(codeNote.exec(item.label)?.[1] ?? "");
    return code ? [candidate(item, item.meaning.rank, code)] : [];
  });

export const findPricesOf = (items: readonly TextItem[]): Candidate<Price>[] =>
  items.flatMap((item) => {
    if (item.meaning?.is !== "price") return [];
    const currency: CurrencyId | null = currencyOfLabel(item.label);
    const price = readPrice(item.value, currency);
    return price ? [candidate(item, item.meaning.rank, price)] : [];
  });

/** "Table for 5 under Rowan Ellery" */
const underName =
  /^(?:table|booking|reservation|стол(?:ик)?|бронь)(?: [^.]{1,20})? (?:under|in the name of|на имя) (.{5,60})$/i;

export const findTravellers = (items: readonly TextItem[]): Candidate<string[]>[] =>
  items.flatMap((item) => {
    const under = readTravellers(underName.exec(item.line)?.[1] ?? "");
    if (under.length > 0 && item.isFirst) return [candidate(item, 2, under)];
    if (item.meaning?.is !== "traveller") return [];
    const names = readTravellers(item.value);
    // The head of a mail names its reader, who may travel or not.
    const rank = item.phrase === addressee ? 2 : 1;
    return names.length > 0 ? [candidate(item, rank, names)] : [];
  });

const greeting = /^(?:hello|hi|dear|здравствуйте|добрый день),? (.{5,60}?)[,!.]/i;
const patronymic = /(?:вич|вна|ична)$/;

/** Whom a house greets by the whole name is its guest. */
export const findGreeted = (lines: readonly string[]): Candidate<string[]>[] =>
  lines.flatMap((line, at) => {
    const names = readTravellers(greeting.exec(line)?.[1] ?? "");
    const isOne = names.length === 1 && !patronymic.test(names[0] ?? "");
    return isOne ? [{ rank: 3, phrase: "dear", value: names, line, at }] : [];
  });

export const findContacts = (items: readonly TextItem[]): Candidate<string>[] =>
  items.flatMap((item) => {
    if (item.meaning?.is !== "phone") return [];
    const contact = readContact(item.value);
    return contact ? [candidate(item, 1, contact)] : [];
  });

export const findUrls = (items: readonly TextItem[]): Candidate<string>[] =>
  items.flatMap((item) => {
    if (item.meaning?.is !== "url") return [];
    const url = readUrl(item.value);
    return url ? [candidate(item, 1, url)] : [];
  });

const operatorMax = 60;

const operatorName = (text: string): string | null => {
  const [said = ""] = text.split(/[,;()]|(?<=\p{L}{2})\. /u);
  const name = trimPlace(said).replace(/(?<=\p{L}{2})\.$/u, "");
  return name.length <= operatorMax && /^[\p{Lu}«"\d].*\p{L}/u.test(name) ? name : null;
};

export const findOperators = (items: readonly TextItem[]): Candidate<string>[] =>
  items.flatMap((item) => {
    const { meaning } = item;
    const isRental = meaning?.is === "place" && meaning.kind === "rental";
    if (meaning?.is !== "operator" && !isRental) return [];
    const name = operatorName(item.value);
    return name ? [candidate(item, 1, name)] : [];
  });

const carried =
  /(?:(?:flying|travell?ing|rental|renting|riding|sailing|journey|trip|flight) with|выбор авиакомпании|летите с) ((?:the )?[\p{Lu}«][\p{L}\d&'» -]{1,40}?)(?= ?[.!,]| ?$| is | has | and )/u;
/** Agencies thank for bookings too: only the name tells an airline. */
const booked =
  /(?:booking with|choosing) (\p{L}[\p{L}\d& -]{1,40}?)(?= ?[.!,]| ?$| is | has | and )/u;
const airline = /(?:^| |\p{L})(?:air|airlines?|airways|jet)(?: |$)|^air(?: |$)/iu;

/** "Thank you for flying with Hanse Airways." */
export const findCarriers = (lines: readonly string[]): Candidate<string>[] =>
  lines.flatMap((line, at) => {
    const name = carried.exec(line)?.[1] ?? booked.exec(line)?.[1];
    if (name === undefined || !(carried.test(line) || airline.test(name))) return [];
    return [{ rank: 2, phrase: "with", value: name.replace(/^«|»$/g, "").trim(), line, at }];
  });
