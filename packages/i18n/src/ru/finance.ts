import type { Translated } from "../catalogue.ts";
import type { finance as en } from "../en/finance.ts";

export const finance = {
  title: "Цена и оплата",
  type: "Цена указана",
  types: { same: "за всех", perPerson: "за человека", adultChild: "взрослый/детский" },
  price: {
    same: "Цена за всех",
    perPerson: "Цена за человека",
    adultChild: "Цена за взрослого",
  },
  pricePerKid: "Цена за ребёнка",
  currency: "Валюта",
  payed: "Уже оплачено",
  paymentType: "Способ оплаты",
  paymentTypes: { any: "Любой", card: "Картой", cash: "Наличными", other: "Иначе" },
  isOnSite: "Оплата на месте",
  paymentDueDate: "Оплатить до",
  cancellationDate: "Бесплатная отмена до",
  validFrom: "Действует с",
  validTo: "Действует до",
  sum: "{{total}}, осталось {{remain}}",
  sumOnlyPaid: "оплачено {{payed}}",
  sumPaid: "{{total}}, всё оплачено",
} as const satisfies Translated<typeof en>;
