import type { ReadConfirmation } from "@castor/core/bookings/confirmation.ts";
import { mergeRead } from "@castor/core/bookings/merge-read.ts";
import type { ReadBooking } from "@castor/core/bookings/read-booking.ts";
import { bookingsEndpoints } from "@castor/core/endpoints/bookings.ts";
import { inboundEndpoints } from "@castor/core/endpoints/inbound.ts";
import { limits } from "@castor/core/limits.ts";
import { toApiError } from "../../../data/http/api-error.ts";
import { callEndpoint } from "../../../data/http/call-endpoint.ts";
import { readFile } from "../../../data/http/download-file.ts";
import { megabytesOf } from "../parse/import-limits.ts";
import type { ImportRefusal } from "../parse/import-result.ts";

/** What was read of some confirmations. */
interface ReadFiles {
  bookings: ReadBooking[];
  isPartly: boolean;
  /** The files of each booking; none for a text. */
  files: File[][];
}

type Found = Omit<ReadFiles, "files">;

/** Reading takes a second; the extractor of a busy server may take ten. */
const timeoutMs = 60_000;
/** Files that are read at once. */
const filesMax = 20;

async function toBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = "";
  for (let at = 0; at < bytes.length; at += 0x8000)
    binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(binary);
}

/** What the server found, or why it found nothing. */
const findingOf = ({ bookings, problem }: ReadConfirmation): Found | ImportRefusal =>
  bookings.length > 0
    ? { bookings, isPartly: problem === "partly" }
    : refusals[problem ?? "noBooking"];

const refusals = {
  empty: { code: "empty" },
  scanned: { code: "scanned" },
  encrypted: { code: "encryptedPdf" },
  unreadable: { code: "unreadable" },
  noBooking: { code: "noBooking" },
  partly: { code: "unreadable" },
} as const satisfies Record<string, ImportRefusal>;

/** Reads one confirmation by the server. A refusal says why nothing was found. */
async function readOne(source: File | string, signal: AbortSignal): Promise<Found | ImportRefusal> {
  if (typeof source !== "string" && source.size > limits.confirmationBytes)
    return { code: "tooLarge", megabytes: megabytesOf(limits.confirmationBytes) };
  const body =
    typeof source === "string"
      ? { text: source.slice(0, limits.confirmationBytes) }
      : { name: source.name, content: await toBase64(source) };
  try {
    return findingOf(await callEndpoint(bookingsEndpoints.read, { body }, { signal, timeoutMs }));
  } catch (thrown) {
    return refusalOf(thrown, signal);
  }
}

/** Why nothing was read. What was stopped says nothing. */
function refusalOf(thrown: unknown, signal: AbortSignal): ImportRefusal {
  if (signal.aborted) throw thrown;
  const { isOffline, code } = toApiError(thrown);
  if (code === "NOT_FOUND") return { code: "mailGone" };
  return { code: isOffline || code === "NO_ANSWER" ? "needsNetwork" : "notAnswered" };
}

/** A mail without a booking, and its words. */
interface UnreadMail {
  unread: ImportRefusal;
  text: string;
}

/** What was read of a mail to the address of the account, with the mail as its file. `text` is its words, where there is no booking. */
export async function readMail(
  id: string,
  signal: AbortSignal,
): Promise<ReadFiles | UnreadMail | ImportRefusal> {
  try {
    const mail = await callEndpoint(inboundEndpoints.read, { id }, { signal, fromServer: true });
    if (mail.state === "waiting") return { code: "mailWaits" };
    const found = findingOf(mail);
    if ("code" in found) return { unread: found, text: mail.text };
    const file =
      mail.hasFile &&
      new File([await readFile(inboundEndpoints.file, { id })], mail.name, {
        type: "message/rfc822",
      });
    return merge([{ found, files: file ? [file] : [] }], false);
  } catch (thrown) {
    return refusalOf(thrown, signal);
  }
}

/**
 * Reads confirmations one after another by the server. Of several, those without a booking are left out; a refusal says why none
 * has any.
 */
export async function readConfirmations(
  sources: readonly (File | string)[],
  signal: AbortSignal,
): Promise<ReadFiles | ImportRefusal> {
  const all: { found: Found; files: File[] }[] = [];
  let refusal: ImportRefusal | null = null;
  for (const source of sources.slice(0, filesMax)) {
    const found = await readOne(source, signal);
    if ("code" in found) refusal ??= found;
    else all.push({ found, files: typeof source === "string" ? [] : [source] });
  }
  if (all.length === 0) return refusal ?? { code: "noBooking" };
  return merge(all, refusal !== null || sources.length > filesMax);
}

/** The bookings of some confirmations, each once. */
function merge(all: readonly { found: Found; files: File[] }[], isCut: boolean): ReadFiles {
  const files = all.flatMap(({ found, files }) => found.bookings.map(() => files));
  const merged = mergeRead(all.flatMap(({ found }) => found.bookings));
  return {
    bookings: merged.map(({ booking }) => booking),
    files: merged.map(({ from }) => [...new Set(from.flatMap((index) => files[index] ?? []))]),
    isPartly: isCut || all.some(({ found }) => found.isPartly),
  };
}
