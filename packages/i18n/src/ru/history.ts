import type { Translated } from "../catalogue.ts";
import type { history as en } from "../en/history.ts";

export const history = {
  tools: "Отмена и повтор",
  undo: "Отменить",
  redo: "Повторить",
  undoWhat: "Отменить: {{what}}",
  redoWhat: "Повторить: {{what}}",
  undone: "Отменено: {{what}}.",
  redone: "Сделано снова: {{what}}.",
  dragged: "Точка «{{name}}» теперь в другом месте на карте.",
  nothing: "Отменять пока нечего",
  undoFailed: "Не удалось отменить: {{what}}. {{reason}}",
  redoFailed: "Не удалось повторить: {{what}}. {{reason}}",
  gone: "За это время здесь что-то изменили с другого устройства или в другой вкладке.",
  what: {
    add: "добавление точки «{{name}}»",
    edit: "правка точки «{{name}}»",
    tick: "отметка в списке точки «{{name}}»",
    drag: "сдвиг точки «{{name}}» на карте",
    order: "перестановка точки «{{name}}»",
    move: "перенос точки «{{name}}» на другой день",
    delete: "удаление точки «{{name}}»",
    pick_one: "добавление {{count}} точки",
    pick_few: "добавление {{count}} точек",
    pick_many: "добавление {{count}} точек",
    pick_other: "добавление {{count}} точки",
    attach: "ещё один день для точки «{{name}}»",
  },
} as const satisfies Translated<typeof en>;
