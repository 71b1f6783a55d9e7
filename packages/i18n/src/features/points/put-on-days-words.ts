import { putOnDays as english } from "../../en/points/put-on-days.ts";
import { putOnDays as russian } from "../../ru/points/put-on-days.ts";

/** The words of the dialog that puts a point on several days. */
export const putOnDaysWords = {
  en: { putOnDays: english },
  ru: { putOnDays: russian },
} as const;
