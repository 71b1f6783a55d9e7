import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { flightMail } from "../../../testing/bookings/flight-mail.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { dkimSelector } from "../../../testing/fakes/fake-dns.ts";
import { hasImapServer, openImapServer } from "../../../testing/judges/imap-server.ts";
import { serveInbound } from "../../../testing/servers/inbound-post.ts";
import type { Person } from "../../../testing/servers/test-app.ts";

const rounds = hasImapServer() ? testDatabases() : [];

describe.each(rounds)("a mailbox that is fetched on $name", async (kind) => {
  const mailbox = await openImapServer();
  afterAll(() => mailbox.close());
  const authserv = "mx.example.org";
  const { app, dns, makeAddress, whenRead, list } = await serveInbound(kind, {
    ...{ IMAP_URL: mailbox.url, IMAP_AUTHSERV: authserv },
  });
  const key = dns.publishKey("example.org");
  let number = 0;
  let anna: Person;
  let to: string;
  beforeEach(async () => {
    number += 1;
    anna = await app.register(`Anna${number}`);
    to = await makeAddress(anna);
  });

  const write = async (subject: string, more: object = {}, isSigned = true) => {
    const { default: MailComposer } = await import("nodemailer/lib/mail-composer/index.js");
    const mail = { from: anna.username, to, subject, html: flightMail, ...more };
    const raw = await new MailComposer(mail).compile().build();
    if (!isSigned) return raw.toString();
    const { dkimSign } = await import("mailauth");
    const signed = await dkimSign(raw, {
      signatureData: [{ signingDomain: "example.org", selector: dkimSelector, privateKey: key }],
    } as never);
    return signed.signatures + raw.toString();
  };
  const untilLeft = (subjects: string[]) =>
    vi.waitFor(async () => expect(await mailbox.subjects()).toEqual(subjects), {
      timeout: 20_000,
      interval: 100,
    });
  const untilTaken = (count: number) =>
    vi.waitFor(async () => expect(await list(anna)).toHaveLength(count), {
      timeout: 20_000,
      interval: 50,
    });

  test("a signed mail to an address is taken, read and removed there, and others stay as they are", async () => {
    const spoofed = await write("Spoofed", {}, false);
    await mailbox.put(spoofed);
    await mailbox.put(await write("Private", { to: "plans@trips.example" }));
    await mailbox.put(await write("Of somebody", { to: `plans+${"0".repeat(32)}@trips.example` }));
    const stays = [`Spoofed`, "Private", "Of somebody"];
    await mailbox.put(await write("Forwarded"));
    const [mail] = await whenReadOne();
    expect(mail).toMatchObject({ subject: "Forwarded", state: "read", hasFile: true });
    await untilLeft(stays);
    // A server that has filtered the mail names the recipient elsewhere.
    const hidden = await write("Hidden", { to: "me@example.org" });
    await mailbox.put(`Delivered-To: ${to}\r\n${hidden}`);
    await untilTaken(2);
    await untilLeft(stays);
  });
  const whenReadOne = async () => {
    await untilTaken(1);
    return whenRead(anna);
  };

  test("the verdict of the mailbox's own server proves a sender, and that of another does not", async () => {
    const results = (server: string, verdict: string) =>
      `Authentication-Results: ${server};\r\n ${verdict}\r\n`;
    const countLooked = () => app.log.join().split("a mail has come").length;
    const before = countLooked();
    const pass = "dmarc=pass (p=none) header.from=example.org";
    const put = async (subject: string, headers: string) =>
      mailbox.put(headers + (await write(subject, {}, false)));
    await put("Of a stranger", results("mx.spoof.example", pass));
    await put("Below", results("mx.spoof.example", "none") + results(authserv, pass));
    await put("Failed", results(authserv, "dmarc=fail header.from=example.org"));
    await put("Other domain", results(authserv, "spf=pass smtp.mailfrom=me@spoof.example"));
    const quoted = `"x; dmarc=pass header.from=example.org y"@spoof.example`;
    await put("Quoted", results(authserv, `spf=pass smtp.mailfrom=${quoted}`));
    const nested = "(of (x) ; dmarc=pass header.from=example.org ; spf=none";
    await put("Nested", results(authserv, `spf=fail ${nested}`));
    const other = { from: "other@spoof.example" };
    const proven = results(authserv, pass);
    await mailbox.put(
      `${proven}From: ${anna.username}\r\n${await write("Second sender", other, false)}`,
    );
    await mailbox.put(
      `${proven}From: other@spoof.example\r\n${await write("First sender", {}, false)}`,
    );
    await mailbox.put(proven + (await write("Two", { from: [anna.username, other.from] }, false)));
    await put("Proven", results(authserv, `spf=fail; ${pass}`));
    await untilTaken(1);
    // The newest is looked at first.
    await vi.waitFor(() => expect(countLooked() - before).toBeGreaterThanOrEqual(10), {
      timeout: 20_000,
    });
    expect((await list(anna)).map(({ subject }) => subject)).toEqual(["Proven"]);
    const left = await mailbox.subjects();
    expect(left).toEqual(
      expect.arrayContaining([
        ...["Of a stranger", "Below", "Failed", "Other domain", "Quoted", "Nested"],
        ...["Second sender", "First sender", "Two"],
      ]),
    );
    expect(left).not.toContain("Proven");
  });

  test("a mailbox that was away is followed again, and its password is in no log", async () => {
    await mailbox.stop();
    await mailbox.start();
    await mailbox.put(await write("After a while"));
    await untilTaken(1);
    expect(app.log.join()).not.toContain("secret@");
    expect(app.log.join()).not.toContain(to.slice(6, 38));
  });
});
