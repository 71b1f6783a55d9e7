import { availableParallelism } from "node:os";
import { AppError } from "@castor/core/errors.ts";
import { hash, verify } from "@node-rs/argon2";
import { TurnsByLine } from "./turns-by-line.ts";

/** OWASP's first choice for argon2id: 19 MiB, 2 passes; about 30 ms here, off the event loop. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashes at once: each takes 19 MiB and one of Node's four worker threads, which compression needs too. A processor is
 * left to everything else, so that answers do not wait while somebody tries passwords.
 */
const atOnce = availableParallelism() > 2 ? 2 : 1;
/** Whoever comes beyond them would wait for seconds and is turned away. */
const mostWaiting = 100;

/** Anybody may register, in any number: they wait among themselves, and do not hold up those who log in. */
type Line = "newcomers" | "members";
const turns = new TurnsByLine<Line>(
  { atOnce, mostWaiting },
  () => new AppError("UPSTREAM_UNAVAILABLE", { retryAfter: 2 }),
);

/** Of a random password that nobody kept: who has no account costs the same work as who has. */
const nobodysHash =
  "$argon2id$v=19$m=19456,t=2,p=1$ECFZS7LBhzZYVhvmwXbqcg$NPr4fBm0NiKyV59uqkCtx+dVBT12cZebXnehugeNjpg";

export function hashPassword(password: string, line: Line = "members"): Promise<string> {
  return turns.take(line, () => hash(password, strength));
}

/** True for the right password; null (nobody, or no password) is always false, after the same work. */
export async function isPasswordRight(password: string, kept: string | null): Promise<boolean> {
  const isRight = await turns.take("members", () => verify(kept ?? nobodysHash, password));
  return isRight && kept !== null;
}
