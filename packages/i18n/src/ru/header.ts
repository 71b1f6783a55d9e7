import type { Translated } from "../catalogue.ts";
import type { header as en } from "../en/header.ts";

export const header = {
  logout: "Выйти",
  myTrips: "Мои поездки",
  catalog: "Каталог",
  login: "Войти",
  map: "Карта",
  finance: "Финансы",
  notes: "Заметки",
  print: "Печать",
  settings: "Настройки",
  help: "Помощь",
  navigation: "Основная",
  openMenu: "Открыть меню",
  closeMenu: "Закрыть меню",
  skip: "Перейти к содержанию",
  toStart: "{{name}}, на главную",
  language: "Язык",
  colorScheme: "Цвета",
  light: "Светлые",
  dark: "Тёмные",
  auto: "Как на устройстве",
  signedInAs: "Вы вошли как {{name}}",
  notifications: "Уведомления",
  en: "EN",
  ru: "RU",
} as const satisfies Translated<typeof en>;
