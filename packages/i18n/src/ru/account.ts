import type { Translated } from "../catalogue.ts";
import type { account as en } from "../en/account.ts";

export const account = {
  email: "Эл. почта",
  password: "Пароль",
  passwordConfirm: "Повторите пароль",
  publicName: "Ваше имя",
  confirmed: "Адрес подтверждён. Добро пожаловать!",
  logIn: "Войти",
  logInTitle: "Вход",
  logInLead: "Рады видеть вас снова.",
  signUp: "Создать аккаунт",
  signUpTitle: "Новый аккаунт",
  signUpLead: "Одна минута — и первая поездка.",
  noAccount: "Впервые здесь?",
  haveAccount: "Уже есть аккаунт?",
  forgotPassword: "Забыли пароль?",
  passwordHint: "Не меньше 8 символов, среди них цифра или специальный символ.",
  publicNameHint: "Другие увидят его только в поездках, которые вы откроете.",
  showPassword: "Показать или скрыть пароль",
  verifyTitle: "Проверьте почту",
  verifyText:
    "Мы отправили ссылку на {{email}}. Перейдите по ней в течение 48 часов — и вы внутри.",
  verifyTextUnknown: "Мы отправили вам ссылку. Перейдите по ней в течение 48 часов — и вы внутри.",
  verifyOutbox:
    "Этот сервер не отправляет писем: каждое он кладёт в файл в папке outbox, а ссылку пишет в журнал. Спросите того, кто его ведёт, или загляните туда.",
  verifyTip: "Ничего нет? Загляните в спам или отправьте ещё раз.",
  resend: "Отправить ещё раз",
  resendWait: "Ещё раз через {{seconds}} с",
  otherAddress: "Указать другой адрес",
  confirming: "Подтверждаем адрес…",
  confirmFailedText:
    "Возможно, ссылке больше 48 часов или она уже использована. Если вы уже подтвердили адрес, просто войдите. Если нет, отправим новую.",
  sendNewLink: "Отправить новую ссылку",
} as const satisfies Translated<typeof en>;
