import { once } from "node:events";
import { connect } from "node:net";
import { createInterface } from "node:readline";
import { findFreePort } from "./free-port.ts";
import { test as journey } from "./journey.ts";
import { startOwnServer, withMailsOf } from "./own-server.ts";

/** A server that takes mails, and the mail server of example.org, which sends to it. */
interface PostServer {
  origin: string;
  /** Sends a mail with this content. */
  send(mail: { from: string; to: string; content: string }): Promise<void>;
}

const resolver = new URL("../../apps/server/testing/fakes/run-fake-dns.ts", import.meta.url);

/** Journeys of people who forward their confirmations. */
export const test = journey.extend<object, { post: PostServer }>({
  post: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads here which fixtures are used, none
    async ({}, use) => {
      const port = await findFreePort();
      const server = await startOwnServer({
        ...{ INBOUND_SMTP_PORT: String(port), INBOUND_ADDRESS: "plans@trips.example" },
        ...{ HOST: "127.0.0.1", KITINERARY_PATH: "off", PUBLIC_SERVICES: "off" },
        NODE_OPTIONS: `--import=${resolver.href}`,
      });
      const post = { origin: server.origin, send: sendTo(port) };
      await withMailsOf(server, () => use(post));
      await server.end();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  baseURL: async ({ post }, use) => use(post.origin),
});

const sendTo =
  (port: number): PostServer["send"] =>
  async ({ from, to, content }) => {
    const socket = connect(port, "127.0.0.1");
    const answers = createInterface(socket)[Symbol.asyncIterator]();
    /** The last line of an answer has a space behind its code. */
    const expectAnswer = async (code: string) => {
      for (;;) {
        const { value = "" } = await answers.next();
        if (!String(value).startsWith(code)) throw new Error(`Not ${code}: ${value}`);
        if (String(value)[3] !== "-") return;
      }
    };
    const say = async (line: string, code: string) => {
      socket.write(`${line}\r\n`);
      await expectAnswer(code);
    };
    await expectAnswer("220");
    await say("EHLO mail.example.org", "250");
    await say(`MAIL FROM:<${from}>`, "250");
    await say(`RCPT TO:<${to}>`, "250");
    await say("DATA", "354");
    await say(`${content.replace(/^From: .*$/m, `From: <${from}>`)}\r\n.`, "250");
    await say("QUIT", "221");
    socket.end();
    await once(socket, "close");
  };
