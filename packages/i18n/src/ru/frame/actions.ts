import type { actions as en } from "../../en/frame/actions.ts";
import type { Translated } from "../../translated.ts";

export const actions = {
  save: "Сохранить",
  cancel: "Отмена",
  close: "Закрыть",
  retry: "Попробовать снова",
  planTrip: "Спланировать поездку",
  goToTrips: "К моим поездкам",
  goHome: "На главную",
  discard: "Не сохранять",
  keepEditing: "Вернуться к правке",
  unsavedTitle: "Уйти без сохранения?",
  unsavedText: "Изменения ещё не сохранены.",
  draftRestored: "Восстановлен несохранённый черновик.",
  draftDiscard: "Удалить черновик",
  notSaved: "{{reason}} Не сохранено. Текст на месте.",
  maybeSaved:
    "{{reason}} Неизвестно, сохранилось ли. Текст на месте; сохраните ещё раз, дубля не будет.",
  offline: "Вы не в сети. Текст на месте; сохраните ещё раз, когда появится связь, дубля не будет.",
  notOpened: "Не удалось открыть. Проверьте подключение к интернету и попробуйте снова.",
  loading: "Загрузка…",
} as const satisfies Translated<typeof en>;
