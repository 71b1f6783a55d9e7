/** A letter to one person, as text and as HTML. */
export interface Letter {
  /** The same each time that the letter is sent, so that mail programs show it once: without brackets. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The one-time link that it carries, for the log of an installation without mail. */
  link?: string;
}

/** Where letters go. */
export interface Mail {
  /** What `service/config` says of it. */
  readonly kind: "smtp" | "outbox";
  /** Resolves when the letter is handed over; throws `LetterRefused` or another error when it is not, and when `signal` says stop. */
  send(letter: Letter, signal: AbortSignal): Promise<void>;
}

/** A letter was not taken. Its words are for the log: nothing of the letter is in them. */
export class LetterRefused extends Error {
  override readonly name = "LetterRefused";
  /** Whether another try is useless. */
  readonly isFinal: boolean;

  constructor(reason: string, isFinal: boolean) {
    super(reason);
    this.isFinal = isFinal;
  }
}
