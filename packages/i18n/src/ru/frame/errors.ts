import type { errors as en } from "../../en/frame/errors.ts";
import type { Translated } from "../../translated.ts";

export const errors = {
  VALIDATION_FAILED: "Проверьте отмеченные поля.",
  INVALID_TOKEN: "Ссылка для подтверждения недействительна или устарела",
  UNAUTHORIZED: "Войдите, чтобы продолжить.",
  EMAIL_NOT_CONFIRMED: "Сначала подтвердите адрес: перейдите по ссылке из нашего письма.",
  FORBIDDEN: "Изменять эту поездку может только её владелец.",
  NOT_FOUND: "Не найдено. Возможно, это удалено или принадлежит кому-то другому.",
  CONFLICT: "За это время здесь что-то изменили. Обновите страницу и попробуйте снова.",
  PAYLOAD_TOO_LARGE: "Слишком большой объём данных.",
  TOO_MANY_REQUESTS: "Слишком много попыток. Подождите немного и попробуйте снова.",
  INTERNAL: "Ошибка сервера. Попробуйте позже или напишите нам в мессенджер.",
  UPSTREAM_UNAVAILABLE: "Ошибка сервера. Попробуйте позже или напишите нам в мессенджер.",
  requestId: "(Запрос {{id}})",
  network: "Ошибка сети",
  offline: "Нет подключения к интернету",
  changeUndone: "Не сохранилось и отменено: {{what}}. {{reason}}",
  tryAgain: "Попробовать снова",
  failedToVerifyEmail: "Не удалось подтвердить адрес",
  placeNotFound: "Место не найдено. Уточните название или выберите другую область на карте.",
  placeSearchFailed: "Ошибка при поиске места",
  noPathBetween: "Маршрут между точками {{from}} и {{to}} не найден. Попробуйте передвинуть точки.",
} as const satisfies Translated<typeof en>;
