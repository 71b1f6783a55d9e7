import { AppError } from "@castor/core/errors.ts";
import { limits } from "@castor/core/limits.ts";
import { ImapFlow } from "imapflow";
import type { Database } from "../../db/database.ts";
import { checkSender, type DNSResolver } from "../../outside/mail-auth/check-sender.ts";
import { parseHeaders } from "../../outside/mail-auth/mail-headers.ts";
import { isProvenBy } from "../../outside/mail-auth/trusted-results.ts";
import type { Log } from "../../process/log.ts";
import { secretIn } from "../inbound-addresses.ts";
import type { InboundLimits } from "../inbound-limits.ts";
import { type Taking, takeMail } from "../take-mail.ts";

/** How often the mailbox is looked at, besides when its server tells of a mail. */
const everyMs = 60_000;
/** Pauses after a connection that failed: doubled each time, up to the last. */
const pauses = { firstMs: 5_000, longestMs: 600_000 };
const timeoutMs = 30_000;
/** Mails of one look, and those that are remembered, since they are of others or have to wait. */
const mailsOfLook = 200;
const knownMax = 10_000;
/** Where mail servers say for whom a mail is. Lists of recipients are long. */
const recipientHeaders = ["delivered-to", "x-original-to", "envelope-to", "to", "cc"];
const recipientsMax = 20;
const headerMax = 8_192;
/** The longest address of RFC 5321. */
const addressMax = 320;
/** A mail for which there is no room, or that could not be proven, is looked at again after so long. */
const laterMs = 3_600_000;

export interface InboundImapOptions {
  database: Database;
  /** The address without a secret: that of the mailbox. */
  base: string;
  config: { url: string; authserv: string | undefined };
  resolver: DNSResolver;
  limits: InboundLimits;
  /** A mail waits to be read. */
  onTaken: () => void;
  log: Log;
  now: () => Date;
}

/**
 * Takes mails to addresses of accounts from a mailbox (decision 157). What it has taken it removes there; all others stay as they are. It waits for what its
 * server tells, looks once a minute, and comes again when the connection fails.
 */
export class InboundImap {
  readonly #options: InboundImapOptions;
  readonly #stop = new AbortController();
  /** When mails are looked at again: never those that are not for it, or not wanted. */
  readonly #notBefore = new Map<string, number>();
  #client: ImapFlow | null = null;
  #running: Promise<void> | null = null;

  constructor(options: InboundImapOptions) {
    this.#options = options;
  }

  start(): void {
    this.#running = this.#run();
  }

