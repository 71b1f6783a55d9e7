import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createMail } from "./create-mail.ts";
import type { Letter } from "./mail.ts";

const letter: Letter = {
  messageId: "mail-1@trips.example.org",
  to: "olga@example.org",
  subject: "Подтвердите адрес",
  text: "Здравствуйте!",
  html: "<p>Здравствуйте!</p>",
  link: "https://trips.example.org/confirm-email?token=abc",
};
const patient = new AbortController().signal;
const from = "Castor <castor@example.org>";

describe("mail", () => {
  let dataDir: string;
  let told: object[];
  const log = { info: (line: object) => told.push(line) };
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "castor-mail-"));
    told = [];
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  const toOutbox = () => createMail({ smtpUrl: undefined, mailFrom: from, dataDir }, log);
  const readOutbox = async () => {
    const folder = join(dataDir, "outbox");
    const files = await readdir(folder);
    return Promise.all(
      files.map(async (file) => ({
        file: join(folder, file),
        letter: await PostalMime.parse(await readFile(join(folder, file), "utf8")),
      })),
    );
  };

  test("without SMTP_URL is written to the outbox, for its owner's eyes, and its link is told", async () => {
    const mail = toOutbox();
    expect(mail.kind).toBe("outbox");
    await mail.send(letter, patient);
    const [written] = await readOutbox();
    expect(written?.file).toMatch(/\.eml$/);
    expect(written?.letter).toMatchObject({
      from: { name: "Castor", address: "castor@example.org" },
      to: [{ address: "olga@example.org" }],
      subject: "Подтвердите адрес",
      messageId: "<mail-1@trips.example.org>",
      html: "<p>Здравствуйте!</p>",
    });
    expect(written?.letter.text?.trim()).toBe("Здравствуйте!");
    expect(((await stat(written?.file ?? "")).mode & 0o777).toString(8)).toBe("600");
    expect(told).toEqual([{ to: letter.to, link: letter.link }]);
  });

  test("takes no further header or recipient from what people wrote", async () => {
    await toOutbox().send(
      {
        ...letter,
        subject: "Hello\r\nBcc: evil@example.org",
        to: "olga@example.org\r\nCc: evil@example.org",
      },
      patient,
    );
    const [written] = await readOutbox();
    const names = written?.letter.headers.map(({ key }) => key);
    expect(names).not.toContain("bcc");
    expect(names).not.toContain("cc");
  });

  describe("with SMTP_URL", () => {
    let received: { to: string[]; text: Promise<string> }[];
    let server: SMTPServer;
    let smtpUrl: string;
    beforeEach(async () => {
      received = [];
      server = new SMTPServer({
        authOptional: true,
        disabledCommands: ["STARTTLS"],
        onRcptTo: ({ address }, _session, done) =>
          done(address.startsWith("refused") ? new Error("No such mailbox") : null),
        onData: (stream, { envelope }, done) => {
          const message = text(stream);
          received.push({ to: envelope.rcptTo.map(({ address }) => address), text: message });
          void message.then(() => done());
        },
      });
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      smtpUrl = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
    });
    afterEach(() => new Promise<void>((resolve) => server.close(resolve)));

    test("is handed to that server", async () => {
      const mail = createMail({ smtpUrl, mailFrom: from, dataDir }, log);
      expect(mail.kind).toBe("smtp");
      await mail.send(letter, patient);
      expect(received[0]?.to).toEqual(["olga@example.org"]);
      const parsed = await PostalMime.parse((await received[0]?.text) ?? "");
      expect(parsed.subject).toBe("Подтвердите адрес");
      expect(told).toEqual([]);
    });

    test("that refuses it, says so", async () => {
      const mail = createMail({ smtpUrl, mailFrom: from, dataDir }, log);
      await expect(mail.send({ ...letter, to: "refused@example.org" }, patient)).rejects.toThrow();
    });
  });
});
