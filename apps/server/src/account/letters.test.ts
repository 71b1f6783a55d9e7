import { describe, expect, test } from "vitest";
import { translations } from "../http/read-caller.ts";
import {
  writeConfirmationLetter,
  writePasswordChangedLetter,
  writeResetLetter,
} from "./letters.ts";

const address = "https://trips.example.org/somewhere?token=abc";
const write = (writeLetter: typeof writeResetLetter, lang: "en" | "ru", publicName = "Ольга") =>
  writeLetter(translations[lang], { username: "olga@example.org", publicName, lang }, address);

const letters = [
  [writeConfirmationLetter, "confirmation"],
  [writeResetLetter, "reset"],
  [writePasswordChangedLetter, "passwordChanged"],
] as const;

describe.each(letters)("%s", (writeLetter) => {
  test.each(["en", "ru"] as const)("A letter says in which language it is: %s", (lang) => {
    expect(write(writeLetter, lang).html).toMatch(
      new RegExp(`^<!doctype html><html lang="${lang}">`),
    );
  });

  test.each(["en", "ru"] as const)("A letter has all of its words, also as text: %s", (lang) => {
    const { subject, text, html } = write(writeLetter, lang);
    expect(`${subject}${text}${html}`).not.toMatch(/mail\.|\{\{|undefined/);
    expect(text).toContain("Ольга");
    expect(text).toContain(`\n${address}\n`);
    expect(html).toContain(`href="${address}"`);
    expect(/[а-я]/.test(subject)).toBe(lang === "ru");
  });

  test("A name of tags and quotes stays words in a letter", () => {
    const { html } = write(writeLetter, "en", '<img src=x onerror="alert(1)">');
    expect(html).toContain("Hello, &lt;img src=x onerror=&quot;alert(1)&quot;&gt;!");
    expect(html).not.toContain("<img");
  });

  test.each(["Prize: evil.example", "https://evil", "www.evil.example/x", "a@evil.example", ""])(
    "Who is called %j is greeted by their address, since a stranger may have written the name to be clicked",
    (name) => {
      const { text, html } = write(writeLetter, "en", name);
      expect(text).toMatch(/^Hello, olga!/);
      expect(html).toContain("Hello, olga!");
      expect(text + html).not.toContain("evil");
    },
  );

  test.each(["J. R. R. Tolkien", "J.R.R. Tolkien", "Анна-Мария", "O'Neil & Co."])(
    "%s is greeted so",
    (name) => expect(write(writeLetter, "en", name).text).toContain(`Hello, ${name}!`),
  );

  test("A name with line breaks is in no header of a letter", () => {
    const { to, subject } = write(writeLetter, "en", "Eve\r\nBcc: evil@example.org");
    expect(to).toBe("olga@example.org");
    expect(subject).not.toContain("Eve");
  });
});

test.each([
  ["en", "48 hours", "1 hour."],
  ["ru", "48 ч.", "1 час."],
] as const)("A letter says how long its link works: %s", (lang, confirmation, reset) => {
  expect(write(writeConfirmationLetter, lang).text).toContain(confirmation);
  expect(write(writeResetLetter, lang).text).toContain(reset);
});

test("Only a letter with a one-time link tells one to the log", () => {
  expect(letters.map(([writeLetter]) => write(writeLetter, "en").link)).toEqual([
    address,
    address,
    undefined,
  ]);
});

test("A name without a space stays within a letter's card", () => {
  const { html } = write(writeConfirmationLetter, "en", "W".repeat(50));
  expect(html).toMatch(/<div class="card" style="[^"]*overflow-wrap:anywhere[^"]*">/);
});

test("A letter has the colours of the product, and others for a dark mail program", () => {
  const { html } = write(writeConfirmationLetter, "en");
  const [sheet = "", body = ""] = html.split("</style>");
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(sheet).toMatch(/prefers-color-scheme: dark.*background:#12181a !important/);
  for (const colour of ["#0b6b6b", "#fbfaf7", "#1f2a2e"]) expect(body).toContain(colour);
  const styled = [...body.matchAll(/class="(\w+)"/g)].map(([, name]) => name);
  for (const name of styled) expect(sheet).toContain(`.${name}{`);
});
