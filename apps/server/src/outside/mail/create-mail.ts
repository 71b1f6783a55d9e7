import { join } from "node:path";
import type { Mail } from "./mail.ts";
import { Outbox } from "./outbox.ts";
import { Smtp } from "./smtp.ts";

/** SMTP where it is configured, else the outbox folder, with each link in the log. */
export function createMail(
  config: { smtpUrl: string | undefined; mailFrom: string; dataDir: string },
  log: { info(line: object, message: string): void },
): Mail {
  if (config.smtpUrl !== undefined) return new Smtp(config.smtpUrl, config.mailFrom);
  return new Outbox(join(config.dataDir, "outbox"), config.mailFrom, (to, link) =>
    log.info({ to, link }, "a letter is in the outbox"),
  );
}
