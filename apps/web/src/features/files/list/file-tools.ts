import type { ShownFile } from "./shown-file.ts";

/** Chooses a cover of the trip. */
export interface CoverTool {
  isCover: boolean;
  run: () => void;
}

/** Says whether a file tells of money. */
export interface MoneyTool {
  isHidden: boolean;
  run: () => void;
}

/** What may be done with the files of a list. */
export interface FileTools {
  open: (file: ShownFile) => void;
  download: (file: ShownFile) => void;
  cancel: (uploadId: string) => void;
  retry: (uploadId: string) => void;
  /** Absent for readers. */
  edit: {
    caption: (file: ShownFile) => void;
    remove: (file: ShownFile) => void;
    /** Makes a picture the cover of the trip, or no more. Null for what cannot be one. */
    cover: (file: ShownFile) => CoverTool | null;
    /** Lets the reader alone see a file of theirs, or all members again. Absent for files of others. */
    hide: (file: ShownFile) => (() => void) | null;
    /** Hides a file that tells of money from members without money, or shows it to them. Null where none is among them. */
    money: (file: ShownFile) => MoneyTool | null;
  } | null;
}
