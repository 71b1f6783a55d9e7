import type { Translated } from "../catalogue.ts";
import type { mail as en } from "../en/mail.ts";

export const mail = {
  confirmSubject: "Подтвердите адрес для Castor",
  confirmGreeting: "Здравствуйте, {{name}}!",
  confirmText: "До первой поездки остался один шаг. Подтвердите, что это ваш адрес:",
  confirmButton: "Подтвердить адрес",
  confirmLife: "Ссылка сработает один раз, срок её действия — {{hours}} ч.",
  notYou:
    "Если вы не регистрировались, просто не обращайте внимания на это письмо: ничего не произойдёт.",
  orCopy: "Если кнопка не работает, скопируйте этот адрес в браузер:",
  signature: "Бобёр Castor",
} as const satisfies Translated<typeof en>;
