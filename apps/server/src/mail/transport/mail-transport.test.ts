import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openSmtpInbox, type SmtpInbox, smtpAnswer } from "../../../testing/fakes/smtp-inbox.ts";
import { createMail } from "./create-mail.ts";
import type { MailMessage } from "./mail-transport.ts";

const letter: MailMessage = {
  messageId: "mail-1@trips.example.org",
  to: "olga@example.org",
  subject: "Подтвердите адрес",
  text: "Здравствуйте!",
  html: "<p>Здравствуйте!</p>",
  link: "https://trips.example.org/confirm-email?token=abc",
};
const autoSubmitted = expect.objectContaining({ key: "auto-submitted", value: "auto-generated" });
const patient = new AbortController().signal;
const from = "Castor <castor@example.org>";

describe("mail", () => {
  let dataDir: string;
  let told: object[];
  const log = { info: (line: object) => told.push(line), warn: vi.fn(), error: vi.fn() };
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

  test("without SMTP_URL is written to the outbox, readable for its owner only, and its link is logged", async () => {
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
    expect(written?.letter.headers).toContainEqual(autoSubmitted);
    expect(((await stat(written?.file ?? "")).mode & 0o777).toString(8)).toBe("600");
    expect(told).toEqual([{ to: letter.to, link: letter.link }]);
  });

  test("takes no further header or recipient from texts of users", async () => {
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
    let inbox: SmtpInbox;
    let stopBeingSlow = () => {};
    const slowness = new Promise<null>((resolve) => {
      stopBeingSlow = () => resolve(null);
    });
    const toServer = () => createMail({ smtpUrl: inbox.url, mailFrom: from, dataDir }, log);
    beforeEach(async () => {
      inbox = await openSmtpInbox({
        refuseRecipient: (address) =>
          address.startsWith("refused")
            ? smtpAnswer(address.startsWith("refused-now") ? 450 : 550, "No such mailbox")
            : null,
        refuseLetter: ({ to }) => (to[0]?.startsWith("slow") ? slowness : null),
      });
    });
    afterEach(() => inbox.close());

    test("is delivered to that server", async () => {
      const mail = toServer();
      expect(mail.kind).toBe("smtp");
      await mail.send(letter, patient);
      const [received] = inbox.received;
      expect(received?.to).toEqual(["olga@example.org"]);
      expect(received?.email).toMatchObject({
        subject: "Подтвердите адрес",
        messageId: "<mail-1@trips.example.org>",
      });
      expect(received?.email.headers).toContainEqual(autoSubmitted);
      expect(Math.abs(Date.parse(received?.email.date ?? "") - Date.now())).toBeLessThan(60_000);
      expect(told).toEqual([]);
    });

    test("a refused recipient is reported, and whether permanently", async () => {
      const mail = toServer();
      const send = (to: string) => mail.send({ ...letter, to }, patient);
      await expect(send("refused@example.org")).rejects.toMatchObject({ isFinal: true });
      await expect(send("refused-now@example.org")).rejects.toMatchObject({ isFinal: false });
    });

    test("a slow server is given up when the caller aborts", async () => {
      const mail = toServer();
      const caller = new AbortController();
      const sending = mail.send({ ...letter, to: "slow@example.org" }, caller.signal);
      const outcome = expect(sending).rejects.toThrow();
      await vi.waitFor(() => expect(inbox.received).toHaveLength(1), { timeout: 10_000 });
      caller.abort();
      await outcome;
      stopBeingSlow();
    });
  });
});
