import { notFound as english } from "../../en/frame/not-found.ts";
import { notFound as russian } from "../../ru/frame/not-found.ts";

/** The words of the 404 page. */
export const notFoundWords = {
  en: { notFound: english },
  ru: { notFound: russian },
} as const;
