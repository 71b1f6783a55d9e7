import type { Translated } from "../catalogue.ts";
import type { titles as en } from "../en/titles.ts";

export const titles = {
  login: "Вход",
  register: "Регистрация",
  forgotPassword: "Забытый пароль",
  resetPassword: "Новый пароль",
  authCallback: "Выполняем вход",
  verifyEmail: "Проверьте почту",
  confirmEmail: "Подтверждение адреса",
  home: "Главная",
  trips: "Мои поездки",
  catalog: "Каталог",
  help: "Помощь",
  settings: "Настройки",
  map: "Карта",
  finance: "Финансы",
  tasks: "Заметки и задачи",
  print: "Печать",
  notFound: "Страница не найдена",
} as const satisfies Translated<typeof en>;
