import type { keyboard as en } from "../../en/help/keyboard.ts";
import type { Translated } from "../../translated.ts";

export const keyboard = {
  title: "Клавиатура",
  topics: {
    keys: { title: "Показать эти клавиши", text: "?" },
    commands: { title: "Перейти к поездке, дню, точке или странице", text: "Ctrl + K" },
    search: { title: "Перейти к поиску", text: "/" },
    found: {
      title: "Открыть форму найденного места или сразу добавить его",
      text: "Enter, Пробел",
    },
    undo: { title: "Отменить", text: "Ctrl + Z" },
    redo: { title: "Повторить", text: "Ctrl + Shift + Z, Ctrl + Y" },
    save: { title: "Сохранить форму", text: "Ctrl + Enter" },
    close: { title: "Закрыть окно, меню или карточку", text: "Esc" },
    move: { title: "Перемещаться по спискам, дням и меню", text: "↑ ↓ ← →" },
    lift: { title: "Взять точку или заметку и положить её", text: "Пробел" },
    lifted: { title: "Двигать взятое", text: "↑ ↓ ← →" },
    calendar: { title: "Открыть календарь в поле даты", text: "↓" },
    bold: { title: "Жирный шрифт, курсив, ссылка в тексте", text: "Ctrl + B, Ctrl + I, Ctrl + K" },
    map: { title: "Двигать карту, приближать и отдалять", text: "↑ ↓ ← →, +, −" },
    spot: { title: "Узнать, что в середине карты", text: "Shift + F10" },
    measure: { title: "Измерение: убрать последнюю отметку", text: "Backspace" },
    edge: { title: "Изменить размер плана, на его границе", text: "← →" },
  },
} as const satisfies Translated<typeof en>;
