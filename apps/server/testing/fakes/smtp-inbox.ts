import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A mail as the server received it; `token` is the one of its link, or empty. */
export interface Received {
  to: string[];
  email: Email;
  token: string;
}

export interface InboxOptions {
  /** Default: a free port. */
  port?: number;
  /** The server's error for a recipient; null accepts. */
  refuseRecipient?: (address: string) => Error | null;
  /** The server's error for a mail, which is in `received` by then; null accepts. */
  refuseLetter?: (received: Received) => Error | null | Promise<Error | null>;
  /** The server's error for a login. Without it the server asks for none. */
  refuseLogin?: () => Error;
}

/** A real mail server, with the mails that it received. */
export interface SmtpInbox {
  url: string;
  received: Received[];
  close(): Promise<void>;
}

/** An SMTP error with this response code. */
export function smtpAnswer(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode });
}

export async function openSmtpInbox(options: InboxOptions = {}): Promise<SmtpInbox> {
  const { port = 0, refuseRecipient, refuseLetter, refuseLogin } = options;
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: refuseLogin === undefined,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    ...(refuseLogin && { onAuth: (_auth, _session, done) => done(refuseLogin()) }),
    onRcptTo: ({ address }, _session, done) => done(refuseRecipient?.(address) ?? null),
    onData: (stream, { envelope }, done) => {
      const keep = async () => {
        const email = await PostalMime.parse(await text(stream));
        const token = /token=([\w-]+)/.exec(email.text ?? "")?.[1] ?? "";
        const letter = { to: envelope.rcptTo.map(({ address }) => address), email, token };
        received.push(letter);
        return (await refuseLetter?.(letter)) ?? null;
      };
      keep().then(done, done);
    },
  });
  // A client that times out resets its connection; that is no error of the test.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
