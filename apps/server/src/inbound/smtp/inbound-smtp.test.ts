import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { limits } from "@castor/core/limits.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { serveInbound } from "../../../testing/servers/inbound-post.ts";
import type { Person } from "../../../testing/servers/test-app.ts";
import { InboundSmtp } from "./inbound-smtp.ts";

const codesOf = (answers: readonly string[]): string[] =>
  answers.filter((line) => /^\d{3} /.test(line)).map((line) => line.slice(0, 3));

describe.each(testDatabases())("the mail server on $name", async (kind) => {
  const post = await serveInbound(kind);
  let anna: Person;
  let to: string;
  beforeAll(async () => {
    anna = await post.app.register("Anna");
    to = await post.makeAddress(anna);
  });

  test("greets by the host of the addresses, and offers neither a login nor encryption without a certificate", async () => {
    const answers = await post.talk("EHLO client.example", "AUTH PLAIN AGEAYg==", "STARTTLS");
    expect(answers[0]).toMatch(/^220 trips\.example ESMTP/);
    expect(answers.join()).toContain(`SIZE ${limits.confirmationBytes}`);
    expect(answers.join()).not.toMatch(/250.(AUTH|STARTTLS)/);
    expect(codesOf(answers)).toEqual(["220", "250", "500", "500", "221"]);
  });

  test("takes mails to addresses of accounts alone, and refuses all others in the same words", async () => {
    const strangers = [
      ...["plans@trips.example", "plans+0123456789abcdef0123456789abcdef@trips.example"],
      ...[
        "postmaster@elsewhere.example",
        to.replace("@trips", "@other"),
        `x${to}`,
        "plans+@trips.example",
      ],
      `plans+${"z".repeat(50)}@trips.example`,
    ];
    const answers = await post.talk(
      ...["EHLO client.example", `MAIL FROM:<${anna.username}>`],
      ...strangers.map((address) => `RCPT TO:<${address}>`),
      ...[`RCPT TO:<${to}>`, "RSET", `RCPT TO:<${to}>`, "MAIL FROM:<>"],
    );
    const refused = answers.filter((line) => line.startsWith("550 "));
    expect(new Set(refused).size).toBe(1);
    expect(codesOf(answers)).toEqual([
      ...["220", "250", "250", ...strangers.map(() => "550"), "250", "250", "503", "550", "221"],
    ]);
  });

  test("takes one recipient at a time, no lines without end, and no mail above the size", async () => {
    const large = `MAIL FROM:<${anna.username}> SIZE=${limits.confirmationBytes + 1}`;
    const other = await post.makeAddress(await post.app.register("Olga"));
    const long = `NOOP ${"x".repeat(5_000)}`;
    const answers = await post.talk(
      ...["EHLO client.example", large, `MAIL FROM:<${anna.username}>`, `RCPT TO:<${to}>`],
      ...[`RCPT TO:<${other}>`, "VRFY anna", "EXPN all", "GET / HTTP/1.1", long],
    );
    expect(codesOf(answers).slice(0, 6)).toEqual(["220", "250", "552", "250", "250", "452"]);
    expect(answers.at(-1)).toMatch(/^[45]\d\d /);
    const raw = `From: ${anna.username}\r\n\r\n${"x".repeat(76)}\r\n`.padEnd(
      11 * 1_048_576,
      "y\r\n",
    );
    const envelope = { from: anna.username, to };
    expect(await post.send({ envelope, raw })).toBe(552);
    // Those that break lines as no mail does are dear to check.
    const body = `From: ${anna.username}\r\n\r\n${"x\n".repeat(1_001)}\r\n.`;
    const lines = ["EHLO client.example", `MAIL FROM:<${anna.username}>`, `RCPT TO:<${to}>`];
    expect(codesOf(await post.talk(...lines, "DATA", body)).at(-2)).toBe("550");
    expect(await post.list(anna)).toEqual([]);
  });
});

// The same on each database.
describe.each(testDatabases().slice(0, 1))(
  "the bounds of the mail server on $name",
  async (kind) => {
    const folder = mkdtempSync(join(tmpdir(), "castor-tls-"));
    afterAll(() => rmSync(folder, { recursive: true }));
    const [cert, key] = [join(folder, "cert.pem"), join(folder, "key.pem")];
    const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"];
    const subject = ["-subj", "/CN=trips.example", "-keyout", key, "-out", cert];
    execFileSync("openssl", [...request, ...subject], { stdio: "ignore" });
    const tls = { INBOUND_TLS_CERT: cert, INBOUND_TLS_KEY: key };
    const post = await serveInbound(kind, { ...tls, RATE_LIMIT: "on" });
    const anna = await post.app.register("Anna");
    const to = await post.makeAddress(anna);

    test("a port that is taken, and a certificate that is not there, are told at the start", async () => {
      const { port } = post;
      const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
      const start = (more: object) => {
        const config = { port, tls: undefined, ...more };
        return new InboundSmtp({ config, log, base: "plans@trips.example" } as never).start();
      };
      await expect(start({})).rejects.toThrow(`INBOUND_SMTP_PORT: port ${port} is taken`);
      const missing = { certPath: join(folder, "missing.pem"), keyPath: key };
      await expect(start({ tls: missing })).rejects.toThrow(/INBOUND_TLS_CERT: .*ENOENT/);
    });

    test("with a certificate mails come encrypted", async () => {
      expect((await post.talk("EHLO client.example")).join()).toContain("STARTTLS");
      const mail = { from: anna.username, to, subject: "Hello", text: "Nothing" };
      expect(await post.send({ ...mail, envelope: { from: anna.username, to } })).toBe(250);
      await post.whenRead(anna);
    });

    test("mails that nobody proves are put off, too, and those of an account hold up no other's", async () => {
      const olga = await post.app.register("Olga");
      const spoofed = { from: olga.username, to: await post.makeAddress(olga), text: "" };
      const spf = post.dns.texts.get("example.org") ?? "";
      post.dns.texts.set("example.org", "v=spf1 -all");
      const codes: number[] = [];
      for (let index = 0; index < 91; index++) codes.push(await post.send(spoofed));
      post.dns.texts.set("example.org", spf);
      expect(codes.slice(0, 90).every((code) => code === 550)).toBe(true);
      expect(codes.at(-1)).toBe(451);
      expect(await post.send({ from: anna.username, to, text: "" })).toBe(250);
    });

    test("a flood of mails to an account, and of guesses, is put off", async () => {
      const codes: number[] = [];
      for (let index = 0; index < 61; index++)
        codes.push(
          await post.send({ from: anna.username, to, text: "", messageId: `<same@mail.example>` }),
        );
      expect(codes.slice(0, 58).every((code) => code === 250)).toBe(true);
      expect(codes.at(-1)).toBe(451);
      const guess = "RCPT TO:<plans+00000000000000000000000000000000@trips.example>";
      const guesses = Array.from({ length: 61 }, () => guess);
      const answers = await post.talk("EHLO client.example", "MAIL FROM:<a@b.example>", ...guesses);
      expect(
        codesOf(answers)
          .slice(3, 63)
          .every((code) => code === "550"),
      ).toBe(true);
      expect(codesOf(answers)).toContain("421");
    });
  },
);
