import {
  connection as connectionEnglish,
  tooltips as tooltipsEnglish,
} from "../../en/frame/connection.ts";
import {
  connection as connectionRussian,
  tooltips as tooltipsRussian,
} from "../../ru/frame/connection.ts";

/** The words of the banner and the icon of the connection. */
export const connectionWords = {
  en: { connection: connectionEnglish, tooltips: tooltipsEnglish },
  ru: { connection: connectionRussian, tooltips: tooltipsRussian },
} as const;
