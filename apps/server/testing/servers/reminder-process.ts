import { zoneAt } from "@castor/core/geo/zones/zone-at.ts";
import type { Config } from "../../src/config/config.ts";
import { openDatabase } from "../../src/db/open-database.ts";
import { findDayPaths } from "../../src/exports/day-paths.ts";
import { translations } from "../../src/http/calls/read-caller.ts";
import { MailQueue } from "../../src/mail/mail-queue.ts";
import { Smtp } from "../../src/mail/transport/smtp.ts";
import { Estimate } from "../../src/outside/routing/estimate.ts";
import { RemindersRunner } from "../../src/reminders/reminders-runner.ts";

/** A server process of which only the reminders run, when the test says so. */
export interface ReminderProcess {
  /** The time of this process. */
  clock: { now: Date };
  log: string[];
  /** Looks once, and resolves when its mails are sent. */
  run(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a process on the database of a test app, which sends to this mail server. */
export async function openReminderProcess(
  config: Config,
  smtpUrl: string,
  now: Date,
): Promise<ReminderProcess> {
  const database = await openDatabase(config);
  const clock = { now };
  const log: string[] = [];
  const writeLog = (_line: object, message: string) => void log.push(message);
  const parts = {
    ...{ database, log: { info: writeLog, warn: writeLog, error: writeLog }, now: () => clock.now },
  };
  const queue = new MailQueue({
    ...parts,
    mail: new Smtp(smtpUrl, "Castor <castor@trips.example.org>"),
    publicUrl: config.publicUrl,
    apiOrigin: config.publicUrl,
    world: { findPaths: (routes) => findDayPaths(new Estimate(), routes), zoneAt },
    translations,
  });
  const runner = new RemindersRunner({ ...parts, mailQueue: queue });
  const countDue = () =>
    database.glance((queries) =>
      queries
        .selectFrom("mails")
        .select("id")
        .where("next_try", "<=", new Date(clock.now.getTime() + 60_000).toISOString())
        .execute(),
    );
  return {
    clock,
    log,
    run: async () => {
      await runner.run();
      queue.wake();
      while ((await countDue()).length > 0) await new Promise((done) => setTimeout(done, 10));
    },
    close: async () => {
      await runner.close();
      await queue.close();
      await database.close();
    },
  };
}
