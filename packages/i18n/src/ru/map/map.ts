import type { map as en } from "../../en/map/map.ts";
import type { Translated } from "../../translated.ts";

export const map = {
  panelLabel: "План поездки",
  mapLabel: "Карта",
  zoomIn: "Приблизить",
  zoomOut: "Отдалить",
  fit: "Показать всё",
  still: "В этом браузере нет WebGL, поэтому карта — просто картинка. Всё остальное работает.",
  backToTrips: "Все мои поездки",
  byOwner: "Автор: {{name}}",
  mode: "Режим",
  view: "Просмотр",
  edit: "Правка",
  inViewMode: "Сейчас включён просмотр.",
  editHint: "Дважды щёлкните по карте, чтобы добавить точку; точки можно перетаскивать.",
  editHintTouch:
    "Дважды коснитесь карты, чтобы добавить точку; удерживайте точку, чтобы передвинуть.",
  loading: "Загружаем поездку…",
  endedTitle: "Войдите снова",
  endedText: "Сеанс закончился. Когда вы войдёте, откроется эта же страница.",
  notFoundTitle: "Поездка не найдена",
  notFoundText:
    "Возможно, её удалили или владелец не открыл к ней доступ. Ваши собственные поездки на месте.",
  createMap: "Создать новую карту",
  logIn: "Войти",
  emptyTitle: "Чистая карта ждёт маршрута",
  emptyText: "Поездка состоит из дней. Добавьте первый день, а потом его точки.",
  emptyReadOnly: "В этой поездке пока нет дней.",
  sheetLabel: "Размер плана",
  sheetPeek: "Только карта",
  sheetHalf: "Карта и план",
  sheetFull: "Только план",
} as const satisfies Translated<typeof en>;
