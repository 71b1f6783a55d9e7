import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { AppError } from "@castor/core/errors.ts";
import { limits } from "@castor/core/limits.ts";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import type { Database } from "../../db/database.ts";
import { addressKey } from "../../http/limits/address-limits.ts";
import { checkSender, type DNSResolver } from "../../outside/mail-auth/check-sender.ts";
import { listen } from "../../process/listen.ts";
import type { Log } from "../../process/log.ts";
import { StartFailure, systemCode } from "../../process/start-failure.ts";
import { findBySecret } from "../inbound-address-store.ts";
import { secretIn } from "../inbound-addresses.ts";
import type { InboundLimits } from "../inbound-limits.ts";
import { type Taking, takeMail } from "../take-mail.ts";
import { MailMemory, type MailStream } from "./mail-memory.ts";

/** Connections of all, and of one address. */
const clientsMax = 50;
const clientsPerAddress = 5;
/** A connection is silent for so long at most, and lasts so long in all. */
const silenceMs = 30_000;
const sessionMs = 300_000;
const closeMs = 2_000;
/** Bytes of mails of all connections. */
const memoryMax = 64 * 1_048_576;

export interface SmtpConfig {
  port: number;
  /** Files of the certificate and its key, in PEM; undefined for no STARTTLS. */
  tls: { certPath: string; keyPath: string } | undefined;
}

export interface InboundSmtpOptions {
  database: Database;
  /** The address without a secret. */
  base: string;
  config: SmtpConfig;
  resolver: DNSResolver;
  limits: InboundLimits;
  /** A mail waits to be read. */
  onTaken: () => void;
  log: Log;
  now: () => Date;
}

const answer = (responseCode: number, words: string): Error =>
  Object.assign(new Error(words), { responseCode });

/** One answer for all that is not wanted: it does not say why. */
const foreign = () => answer(550, "5.7.1 This address takes mails of its owner alone");
const busy = () => answer(451, "4.7.0 Try again later");

const answers: Readonly<Record<Exclude<Taking, "taken" | "known">, () => Error>> = {
  foreign,
  unreadable: () => answer(550, "5.6.0 This is no mail"),
  full: () => answer(452, "4.2.2 Too many mails wait here"),
  later: busy,
};

/** Takes mails to addresses of accounts, and none for others: it is no relay and knows no login (decision 157). */
export class InboundSmtp {
  readonly #options: InboundSmtpOptions;
  readonly #clients = new Map<string, number>();
  readonly #memory = new MailMemory(memoryMax);
  readonly #ends = new Map<string, NodeJS.Timeout>();
  #server: SMTPServer | undefined;

