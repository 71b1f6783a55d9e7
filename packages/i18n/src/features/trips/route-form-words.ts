import { routeForm as english } from "../../en/trips/route-form.ts";
import { routeForm as russian } from "../../ru/trips/route-form.ts";

/** The words of the form of a day, and of the icons that it offers. */
export const routeFormWords = {
  en: { routeForm: english },
  ru: { routeForm: russian },
} as const;
