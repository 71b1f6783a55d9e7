import type { Finance } from "../finance/finance.ts";
import { countPaidNights, sumFinance, type Travellers } from "../finance/table/sum-finance.ts";
import type { StayDates } from "../points/stay-nights.ts";
import type { PrintDetail } from "./point-details.ts";
import type { PrintContext } from "./print-context.ts";

/** Who pays, and for which stay. */
export interface Payers {
  people: Travellers;
  stay: StayDates | null;
}

/** The price of a point for the travellers, what is paid and the deadlines, as on its card. */
export function formatPrice(
  finance: Finance,
  { people, stay }: Payers,
  { words, formats }: Pick<PrintContext, "words" | "formats">,
): PrintDetail[] {
  const { total, payed, remain } = sumFinance(finance, people, stay);
  const money = (amount: number) => formats.money(amount, finance.currency);
  const isPriced = finance.price !== null || finance.pricePerKid !== null;
  const validity = [
    finance.validFrom && words("card.validFrom", { date: formats.date(finance.validFrom) }),
    finance.validTo && words("card.validTo", { date: formats.date(finance.validTo) }),
  ].filter(Boolean);
  const facts: [label: string, text: string | false][] = [
    [
      words("card.price"),
      isPriced &&
        `${money(total)} (${describeReckoning(finance, { people, stay }, { words, formats })})`,
    ],
    [words("card.paid"), payed > 0 && money(payed)],
    [
      words("card.remaining"),
      isPriced &&
        total > 0 &&
        payed > 0 &&
        (remain > 0 ? money(remain) : words("card.nothingRemains")),
    ],
    [
      words("card.paymentDue"),
      finance.paymentDueDate !== null && formats.date(finance.paymentDueDate),
    ],
    [
      words("card.cancellation"),
      finance.cancellationDate !== null && formats.date(finance.cancellationDate),
    ],
    [words("card.valid"), validity.length > 0 && validity.join(" ")],
  ];
  return facts.flatMap(([label, text]) =>
    text === false ? [] : [{ kind: "price" as const, label, text, href: null }],
  );
}

/** How the total comes about: "whole group", "20 € × 3 people", "50 € × 2 nights". */
function describeReckoning(
  finance: Finance,
  { people: { adults, kids }, stay }: Payers,
  { words, formats }: Pick<PrintContext, "words" | "formats">,
): string {
  const { type, price, pricePerKid, currency, isOnSite, isPerNight } = finance;
  const money = (amount: number | null) => formats.money(amount ?? 0, currency);
  const ways = {
    same: () => words("card.forAll"),
    perPerson: () => words("card.people", { price: money(price), count: adults + kids }),
    adultChild: () =>
      [
        words("card.adults", { price: money(price), count: adults }),
        ...(kids > 0 ? [words("card.kids", { price: money(pricePerKid), count: kids })] : []),
      ].join(" + "),
  };
  const nights = words("card.nights", {
    price: type === "same" ? money(price) : ways[type](),
    count: countPaidNights(finance, stay),
  });
  const way = isPerNight ? nights : ways[type]();
  return isOnSite ? `${way}, ${words("card.onSite")}` : way;
}
