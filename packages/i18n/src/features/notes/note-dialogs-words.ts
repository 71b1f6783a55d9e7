import { noteDialogs as english } from "../../en/notes/note-dialogs.ts";
import { noteDialogs as russian } from "../../ru/notes/note-dialogs.ts";

/** The words of the form of a note, and of the dialog that moves one. */
export const noteDialogsWords = {
  en: { noteDialogs: english },
  ru: { noteDialogs: russian },
} as const;
