import type { calendar as en } from "../../en/server/calendar.ts";
import type { Translated } from "../../translated.ts";

/** События календарей, в чужих программах. */
export const calendar = {
  day: "{{trip}}: {{day}}",
  checkIn: "Заезд: {{hotel}}",
  checkOut: "Выезд: {{hotel}}",
  pay: "Оплатить {{amount}}: {{what}}",
  cancel: "Последний день бесплатной отмены ({{amount}}): {{what}}",
  about: "Время примерное.",
  comeBefore: "Быть на месте за {{time}}.",
  arrival: "Прибытие по плану: {{time}}",
} as const satisfies Translated<typeof en>;
