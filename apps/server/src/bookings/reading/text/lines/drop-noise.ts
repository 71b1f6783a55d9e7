import type { DateText } from "@castor/core/time/dates.ts";
import { findDates } from "../moments/find-dates.ts";
import { isHouse } from "../values/read-house.ts";
import { readTravellers } from "../values/read-travellers.ts";
import { fold } from "./fold.ts";
import { addressee } from "./label-words.ts";
import type { TextLine } from "./split-lines.ts";

const header =
  /^(from|to|cc|date|sent|subject|reply-to|от|от кого|кому|копия|дата|отправлено|тема) ?: ?(.*)$/;
const sender = new Set(["from", "от", "от кого", "reply-to"]);
const receiver = new Set(["to", "кому"]);
const subject = new Set(["subject", "тема"]);
const day = new Set(["date", "sent", "дата", "отправлено"]);
const wrote = /(?:wrote|writes|пишет|написал|написала|написал\(а\)) ?:$/;
/** Of a mail's head at most. */
const headMax = 10;

const old =
  /^(?:your )?(?:previous|old|original|was|прежн|стар(?:ое|ый|ая)|было|первоначальн|предыдущ)/;
const fresh = /^(?:your )?(?:new|updated|changed|now|revised|нов|стало|обновлен|измененн)/;

interface Clean {
  lines: TextLine[];
  /** The day on which the text itself says that it was sent: a forwarded mail is older than the mail around it. */
  sentOn: DateText | null;
}

const empty: TextLine = { text: "", cells: [] };

/** The lines of a mail's head that begins at a line: two at least, of which one names a sender or a subject. */
function headAt(lines: readonly TextLine[], at: number): [name: string, value: string][] {
  const found: [string, string][] = [];
  while (found.length < headMax) {
    const match = header.exec(fold(lines[at + found.length]?.text ?? ""));
    if (!match) break;
    const text = lines[at + found.length]?.text ?? "";
    found.push([match[1] ?? "", text.slice(text.indexOf(":") + 1).trim()]);
  }
  const has = (names: Set<string>) => found.some(([name]) => names.has(name));
  const isMail = has(subject) || (has(sender) && found.some(([, value]) => value.includes("@")));
  if (!isMail && found.length === 1) return [];
  return isMail ? found : [];
}

function dateOfHead(head: readonly [string, string][], sentOn: DateText | null): DateText | null {
  const value = head.find(([name]) => day.has(name))?.[1] ?? "";
  return findDates(value, { slashes: null, sentOn })[0]?.date ?? null;
}

/** A house that answers by itself tells its name and that of its guest in the head alone. */
function namesOfHead(head: readonly [string, string][]): TextLine[] {
  const nameOf = (names: Set<string>) =>
    head.find(([name]) => names.has(name))?.[1].replace(/ ?<[^>]*>?$/, "") ?? "";
  const [house, guest] = [nameOf(sender), nameOf(receiver)];
  if (!isHouse(house) || /@|reserv|booking|service|брони/i.test(house)) return [];
  return [
    { text: house, cells: [house] },
    ...(readTravellers(guest).length > 0
      ? [{ text: guest, cells: [`${addressee}: ${guest}`] }]
      : []),
  ];
}

const earliest = (a: DateText | null, b: DateText | null) =>
  a === null || b === null ? (a ?? b) : a < b ? a : b;

/** Without what other mails have put around: heads of forwards and answers. Subjects stay. */
function dropHeads(lines: readonly TextLine[], sentOn: DateText | null): Clean {
  const kept: TextLine[] = [];
  let sent = sentOn;
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? empty;
    const head = headAt(lines, at);
    if (head.length > 0) {
      sent = earliest(sent, dateOfHead(head, sentOn));
      const title = head
        .find(([name]) => subject.has(name))?.[1]
        .replace(/^(?:(?:fwd?|re|aw|wg|отв) ?: ?)+/i, "");
      if (title) kept.push({ text: title, cells: [title] });
      kept.push(...namesOfHead(head));
      kept.push(empty);
      at += head.length;
      continue;
    }
    if (wrote.test(fold(line.text))) {
      const [found] = findDates(line.text, { slashes: null, sentOn });
      sent = earliest(sent, found?.date ?? null);
    } else kept.push(line);
    at += 1;
  }
  return { lines: kept, sentOn: sent };
}

/** Without the times that no longer hold: what stands below "Previous itinerary", up to "New itinerary". */
function dropOld(lines: readonly TextLine[]): TextLine[] {
  if (!lines.some(({ text }) => fresh.test(fold(text)))) return [...lines];
  let isOld = false;
  return lines.flatMap((line) => {
    const text = fold(line.text);
    if (fresh.test(text)) isOld = false;
    else if (old.test(text)) {
      // A label with its value is old alone, a heading with all below it.
      if (!/[\d:]./.test(text)) isOld = true;
      return [];
    }
    return isOld ? [] : [line];
  });
}

/** The lines that tell of bookings. */
export function dropNoise(lines: readonly TextLine[], sentOn: DateText | null): Clean {
  const clean = dropHeads(lines, sentOn);
  return { lines: dropOld(clean.lines), sentOn: clean.sentOn };
}
