import type { mail as en } from "../../en/server/mail.ts";
import type { Translated } from "../../translated.ts";

export const mail = {
  greeting: "Здравствуйте, {{name}}!",
  confirmSubject: "Подтвердите адрес для Castor",
  confirmText: "До первой поездки остался один шаг. Подтвердите, что это ваш адрес:",
  confirmButton: "Подтвердить адрес",
  confirmLife: "Ссылка сработает один раз, срок её действия — {{hours}}\u00a0часов.",
  resetSubject: "Новый пароль для Castor",
  resetText: "Кто-то, скорее всего вы, попросил новый пароль. Его можно задать здесь:",
  resetButton: "Задать новый пароль",
  resetLife_one: "Ссылка сработает один раз, срок её действия — {{count}} час.",
  resetLife_few: "Ссылка сработает один раз, срок её действия — {{count}} часа.",
  resetLife_many: "Ссылка сработает один раз, срок её действия — {{count}} часов.",
  resetLife_other: "Ссылка сработает один раз, срок её действия — {{count}} часа.",
  notAsked:
    "Если вы об этом не просили, просто не обращайте внимания на это письмо: пароль останется прежним.",
  passwordChangedSubject: "Пароль от Castor изменён",
  passwordChangedText:
    "Пароль вашего аккаунта изменён. Если это сделали не вы, сразу задайте новый:",
  passwordChangedButton: "Задать новый пароль",
  passwordChangedByYou: "Если это сделали вы, ничего делать не нужно.",
  notYou:
    "Если вы не регистрировались, просто не обращайте внимания на это письмо: ничего не произойдёт.",
  orCopy: "Если кнопка не работает, скопируйте этот адрес в браузер:",
  signature: "Бобёр Castor",
} as const satisfies Translated<typeof en>;
