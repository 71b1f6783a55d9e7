import { defaultLanguage, type Language } from "@castor/core/basics/language.ts";

/** Sizes in pixels of the page, for each language that `npm run screenshots` takes pictures in. */
type Heights = Partial<Record<Language, number>>;

/** The pictures of the help, made by `npm run screenshots`: their answers, and their sizes in pixels of the page. */
export const helpPictures = [
  { name: "trips", topic: "start-trip", width: 720, heights: both(467) },
  { name: "days", topic: "start-days", width: 533, heights: both(525) },
  { name: "search", topic: "start-points", width: 404, heights: { en: 474, ru: 370 } },
  { name: "day", topic: "start-plan", width: 400, heights: { en: 662, ru: 626 } },
  { name: "point", topic: "points-fields", width: 400, heights: { en: 580, ru: 602 } },
  { name: "finance", topic: "money-table", width: 720, heights: both(736) },
  { name: "tasks", topic: "notes-tasks", width: 720, heights: { en: 558, ru: 588 } },
  { name: "sharing", topic: "sharing-link", width: 560, heights: { en: 683, ru: 695 } },
  { name: "print", topic: "files-print", width: 630, heights: { en: 434, ru: 465 } },
  { name: "offline", topic: "offline-map", width: 560, heights: { en: 312, ru: 290 } },
] as const;

function both(height: number): { en: number; ru: number } {
  return { en: height, ru: height };
}

/** The file and the height of a picture in a language; without one of its own, of the default language. */
export function pictureIn(
  language: Language,
  { name, heights }: { name: string; heights: Heights },
): { src: string; height: number } {
  const shown = heights[language] === undefined ? defaultLanguage : language;
  return { src: `/help/${name}-${shown}.webp`, height: heights[shown] ?? 0 };
}
