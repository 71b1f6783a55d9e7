import { expect, test } from "vitest";
import { translations } from "../http/read-caller.ts";
import { writeConfirmationLetter } from "./confirmation-letter.ts";

const link = "https://trips.example.org/confirm-email?token=abc";
const write = (lang: "en" | "ru", publicName = "Ольга") =>
  writeConfirmationLetter(
    translations[lang],
    { username: "olga@example.org", publicName, lang },
    link,
  );

test.each(["en", "ru"] as const)("A letter says in which language it is: %s", (lang) => {
  expect(write(lang).html).toMatch(new RegExp(`^<!doctype html><html lang="${lang}">`));
});

test("A letter has the colours of the product, and others for a dark mail program", () => {
  const { html } = write("en");
  const [sheet = "", body = ""] = html.split("</style>");
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(sheet).toMatch(/prefers-color-scheme: dark.*background:#12181a !important/);
  for (const colour of ["#0b6b6b", "#fbfaf7", "#1f2a2e"]) expect(body).toContain(colour);
  const styled = [...body.matchAll(/class="(\w+)"/g)].map(([, name]) => name);
  for (const name of styled) expect(sheet).toContain(`.${name}{`);
});

test("A name of tags and quotes stays words in a letter", () => {
  const { html } = write("en", '<img src=x onerror="alert(1)">');
  expect(html).toContain("Hello, &lt;img src=x onerror=&quot;alert(1)&quot;&gt;!");
  expect(html).not.toContain("<img");
});
