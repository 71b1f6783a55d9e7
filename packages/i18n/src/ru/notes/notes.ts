import type { notes as en } from "../../en/notes/notes.ts";
import type { Translated } from "../../translated.ts";

export const notes = {
  add: "Новая заметка",
  wholeTrip: "Вся поездка",
  progress: "Сделано {{done}} из {{count}}",
  reply: "Ответить",
  replyNamed: "Ответить на «{{name}}»",
  replies: "Ответы",
  edit: "Изменить",
  moveToDay: "Перенести на другой день",
  delete: "Удалить",
  actions: "Действия с «{{name}}»",
  deleted: "Заметка удалена.",
  deletedReply: "Ответ удалён.",
  written: "Записано {{time}}",
  edited: "изменено {{time}}",
  text: "Текст",
  where: "К чему относится",
  linkPoint: "Ссылка на точку поездки",
  move: "Перенести",
  insertList: "Добавить чек-лист",
  inserted: "Чек-лист «{{name}}» добавлен.",
} as const satisfies Translated<typeof en>;