  constructor(options: InboundSmtpOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    const { config, base, log } = this.#options;
    const tls = config.tls && {
      cert: await readPem("INBOUND_TLS_CERT", config.tls.certPath),
      key: await readPem("INBOUND_TLS_KEY", config.tls.keyPath),
    };
    const server = new SMTPServer({
      ...tls,
      name: base.slice(base.lastIndexOf("@") + 1),
      banner: "Castor",
      disabledCommands: tls ? ["AUTH"] : ["AUTH", "STARTTLS"],
      ...{ authOptional: true, disableReverseLookup: true, hidePIPELINING: false },
      ...{ size: limits.confirmationBytes, rejectOversized: true, maxRecipients: 1 },
      ...{ maxClients: clientsMax, maxCommandLength: 2_048 },
      ...{ socketTimeout: silenceMs, closeTimeout: closeMs },
      onConnect: (session, done) => this.#settle(this.#admit(session), done),
      onClose: (session) => this.#forget(session),
      onMailFrom: ({ address }, _session, done) => done(address === "" ? foreign() : null),
      onRcptTo: ({ address }, session, done) =>
        this.#settle(this.#findOwner(address, session), done),
      onData: (stream, session, done) =>
        this.#settle(
          this.#memory.use(stream as SMTPServerDataStream & MailStream, (bytes) =>
            this.#take(bytes, session),
          ),
          done,
        ),
    });
    // Of a connection that breaks off, or never was one of SMTP.
    server.on("error", (error) => log.warn({ err: error }, "a connection of mail failed"));
    this.#server = server;
    // On all interfaces: a proxy in front of the pages sends no mails on.
    const open = async (port: number, host: string) => {
      server.listen(port, host);
      await once(server.server, "listening");
    };
    const listener = { listen: (at: { port: number; host: string }) => open(at.port, at.host) };
    await listen(listener, { port: config.port, host: undefined }, "INBOUND_SMTP_PORT");
  }

  close(): Promise<void> {
    return new Promise((resolve) => (this.#server ? this.#server.close(resolve) : resolve()));
  }

  async #admit(session: SMTPServerSession): Promise<void> {
    const key = addressKey(session.remoteAddress);
    const clients = this.#clients.get(key) ?? 0;
    if (clients >= clientsPerAddress) throw answer(421, "4.7.0 Too many connections");
    this.#clients.set(key, clients + 1);
    // One that says a word now and then is silent never.
    const end = setTimeout(() => this.#cut(session.id), sessionMs).unref();
    this.#ends.set(session.id, end);
    await this.#options.limits.countConnection(session.remoteAddress).catch(refuse(421));
  }

  #cut(id: string): void {
    for (const connection of this.#server?.connections ?? [])
      if (connection.session.id === id) connection.close();
  }

  #forget(session: SMTPServerSession): void {
    const end = this.#ends.get(session.id);
    // It was not admitted.
    if (end === undefined) return;
    clearTimeout(end);
    this.#ends.delete(session.id);
    const key = addressKey(session.remoteAddress);
    const clients = (this.#clients.get(key) ?? 1) - 1;
    if (clients > 0) this.#clients.set(key, clients);
    else this.#clients.delete(key);
  }

  /** Whatever the address is, it costs the same: a hash and a query. */
  async #findOwner(address: string, { remoteAddress }: SMTPServerSession): Promise<void> {
    const { database, base, limits } = this.#options;
    const secret = secretIn(base, address);
    const owner = await database.glance((queries) => findBySecret(queries, secret ?? address));
    if (secret !== null && owner !== undefined) return;
    await limits.countWrong(remoteAddress).catch(refuse(421));
    throw foreign();
  }

  async #take(bytes: Buffer | "full" | null, session: SMTPServerSession): Promise<string> {
    // Refused by `rejectOversized`.
    if (bytes === null) return "";
    if (bytes === "full") throw busy();
    const { database, base, resolver, limits, onTaken, log, now } = this.#options;
    const { mailFrom, rcptTo } = session.envelope;
    const ip = session.remoteAddress.replace(/^::ffff:/i, "");
    const sender = mailFrom ? mailFrom.address : "";
    const origin = { ip, helo: session.hostNameAppearsAs || ip, sender };
    const taking = await takeMail(
      database,
      {
        bytes,
        secret: secretIn(base, rcptTo[0]?.address ?? "") ?? "",
        prove: (from) => checkSender(bytes, from, origin, resolver),
        countAttempt: (userId) =>
          limits.countAttempt(userId, addressKey(session.remoteAddress)).catch(refuse(451)),
        count: (userId) => limits.countMail(userId).catch(refuse(451)),
      },
      now,
    );
    // Neither addresses nor secrets.
    log.info({ taking, bytes: bytes.length }, "a mail has come");
    if (taking !== "taken" && taking !== "known") throw answers[taking]();
    if (taking === "taken") onTaken();
    return "2.0.0 Taken";
  }

  /** Answers what a work gives. What fails in an unexpected way is tried again by the sender. */
  #settle<T>(
    work: Promise<T>,
    done: (error?: Error | null, words?: T extends string ? string : never) => void,
  ): void {
    work.then(
      (words) => done(null, words as T extends string ? string : never),
      (error: unknown) => {
        if (error instanceof Error && "responseCode" in error) return done(error);
        // A sender may break off in a mail.
        if (!(error instanceof AppError) && systemCode(error) !== "ECONNECTION")
          this.#options.log.warn({ err: error }, "a mail could not be taken");
        done(busy());
      },
    );
  }
}

const readPem = (variable: string, path: string): Promise<Buffer> =>
  readFile(path).catch((error: unknown) => {
    throw new StartFailure(`${variable}: ${path} cannot be read (${systemCode(error)}).`);
  });

const refuse =
  (code: 421 | 451) =>
  (cause: unknown): never => {
    throw Object.assign(answer(code, `${String(code)[0]}.7.0 Too many mails`), { cause });
  };
