import { randomBytes } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Letter, Mail } from "./mail.ts";

/** Writes letters as `.eml` files, which mail programs open, and tells their links: for installations without SMTP. */
export class Outbox implements Mail {
  readonly kind = "outbox";
  readonly #folder: string;
  readonly #from: string;
  readonly #tell: (to: string, link: string | undefined) => void;

  constructor(folder: string, from: string, tell: (to: string, link: string | undefined) => void) {
    this.#folder = folder;
    this.#from = from;
    this.#tell = tell;
  }

  async send({ link, messageId, ...letter }: Letter): Promise<void> {
    const { default: MailComposer } = await import("nodemailer/lib/mail-composer/index.js");
    const parts = { from: this.#from, ...letter, messageId: `<${messageId}>` };
    const message = await new MailComposer(parts).compile().build();
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const time = new Date().toISOString().replace(/[:.]/g, "-");
    const file = join(this.#folder, `${time}-${randomBytes(4).toString("hex")}.eml`);
    // Whole or not at all: whoever watches the folder never reads half a letter.
    await writeFile(`${file}.part`, message, { mode: 0o600 });
    await rename(`${file}.part`, file);
    this.#tell(letter.to, link);
  }
}
