import type { answers as en } from "../../en/server/answers.ts";
import type { Translated } from "../../translated.ts";

export const answers = {
  registered: "Почти готово: перейдите по ссылке из письма, которое мы вам отправили.",
  confirmationSent: "Если этот адрес ждёт подтверждения, новая ссылка уже в пути.",
  loggedIn: "С возвращением!",
  resetSent: "Если у этого адреса есть аккаунт, ссылка для нового пароля уже в пути.",
  joinLinkSent: "Ссылка уже в пути. Откройте её в этом браузере.",
  passwordReset: "Новый пароль сохранён. Войдите с ним.",
  passwordChanged: "Пароль изменён. На всех других устройствах выполнен выход.",
} as const satisfies Translated<typeof en>;
