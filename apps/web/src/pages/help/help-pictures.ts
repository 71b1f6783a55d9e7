import { defaultLanguage, type Language } from "@castor/core/basics/language.ts";

/** Sizes in pixels of the page, for each language that `npm run screenshots` takes pictures in. */
type Heights = Partial<Record<Language, number>>;

/** The pictures of the help, made by `npm run screenshots`: their answers, and their sizes in pixels of the page. */
export const helpPictures = [
  { name: "trips", topic: "start-trip", width: 720, heights: both(520) },
  { name: "search", topic: "start-points", width: 480, heights: both(420) },
  { name: "day", topic: "start-plan", width: 400, heights: both(680) },
  { name: "point", topic: "points-fields", width: 400, heights: both(680) },
  { name: "finance", topic: "money-table", width: 720, heights: both(600) },
  { name: "tasks", topic: "notes-tasks", width: 720, heights: both(520) },
  { name: "sharing", topic: "sharing-link", width: 560, heights: { en: 537, ru: 540 } },
  { name: "print", topic: "files-print", width: 720, heights: both(620) },
  { name: "offline", topic: "offline-map", width: 560, heights: both(312) },
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
