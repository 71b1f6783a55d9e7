import type { ReadingProblem } from "@castor/core/bookings/confirmation.ts";
import { limits } from "@castor/core/limits.ts";
import type { DateText } from "@castor/core/time/dates.ts";
import { isPass, readPass } from "./documents/read-pass.ts";
import { readPdf } from "./documents/read-pdf.ts";
import { decodeText } from "./mail/decode-text.ts";
import { isMail, readMail } from "./mail/read-mail.ts";
import { parseJsonLd } from "./markup/parse-json-ld.ts";
import { readHtml } from "./markup/read-html.ts";

/** A part of a confirmation, such as the words of a mail or one of its files, and what it tells. */
export interface ConfirmationPart {
  text: string;
  /** Things of schema.org. */
  things: readonly unknown[];
  /** What barcodes say. */
  codes: readonly string[];
  /** The day on which the mail around it was sent. */
  sentOn: DateText | null;
  problem: Extract<ReadingProblem, "empty" | "scanned" | "encrypted" | "unreadable"> | null;
}

/** Mails within mails: somebody forwards what somebody forwarded. */
const mailsMax = 6;
const partsMax = 60;

interface Given {
  bytes: Uint8Array;
  name: string;
}

const emptyPart: ConfirmationPart = {
  text: "",
  things: [],
  codes: [],
  sentOn: null,
  problem: null,
};
const broken: ConfirmationPart = { ...emptyPart, problem: "unreadable" };

/** Reads a file, or what was pasted, in its parts. */
export async function readParts(given: Given): Promise<ConfirmationPart[]> {
  return (await readAny(given, null, 0)).slice(0, partsMax);
}

async function readAny(
  given: Given,
  sentOn: DateText | null,
  depth: number,
): Promise<ConfirmationPart[]> {
  const { bytes } = given;
  const tell = (part: Partial<ConfirmationPart>) => [{ ...emptyPart, sentOn, ...part }];
  if (bytes.length === 0) return tell({ problem: "empty" });
  if (isPdf(bytes)) return tell(await readPdf(bytes));
  if (isPass(bytes)) return tell(readPass(bytes));
  if (isPicture(bytes)) return tell({ problem: "scanned" });
  const text = decodeText(bytes);
  if (isBinary(text)) return tell({ problem: "unreadable" });
  if (isMail(text)) return readMailParts(bytes, depth);
  return tell(readWords(text));
}

async function readMailParts(bytes: Uint8Array, depth: number): Promise<ConfirmationPart[]> {
  const mail = depth < mailsMax ? await readMail(bytes) : null;
  if (mail === null) return [broken];
  const { subject, sentOn, html, text, attachments } = mail;
  const ofHtml = html === null ? emptyPart : { ...emptyPart, ...readHtml(html) };
  const words = chooseText(ofHtml.text, text ?? "");
  const own = { ...ofHtml, sentOn, text: cut(subject ? `${subject}\n\n${words}` : words) };
  const parts: ConfirmationPart[] = [own];
  for (const attachment of attachments) {
    if (parts.length >= partsMax) break;
    if (isDecoration(attachment)) continue;
    const inner = await readAny(attachment, sentOn, depth + 1);
    parts.push(...inner.filter(({ problem }) => problem !== "empty"));
  }
  return parts;
}

/** Both say the same; that of HTML has the rows of tables. Some mails have their words in one of both alone. */
const chooseText = (ofHtml: string, plain: string) =>
  ofHtml.length * 2 >= plain.length ? ofHtml : plain.replaceAll(/\r\n?/g, "\n").trim();

function readWords(text: string): Partial<ConfirmationPart> {
  const isHtml = /<(?:!doctype|html|head|body|table|div|script|span|p|br)\b/i.test(text);
  if (isHtml) return readHtml(text);
  const value = /^\s*[[{]/.test(text) ? parseJsonLd(text) : null;
  if (value !== null) return { things: [value] };
  const words = text.replaceAll(/\r\n?/g, "\n").trim();
  return words === "" ? { problem: "empty" } : { text: cut(words), codes: [words.slice(0, 1_000)] };
}

const cut = (text: string) => text.slice(0, limits.confirmationText).toWellFormed();

const startsWith = (bytes: Uint8Array, ...signs: readonly number[]) =>
  signs.every((sign, index) => bytes[index] === sign);

const isPdf = (bytes: Uint8Array) =>
  new TextDecoder("latin1").decode(bytes.subarray(0, 1_024)).includes("%PDF-");

const isPicture = (bytes: Uint8Array) =>
  startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) ||
  startsWith(bytes, 0xff, 0xd8, 0xff) ||
  startsWith(bytes, 0x47, 0x49, 0x46, 0x38) ||
  startsWith(bytes, 0x52, 0x49, 0x46, 0x46);

const isBinary = (text: string) => text.slice(0, 10_000).includes("\0");

/** Pictures in mails are logos, and a signature is for programs. */
const isDecoration = ({ type, bytes }: { type: string; bytes: Uint8Array }) =>
  isPicture(bytes) || /^(?:image|audio|video|font)\/|signature|pgp/.test(type);
