import type { Translated } from "../catalogue.ts";
import type { validation as en } from "../en/validation.ts";
import { errors } from "./errors.ts";

export const validation = {
  required: "Это поле обязательно.",
  number: "Нужно число.",
  between: "Нужно значение от {{min}} до {{max}}.",
  minLength: "Минимальная длина: {{min}} симв.",
  maxLength: "Максимальная длина: {{max}} симв.",
  invalidDate: "Неверная дата.",
  dateFrom: "Дата должна быть не раньше {{date}}.",
  invalidNumber: "Неверное число.",
  numberMax: "Число должно быть не больше {{max}}.",
  invalidCoordinate: "Неверная координата.",
  nameTooLong: "Имя слишком длинное (максимум {{max}} символов).",
  passwordTooShort: "Пароль должен быть не короче {{min}} символов.",
  passwordTooLong: "Пароль должен быть не длиннее {{max}} символов.",
  passwordTooSimple: "В пароле нужна хотя бы одна цифра или специальный символ.",
  passwordsDoNotMatch: "Пароли не совпадают",
  invalidEmail: "Введите действительный адрес эл. почты",
  invalidTime: "Неверное время. Напишите его так: 09:30.",
  invalidUrl: "Нужен адрес, который начинается с http:// или https://.",
  invalidValue: "Неверное значение.",
  unknownValue: "Неизвестное значение.",
  fractionDigits: "У этой валюты не больше {{max}} знаков после запятой.",
  modesAtOdds: "Точка не входит в путь, только если её способ — «только точки».",
  catalogNeedsPublic: "В каталоге может быть только открытая поездка.",
  draftNotInCatalog: "Черновик не может быть в каталоге.",
  otherTrip: "Нужен день той же поездки.",
  wholeNumber: "Нужно целое число.",
  tooMany: "Слишком много (не больше {{max}}).",
  tooFewPoints: errors.tooFewPoints,
} as const satisfies Translated<typeof en>;
