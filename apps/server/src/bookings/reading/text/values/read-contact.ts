const phone = /(?:^|[\s:,])((?:\+|\(?\d)[\d ()-]{5,22}\d)(?!\d)/;
const mail = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/;

const digitsOf = (text: string) => text.replace(/\D/g, "").length;

/** A telephone number, as it is written; else an address of mail. */
export function readContact(value: string): string | null {
  const found = phone.exec(value)?.[1]?.trim();
  if (found && digitsOf(found) >= 7 && digitsOf(found) <= 15) return found;
  return mail.exec(value)?.[0] ?? null;
}

/** True for a line that is a telephone number and nothing else. */
export const isPhoneLine = (line: string): boolean =>
  /^\+?[\d ()-]{7,24}$/.test(line) && readContact(line) === line && /^[+(0]/.test(line);

/** The address of a page. It is told, and never opened. */
export const readUrl = (value: string): string | null =>
  /https:\/\/[^\s<>"]{4,300}/.exec(value)?.[0]?.replace(/[).,;]+$/, "") ?? null;
