import type { Translated } from "../catalogue.ts";
import type { actions as en } from "../en/actions.ts";

export const actions = {
  save: "Сохранить",
  cancel: "Отмена",
  close: "Закрыть",
  retry: "Попробовать снова",
  goHome: "На главную",
  discard: "Не сохранять",
  keepEditing: "Продолжить",
  unsavedTitle: "Уйти без сохранения?",
  unsavedText: "То, что вы здесь изменили, ещё не сохранено.",
  notSaved: "{{reason}} Ничего не сохранено; введённое осталось на месте.",
  loading: "Загрузка…",
} as const satisfies Translated<typeof en>;
