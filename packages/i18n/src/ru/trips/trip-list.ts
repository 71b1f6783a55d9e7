import type { tripList as en } from "../../en/trips/trip-list.ts";
import type { Translated } from "../../translated.ts";

export const tripList = {
  show: "Показать",
  modes: {
    all: "Все",
    current: "Текущие",
    old: "Завершённые",
    draft: "Черновики",
    public: "Открытые",
  },
  sections: {
    current: "Текущие",
    old: "Завершённые",
    public: "Открытые",
    draft: "Черновики",
  },
  emptyTitle: "Поездок пока нет",
  empty: "Назовите первую поездку, а потом добавьте дни и места на карте.",
  showAll: "Показать все поездки",
  emptyMode: {
    current: "Текущих поездок нет.",
    old: "Завершённых поездок пока нет. Поездка попадает сюда после последнего дня.",
    draft: "Черновиков нет. Отметьте поездку как черновик, пока вы ещё раздумываете.",
    public: "Открытых поездок нет. Открытую поездку видит каждый, у кого есть ссылка.",
  },
  actions: "Действия с поездкой «{{name}}»",
  edit: "Изменить",
  delete: "Удалить",
} as const satisfies Translated<typeof en>;
