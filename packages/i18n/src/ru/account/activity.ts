import type { activity as en } from "../../en/account/activity.ts";
import type { Translated } from "../../translated.ts";

export const activity = {
  none: "Пока ничего не происходило.",
  loadFailed: "Не удалось загрузить действия. {{reason}}",
  byOperator: "Сделано администрацией сайта",
  kinds: {
    registered: "Аккаунт создан",
    loggedIn: "Вход",
    loginFailed: "Неудачная попытка входа",
    loggedOut: "Выход",
    sessionEnded: "Завершён сеанс: {{detail}}",
    otherSessionsEnded: "Завершены все остальные сеансы",
    passwordChanged: "Пароль изменён",
    passwordReset: "Новый пароль задан по ссылке",
    twoStepOn: "Двухэтапный вход включён",
    twoStepOff: "Двухэтапный вход выключен",
    recoveryCodeUsed: "Использован резервный код",
    recoveryCodesRenewed: "Созданы новые резервные коды",
    passkeyAdded: "Добавлен ключ доступа",
    passkeyRemoved: "Удалён ключ доступа",
    socialLoginAdded: "Добавлен вход через {{detail}}",
    calendarKeyMade: "Создана ссылка на календарь",
    exported: "Данные аккаунта скачаны",
    operatorLocked: "Аккаунт заблокирован",
    operatorUnlocked: "Аккаунт разблокирован",
    operatorMadeResetLink: "Создана ссылка для нового пароля",
    operatorRemovedTwoStep: "Двухэтапный вход отключён",
    operatorUnpublished: "Поездка снята с публикации: {{detail}}",
  },
  ways: {
    password: "по паролю",
    link: "по ссылке из письма",
    twoStep: "со вторым этапом",
    passkey: "по ключу доступа",
  },
  provider: "через {{name}}",
} as const satisfies Translated<typeof en>;
