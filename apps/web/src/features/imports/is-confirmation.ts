import type { ImportSource } from "../../data/asked-dialog.ts";

/** Files that hold confirmations, and nothing else that is imported. */
const ofFiles = /\.(?:eml|pdf|pkpass|html?|mht)$/i;
const ofTypes =
  /^(?:message\/rfc822|application\/pdf|application\/vnd\.apple\.pkpass|text\/html|image\/)/;
/** Words of confirmations in a text, which a list of places has not. */
const words =
  /\b(?:booking|confirmation|reservation|itinerary|e-?ticket|check-?in|passenger|departure|PNR)\b|брон|подтвержд|билет|заезд|пассажир|отправлени|вылет|номер заказа/i;
/** A list of places is shorter. */
const wordsIn = 4_000;

/** True for a file that is a confirmation of bookings, by its name and type. */
export const isConfirmationFile = ({ name, type }: Pick<File, "name" | "type">): boolean =>
  ofFiles.test(name) || ofTypes.test(type);

/** True for a mail to the address of the account. */
export const isMail = (source: ImportSource | File): source is { mailId: string } =>
  typeof source === "object" && "mailId" in source;

/** True for files that are confirmations, for a pasted text that tells of bookings, and for a mail. */
export const isConfirmation = (source: ImportSource): boolean =>
  typeof source === "string"
    ? words.test(source.slice(0, wordsIn))
    : isMail(source) || source.every(isConfirmationFile);
