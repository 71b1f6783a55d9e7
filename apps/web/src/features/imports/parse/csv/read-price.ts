import { type CurrencyId, currencies } from "@castor/core/basics/currencies.ts";
import { readAmount } from "@castor/core/basics/money.ts";
import { limits } from "@castor/core/limits.ts";

/** Signs and words of currencies as people write them; a bare dollar and a bare yen are the commonest of their kind. */
const words: Readonly<Partial<Record<CurrencyId, string>>> = {
  EUR: "€ euro euros евро",
  USD: "$ us$ dollar dollars доллар доллара долларов",
  GBP: "£ pound pounds фунт фунта фунтов",
  JPY: "¥ yen иена иены иен йена йены йен",
  RUB: "₽ р руб рубль рубля рублей рубли",
  GEL: "₾ lari лари",
  CNY: "cn¥ yuan rmb юань юаня юаней",
  TRY: "₺ tl lira лира лиры лир",
  AMD: "֏ dram драм драма драмов",
  KZT: "₸ tenge тенге",
  UAH: "₴ грн гривна гривны гривен",
  BYN: "byr",
  PLN: "zł zl злотый злотых",
  CZK: "kč kc крона",
  HUF: "ft forint",
  ILS: "₪ шекель шекелей",
  INR: "₹ rupee rupees рупия рупий",
  THB: "฿ baht бат батов",
  VND: "₫ dong донг донгов",
  KRW: "₩ won вона вон",
  AED: "dirham dirhams дирхам дирхамов",
  AUD: "a$ au$",
  NZD: "nz$",
  CAD: "c$ ca$",
  HKD: "hk$",
  SGD: "s$",
  TWD: "nt$",
  MXN: "mx$",
  BRL: "r$",
  PHP: "₱",
  MNT: "₮",
  AZN: "₼ manat манат манатов",
};

const byWord: ReadonlyMap<string, CurrencyId> = new Map(
  currencies.flatMap(({ id }) =>
    [id.toLowerCase(), ...(words[id]?.split(" ") ?? [])].map((word) => [word, id] as const),
  ),
);

const wordLike = /\p{L}{0,3}\p{Sc}|\p{L}{1,12}/gu;

/** The currency that a text names by its code, sign or word: "Price (EUR)", "40 лари", "US$". Null when it names none. */
export function findCurrency(text: string): CurrencyId | null {
  const found = [...text.toLowerCase().matchAll(wordLike)].map(([word]) => byWord.get(word));
  return found.find((id) => id !== undefined) ?? null;
}

/** An amount and what stands around it. */
const parts = /^([^\d]{0,20}?)\s*(\d[\d\s.,'’]{0,20}\d|\d)\s*([^\d]{0,20})$/u;

/**
 * Reads a price: "12,50 €", "$1,200", "1 200 ₽", "40 GEL". `currency` is null where the text names none. Null for anything else,
 * also for a price in words that name no currency of ours: a sum in it would be wrong.
 */
export function readPrice(text: string): { amount: number; currency: CurrencyId | null } | null {
  const plain = text.replace(/[\p{Zs}\t]+/gu, " ").trim();
  const [, before = "", digits, after = ""] = parts.exec(plain) ?? [];
  if (digits === undefined) return null;
  const around = `${before} ${after}`.replace(/[~≈.,]/g, " ").trim();
  const currency = findCurrency(around);
  if (around !== "" && currency === null) return null;
  // Three digits behind a single sign are thousands: prices have two.
  const isThousands = /^\d{1,3}[.,]\d{3}$/.test(digits);
  const read = isThousands ? digits.replace(/[.,]/, "") : readAmount(digits, ".");
  const amount = read === null ? Number.NaN : Number(read);
  return Number.isFinite(amount) && amount <= limits.amountMax ? { amount, currency } : null;
}
