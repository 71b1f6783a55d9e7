import * as z from "zod/mini";
import { oneLine, port, readUrl, variable } from "./variable.ts";

/** Letters of a local part that mail programs take without quotes, without the "+" that begins a secret. */
const mailAddress = variable("an address like plans@trips.example.org", (text) =>
  /^[\w.-]{1,40}@[A-Za-z0-9.-]{1,200}$/.test(text) ? text.toLowerCase() : undefined,
);
const file = variable("the path of a file", (text) => (/^[^\0]+$/.test(text) ? text : undefined));

/** The address of a mailbox, with user and password. */
const mailbox = variable("an address like imaps://user:password@host:993", (text) => {
  const url = readUrl(text, ["imap:", "imaps:"]);
  return url && url.username !== "" && ["", "/"].includes(url.pathname) ? url.href : undefined;
});

/** The variables of mails to addresses of accounts (decision 157). */
export const inboundVariables = {
  INBOUND_SMTP_PORT: z.optional(port),
  INBOUND_ADDRESS: z.optional(mailAddress),
  INBOUND_TLS_CERT: z.optional(file),
  INBOUND_TLS_KEY: z.optional(file),
  IMAP_URL: z.optional(mailbox),
  IMAP_AUTHSERV: z.optional(oneLine),
};

/** How mails come in. */
export interface InboundConfig {
  /** The address without a secret. */
  base: string;
  smtp: { port: number; tls: { certPath: string; keyPath: string } | undefined } | undefined;
  /** A mailbox that is fetched, and the name of its server in its `Authentication-Results`, where it judges senders. */
  imap: { url: string; authserv: string | undefined } | undefined;
}

/** Undefined where no mails are taken. `host` is that of the links of this server. */
export function readInboundConfig(
  read: {
    INBOUND_SMTP_PORT?: number | undefined;
    INBOUND_ADDRESS?: string | undefined;
    INBOUND_TLS_CERT?: string | undefined;
    INBOUND_TLS_KEY?: string | undefined;
    IMAP_URL?: string | undefined;
    IMAP_AUTHSERV?: string | undefined;
  },
  host: string,
): InboundConfig | undefined {
  const {
    INBOUND_SMTP_PORT: smtpPort,
    INBOUND_TLS_CERT: certPath,
    INBOUND_TLS_KEY: keyPath,
  } = read;
  const { IMAP_URL: imapUrl, IMAP_AUTHSERV: authserv } = read;
  if (smtpPort === undefined && imapUrl === undefined) return undefined;
  const tls = certPath && keyPath ? { certPath, keyPath } : undefined;
  return {
    base: read.INBOUND_ADDRESS ?? `plans@${host}`,
    smtp: smtpPort === undefined ? undefined : { port: smtpPort, tls },
    imap: imapUrl === undefined ? undefined : { url: imapUrl, authserv },
  };
}
