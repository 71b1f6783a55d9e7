import { expect, test } from "vitest";
import { nameEntry } from "./safe-file-name.ts";

test.each([
  ["a.pdf", "1-a.pdf"],
  ["../../etc/passwd", "1-_.._etc_passwd"],
  ["\u202egpj.exe", "1-gpj.exe"],
  ["...", "1-file"],
  [".htaccess", "1-htaccess"],
  [`${"я".repeat(300)}.pdf`, `1-${"я".repeat(50)}.pdf`],
  ["a.an ending that is none", "1-a.an ending that is none"],
])("an entry for %j is called %j", (name, expected) => {
  expect(nameEntry(1, name)).toBe(expected);
});
