import type { ReadingProblem } from "@castor/core/bookings/confirmation.ts";
import { limits } from "@castor/core/limits.ts";
import type { DateText } from "@castor/core/time/dates.ts";
import {
  type CalendarEvent,
  isCalendar,
  readCalendar,
  writeEvents,
} from "./documents/read-calendar.ts";
import { type DrawingRoom, readDrawnCodes } from "./documents/read-drawn-codes.ts";
import { isPass, readPass } from "./documents/read-pass.ts";
import { readPdf } from "./documents/read-pdf.ts";
import { isPicture, readPicture } from "./documents/read-picture.ts";
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
  /** What a calendar says. */
  events: readonly CalendarEvent[];
  /** It is a PDF whose codes were not looked for: its pages would have to be drawn. */
  isUndrawn: boolean;
  /** The day on which the mail around it was sent. */
  sentOn: DateText | null;
  problem: Extract<ReadingProblem, "empty" | "scanned" | "encrypted" | "unreadable"> | null;
}

/** Mails within mails: somebody forwards what somebody forwarded. */
const mailsMax = 6;
const partsMax = 60;
/** Pictures in one mail that are looked at for codes, and how many bytes such a one has. Others are decoration. */
const pictures = { most: 4, least: 500, largest: 3_000_000 };

/** A ticket has its code on one of its first pages. */
const drawnPages = 5;

interface Given {
  bytes: Uint8Array;
  name: string;
}

/** What is around a part. */
interface Around {
  sentOn: DateText | null;
  depth: number;
  /** Null where no pages are drawn. */
  room: DrawingRoom | null;
}

const emptyPart: ConfirmationPart = {
  text: "",
  things: [],
  codes: [],
  events: [],
  isUndrawn: false,
  sentOn: null,
  problem: null,
};
const broken: ConfirmationPart = { ...emptyPart, problem: "unreadable" };

/** Reads a file, or what was pasted, in its parts. `draws`: pages of PDFs are drawn, to look for codes on them. */
export async function readParts(given: Given, draws: boolean): Promise<ConfirmationPart[]> {
  const room = draws ? { pages: drawnPages } : null;
  return (await readAny(given, { sentOn: null, depth: 0, room })).slice(0, partsMax);
}

async function readAny({ bytes }: Given, around: Around): Promise<ConfirmationPart[]> {
  const { sentOn, room } = around;
  const tell = (part: Partial<ConfirmationPart>) => [{ ...emptyPart, sentOn, ...part }];
  if (bytes.length === 0) return tell({ problem: "empty" });
  if (isPdf(bytes)) return tell(await readPages(bytes, room));
  if (isPass(bytes)) return tell(readPass(bytes));
  if (isPicture(bytes)) return tell(await readPictureAlone(bytes));
  const text = decodeText(bytes);
  if (isBinary(text)) return tell({ problem: "unreadable" });
  if (isMail(text)) return readMailParts(bytes, around);
  return tell(readWords(text));
}

/** The words of a PDF, and its codes where its pages are drawn. */
async function readPages(
  bytes: Uint8Array,
  room: DrawingRoom | null,
): Promise<Partial<ConfirmationPart>> {
  const read = await readPdf(bytes);
  if (read.problem === "encrypted" || read.problem === "unreadable") return read;
  if (room === null) return { ...read, isUndrawn: true };
  const codes = await readDrawnCodes(bytes, room);
  return read.problem === null ? { ...read, codes } : tellCodes(codes);
}

async function readMailParts(
  bytes: Uint8Array,
  { depth, room }: Around,
): Promise<ConfirmationPart[]> {
  const mail = depth < mailsMax ? await readMail(bytes) : null;
  if (mail === null) return [broken];
  const { subject, sentOn, html, text, attachments } = mail;
  const ofHtml = html === null ? emptyPart : { ...emptyPart, ...readHtml(html) };
  const words = chooseText(ofHtml.text, text ?? "");
  const own = { ...ofHtml, sentOn, text: cut(subject ? `${subject}\n\n${words}` : words) };
  const parts: ConfirmationPart[] = [own];
  let looked = 0;
  for (const attachment of attachments) {
    if (parts.length >= partsMax) break;
    if (isPicture(attachment.bytes)) {
      if (isLikelyCode(attachment) && looked++ < pictures.most)
        parts.push({ ...emptyPart, sentOn, codes: await readPicture(attachment.bytes) });
      continue;
    }
    if (isForPrograms(attachment)) continue;
    const inner = await readAny(attachment, { sentOn, depth: depth + 1, room });
    parts.push(...inner.filter(({ problem }) => problem !== "empty"));
  }
  return parts;
}

/** Both say the same; that of HTML has the rows of tables. Some mails have their words in one of both alone. */
const chooseText = (ofHtml: string, plain: string) =>
  ofHtml.length * 2 >= plain.length ? ofHtml : plain.replaceAll(/\r\n?/g, "\n").trim();

const readPictureAlone = async (bytes: Uint8Array) => tellCodes(await readPicture(bytes));

/** What a code says is a text, where it is one. */
function tellCodes(codes: readonly string[]): Partial<ConfirmationPart> {
  const text = codes.filter((code) => !/\p{Cc}/u.test(code)).join("\n");
  return { codes, text, problem: text === "" ? "scanned" : null };
}

function readWords(text: string): Partial<ConfirmationPart> {
  if (isCalendar(text)) {
    const events = readCalendar(text);
    return { events, text: cut(writeEvents(events)) };
  }
  const isHtml = /<(?:!doctype|html|head|body|table|div|script|span|p|br)\b/i.test(text);
  if (isHtml) return readHtml(text);
  const value = /^\s*[[{]/.test(text) ? parseJsonLd(text) : null;
  if (value !== null) return { things: [value] };
  const words = text.replaceAll(/\r\n?/g, "\n").trim();
  return words === "" ? { problem: "empty" } : { text: cut(words), codes: [words.slice(0, 1_000)] };
}

const cut = (text: string) => text.slice(0, limits.confirmationText).toWellFormed();

const isPdf = (bytes: Uint8Array) =>
  new TextDecoder("latin1").decode(bytes.subarray(0, 1_024)).includes("%PDF-");

const isBinary = (text: string) => text.slice(0, 10_000).includes("\0");

const isLikelyCode = ({ bytes }: { bytes: Uint8Array }) =>
  bytes.length >= pictures.least && bytes.length <= pictures.largest;

const isForPrograms = ({ type }: { type: string }) =>
  /^(?:image|audio|video|font)\/|signature|pgp/.test(type);
