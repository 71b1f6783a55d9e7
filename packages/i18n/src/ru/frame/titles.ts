import type { titles as en } from "../../en/frame/titles.ts";
import type { Translated } from "../../translated.ts";

export const titles = {
  login: "Вход",
  register: "Регистрация",
  forgotPassword: "Сброс пароля",
  resetPassword: "Новый пароль",
  authCallback: "Выполняем вход",
  verifyEmail: "Проверьте почту",
  confirmEmail: "Подтверждение адреса",
  endReminders: "Отключить напоминания",
  home: "Главная",
  trips: "Мои поездки",
  catalog: "Каталог",
  help: "Помощь",
  settings: "Настройки",
  map: "Карта",
  finance: "Финансы",
  tasks: "Заметки и задачи",
  print: "Печать",
  shareTarget: "Добавить в поездку",
  share: "Поездка по ссылке",
} as const satisfies Translated<typeof en>;
