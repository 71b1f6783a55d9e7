/** A letter to one person, as text and as HTML. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** What the letter is about, for the log of an installation without mail. */
  link: string;
}

/** Where letters go. */
export interface Mail {
  /** What `service/config` says of it. */
  readonly kind: "smtp" | "outbox";
  /** Resolves when the letter is handed over; throws when it is not. */
  send(letter: Letter): Promise<void>;
}
