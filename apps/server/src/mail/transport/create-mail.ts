import { join } from "node:path";
import type { Log } from "../../process/log.ts";
import type { MailTransport } from "./mail-transport.ts";
import { Outbox } from "./outbox.ts";
import { Smtp } from "./smtp.ts";

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
