import type { hours as en } from "../../en/points/hours.ts";
import type { Translated } from "../../translated.ts";

export const hours = {
  asWritten: "Как написано",
  open: "К прибытию открыто",
  openUntil: "К прибытию открыто, до\u00a0{{time}}",
  closesFirst: "Закроется в\u00a0{{time}}, через\u00a0{{left}} после прибытия",
  closesFirstAbout: "Закроется в\u00a0{{time}}, примерно через\u00a0{{left}} после прибытия",
  closed: "К прибытию закрыто",
  opensThen: "Откроется в\u00a0{{time}}, ждать {{wait}}",
  opensAt: "К прибытию закрыто, откроется в\u00a0{{time}}",
  unless: {
    PH: "(в\u00a0праздники может быть иначе)",
    SH: "(в\u00a0школьные каникулы может быть иначе)",
  },
} as const satisfies Translated<typeof en>;
