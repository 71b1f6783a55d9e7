import { notesPage as english } from "../../en/notes/notes-page.ts";
import { notesPage as russian } from "../../ru/notes/notes-page.ts";

/** The words of the page of notes and tasks. */
export const notesPageWords = {
  en: { notesPage: english },
  ru: { notesPage: russian },
} as const;
