import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A letter as a mail server took it in; `token` is that of its link, empty when it has none. */
export interface Received {
  to: string[];
  email: Email;
  token: string;
}

export interface InboxOptions {
  /** Any free one when it is not given. */
  port?: number;
  /** What the server says to a recipient; null takes them. */
  refuseRecipient?: (address: string) => Error | null;
  /** What the server says to a letter, which it has kept by then. */
  refuseLetter?: (received: Received) => Error | null | Promise<Error | null>;
  /** What the server says to a login; without it none is asked for. */
  refuseLogin?: () => Error;
}

/** A real mail server, with what it was given. */
export interface SmtpInbox {
  url: string;
  received: Received[];
  close(): Promise<void>;
}

/** An answer of a mail server that is no yes. */
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
  // A client that gives up leaves its connection broken.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
