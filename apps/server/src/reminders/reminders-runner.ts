import type { ReminderSubject } from "@castor/core/reminders/reminders.ts";
import { loadUser } from "../account/user-store.ts";
import { createId } from "../db/create-id.ts";
import type { Database, Queries } from "../db/database.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import { insertMail, type QueuedMail } from "../mail/mail-queue-store.ts";
import type { Log } from "../process/log.ts";
import { type FoundReminders, findReminders } from "./find-reminders.ts";
import { CheckInReminders } from "./remind-of-check-ins.ts";
import { type DueUser, listDueUsers, takeTurn } from "./reminder-settings-store.ts";
import { insertSentReminders } from "./sent-reminder-store.ts";

const everyMs = 60_000;
/** Flights are looked for so seldom. */
const flightsEveryMs = 300_000;
/** The first run waits until the start is over. */
const firstMs = 5_000;
/** Users of one run. Those who are left come with the next one. */
const usersPerRun = 500;

export interface RemindersOptions {
  database: Database;
  mailQueue: Pick<MailQueue, "wake">;
  log: Log;
  now: () => Date;
}

/**
 * Sends the reminders that users asked for, each once (decision 064). All processes look; the database says which of them
 * takes a user's evening.
 */
export class RemindersRunner {
  readonly #options: RemindersOptions;
  readonly #checkIns: CheckInReminders;
  #timers: NodeJS.Timeout[] = [];
  #running: Promise<void> | null = null;
  #isDue = false;
  /** Milliseconds since 1970. */
  #flightsSeen = 0;
  #isClosed = false;

  constructor(options: RemindersOptions) {
    this.#options = options;
    this.#checkIns = new CheckInReminders(options.database, options.log);
  }

  start(): void {
    const look = () => void this.run();
    this.#timers = [setTimeout(look, firstMs).unref(), setInterval(look, everyMs).unref()];
  }

  /**
   * Queues all mails that are due. Never throws: failures are logged and retried. A run that is on may have read the users
   * before what its caller has saved: another one follows it.
   */
  run(): Promise<void> {
    this.#isDue = true;
    this.#running ??= this.#runWhileDue().finally(() => {
      this.#running = null;
      return this.#isDue && !this.#isClosed ? this.run() : undefined;
    });
    return this.#running;
  }

  async #runWhileDue(): Promise<void> {
    while (this.#isDue && !this.#isClosed) {
      this.#isDue = false;
      await this.#look();
    }
  }

  /** Stops after the user of this moment. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#timers) clearTimeout(timer);
    await this.#running;
  }

  async #look(): Promise<void> {
    const { database, log, mailQueue, now } = this.#options;
    try {
      const due = await database.glance((queries) => listDueUsers(queries, now(), usersPerRun));
      for (const user of due) {
        if (this.#isClosed) return;
        // A user whose trips cannot be read must not keep the others waiting.
        await this.#remind(user).catch((error: unknown) =>
          log.warn({ err: error }, "a user's reminders could not be queued"),
        );
      }
      if (due.length > 0) mailQueue.wake();
      if (await this.#lookAtFlights()) mailQueue.wake();
    } catch (error) {
      log.warn({ err: error }, "due reminders could not be read");
    }
  }

  /** Nobody needs the minute of a check-in, and all days of those who asked are looked at. */
  async #lookAtFlights(): Promise<boolean> {
    const at = this.#options.now();
    if (Math.abs(at.getTime() - this.#flightsSeen) < flightsEveryMs) return false;
    this.#flightsSeen = at.getTime();
    return await this.#checkIns.tell(at);
  }

  async #remind(due: DueUser): Promise<void> {
    const { database, now } = this.#options;
    const at = now();
    const found = await findReminders(database, due, at);
    await database.write(async (queries) => {
      if (await takeTurn(queries, due, at)) await queueMails(queries, due.userId, found, at);
    });
  }
}

/** Queues the mails with the notes of what they say, in one transaction: after a crash there are both or none. */
async function queueMails(
  queries: Queries,
  userId: string,
  { deadlines, days }: FoundReminders,
  now: Date,
): Promise<void> {
  const user = await loadUser(queries, userId);
  if (user === undefined) return;
  const queue = async (kind: QueuedMail["kind"], subjects: readonly ReminderSubject[]) => {
    const mailId = createId();
    if (await insertSentReminders(queries, userId, mailId, subjects, now))
      await insertMail(queries, { kind, userId, lang: user.lang }, now, mailId);
  };
  await queue("deadlines", deadlines);
  for (const day of days) await queue("comingDay", [day]);
}
