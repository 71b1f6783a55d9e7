import { finishRemovals } from "./account/finish-removals.ts";
import { removeExpiredLinkTokens } from "./account/link-token-store.ts";
import { removeExpiredLoginCodes } from "./account/login-code-store.ts";
import { removeOldSessions } from "./account/session-store.ts";
import type { Database, Queries } from "./db/database.ts";
import { removeExpiredKeys } from "./http/idempotency-store.ts";
import { removeOldPathLegs } from "./outside/routing/path-leg-store.ts";

const everyMs = 10 * 60_000;
/** After the start, which has enough to do; what an earlier run left need not wait for the first turn. */
const firstMs = 5_000;
/** Rows of one transaction: others write in between. */
const most = 200;

type Removal = (queries: Queries, now: Date, most: number) => Promise<number>;
const removals: readonly Removal[] = [
  removeExpiredKeys,
  removeOldSessions,
  removeExpiredLinkTokens,
  removeExpiredLoginCodes,
  (queries, now, most) => removeOldPathLegs(queries, now, most),
];

/** Removes what has expired: keys, sessions, links, login codes, kept ways; and the rest of accounts whose removal was cut short. */
export async function tidyUp(database: Database, now: Date): Promise<void> {
  for (const remove of removals) {
    let removed: number;
    do removed = await database.write((queries) => remove(queries, now, most));
    while (removed === most);
  }
  await finishRemovals(database);
}

/** Tidies up now and then; what fails is told and tried again the next time. Answers what stops it. */
export function keepTidy(
  database: Database,
  log: { warn(line: object, message: string): void },
): () => void {
  let isStopped = false;
  const tidy = () => {
    tidyUp(database, new Date()).catch((error: unknown) => {
      // The database closes under what is still at work; the next run goes on with it.
      if (!isStopped) log.warn({ err: error }, "what has expired could not be removed");
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
