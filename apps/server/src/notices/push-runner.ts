import type { Language } from "@castor/core/basics/language.ts";
import type { PushMessage } from "@castor/core/notices/push.ts";
import { pushLimits } from "@castor/core/notices/push.ts";
import type { ServerWordsKey, Translate } from "@castor/i18n/words.ts";
import { nextTryAfter } from "../concurrency/next-try-after.ts";
import type { Database, Queries } from "../db/database.ts";
import type { PushOutcome, PushSender } from "../outside/push/push-sender.ts";
import type { Log } from "../process/log.ts";
import {
  type ClaimedPush,
  claimPushes,
  hasDuePushes,
  putPushBack,
  removePushMessage,
} from "./push-message-store.ts";
import { loadPushDevice, noteReceipt, type PushDevice, removePush } from "./push-store.ts";
import { writePush } from "./write-push-store.ts";

const everyMs = 5_000;
/** Messages that are sent at the same time. */
const together = 20;
/** Longer than an attempt takes. */
const claimMs = 60_000;
/** How long a message waits whose service has just failed. As long as the first pause of a service. */
const pauseMs = 10_000;
const maxAgeMs = pushLimits.hours * 3_600_000;

export interface PushRunnerOptions {
  database: Database;
  sender: Pick<PushSender, "send">;
  translations: Readonly<Record<Language, Translate<ServerWordsKey>>>;
  log: Log;
  now: () => Date;
}

interface ReadyPush extends ClaimedPush {
  device: PushDevice;
  message: PushMessage;
}

/**
 * Sends the push messages that notices have queued (decision 130). All processes look; the database says which of them has a
 * message. What a killed process had is sent by another one later.
 */
export class PushRunner {
  readonly #options: PushRunnerOptions;
  readonly #stop = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;

  constructor(options: PushRunnerOptions) {
    this.#options = options;
  }

  start(): void {
    this.#timer = setInterval(() => void this.run(), everyMs).unref();
  }

  /** Sends all messages that are due. Never throws: failures are logged and retried. */
  run(): Promise<void> {
    this.#running ??= this.#sendDue().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** Stops. Messages that are being sent go back to the queue. */
  async close(): Promise<void> {
    this.#stop.abort();
    clearInterval(this.#timer);
    await this.#running;
  }

  async #sendDue(): Promise<void> {
    const { database, log, now } = this.#options;
    try {
      // Reads first, so that an idle server writes nothing.
      while (!this.#stop.signal.aborted) {
        if (!(await database.glance((queries) => hasDuePushes(queries, now())))) return;
        const ready = await database.write((queries) => this.#claim(queries));
        await Promise.all(ready.map((push) => this.#send(push)));
      }
    } catch (error) {
      log.warn({ err: error }, "push messages could not be read or their results not be stored");
    }
  }

  /** Claims and writes due messages. Those that are obsolete are removed. */
  async #claim(queries: Queries): Promise<ReadyPush[]> {
    const { database } = this.#options;
    const now = this.#options.now();
    const times = { now, until: new Date(now.getTime() + claimMs) };
    const ready: ReadyPush[] = [];
    for (const push of await claimPushes(queries, database.kind, times, together)) {
      const device = await loadPushDevice(queries, push.sessionId);
      const of = { userId: device?.userId ?? "", noticeId: push.noticeId };
      const message = device ? await this.#write(queries, of) : null;
      if (device && message) ready.push({ ...push, device, message });
      else await removePushMessage(queries, push.id);
    }
    return ready;
  }

  /** Null for one that cannot be written, too: it must not hold up the others. */
  async #write(
    queries: Queries,
    of: { userId: string; noticeId: string },
  ): Promise<PushMessage | null> {
    try {
      return await writePush(queries, of, this.#options.translations);
    } catch (error) {
      const { noticeId } = of;
      this.#options.log.warn({ err: error, noticeId }, "a push message could not be written");
      return null;
    }
  }

  async #send(push: ReadyPush): Promise<void> {
    const { database, sender, now } = this.#options;
    const age = now().getTime() - push.created.getTime();
    const seconds = Math.max(0, Math.round((maxAgeMs - age) / 1_000));
    const { subscription } = push.device;
    const outcome = await sender.send(subscription, push.message, seconds, this.#stop.signal);
    await database.write((queries) => this.#settle(queries, push, outcome));
  }

  async #settle(queries: Queries, push: ReadyPush, outcome: PushOutcome): Promise<void> {
    const { now } = this.#options;
    // The next run of a server sends it at once.
    if (outcome === "unanswered" && this.#stop.signal.aborted)
      return putPushBack(queries, push, push.attempts, now());
    const again = planAgain(push, outcome, now());
    if (again !== null) return putPushBack(queries, push, again.attempts, again.nextTry);
    await removePushMessage(queries, push.id);
    if (outcome === "gone") await removePush(queries, push.sessionId);
    else if (outcome !== "denied" && outcome !== "paused")
      await noteReceipt(queries, push.sessionId, outcome === "sent");
  }
}

/** When a message is tried again; null when it is not. One that was not called counts no attempt. */
function planAgain(
  { attempts, created }: ClaimedPush,
  outcome: PushOutcome,
  now: Date,
): { attempts: number; nextTry: Date } | null {
  if (outcome === "paused") {
    const nextTry = new Date(now.getTime() + pauseMs);
    return nextTry.getTime() - created.getTime() > maxAgeMs ? null : { attempts, nextTry };
  }
  if (outcome !== "unanswered" && outcome !== "denied") return null;
  const nextTry = nextTryAfter(attempts + 1, created, now, maxAgeMs);
  return nextTry && { attempts: attempts + 1, nextTry };
}
