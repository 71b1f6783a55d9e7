import {
  composeMail,
  type MailMessage,
  MailRejected,
  type MailTransport,
} from "./mail-transport.ts";

/** The limit of one step. The caller limits the whole. */
const timeoutMs = 10_000;
const reasonMax = 300;
/** "Authentication required": a problem of the installation, not of the recipient. */
const needsLogin = 530;

/** Sends mails through the server of `SMTP_URL`. */
export class Smtp implements MailTransport {
  readonly kind = "smtp";
  readonly #url: string;
  readonly #from: string;

  constructor(url: string, from: string) {
    this.#url = url;
    this.#from = from;
  }

  async send(message: MailMessage, signal: AbortSignal): Promise<void> {
    const { createTransport } = await import("nodemailer");
    const transport = createTransport({
      url: this.#url,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    });
    try {
      await transport.sendMail({ ...composeMail(message, this.#from), signal });
    } catch (error) {
      throw refusalOf(error);
    } finally {
      transport.close();
    }
  }
}

function refusalOf(error: unknown): MailRejected {
  const { code, command, responseCode, message } = error as {
    code?: unknown;
    command?: unknown;
    responseCode?: unknown;
    message?: unknown;
  };
  const status = typeof responseCode === "number" ? responseCode : null;
  const isFinal =
    command === "RCPT TO" && status !== null && status >= 500 && status !== needsLogin;
  // A server's answer to the text may quote the mail with its link.
  const words = command === "DATA" ? null : String(message).slice(0, reasonMax);
  const parts = [code, command, words ?? status].filter(
    (part) => typeof part === "string" || typeof part === "number",
  );
  return new MailRejected(parts.join(": "), isFinal);
}