  async close(): Promise<void> {
    this.#stop.abort();
    this.#client?.close();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stop;
    let pauseMs: number = pauses.firstMs;
    while (!signal.aborted) {
      try {
        await this.#follow(() => {
          pauseMs = pauses.firstMs;
        });
      } catch (error) {
        if (!signal.aborted)
          this.#options.log.warn({ err: withoutSecrets(error) }, "the mailbox does not answer");
      }
      await wait(pauseMs, signal);
      pauseMs = Math.min(pauseMs * 2, pauses.longestMs);
    }
  }

  /** Looks at the mailbox for as long as the connection holds. */
  async #follow(onLooked: () => void): Promise<void> {
    const { signal } = this.#stop;
    const client = connectionTo(this.#options.config.url);
    this.#client = client;
    const ended = new Promise<void>((resolve) => client.on("close", () => resolve()));
    let tell = () => {};
    client.on("exists", () => tell());
    // It is told by `close`, too.
    client.on("error", () => undefined);
    try {
      await client.connect();
      await client.mailboxOpen("INBOX");
      while (!signal.aborted && client.usable) {
        const told = new Promise<void>((resolve) => {
          tell = resolve;
        });
        await this.#look(client);
        onLooked();
        const isOver = new AbortController();
        const next = wait(everyMs, AbortSignal.any([signal, isOver.signal]));
        await Promise.race([told, ended, next]);
        isOver.abort();
      }
    } finally {
      client.close();
    }
  }

  async #look(client: ImapFlow): Promise<void> {
    const { log, now } = this.#options;
    const validity = client.mailbox ? client.mailbox.uidValidity : 0;
    const keyOf = (uid: number) => `${validity} ${uid}`;
    const unseen = (await client.search({ seen: false }, { uid: true })) || [];
    const nowMs = now().getTime();
    // The newest first: those of one account that wait hold up nobody else's.
    const due = unseen
      .filter((uid) => (this.#notBefore.get(keyOf(uid)) ?? 0) <= nowMs)
      .toSorted((one, other) => other - one)
      .slice(0, mailsOfLook);
    for (const uid of due) {
      if (this.#stop.signal.aborted) return;
      try {
        const taking = await this.#take(client, uid);
        if (taking === "taken" || taking === "known") await remove(client, uid);
        const isOver = taking !== "full" && taking !== "later";
        this.#remember(keyOf(uid), isOver ? Number.POSITIVE_INFINITY : nowMs + laterMs);
      } catch (error) {
        if (!client.usable) throw error;
        log.warn({ err: withoutSecrets(error) }, "a mail of the mailbox could not be fetched");
        this.#remember(keyOf(uid), nowMs + laterMs);
      }
    }
  }

  #remember(key: string, notBefore: number): void {
    this.#notBefore.delete(key);
    this.#notBefore.set(key, notBefore);
    const [oldest] = this.#notBefore.keys();
    if (this.#notBefore.size > knownMax && oldest !== undefined) this.#notBefore.delete(oldest);
  }

  /** Null for a mail to nobody here. */
  async #take(client: ImapFlow, uid: number): Promise<Taking | null> {
    const { database, base, config, resolver, limits: counts, onTaken, log, now } = this.#options;
    const one = { uid: true } as const;
    const found = await client.fetchOne(
      String(uid),
      { size: true, headers: recipientHeaders },
      one,
    );
    if (!found || (found.size ?? 0) > limits.confirmationBytes) return null;
    const secret = findSecret(found.headers, base);
    if (secret === null) return null;
    const whole = await client.fetchOne(String(uid), { source: true }, one);
    if (whole === false || whole.source === undefined) return null;
    const bytes = whole.source;
    const { authserv } = config;
    const arrived = {
      ...{ bytes, secret, count: counts.countMail },
      countAttempt: (userId: string) => counts.countAttempt(userId, "mailbox"),
      prove: async (from: string) =>
        authserv && isProvenBy(bytes, authserv, from.slice(from.lastIndexOf("@") + 1))
          ? ("proven" as const)
          : checkSender(bytes, from, null, resolver),
    };
    // Too many of an account wait in the mailbox, as those that nothing answers for do.
    const taking = await takeMail(database, arrived, now).catch((error: unknown): Taking => {
      if (!(error instanceof AppError)) log.warn({ err: error }, "a mail could not be taken");
      return "later";
    });
    log.info({ taking, bytes: bytes.length }, "a mail has come");
    if (taking === "taken") onTaken();
    return taking;
  }
}

/** The first secret among the recipients of a mail. */
function findSecret(headers: Buffer | undefined, base: string): string | null {
  const addresses = parseHeaders(headers ?? Buffer.alloc(0), recipientHeaders)
    .flatMap((header) => header.slice(0, headerMax).split(/[\s,:;<>"'()]+/))
    .filter((word) => word.length <= addressMax && word.includes("@"));
  for (const address of addresses.slice(0, recipientsMax)) {
    const secret = secretIn(base, address);
    if (secret !== null) return secret;
  }
  return null;
}

/** Without UIDPLUS a removal would also remove what others have marked. */
async function remove(client: ImapFlow, uid: number): Promise<void> {
  if (client.capabilities.has("UIDPLUS")) await client.messageDelete(String(uid), { uid: true });
  else await client.messageFlagsAdd(String(uid), ["\\Seen"], { uid: true });
}

const local = ["127.0.0.1", "localhost", "[::1]"];

function connectionTo(address: string): ImapFlow {
  const { protocol, hostname, port, username, password } = new URL(address);
  const secure = protocol === "imaps:";
  return new ImapFlow({
    ...{ host: hostname, port: Number(port) || (secure ? 993 : 143), secure },
    // A password goes unencrypted to this machine alone.
    ...(!secure && !local.includes(hostname) && { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    ...{ logger: false, disableCompression: true, autoIdleDelay: 1_000, maxIdleTime: 5 * 60_000 },
    ...{ connectionTimeout: timeoutMs, greetingTimeout: timeoutMs },
  });
}

/** What a server answers may have the user in it. */
const withoutSecrets = (error: unknown) => ({
  code: (error as { code?: unknown }).code ?? null,
  name: error instanceof Error ? error.name : "",
});

/** Waits, or ends at once when it is to stop. */
const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms).unref();
    signal.addEventListener("abort", end);
  });
