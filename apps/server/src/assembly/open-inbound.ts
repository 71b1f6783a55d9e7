import type { ConfirmationReader } from "../bookings/reading/confirmation-reader.ts";
import type { Config } from "../config/config.ts";
import type { Database } from "../db/database.ts";
import type { RateLimiters } from "../http/limits/rate-limiters.ts";
import { InboundImap } from "../inbound/imap/inbound-imap.ts";
import { InboundLimits } from "../inbound/inbound-limits.ts";
import { InboundReader } from "../inbound/inbound-reader.ts";
import { placeMail } from "../inbound/placing/place-mail.ts";
import type { PlacingParts } from "../inbound/placing/placing-parts.ts";
import { InboundSmtp } from "../inbound/smtp/inbound-smtp.ts";
import { createResolver, type DNSResolver } from "../outside/mail-auth/check-sender.ts";
import type { Log } from "../process/log.ts";

interface InboundParts {
  config: Pick<Config, "inbound">;
  database: Database;
  reader: Pick<ConfirmationReader, "read">;
  limiters: RateLimiters | null;
  /** Names of mail servers are asked here; tests replace it. */
  resolver?: DNSResolver | undefined;
  onTold: () => void;
  placing: PlacingParts;
  log: Log;
}

/** What takes mails to addresses of accounts, and reads them. Null where this server takes none. */
export function openInbound(parts: InboundParts) {
  const { config, database, reader, limiters, placing, onTold, log } = parts;
  const { inbound } = config;
  if (inbound === undefined) return null;
  const now = () => new Date();
  const inboundReader = new InboundReader({
    ...{ database, onTold, log, now },
    read: (bytes, name, caller) => reader.read(bytes, name, caller),
    place: (mail, read) => placeMail(mail, read, placing),
  });
  const { base, smtp: listener, imap: mailbox } = inbound;
  const taking = {
    ...{ database, base, log, now },
    resolver: parts.resolver ?? createResolver(),
    limits: new InboundLimits(limiters),
    onTaken: () => void inboundReader.run(),
  };
  const smtp = listener && new InboundSmtp({ ...taking, config: listener });
  const imap = mailbox && new InboundImap({ ...taking, config: mailbox });
  return {
    start: async () => {
      inboundReader.start();
      await smtp?.start();
      imap?.start();
    },
    close: async () => {
      await Promise.all([smtp?.close(), imap?.close()]);
      await inboundReader.close();
    },
  };
}
