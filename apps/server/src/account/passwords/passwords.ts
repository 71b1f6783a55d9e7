import { availableParallelism } from "node:os";
import { AppError } from "@castor/core/errors.ts";
import { hash, verify } from "@node-rs/argon2";
import { Semaphore } from "../../concurrency/semaphore.ts";

/** OWASP's first choice for argon2id: 19 MiB, 2 passes. About 30 ms here, off the event loop. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Concurrent hashes. Each takes 19 MiB and one of Node's four worker threads, which compression needs too. One
 * processor stays free, so that other answers do not wait.
 */
const concurrency = availableParallelism() > 2 ? 2 : 1;
/** Further calls would wait for seconds and are refused. */
const maxWaiting = 100;

/** Anybody may register any number of times. Registrations have their own queue, so that they do not hold up logins. */
type Queue = "newcomers" | "members";
const semaphore = new Semaphore<Queue>({
  concurrency,
  maxWaiting,
  refuse: () => new AppError("UPSTREAM_UNAVAILABLE", { retryAfter: 2 }),
});

/** Hash of an unknown random password. A login without an account takes the same time as one with an account. */
const nobodysHash =
  "$argon2id$v=19$m=19456,t=2,p=1$ECFZS7LBhzZYVhvmwXbqcg$NPr4fBm0NiKyV59uqkCtx+dVBT12cZebXnehugeNjpg";

/** Hashes a password with a salt of its own, or with that of another hash. */
export function hashPassword(
  password: string,
  { queue = "members", saltOf }: { queue?: Queue; saltOf?: string | undefined } = {},
): Promise<string> {
  const options = saltOf === undefined ? strength : { ...strength, salt: readSalt(saltOf) };
  return semaphore.run(() => hash(password, options), { queue });
}

/** The salt of a hash in the PHC format, `$argon2id$v=19$m=…$salt$hash`. */
const readSalt = (stored: string) => Buffer.from(stored.split("$")[4] ?? "", "base64");

/** True when the password is one of several whose hashes share a salt. It takes the work of one. */
export async function isPasswordAmong(
  password: string,
  storedHashes: readonly [string, ...string[]],
): Promise<boolean> {
  return storedHashes.includes(await hashPassword(password, { saltOf: storedHashes[0] }));
}

/** True for the right password. Always false for null (no user or no password), after the same work. */
export async function isPasswordRight(
  password: string,
  storedHash: string | null,
): Promise<boolean> {
  const isRight = await semaphore.run(() => verify(storedHash ?? nobodysHash, password), {
    queue: "members",
  });
  return isRight && storedHash !== null;
}
