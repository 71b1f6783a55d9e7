import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { testDatabases } from "../../testing/databases/each-database.ts";
import {
  type InboxOptions,
  openSmtpInbox,
  type SmtpInbox,
} from "../../testing/fakes/smtp-inbox.ts";
import { openPostOffice, type PostOffice } from "../../testing/servers/post-office.ts";
import { takeLinkToken } from "../account/link-token-store.ts";
import { confirmUser } from "../account/registration/new-user-store.ts";
import { hashToken } from "../db/secret-tokens.ts";
import { insertMail } from "./mail-queue-store.ts";

const patience = { timeout: 10_000 };

describe.each(testDatabases())("the mail queue on $name", (kind) => {
  let office: PostOffice;
  let inbox: SmtpInbox;
  beforeEach(async () => {
    office = await openPostOffice(kind);
  });
  afterEach(async () => {
    await office.dispose();
    await inbox.close();
  });
  const openInbox = async (options?: InboxOptions) => {
    inbox = await openSmtpInbox(options);
    return office.openSender(inbox.url);
  };
  const untilEmpty = () =>
    vi.waitFor(async () => expect(await office.loadMails()).toEqual([]), patience);
  const takes = (token: string, what: "confirm" | "reset", at = new Date()) =>
    office.database.write((queries) => takeLinkToken(queries, hashToken(token), what, at));

  test.each([
    ["confirm", "en", "Confirm your address for Castor", "/confirm-email?token="],
    ["confirm", "ru", "Подтвердите адрес для Castor", "/confirm-email?token="],
    ["reset", "en", "A new password for Castor", "/reset-password?token="],
    ["reset", "ru", "Новый пароль для Castor", "/reset-password?token="],
    ["passwordChanged", "en", "Your Castor password was changed", "/forgot-password"],
    ["passwordChanged", "ru", "Пароль от Castor изменён", "/forgot-password"],
  ] as const)(
    "a mail %s is sent in its language (%s) as text and HTML",
    async (about, lang, subject, path) => {
      const sender = await openInbox();
      const userId = await office.addPerson("olga", "Ольга");
      await office.enqueue(sender, { kind: about, userId, lang });
      expect(inbox.received).toEqual([]);
      sender.queue.wake();
      await untilEmpty();
      const [letter] = inbox.received;
      expect(letter?.to).toEqual(["olga@example.org"]);
      expect(letter?.email.subject).toBe(subject);
      for (const body of [letter?.email.text, letter?.email.html]) {
        expect(body).toContain("Ольга");
        expect(body).toContain(`https://trips.example.org${path}`);
      }
      expect(letter?.email.messageId).toMatch(/^<[\w-]+@trips\.example\.org>$/);
      const hours = { confirm: 48, reset: 1, passwordChanged: null }[about];
      const links = await office.database.glance((queries) =>
        queries.selectFrom("link_tokens").select(["token_hash", "expires"]).execute(),
      );
      expect(links).toEqual(
        hours === null
          ? []
          : [
              {
                token_hash: hashToken(letter?.token ?? ""),
                expires: new Date(sender.clock.now.getTime() + hours * 3_600_000).toISOString(),
              },
            ],
      );
    },
  );

  test("a name cannot add headers or recipients", async () => {
    const sender = await openInbox();
    const userId = await office.addPerson("eve", "Eve\r\nBcc: all@example.org\r\n\r\nHello");
    await office.enqueue(sender, { kind: "confirm", userId, lang: "en" });
    sender.queue.wake();
    await untilEmpty();
    const [letter] = inbox.received;
    expect(letter?.to).toEqual(["eve@example.org"]);
    expect(letter?.email.headers.map(({ key }) => key)).not.toContain("bcc");
    expect(letter?.email.text).toContain("somebody registered");
  });

  test("a newer mail replaces a waiting one, and ends earlier links at once", async () => {
    const sender = await openInbox();
    const userId = await office.addPerson("olga");
    await office.enqueue(sender, { kind: "reset", userId, lang: "en" });
    sender.queue.wake();
    await untilEmpty();
    await office.enqueue(sender, { kind: "reset", userId, lang: "en" });
    expect(await takes(inbox.received[0]?.token ?? "", "reset")).toBeUndefined();
    await Promise.all(
      [1, 2, 3].map(() => office.enqueue(sender, { kind: "reset", userId, lang: "en" })),
    );
    await office.enqueue(sender, { kind: "confirm", userId, lang: "en" });
    expect(await office.loadMails()).toHaveLength(2);
  });

  test("a user confirmed or removed meanwhile gets no mail", async () => {
    const sender = await openInbox();
    for (const name of ["confirmed", "gone", "waits"]) {
      const userId = await office.addPerson(name);
      await office.enqueue(sender, { kind: "confirm", userId, lang: "en" });
    }
    await office.database.write(async (queries) => {
      await confirmUser(
        queries,
        "confirmed",
        { passwordHash: null, publicName: "", lang: "en" },
        new Date(),
      );
      await queries.deleteFrom("users").where("id", "=", "gone").execute();
    });
    sender.queue.wake();
    await untilEmpty();
    expect(inbox.received.map(({ to }) => to)).toEqual([["waits@example.org"]]);
    await office.enqueue(sender, { kind: "reset", userId: "gone", lang: "en" });
    expect(await office.loadMails()).toEqual([]);
  });

  test("two processes send each mail once", async () => {
    const first = await openInbox();
    const second = await office.openSender(inbox.url);
    const names = Array.from({ length: 12 }, (_, index) => `person${index}`);
    for (const name of names) {
      const userId = await office.addPerson(name);
      await office.enqueue(first, { kind: "confirm", userId, lang: "en" });
    }
    for (const { queue } of [first, second, first, second]) queue.wake();
    await untilEmpty();
    const recipients = inbox.received.flatMap(({ to }) => to).toSorted();
    expect(recipients).toEqual(names.map((name) => `${name}@example.org`).toSorted());
  });

  test("a dead process's mail is sent by another once the claim has run out, not before", async () => {
    let release = () => {};
    const held = new Promise<null>((resolve) => {
      release = () => resolve(null);
    });
    const dying = await openInbox({
      refuseLetter: () => (inbox.received.length === 1 ? held : null),
    });
    const userId = await office.addPerson("olga");
    await office.enqueue(dying, { kind: "confirm", userId, lang: "en" });
    dying.queue.wake();
    await vi.waitFor(() => expect(inbox.received).toHaveLength(1), patience);
    const [claimed] = await office.loadMails();
    const claimEnd = new Date(claimed?.nextTry ?? "");
    expect(claimEnd.getTime() - dying.clock.now.getTime()).toBe(60_000);

    const heir = await office.openSender(inbox.url, new Date(claimEnd.getTime() - 1));
    const writes = vi.spyOn(heir.database, "write");
    const glances = vi.spyOn(heir.database, "glance");
    heir.queue.wake();
    await vi.waitFor(() => expect(glances).toHaveResolved(), patience);
    heir.clock.now = claimEnd;
    expect(writes).not.toHaveBeenCalled();
    heir.queue.wake();
    await untilEmpty();
    expect(inbox.received).toHaveLength(2);
    const [one, two] = inbox.received;
    expect(two?.email.messageId).toBe(one?.email.messageId);
    release();
  });

  test("polling finds mails of other processes and writes nothing by itself", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const sender = await openInbox();
      const writes = vi.spyOn(sender.database, "write");
      sender.queue.start();
      await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0), patience);
      expect(writes).not.toHaveBeenCalled();
      const userId = await office.addPerson("olga");
      const mail = { kind: "confirm", userId, lang: "en", registrationId: userId } as const;
      await office.database.write((queries) => insertMail(queries, mail, sender.clock.now));
      await vi.advanceTimersByTimeAsync(15_000);
    } finally {
      vi.useRealTimers();
    }
    await untilEmpty();
    expect(inbox.received).toHaveLength(1);
  });
});
