import type { Letter, Mail } from "./mail.ts";

const timeoutMs = 10_000;

/** Hands letters to the SMTP server of `SMTP_URL`. */
export class Smtp implements Mail {
  readonly kind = "smtp";
  readonly #url: string;
  readonly #from: string;

  constructor(url: string, from: string) {
    this.#url = url;
    this.#from = from;
  }

  async send({ link: _link, ...letter }: Letter): Promise<void> {
    const { createTransport } = await import("nodemailer");
    const transport = createTransport({
      url: this.#url,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    });
    try {
      await transport.sendMail({ from: this.#from, ...letter });
    } finally {
      transport.close();
    }
  }
}
