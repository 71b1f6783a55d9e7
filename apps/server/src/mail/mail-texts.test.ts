import { describe, expect, test } from "vitest";
import { translations } from "../http/calls/read-caller.ts";
import {
  writeConfirmationMail as writeConfirmation,
  writePasswordChangedMail,
  writeResetMail,
  writeTripsTakenMail,
} from "./mail-texts.ts";

const writeConfirmationMail: typeof writeResetMail = (translate, reader, link) =>
  writeConfirmation(translate, reader, link, "2026-11-28T03:20:45.000Z");
const address = "https://trips.example.org/somewhere?token=abc";
const write = (writeText: typeof writeResetMail, lang: "en" | "ru", publicName = "Ольга") =>
  writeText(translations[lang], { username: "olga@example.org", publicName, lang }, address);

const writers = [
  [writeConfirmationMail, "confirmation"],
  [writeResetMail, "reset"],
  [writePasswordChangedMail, "passwordChanged"],
  [writeTripsTakenMail, "tripsTaken"],
] as const;

describe.each(writers)("%s", (writeText) => {
  test.each(["en", "ru"] as const)("A letter says in which language it is: %s", (lang) => {
    expect(write(writeText, lang).html).toMatch(
      new RegExp(`^<!doctype html><html lang="${lang}">`),
    );
  });

  test.each(["en", "ru"] as const)("A letter has all of its words, also as text: %s", (lang) => {
    const { subject, text, html } = write(writeText, lang);
    expect(`${subject}${text}${html}`).not.toMatch(/mail\.|\{\{|undefined/);
    expect(text).toContain("Ольга");
    expect(text).toContain(`\n${address}\n`);
    expect(html).toContain(`href="${address}"`);
    expect(/[а-я]/.test(subject)).toBe(lang === "ru");
  });

  test("A name with tags and quotes stays text in a mail", () => {
    const { html } = write(writeText, "en", '<img src=x onerror="alert(1)">');
    expect(html).toContain("Hello, &lt;img src=x onerror=&quot;alert(1)&quot;&gt;!");
    expect(html).not.toContain("<img");
  });

  test.each(["Prize: evil.example", "https://evil", "www.evil.example/x", "a@evil.example", ""])(
    "A user called %j is greeted by their address, since a stranger may have made the name a link",
    (name) => {
      const { text, html } = write(writeText, "en", name);
      expect(text).toMatch(/^Hello, olga!/);
      expect(html).toContain("Hello, olga!");
      expect(text + html).not.toContain("evil");
    },
  );

  test.each(["J. R. R. Tolkien", "J.R.R. Tolkien", "Анна-Мария", "O'Neil & Co."])(
    "%s is greeted by name",
    (name) => expect(write(writeText, "en", name).text).toContain(`Hello, ${name}!`),
  );

  test("A name with line breaks cannot add a header", () => {
    const { to, subject } = write(writeText, "en", "Eve\r\nBcc: evil@example.org");
    expect(to).toBe("olga@example.org");
    expect(subject).not.toContain("Eve");
  });
});

test.each([
  ["en", "48 hours", "1 hour."],
  ["ru", "48\u00a0часов.", "1 час."],
] as const)("A mail tells how long its link works: %s", (lang, confirmation, reset) => {
  expect(write(writeConfirmationMail, lang).text).toContain(confirmation);
  expect(write(writeResetMail, lang).text).toContain(reset);
});

test("Only a mail with a one-time link reports a link to the log", () => {
  expect(writers.map(([writeText]) => write(writeText, "en").link)).toEqual([
    address,
    address,
    undefined,
    undefined,
  ]);
});

test("A long name without spaces stays within a mail's card", () => {
  const { html } = write(writeConfirmationMail, "en", "W".repeat(50));
  expect(html).toMatch(/<div class="card" style="[^"]*overflow-wrap:anywhere[^"]*">/);
});

test("A mail has the product's colours, and others for dark mode", () => {
  const { html } = write(writeConfirmationMail, "en");
  const [sheet = "", body = ""] = html.split("</style>");
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(sheet).toMatch(/prefers-color-scheme: dark.*background:#12181a !important/);
  for (const colour of ["#0b6b6b", "#fbfaf7", "#1f2a2e"]) expect(body).toContain(colour);
  const styled = [...body.matchAll(/class="(\w+)"/g)].map(([, name]) => name);
  for (const name of styled) expect(sheet).toContain(`.${name}{`);
});

test.each([
  ["en", "On 28.11.2026 at 03:20 UTC", "by the name “Ольга”"],
  ["ru", "28.11.2026 в 03:20 UTC", "под именем «Ольга»"],
] as const)(
  "A confirmation says when somebody registered and by which name, so that an unasked one is known: %s",
  (lang, when, who) => {
    const { text, html } = write(writeConfirmationMail, lang);
    for (const said of [text, html]) {
      expect(said).toContain(when);
      expect(said).toContain(who);
    }
  },
);
