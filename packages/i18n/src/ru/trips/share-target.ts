import type { shareTarget as en } from "../../en/trips/share-target.ts";
import type { Translated } from "../../translated.ts";

export const shareTarget = {
  lead: "Другое приложение поделилось этим с Castor.",
  shared: "Чем поделились",
  trip: "Поездка",
  as: "Что добавить",
  kinds: { point: "Точку", note: "Заметку" },
  go: "Продолжить",
  noDays: "В этой поездке пока нет дней, поэтому добавить можно только заметку.",
  noTrips: "У вас пока нет поездок. Создайте поездку и поделитесь ещё раз.",
  nothing: "Ничего не пришло. Откройте Castor один раз с подключением к сети и поделитесь ещё раз.",
} as const satisfies Translated<typeof en>;
