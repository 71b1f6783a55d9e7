import type { sharing as en } from "../../en/sharing/sharing.ts";
import type { Translated } from "../../translated.ts";

export const sharing = {
  open: "Поделиться",
  openOf: "Поделиться поездкой «{{name}}»",
  asVisitor: "Вы видите поездку как гость.",
  backToEditing: "Вернуться к своей",
  copyIsTheirs: "Здесь гости копируют поездку.",
  copy: "Скопировать к себе",
  report: "Пожаловаться на поездку",
  endedTitle: "Доступ к этой поездке закрыт",
  endedText: "Автор перестал ею делиться или удалил её.",
  toCatalog: "Посмотреть каталог",
  browse: "Посмотреть каталог",
} as const satisfies Translated<typeof en>;
