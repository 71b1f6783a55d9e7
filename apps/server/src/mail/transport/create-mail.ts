import { randomBytes } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "../../process/log.ts";
import { composeMail, type MailMessage, type MailTransport } from "./mail-transport.ts";
import { Smtp } from "./smtp.ts";

/** Writes mails as `.eml` files, which mail programs open, and reports their links. For installations without SMTP. */
class Outbox implements MailTransport {
  readonly kind = "outbox";
  readonly #folder: string;
  readonly #from: string;
  readonly #report: (to: string, link: string | undefined) => void;

  constructor(
    folder: string,
    from: string,
    report: (to: string, link: string | undefined) => void,
  ) {
    this.#folder = folder;
    this.#from = from;
    this.#report = report;
  }

  async send(message: MailMessage): Promise<void> {
    const { default: MailComposer } = await import("nodemailer/lib/mail-composer/index.js");
    const eml = await new MailComposer(composeMail(message, this.#from)).compile().build();
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const time = new Date().toISOString().replace(/[:.]/g, "-");
    const file = join(this.#folder, `${time}-${randomBytes(4).toString("hex")}.eml`);
    // Renamed when complete, so that no reader sees half a mail.
    await writeFile(`${file}.part`, eml, { mode: 0o600 });
    await rename(`${file}.part`, file);
    this.#report(message.to, message.link);
  }
}

/** SMTP if configured, else the outbox folder with each link in the log. */
export function createMail(
  config: { smtpUrl: string | undefined; mailFrom: string; dataDir: string },
  log: Log,
): MailTransport {
  if (config.smtpUrl !== undefined) return new Smtp(config.smtpUrl, config.mailFrom);
  return new Outbox(join(config.dataDir, "outbox"), config.mailFrom, (to, link) =>
    log.info({ to, link }, "a mail is in the outbox"),
  );
}
