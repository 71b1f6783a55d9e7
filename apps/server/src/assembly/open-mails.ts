import { zoneAt } from "@castor/core/geo/zones/zone-at.ts";
import type { BackgroundTasks } from "../concurrency/background-tasks.ts";
import type { Database } from "../db/database.ts";
import { findDayPaths } from "../exports/day-paths.ts";
import { translations } from "../http/calls/read-caller.ts";
import { MailQueue } from "../mail/mail-queue.ts";
import type { MailTransport } from "../mail/transport/mail-transport.ts";
import type { PathRouter } from "../outside/routing/path-router.ts";
import type { Log } from "../process/log.ts";
import { RemindersRunner } from "../reminders/reminders-runner.ts";

interface MailParts {
  log: Log;
  database: Database;
  mail: MailTransport;
  publicUrl: string;
  apiOrigin: string;
  paths: Pick<PathRouter, "known">;
  /** Finished before the queue is closed: its work may still send mails. */
  background: BackgroundTasks;
}

/** The mail queue, and the reminders that it sends. */
export function openMails({ log, paths, background, ...given }: MailParts) {
  const { database } = given;
  const now = () => new Date();
  const world = {
    findPaths: (routes: Parameters<typeof findDayPaths>[1]) => findDayPaths(paths.known, routes),
    zoneAt,
  };
  const queue = new MailQueue({ ...given, world, translations, log, now });
  const reminders = new RemindersRunner({ database, mailQueue: queue, log, now });
  return {
    mailQueue: queue,
    reminders,
    start: () => {
      queue.start();
      reminders.start();
    },
    close: async () => {
      await background.finish();
      await reminders.close();
      await queue.close();
    },
  };
}
