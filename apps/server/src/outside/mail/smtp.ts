import { type Letter, LetterRefused, type Mail } from "./mail.ts";

/** Of one step; how long all of them may take together is for the caller to say. */
const timeoutMs = 10_000;
const reasonMax = 300;
/** "Authentication required": the installation's trouble, not the recipient's. */
const needsLogin = 530;

/** Hands letters to the SMTP server of `SMTP_URL`. */
export class Smtp implements Mail {
  readonly kind = "smtp";
  readonly #url: string;
  readonly #from: string;

  constructor(url: string, from: string) {
    this.#url = url;
    this.#from = from;
  }

  async send({ link: _link, messageId, ...letter }: Letter, signal: AbortSignal): Promise<void> {
    const { createTransport } = await import("nodemailer");
    const transport = createTransport({
      url: this.#url,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    });
    try {
      await transport.sendMail({
        from: this.#from,
        ...letter,
        messageId: `<${messageId}>`,
        signal,
      });
    } catch (error) {
      throw refusalOf(error);
    } finally {
      transport.close();
    }
  }
}

function refusalOf(error: unknown): LetterRefused {
  const { code, command, responseCode, message } = error as {
    code?: unknown;
    command?: unknown;
    responseCode?: unknown;
    message?: unknown;
  };
  const status = typeof responseCode === "number" ? responseCode : null;
  const isFinal =
    command === "RCPT TO" && status !== null && status >= 500 && status !== needsLogin;
  // What a server says of a letter's text may quote it, and its link with it.
  const words = command === "DATA" ? null : String(message).slice(0, reasonMax);
  const parts = [code, command, words ?? status].filter(
    (part) => typeof part === "string" || typeof part === "number",
  );
  return new LetterRefused(parts.join(": "), isFinal);
}
