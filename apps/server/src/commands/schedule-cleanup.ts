import { removeOldEvents } from "../account/activity/account-event-store.ts";
import { removeExpiredLinkTokens } from "../account/link-token-store.ts";
import { removeExpiredChallenges } from "../account/login-challenge-store.ts";
import {
  removeForgottenAddresses,
  removeOldRegistrations,
} from "../account/registration/registration-store.ts";
import { finishRemovals } from "../account/removal/finish-removals.ts";
import { removeOldSessions } from "../account/sessions/session-store.ts";
import { removeExpiredLoginCodes } from "../account/social-login/login-code-store.ts";
import { removeExpiredJoins } from "../account/social-login/pending-join-store.ts";
import type { Database, Queries } from "../db/database.ts";
import { removeOldFiles } from "../files/file-store.ts";
import { removeOldUploads } from "../files/upload-store.ts";
import { removeExpiredKeys } from "../http/idempotency/idempotency-store.ts";
import { removeOldInbound } from "../inbound/inbound-mail-store.ts";
import { removeOldNotices } from "../notices/notice-store.ts";
import { removeSurplusPictures } from "../outside/pictures/picture-store.ts";
import { removeOldPathLegs } from "../outside/routing/cache/path-leg-store.ts";
import type { Log } from "../process/log.ts";
import { removeOldReminders } from "../reminders/sent-reminder-store.ts";

const everyMs = 10 * 60_000;
/** The first run waits until the start is over. */
const firstMs = 5_000;
/** Rows of one transaction. Other writes run in between. */
const batchSize = 200;

type Removal = (queries: Queries, now: Date, batchSize: number) => Promise<number>;
const removals: readonly Removal[] = [
  removeExpiredKeys,
  removeOldSessions,
  removeExpiredLinkTokens,
  removeExpiredLoginCodes,
  removeExpiredJoins,
  removeExpiredChallenges,
  removeOldReminders,
  removeOldNotices,
  removeOldInbound,
  removeOldEvents,
  removeOldFiles,
  removeOldUploads,
  removeOldRegistrations,
  removeForgottenAddresses,
  (queries, now, batchSize) => removeOldPathLegs(queries, now, batchSize),
  (queries, _now, batchSize) => removeSurplusPictures(queries, batchSize),
];

/**
 * Removes expired keys, sessions, links, login codes, challenges, old notes of reminders, old notices, old mails of bookings, old events of accounts, registrations that nobody confirmed, cached legs, surplus pictures, old deleted files and unfinished uploads, and finishes interrupted removals of accounts.
 */
export async function removeExpired(database: Database, now: Date): Promise<void> {
  for (const remove of removals) {
    let removed: number;
    do removed = await database.write((queries) => remove(queries, now, batchSize));
    while (removed === batchSize);
  }
  await finishRemovals(database);
}

/** Runs the cleanup periodically, and after it `tidyMore`. A failure is logged and retried at the next run. Answers a function that stops it. */
export function scheduleCleanup(
  database: Database,
  log: Log,
  tidyMore: (now: Date) => Promise<void> = async () => undefined,
): () => void {
  let isStopped = false;
  const tidy = () => {
    const now = new Date();
    const run = removeExpired(database, now).then(() => tidyMore(now));
    run.catch((error: unknown) => {
      // At a stop the database closes during a run; the next start continues it.
      if (!isStopped) log.warn({ err: error }, "expired rows could not be removed");
    });
  };
  const first = setTimeout(tidy, firstMs).unref();
  const timer = setInterval(tidy, everyMs).unref();
  return () => {
    isStopped = true;
    clearTimeout(first);
    clearInterval(timer);
  };
}
