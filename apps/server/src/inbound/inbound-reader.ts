import type { ReadConfirmation } from "@castor/core/bookings/confirmation.ts";
import { AppError } from "@castor/core/errors.ts";
import { ChildClosed } from "../concurrency/child-process.ts";
import { nextTryAfter } from "../concurrency/next-try-after.ts";
import type { Database } from "../db/database.ts";
import type { Log } from "../process/log.ts";
import { loadFittingTrip } from "./fitting-trip-store.ts";
import {
  type ClaimedInbound,
  claimInbound,
  hasUnread,
  putInboundBack,
  saveReading,
} from "./inbound-mail-store.ts";
import { tellRead } from "./tell-inbound-store.ts";

const everyMs = 5_000;
/** Longer than reading takes on a busy machine: what is read later is another process's, and is lost. */
const claimMs = 15 * 60_000;
/** A mail that breaks its reader is read so often: a busy machine may have been the reason. */
const triesMax = 3;
const maxAgeMs = 3_600_000;
const pauseMs = 30_000;
/** A mail waits so long for a reader that is busy; then each attempt counts. */
const busyMaxMs = 86_400_000;

export interface InboundReaderOptions {
  database: Database;
  /** Reads a mail for a caller. */
  read: (bytes: Uint8Array, name: string, caller: string) => Promise<ReadConfirmation>;
  /** Puts in what is sure, for who wishes it. False: nothing was put in. */
  place: (mail: ClaimedInbound, read: ReadConfirmation) => Promise<boolean>;
  /** What was read is told by mail, too. */
  onTold: () => void;
  log: Log;
  now: () => Date;
}

/**
 * Reads the mails that came to addresses of accounts, one after another (decision 157). All processes look; the database says which of them
 * reads a mail. What a killed process had is read by another one later.
 */
export class InboundReader {
  readonly #options: InboundReaderOptions;
  readonly #stop = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;

  constructor(options: InboundReaderOptions) {
    this.#options = options;
  }

  start(): void {
    this.#timer = setInterval(() => void this.run(), everyMs).unref();
  }

  /** Reads all mails that are due. Never throws: failures are logged and retried. */
  run(): Promise<void> {
    this.#running ??= this.#readDue().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** Stops after the mail of this moment. */
  async close(): Promise<void> {
    this.#stop.abort();
    clearInterval(this.#timer);
    await this.#running;
  }

  async #readDue(): Promise<void> {
    const { database, log, now } = this.#options;
    try {
      // Reads first, so that an idle server writes nothing.
      while (!this.#stop.signal.aborted) {
        if (!(await database.glance((queries) => hasUnread(queries, now())))) return;
        const times = { now: now(), until: new Date(now().getTime() + claimMs) };
        const mail = await database.write((queries) => claimInbound(queries, database.kind, times));
        if (mail === undefined) return;
        await this.#readOne(mail);
      }
    } catch (error) {
      log.warn({ err: error }, "mails of bookings could not be read");
    }
  }

  async #readOne(mail: ClaimedInbound): Promise<void> {
    const { database, now, place, onTold } = this.#options;
    const read = await this.#read(mail);
    const putBack = (again: NextAttempt) =>
      database.write((queries) => putInboundBack(queries, mail, again));
    if ("nextTry" in read) return putBack(read);
    const again = planAgain(mail, read, now());
    if (again !== null) return putBack(again);
    if (await place(mail, read)) return onTold();
    const { id, userId } = mail;
    const trip = await database.read((queries) => loadFittingTrip(queries, userId, read.bookings));
    await database.write(async (queries) => {
      if (await saveReading(queries, mail, read, trip?.id ?? null))
        await tellRead(queries, { id, userId, read, trip }, now());
    });
    onTold();
  }

  /** What was read, or when it is read again. */
  async #read(mail: ClaimedInbound): Promise<ReadConfirmation | NextAttempt> {
    const { log, now, read } = this.#options;
    const { id, userId, bytes, attempts } = mail;
    if (attempts > triesMax) return unreadable;
    try {
      return await read(bytes, "mail.eml", `inbound ${userId}`);
    } catch (error) {
      log.warn({ err: error, id }, "a mail of bookings waits for its reader");
      const at = now();
      // A mail that its reader had no time for has not been tried.
      const isUntried = isBusy(error) && at.getTime() - Date.parse(mail.received) < busyMaxMs;
      const nextTry = new Date(at.getTime() + pauseMs);
      return { attempts: isUntried ? attempts - 1 : attempts, nextTry };
    }
  }
}

const unreadable: ReadConfirmation = { bookings: [], text: "", problem: "unreadable" };

interface NextAttempt {
  attempts: number;
  nextTry: Date;
}

/** Whether a failure says that the readers have too much to do, or stop. All others may be of the mail. */
const isBusy = (error: unknown): boolean =>
  error instanceof ChildClosed ||
  (error instanceof AppError &&
    (error.code === "TOO_MANY_REQUESTS" || error.code === "UPSTREAM_UNAVAILABLE"));

/** When a mail is read again; null when it is not. */
function planAgain(mail: ClaimedInbound, read: ReadConfirmation, now: Date): NextAttempt | null {
  const { attempts, received } = mail;
  if (read.problem !== "unreadable" || attempts >= triesMax) return null;
  const nextTry = nextTryAfter(attempts, new Date(received), now, maxAgeMs);
  return nextTry && { attempts, nextTry };
}
