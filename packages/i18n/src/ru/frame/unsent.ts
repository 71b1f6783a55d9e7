import type { unsent as en } from "../../en/frame/unsent.ts";
import type { Translated } from "../../translated.ts";

export const unsent = {
  blocked: "Изменение, сделанное без сети, ждёт вашего решения.",
  show: "Показать",
  notKept:
    "Этот браузер не может хранить неотправленные изменения. Не закрывайте страницу, пока они не отправятся.",
  full: "Слишком много изменений ждут сети. Продолжите, когда они отправятся.",
} as const satisfies Translated<typeof en>;
