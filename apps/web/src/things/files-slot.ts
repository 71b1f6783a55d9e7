import { createContext, type ReactNode } from "react";

export interface FilesOfNote {
  noteId: string;
  /** In its form: files can be added. */
  isForm: boolean;
}

/** Draws the files of a note: the page gives them, since no feature draws what another one has. */
export const FilesSlot = createContext<(note: FilesOfNote) => ReactNode>(() => null);
