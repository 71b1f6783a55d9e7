import { type CurrencyId, currencies } from "@castor/core/basics/currencies.ts";
import { fold, isWordSign } from "../lines/fold.ts";

export interface Price {
  amount: number;
  currency: CurrencyId;
}

/** Signs and words that mean one currency everywhere. "$", "¥" and "kr" mean several. */
const marks: readonly (readonly [string, CurrencyId])[] = [
  ["€", "EUR"],
  ["euro", "EUR"],
  ["евро", "EUR"],
  ["us$", "USD"],
  ["£", "GBP"],
  ["₽", "RUB"],
  ["рублей", "RUB"],
  ["рубля", "RUB"],
  ["рубль", "RUB"],
  ["руб.", "RUB"],
  ["руб", "RUB"],
  ["р.", "RUB"],
  ["₸", "KZT"],
  ["тенге", "KZT"],
  ["₾", "GEL"],
  ["₺", "TRY"],
  ["₴", "UAH"],
  ["zł", "PLN"],
  ["kč", "CZK"],
  ["₪", "ILS"],
  ["₩", "KRW"],
  ["₹", "INR"],
  ["฿", "THB"],
  ["₫", "VND"],
  ["֏", "AMD"],
  ["₼", "AZN"],
];
const codeMarks = currencies.map(({ id }) => [id.toLowerCase(), id] as const);
const allMarks = [...marks, ...codeMarks].sort(([a], [b]) => b.length - a.length);

const digitsById = new Map<string, number>(currencies.map(({ id, digits }) => [id, digits]));
const number = /\d(?:[\d.,'’]|[ ](?=\d{3}(?!\d)))*/g;

interface Mark {
  currency: CurrencyId;
  length: number;
}

function markAfter(text: string, at: number): Mark | null {
  const skipped = text[at] === " " ? 1 : 0;
  const from = at + skipped;
  const found = allMarks.find(
    ([mark]) =>
      text.startsWith(mark, from) &&
      !(isWordSign(mark.at(-1)) && isWordSign(text[from + mark.length])),
  );
  return found ? { currency: found[1], length: skipped + found[0].length } : null;
}

function markBefore(text: string, at: number): Mark | null {
  const skipped = text[at - 1] === " " ? 1 : 0;
  const to = at - skipped;
  const found = allMarks.find(
    ([mark]) =>
      text.endsWith(mark, to) &&
      text.slice(Math.max(0, to - mark.length), to) === mark &&
      !(isWordSign(mark[0]) && isWordSign(text[to - mark.length - 1])),
  );
  return found ? { currency: found[1], length: skipped + found[0].length } : null;
}

/** Digits in groups of three behind the first. */
const isGrouped = (groups: readonly string[]) =>
  groups.length > 1 &&
  /^\d{1,3}$/.test(groups[0] ?? "") &&
  groups.slice(1).every((group) => /^\d{3}$/.test(group));

/** The amount of a written number in a currency with so many fraction digits; null when it may mean two. */
export function readAmountOf(written: string, digits: number): number | null {
  const text = written.replace(/[.,'’]+$/, "");
  const marked = [...text].filter((sign) => /[.,]/.test(sign));
  const last = marked.at(-1);
  const spaced = text.replace(/['’]/g, " ");
  if (last === undefined) {
    const groups = spaced.split(" ");
    return groups.length === 1 || isGrouped(groups) ? Number(groups.join("")) : null;
  }
  const at = spaced.lastIndexOf(last);
  const [whole, fraction] = [spaced.slice(0, at), spaced.slice(at + 1)];
  const groups = whole.split(/[ .,]/);
  const separators = new Set([...whole].filter((sign) => /[ .,]/.test(sign)));
  const isWholeRight = groups.length === 1 || (isGrouped(groups) && separators.size === 1);
  if (!/^\d+$/.test(fraction) || !isWholeRight) return null;
  if (separators.has(last) || (fraction.length === 3 && digits < 3)) {
    const all = [...groups, fraction];
    return isGrouped(all) && (separators.size === 0 || separators.has(last))
      ? Number(all.join(""))
      : null;
  }
  if (fraction.length === 3 && separators.size === 0) return null;
  if (digits === 0 && /[1-9]/.test(fraction)) return null;
  if (fraction.length > Math.max(2, digits)) return null;
  return Number(`${groups.join("")}.${fraction}`);
}

interface FoundPrice extends Price {
  start: number;
}

/** The prices of a line, from left to right: numbers with a currency. */
export function findPrices(line: string, knownCurrency: CurrencyId | null = null): FoundPrice[] {
  const text = fold(line);
  return [...text.matchAll(number)].flatMap((match) => {
    const start = match.index;
    const end = start + match[0].length;
    const before = markBefore(text, start);
    const after = markAfter(text, end);
    // A part of a number that is grouped in another way.
    if (/\d[\s.,'’]?$/.test(text.slice(Math.max(0, start - 2), start))) return [];
    if (isWordSign(text[start - 1]) && !before) return [];
    const currency = before?.currency ?? after?.currency ?? knownCurrency;
    if (currency === null || (before && after && before.currency !== after.currency)) return [];
    const amount = readAmountOf(match[0], digitsById.get(currency) ?? 2);
    return amount === null ? [] : [{ start, amount, currency }];
  });
}

/** The one price of a value. What follows "≈" or stands in parentheses is told in another currency. */
export function readPrice(value: string, knownCurrency: CurrencyId | null = null): Price | null {
  const said = value.split(/[(≈~]|approx|около|примерно/i)[0] ?? "";
  const isPerUnit = /(?:per night|per day|a night|за ночь|в сутки|за сутки|per person|с человека)/i;
  if (isPerUnit.test(value)) return null;
  const [first, ...others] = findPrices(said, knownCurrency);
  if (!first || others.some(({ amount }) => amount !== first.amount)) return null;
  return { amount: first.amount, currency: first.currency };
}

/** The currency of "Total (EUR)" and of "Стоимость, руб.:". */
export function currencyOfLabel(label: string): CurrencyId | null {
  if (/[(,] ?руб/i.test(label)) return "RUB";
  const code = /[(,] ?([A-Z]{3})(?:\)| ?:)/.exec(label)?.[1];
  return currencies.find(({ id }) => id === code)?.id ?? null;
}
