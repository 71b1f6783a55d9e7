import { makeFinance, makeFinanceItem } from "../make.ts";
import { be, expect, go, hotel, type Itinerary, itinerary, on, place } from "./itinerary.ts";

const facts = { today: "2027-05-01", zone: "Europe/Istanbul" };
const stay = ["2027-06-01 14:00", "2027-06-02 12:00"] as const;
const bosphorus = (finance: ReturnType<typeof makeFinance>) =>
  hotel("Отель «Босфор»", 41.0316, 28.9784, stay, { finance });
const tower = place("Galata Kulesi", 41.0256, 28.9741, "Monument", {
  workingHours: "Mo-Su 08:30-22:00",
});
const days = (finance: ReturnType<typeof makeFinance>) => [
  on(
    "2027-06-01 14:00",
    be(bosphorus(finance), 60),
    go("walk", [12, 0.9], tower, 60),
    go("walk", [15, 0.9], bosphorus(finance)),
  ),
  on("2027-06-02 10:00", be(bosphorus(finance), 60), go("walk", [12, 0.9], tower, 30)),
];
const insurance = (changes: Parameters<typeof makeFinance>[0]) => [
  makeFinanceItem({ id: "insurance", finance: makeFinance(changes) }),
];

/** Payments, cancellations, currencies. */
export const money: readonly Itinerary[] = [
  itinerary({
    ...{ id: "overdue-hotel", title: "Гостиница не оплачена, срок вышел вчера", ...facts },
    days: days(makeFinance({ price: 120, paymentDueDate: "2027-04-30" })),
    expected: [expect("overdueCost", "tight", 0, "Отель «Босфор»")],
  }),
  itinerary({
    ...{
      id: "overdue-part",
      title: "The insurance is paid in part, the rest was due a week ago",
      ...facts,
    },
    trip: { financeItems: insurance({ price: 80, payed: 30, paymentDueDate: "2027-04-24" }) },
    days: days(makeFinance({ price: 120, payed: 120 })),
    expected: [expect("overdueCost", "tight", null, "Insurance")],
  }),
  itinerary({
    ...{ id: "due-today", title: "Срок оплаты сегодня, страховка оплачена вовремя", ...facts },
    trip: { financeItems: insurance({ price: 80, payed: 80, paymentDueDate: "2027-04-24" }) },
    days: days(makeFinance({ price: 120, paymentDueDate: "2027-05-01" })),
  }),
  itinerary({
    ...{ id: "refund-week", title: "The hotel can be cancelled for seven more days", ...facts },
    days: days(makeFinance({ price: 120, payed: 120, cancellationDate: "2027-05-08" })),
    expected: [expect("refundEndsSoon", "hint", 0, "Отель «Босфор»")],
  }),
  itinerary({
    ...{ id: "refund-today", title: "Страховку можно отменить только сегодня", ...facts },
    trip: { financeItems: insurance({ price: 80, payed: 80, cancellationDate: "2027-05-01" }) },
    days: days(makeFinance({ price: 120 })),
    expected: [expect("refundEndsSoon", "hint", null, "Insurance")],
  }),
  itinerary({
    ...{
      id: "refund-far",
      title: "One refund ends in eight days, another ended yesterday",
      ...facts,
    },
    trip: { financeItems: insurance({ price: 80, payed: 80, cancellationDate: "2027-04-30" }) },
    days: days(makeFinance({ price: 120, payed: 120, cancellationDate: "2027-05-09" })),
  }),
  itinerary({
    ...{ id: "rates-known", title: "Евро, лиры и доллары: все курсы известны", ...facts },
    trip: { financeItems: insurance({ price: 80, currency: "USD" }) },
    days: days(makeFinance({ price: 4800, currency: "TRY" })),
  }),
  itinerary({
    ...{
      id: "rate-unknown",
      title: "A hotel in lira, and no rate of the lira",
      ...facts,
      rates: { USD: 1.1 },
    },
    days: days(makeFinance({ price: 4800, currency: "TRY" })),
    expected: [expect("noRate", "hint", null, "Отель «Босфор»")],
  }),
  itinerary({
    ...{
      id: "rate-unknown-two",
      title: "Гостиница и страховка в лирах, курса лиры нет",
      ...facts,
      rates: { USD: 1.1 },
    },
    trip: { financeItems: insurance({ price: 900, currency: "TRY" }) },
    days: days(makeFinance({ price: 4800, currency: "TRY" })),
    expected: [expect("noRate", "hint", null, "Отель «Босфор»", "Insurance")],
  }),
  itinerary({
    ...{
      id: "no-rates-needed",
      title: "No rates at all, but all costs in the trip's own currency",
      ...facts,
      rates: {},
    },
    days: days(makeFinance({ price: 120 })),
  }),
];
