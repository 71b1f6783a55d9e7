import type { finance as en } from "../../en/finance/finance.ts";
import type { Translated } from "../../translated.ts";

export const finance = {
  title: "Цена и оплата",
  type: "Тип цены",
  types: { same: "За всю группу", perPerson: "За человека", adultChild: "Взрослый/детский" },
  price: {
    same: "Общая цена",
    perPerson: "Цена за человека",
    adultChild: "Цена за взрослого",
  },
  pricePerKid: "Цена за ребёнка",
  currency: "Валюта",
  isPaid: "Оплачено",
  payed: "Уже оплачено",
  paymentType: "Способ оплаты",
  isOnSite: "Оплата на месте",
  paymentDueDate: "Оплатить до",
  cancellationDate: "Бесплатная отмена до",
  validFrom: "Действует с",
  validTo: "Действует до",
  sum: "{{total}}, осталось {{remain}}",
  sumOnlyPaid: "оплачено {{payed}}",
  sumPaid: "{{total}}, всё оплачено",
} as const satisfies Translated<typeof en>;
