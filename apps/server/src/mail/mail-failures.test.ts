import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { testDatabases } from "../../testing/databases/each-database.ts";
import {
  type InboxOptions,
  openSmtpInbox,
  type SmtpInbox,
  smtpAnswer,
} from "../../testing/fakes/smtp-inbox.ts";
import { findFreePort } from "../../testing/servers/free-port.ts";
import { openPostOffice, type PostOffice, type Sender } from "../../testing/servers/post-office.ts";
import { takeLinkToken } from "../account/link-token-store.ts";
import { hashToken } from "../db/secret-tokens.ts";

const patience = { timeout: 10_000 };

describe.each(testDatabases())("a mail that fails on $name", (kind) => {
  let office: PostOffice;
  let inbox: SmtpInbox | undefined;
  beforeEach(async () => {
    office = await openPostOffice(kind);
    await office.addPerson("olga");
  });
  afterEach(async () => {
    await office.dispose();
    await inbox?.close();
    inbox = undefined;
  });
  const openInbox = async (options: InboxOptions) => {
    inbox = await openSmtpInbox(options);
    return inbox;
  };
  const send = async (sender: Sender, about: "confirm" | "reset" = "confirm") => {
    await office.enqueue(sender, { kind: about, userId: "olga", lang: "en" });
    sender.queue.wake();
  };
  const untilLogged = (sender: Sender, message: string) =>
    vi.waitFor(() => expect(sender.log.map((told) => told.message)).toContain(message), patience);
  const untilAttempts = (attempts: number) =>
    vi.waitFor(
      async () =>
        expect((await office.loadMails()).map((mail) => mail.attempts)).toEqual([attempts]),
      patience,
    );
  const again = "a mail was not sent and will be tried again";
  const givenUp = "a mail is given up";

  test("is retried on schedule with the same Message-ID, and the links of all attempts work until one is used", async () => {
    // The first mail arrives, but the sender does not learn it.
    const { url, received } = await openInbox({
      refuseLetter: () => (received.length === 1 ? smtpAnswer(451, "Try later") : null),
    });
    const sender = await office.openSender(url);
    await send(sender, "reset");
    await untilAttempts(1);
    sender.clock.now = new Date(sender.clock.now.getTime() + 2_000);
    sender.queue.wake();
    await vi.waitFor(async () => expect(await office.loadMails()).toEqual([]), patience);
    const [one, two] = received;
    expect(two?.email.messageId).toBe(one?.email.messageId);
    expect(two?.token).not.toBe(one?.token);
    const take = (token = "") =>
      office.database.write((queries) =>
        takeLinkToken(queries, hashToken(token), "reset", sender.clock.now),
      );
    const links = await office.database.glance((queries) =>
      queries.selectFrom("link_tokens").select("token_hash").execute(),
    );
    expect(links).toHaveLength(2);
    expect(await take(one?.token)).toBe("olga");
    expect(await take(two?.token)).toBeUndefined();
  });

  test("is not retried after its link was used", async () => {
    const { url, received } = await openInbox({ refuseLetter: () => smtpAnswer(451, "Try later") });
    const sender = await office.openSender(url);
    await send(sender, "reset");
    await untilAttempts(1);
    await office.database.write((queries) =>
      takeLinkToken(queries, hashToken(received[0]?.token ?? ""), "reset", sender.clock.now),
    );
    expect(await office.loadMails()).toEqual([]);
  });

  test("is retried for two days, then given up", async () => {
    const sender = await office.openSender(`smtp://127.0.0.1:${await findFreePort()}`);
    const begun = sender.clock.now.getTime();
    await send(sender);
    for (let attempts = 1; attempts < 4; attempts += 1) {
      await untilAttempts(attempts);
      const [mail] = await office.loadMails();
      const wait = Date.parse(mail?.nextTry ?? "") - sender.clock.now.getTime();
      expect(wait).toBe(1_000 * 2 ** attempts);
      sender.clock.now = new Date(mail?.nextTry ?? "");
      sender.queue.wake();
    }
    await untilAttempts(4);
    sender.clock.now = new Date(begun + 48 * 3_600_000);
    sender.queue.wake();
    await untilLogged(sender, givenUp);
    expect(await office.loadMails()).toEqual([]);
    expect(sender.log.filter(({ message }) => message === givenUp)).toHaveLength(1);
  });

  test("is given up at once when its recipient is permanently refused, with one line in the log", async () => {
    const { url } = await openInbox({ refuseRecipient: () => smtpAnswer(550, "No such mailbox") });
    const sender = await office.openSender(url);
    await send(sender);
    await untilLogged(sender, givenUp);
    expect(await office.loadMails()).toEqual([]);
    expect(sender.log).toMatchObject([
      { line: { kind: "confirm", attempts: 1, reason: expect.stringContaining("550") } },
    ]);
  });

  test.each([
    ["the recipient is refused for now", { refuseRecipient: () => smtpAnswer(450, "Greylisted") }],
    ["the server asks to log in", { refuseRecipient: () => smtpAnswer(530, "Log in first") }],
    ["the login is wrong", { refuseLogin: () => smtpAnswer(535, "Wrong password") }],
    ["the letter is refused", { refuseLetter: () => smtpAnswer(554, "No thanks") }],
  ])("is retried because %s", async (_why, options: InboxOptions) => {
    const { url } = await openInbox(options);
    const sender = await office.openSender(url.replace("smtp://", "smtp://castor:secret@"));
    await send(sender);
    await untilLogged(sender, again);
    await untilAttempts(1);
    expect(JSON.stringify(sender.log)).not.toContain("secret");
  });

  test("leaves no token in the log, even when the server quotes the mail", async () => {
    const { url, received } = await openInbox({
      refuseLetter: ({ email }) => smtpAnswer(554, `Spam: ${email.text?.replaceAll("\n", " ")}`),
    });
    const sender = await office.openSender(url);
    await send(sender);
    await untilLogged(sender, again);
    expect(received[0]?.token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(sender.log)).toContain("554");
    expect(JSON.stringify(sender.log)).not.toContain(received[0]?.token);
    expect(JSON.stringify(sender.log)).not.toContain("token");
  });

  test("goes back to the queue at a stop while the server hangs, and is sent by the next run at once", async () => {
    let release = () => {};
    const held = new Promise<null>((resolve) => {
      release = () => resolve(null);
    });
    const { url, received } = await openInbox({
      refuseLetter: () => (received.length === 1 ? held : null),
    });
    const sender = await office.openSender(url);
    await send(sender);
    await vi.waitFor(() => expect(received).toHaveLength(1), patience);
    await sender.queue.close();
    release();
    expect(await office.loadMails()).toMatchObject([
      { attempts: 0, nextTry: sender.clock.now.toISOString() },
    ]);
    const next = await office.openSender(url, sender.clock.now);
    next.queue.start();
    await vi.waitFor(async () => expect(await office.loadMails()).toEqual([]), patience);
    expect(received).toHaveLength(2);
  });

  test("stays with the process that has it when another's claim ran out", async () => {
    const answers: ((error: Error | null) => void)[] = [];
    const { url } = await openInbox({
      refuseLetter: () => new Promise((resolve) => answers.push(resolve)),
    });
    const late = await office.openSender(url);
    await send(late);
    await vi.waitFor(() => expect(answers).toHaveLength(1), patience);
    const heir = await office.openSender(url, new Date(late.clock.now.getTime() + 60_000));
    heir.queue.wake();
    await vi.waitFor(() => expect(answers).toHaveLength(2), patience);
    const [claimed] = await office.loadMails();
    answers[0]?.(smtpAnswer(451, "Try later"));
    await untilLogged(late, again);
    expect(await office.loadMails()).toEqual([claimed]);
    answers[1]?.(null);
    await vi.waitFor(async () => expect(await office.loadMails()).toEqual([]), patience);
  });

  test("does not hold up other mails while its slow server refuses it again", async () => {
    let isSlow = false;
    const { promise: slowness, resolve: stopBeingSlow } = Promise.withResolvers<null>();
    const { url, received } = await openInbox({
      refuseLetter: ({ to }) => {
        if (to[0]?.startsWith("slow") !== true) return null;
        return isSlow ? slowness : smtpAnswer(451, "Try later");
      },
    });
    const sender = await office.openSender(url);
    const slow = Array.from({ length: 6 }, (_, count) => `slow${count}`);
    for (const userId of slow) {
      await office.addPerson(userId);
      await office.enqueue(sender, { kind: "confirm", userId, lang: "en" });
    }
    sender.queue.wake();
    await vi.waitFor(
      async () =>
        expect((await office.loadMails()).map((mail) => mail.attempts)).toEqual(slow.map(() => 1)),
      patience,
    );
    isSlow = true;
    sender.clock.now = new Date(sender.clock.now.getTime() + 2_000);
    sender.queue.wake();
    await vi.waitFor(() => expect(received.length).toBe(slow.length + 2), patience);
    await send(sender);
    await vi.waitFor(() => expect(received.at(-1)?.to).toEqual(["olga@example.org"]), patience);
    expect(received).toHaveLength(slow.length + 3);
    stopBeingSlow(null);
    await vi.waitFor(async () => expect(await office.loadMails()).toEqual([]), patience);
  });
});
