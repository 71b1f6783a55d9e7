import { mergeRead } from "@castor/core/bookings/merge-read.ts";
import type { ReadBooking } from "@castor/core/bookings/read-booking.ts";
import { bookingsEndpoints } from "@castor/core/endpoints/bookings.ts";
import { limits } from "@castor/core/limits.ts";
import { toApiError } from "../../../data/http/api-error.ts";
import { callEndpoint } from "../../../data/http/call-endpoint.ts";
import { megabytesOf } from "../parse/import-limits.ts";
import type { ImportRefusal } from "../parse/imported-trip.ts";

/** What was read of some confirmations. */
interface ReadFiles {
  bookings: ReadBooking[];
  isPartly: boolean;
  /** The files of each booking; none for a text. */
  files: File[][];
}

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

const refusals = {
  empty: { code: "empty" },
  scanned: { code: "scanned" },
  encrypted: { code: "encryptedPdf" },
  unreadable: { code: "unreadable" },
  noBooking: { code: "noBooking" },
  partly: { code: "unreadable" },
} as const satisfies Record<string, ImportRefusal>;

/** Reads one confirmation by the server. A refusal says why nothing was found. */
async function readOne(
  source: File | string,
  signal: AbortSignal,
): Promise<Omit<ReadFiles, "files"> | ImportRefusal> {
  if (typeof source !== "string" && source.size > limits.confirmationBytes)
    return { code: "tooLarge", megabytes: megabytesOf(limits.confirmationBytes) };
  const body =
    typeof source === "string"
      ? { text: source.slice(0, limits.confirmationBytes) }
      : { name: source.name, content: await toBase64(source) };
  try {
    const { bookings, problem } = await callEndpoint(
      bookingsEndpoints.read,
      { body },
      { signal, timeoutMs },
    );
    if (bookings.length > 0) return { bookings, isPartly: problem === "partly" };
    return refusals[problem ?? "noBooking"];
  } catch (thrown) {
    if (signal.aborted) throw thrown;
    const { isOffline, code } = toApiError(thrown);
    return { code: isOffline || code === "NO_ANSWER" ? "needsNetwork" : "notAnswered" };
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
  const all: ReadFiles = { bookings: [], isPartly: false, files: [] };
  let refusal: ImportRefusal | null = null;
  for (const source of sources.slice(0, filesMax)) {
    const read = await readOne(source, signal);
    if ("code" in read) {
      refusal ??= read;
      continue;
    }
    all.bookings.push(...read.bookings);
    all.isPartly ||= read.isPartly;
    const of = typeof source === "string" ? [] : [source];
    all.files.push(...read.bookings.map(() => of));
  }
  if (all.bookings.length === 0) return refusal ?? { code: "noBooking" };
  const isCut = refusal !== null || sources.length > filesMax;
  const merged = mergeRead(all.bookings);
  return {
    bookings: merged.map(({ booking }) => booking),
    files: merged.map(({ from }) => [...new Set(from.flatMap((index) => all.files[index] ?? []))]),
    isPartly: all.isPartly || isCut,
  };
}
