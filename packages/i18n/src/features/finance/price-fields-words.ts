import { finance as english } from "../../en/finance/finance.ts";
import { finance as russian } from "../../ru/finance/finance.ts";

/** The words of the price and the payment in the forms of points and costs. */
export const priceFieldsWords = {
  en: { finance: english },
  ru: { finance: russian },
} as const;
