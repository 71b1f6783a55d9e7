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
  maybeSaved:
    "{{reason}} Возможно, всё сохранилось, а возможно, и нет; введённое осталось на месте. Если сохранить ещё раз, второго не появится.",
  notOpened: "Не удалось открыть. Проверьте подключение к интернету и попробуйте снова.",
  loading: "Загрузка…",
} as const satisfies Translated<typeof en>;
