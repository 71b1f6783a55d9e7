import type { mail as en } from "../../en/server/mail.ts";
import type { Translated } from "../../translated.ts";

export const mail = {
  greeting: "Здравствуйте, {{name}}!",
  confirmSubject: "Подтвердите адрес для Castor",
  confirmText:
    "{{date}} в {{time}} UTC кто-то зарегистрировался в Castor с этим адресом под именем «{{name}}». Если это вы, подтвердите адрес:",
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
  loginChangedSubject: "В вашем аккаунте Castor изменился способ входа",
  loginChangedText:
    "В аккаунте добавили или отключили двухэтапный вход либо ключ доступа. Если это были не вы, сразу задайте новый пароль: заодно удалится всё, что добавили за последние 7 дней.",
  loginChangedButton: "Задать новый пароль",
  notYou:
    "Если вы не регистрировались, не открывайте ссылку и не обращайте внимания на это письмо: ничего не произойдёт.",
  deadlinesSubject: "Ближайшие сроки оплаты и отмены: {{count}}",
  deadlinesText: "Скоро наступят эти сроки:",
  deadlinePay: "{{date}} ({{left}}): оплатить {{amount}} — «{{what}}»",
  deadlineCancel: "{{date}} ({{left}}): последний день бесплатной отмены — «{{what}}», {{amount}}",
  deadlinesButton: "Расходы поездки «{{trip}}»",
  moreLines: "И ещё {{count}}.",
  tripBeginsSubject: "{{trip}}, начало поездки: {{date}}",
  tripDaySubject: "{{trip}}: {{date}}",
  tripBeginsText: "Начало поездки «{{trip}}»: {{date}}.",
  tripDayText: "Поездка «{{trip}}»: {{date}}.",
  dayFirstStop: "{{day}}: первая точка — «{{stop}}», в {{time}}.",
  dayWithoutTime: "{{day}}: первая точка — «{{stop}}».",
  dayWithoutStops: "{{day}}: точек пока нет.",
  dayImpossible: "Не получится:",
  dayTight: "Может не получиться:",
  dayFine: "Насколько Castor знает, плану ничто не мешает.",
  dayButton: "Открыть день",
  reminderNote:
    "Это письмо пришло, потому что вы включили напоминания. Время в письмах — местное. Изменить или отключить напоминания можно в настройках:",
  orCopy: "Если кнопка не работает, скопируйте этот адрес в браузер:",
  signature: "Бобёр Castor",
} as const satisfies Translated<typeof en>;
