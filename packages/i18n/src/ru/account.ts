import type { Translated } from "../catalogue.ts";
import type { account as en } from "../en/account.ts";

export const account = {
  email: "Эл. почта",
  password: "Пароль",
  passwordConfirm: "Повторите пароль",
  publicName: "Ваше имя",
  registered: "Почти готово: перейдите по ссылке из письма, которое мы вам отправили.",
  confirmationSent: "Если этот адрес ждёт подтверждения, новая ссылка уже в пути.",
  wrongCredentials: "Неверный адрес или пароль.",
  emailTaken: "С этим адресом уже есть аккаунт. Войдите или запросите новый пароль.",
  loggedIn: "С возвращением!",
  confirmed: "Адрес подтверждён. Добро пожаловать!",
} as const satisfies Translated<typeof en>;
