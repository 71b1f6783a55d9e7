import type { schedule as en } from "../../en/trips/schedule.ts";
import type { Translated } from "../../translated.ts";

export const schedule = {
  arrival: "Прибытие",
  departure: "Уход",
  waiting: "Ожидание",
  aboutSign: "≈",
  about: "около\u00a0{{time}}",
  onDate: "{{time}}, {{date}}",
  stop: "Прибытие: {{arrival}}.",
  stay: "Прибытие: {{arrival}}, уход: {{departure}}.",
  wait: "ждать {{time}}",
  waitAtDoor: "откроется в\u00a0{{opens}}, ждать {{time}}",
  late: "Опоздаете на\u00a0{{time}} к брони на\u00a0{{at}}",
  lateAbout: "Опоздаете примерно на\u00a0{{time}} к брони на\u00a0{{at}}",
  lateToBeEarly: "Опоздаете на\u00a0{{time}}: быть нужно к\u00a0{{due}}, бронь на\u00a0{{at}}",
  lateToBeEarlyAbout:
    "Опоздаете примерно на\u00a0{{time}}: быть нужно к\u00a0{{due}}, бронь на\u00a0{{at}}",
  zoneLater: "Часовой пояс: +{{time}}",
  zoneEarlier: "Часовой пояс: −{{time}}",
  atStops: "{{time}} на местах",
  until: "конец дня: {{time}}",
} as const satisfies Translated<typeof en>;
