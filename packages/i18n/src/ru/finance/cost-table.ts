import type { costTable as en } from "../../en/finance/cost-table.ts";
import type { Translated } from "../../translated.ts";

export const costTable = {
  columns: {
    category: "Категория",
    title: "Название",
    date: "Дата",
    currency: "Валюта",
    total: "Всего",
    payed: "Оплачено",
    remain: "Осталось",
    adult: "За взрослого",
    kid: "За ребёнка",
    status: "Статус",
    paymentType: "Способ оплаты",
    paymentDueDate: "Оплатить до",
    cancellationDate: "Бесплатная отмена до",
  },
  statuses: {
    paid: "Оплачено",
    partly: "Частично",
    unpaid: "Не оплачено",
    free: "Бесплатно",
  },
  total: "Итого",
  exportCsv: "CSV — для любых таблиц",
  exportXlsx: "XLSX — для Excel и LibreOffice",
  print: "Печать или PDF",
  exported: "Таблица сохранена в файл.",
  exportFailed:
    "Не удалось сохранить таблицу. Проверьте подключение к интернету и попробуйте снова.",
  pictures: "Графики",
  byCategory: "Доли по категориям",
  paidAndRemaining: "Оплачено и осталось",
  byDay: "Расходы по дням",
  dayFigures: "По дням в цифрах",
  noDate: "Без даты",
  nothingCosts: "Здесь пока нет расходов.",
  leftOut: "Не учтено, нет курса: {{currencies}}",
} as const satisfies Translated<typeof en>;
