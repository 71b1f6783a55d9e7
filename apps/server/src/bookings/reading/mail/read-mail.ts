import { type DateText, isDate } from "@castor/core/time/dates.ts";
import PostalMime from "postal-mime";

/** A mail in its parts. */
export interface ReadMail {
  subject: string;
  sentOn: DateText | null;
  html: string | null;
  text: string | null;
  attachments: { name: string; type: string; bytes: Uint8Array }[];
}

const figures = { maxNestingDepth: 40, maxHeadersSize: 500_000 };
/** Parts beyond are not read. */
const attachmentsMax = 40;

/** Headers of mails, one of which a mail has in its first lines. */
const header =
  /^(?:received|return-path|delivered-to|mime-version|message-id|from|to|subject|date|content-type)\s?:/i;
const headerLine = /^(?:[\w-]{1,60}\s?:|\s+\S|From \S)/;

/** True for the text of a whole mail: headers first, three known ones at least. */
export function isMail(text: string): boolean {
  const head = text.slice(0, 20_000).trimStart().split(/\r?\n/);
  const end = head.findIndex((line) => !headerLine.test(line));
  const lines = end < 0 ? head : head.slice(0, end);
  const known = lines.filter((line) => header.test(line));
  const isOfProgram = lines.some((line) =>
    /^(?:received|mime-version|message-id|content-type)\s?:/i.test(line),
  );
  return known.length >= 3 && isOfProgram;
}

/** Reads a mail. Null for one that breaks the reader's bounds. Mails within it are attachments. */
export async function readMail(bytes: Uint8Array): Promise<ReadMail | null> {
  const mail = await PostalMime.parse(bytes, {
    ...figures,
    forceRfc822Attachments: true,
    attachmentEncoding: "arraybuffer",
  }).catch(() => null);
  if (mail === null) return null;
  return {
    subject: mail.subject ?? "",
    sentOn: dayOf(mail.headers.find(({ key }) => key === "date")?.value),
    html: mail.html ?? null,
    text: mail.text ?? null,
    attachments: mail.attachments.slice(0, attachmentsMax).map((one) => ({
      name: one.filename ?? "",
      type: one.mimeType,
      bytes: toBytes(one.content),
    })),
  };
}

const toBytes = (content: ArrayBuffer | Uint8Array | string): Uint8Array =>
  typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content);

/** The day on the sender's calendar: of "Tue, 1 Dec 2026 23:10:00 +0300" the first. */
function dayOf(value: string | undefined): DateText | null {
  const [, day, month, year] = /(\d{1,2}) ([A-Za-z]{3})[a-z]* (\d{4})/.exec(value ?? "") ?? [];
  const index = months.indexOf(month?.toLowerCase() ?? "");
  if (day === undefined || index < 0) return null;
  const date = `${year}-${String(index + 1).padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDate(date) ? date : null;
}

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
