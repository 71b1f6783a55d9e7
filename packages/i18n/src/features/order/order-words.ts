import { bestDays as bestDaysEnglish } from "../../en/order/best-days.ts";
import { bestOrder as bestOrderEnglish } from "../../en/order/best-order.ts";
import { bestDays as bestDaysRussian } from "../../ru/order/best-days.ts";
import { bestOrder as bestOrderRussian } from "../../ru/order/best-order.ts";

/** The words of the best order of a day, and of the best days. */
export const orderWords = {
  en: { bestOrder: bestOrderEnglish, bestDays: bestDaysEnglish },
  ru: { bestOrder: bestOrderRussian, bestDays: bestDaysRussian },
} as const;
