import { once } from "node:events";
import { connect } from "node:net";
import { createInterface } from "node:readline";
import type { InboundAddress, InboundMail } from "@castor/core/bookings/inbound/inbound-mail.ts";
import { createTransport, type SendMailOptions } from "nodemailer";
import { expect, vi } from "vitest";
import { succeed } from "../calls/trip-calls.ts";
import type { TestDatabaseKind } from "../databases/each-database.ts";
import { createFakeDns, dkimSelector, type FakeDns } from "../fakes/fake-dns.ts";
import { findFreePort } from "./free-port.ts";
import { serveTests } from "./serve-tests.ts";
import type { Person, TestApp } from "./test-app.ts";

/** A server that takes mails, and a mail program that sends some. People are of example.org, which mails from this machine. */
export interface InboundPost {
  app: TestApp;
  dns: FakeDns;
  port: number;
  /** Makes the address of a person, or renews it. */
  makeAddress(of: Person): Promise<string>;
  /** Sends a mail. Answers 250, or the code of the refusal. */
  send(mail: SendMailOptions, signed?: { domain: string; key: string }): Promise<number>;
  /** Says lines to the server, each once it has answered the one before. Answers what it said. */
  talk(...lines: string[]): Promise<string[]>;
  list(of: Person): Promise<InboundMail[]>;
  /** The mails of a person, once all of them are read. */
  whenRead(of: Person): Promise<InboundMail[]>;
}

/** The one address that may send for example.org. */
export const spfOfHere = "v=spf1 ip4:127.0.0.1 -all";

export async function serveInbound(
  kind: TestDatabaseKind,
  environment: Record<string, string> = {},
): Promise<InboundPost> {
  const port = await findFreePort();
  const dns = createFakeDns();
  dns.texts.set("example.org", spfOfHere);
  const variables = {
    ...{ INBOUND_SMTP_PORT: String(port), INBOUND_ADDRESS: "plans@trips.example" },
    ...{ KITINERARY_PATH: "off", ...environment },
  };
  const app = await serveTests(kind, variables, { mailResolver: dns.resolver });
  const list = async (as: Person) =>
    succeed<InboundMail[]>(await app.call("GET", "inbound", { as }));
  return {
    ...{ app, dns, port, list },
    makeAddress: async (as) => {
      const made = succeed<InboundAddress>(await app.call("POST", "inbound/address", { as }));
      return made.address ?? "";
    },
    send: async (mail, signed) => {
      const transport = createTransport({
        ...{ host: "127.0.0.1", port, tls: { rejectUnauthorized: false }, name: "client.example" },
        ...(signed && {
          dkim: {
            ...{ domainName: signed.domain, keySelector: dkimSelector, privateKey: signed.key },
          },
        }),
      });
      try {
        await transport.sendMail(mail);
        return 250;
      } catch (error) {
        return (error as { responseCode?: number }).responseCode ?? 0;
      }
    },
    talk: async (...lines) => {
      const socket = connect(port, "127.0.0.1");
      const answers: string[] = [];
      const left = [...lines, "QUIT"];
      const ended = once(socket, "close");
      socket.on("error", () => undefined);
      createInterface(socket).on("line", (line) => {
        answers.push(line);
        // The last line of an answer has a blank after its code.
        if (!/^\d{3} /.test(line)) return;
        const next = left.shift();
        if (next !== undefined && socket.writable) socket.write(`${next}\r\n`);
      });
      await ended;
      return answers;
    },
    whenRead: (as) =>
      vi.waitFor(
        async () => {
          const mails = await list(as);
          expect(mails.map(({ state }) => state)).not.toContain("waiting");
          return mails;
        },
        { timeout: 35_000, interval: 20 },
      ),
  };
}
