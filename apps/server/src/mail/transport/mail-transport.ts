/** A mail to one recipient, as text and as HTML. */
export interface MailMessage {
  /** The same at each attempt, so that mail programs show it once. Without angle brackets. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The one-time link in it, for the log of an installation without SMTP. */
  link?: string;
  /** The address that ends mails of this kind with one press in the mail program (RFC 8058). */
  endAddress?: string;
}

/** A message as nodemailer takes it. */
export function composeMail(message: MailMessage, from: string) {
  const { link: _link, messageId, endAddress, ...content } = message;
  return {
    from,
    ...content,
    messageId: `<${messageId}>`,
    headers: {
      // Marks mails as automatic, so that no absence note answers (RFC 3834).
      "Auto-Submitted": "auto-generated",
      ...(endAddress !== undefined && {
        "List-Unsubscribe": `<${endAddress}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
  };
}

/** Delivers mails. */
export interface MailTransport {
  /** As `service/config` names it. */
  readonly kind: "smtp" | "outbox";
  /** Resolves once the mail is delivered. Throws `MailRejected` or another error when it fails or `signal` aborts. */
  send(message: MailMessage, signal: AbortSignal): Promise<void>;
}

/** The mail server refused the mail. The message is for the log and contains nothing of the mail. */
export class MailRejected extends Error {
  override readonly name = "MailRejected";
  /** True when a retry is useless. */
  readonly isFinal: boolean;

  constructor(reason: string, isFinal: boolean) {
    super(reason);
    this.isFinal = isFinal;
  }
}
