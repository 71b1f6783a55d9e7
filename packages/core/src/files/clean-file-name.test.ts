import { expect, test } from "vitest";
import { cleanFileName } from "./clean-file-name.ts";
import { fileLimits } from "./file-limits.ts";

test("names of any script stay as they are", () => {
  for (const name of ["Boarding pass.pdf", "Посадочный талон.pdf", "כרטיס טיסה.pdf", "搭乗券.pdf"])
    expect(cleanFileName(name)).toBe(name);
});

test("what turns the direction of a name, and control characters, are dropped", () => {
  expect(cleanFileName("ticket\u202egpj.exe")).toBe("ticketgpj.exe");
  expect(cleanFileName("\u2066a\u2069\u200f\u0000\r\nb.pdf ")).toBe("ab.pdf");
});

test("a name has no folders and is never empty", () => {
  expect(cleanFileName("../../etc/passwd")).toBe(".._.._etc_passwd");
  expect(cleanFileName("C:\\secret\\a.txt")).toBe("C:_secret_a.txt");
  expect(cleanFileName(" \u202e ")).toBe("file");
  expect(cleanFileName("\ud800.pdf")).toBe("\ufffd.pdf");
});

test("a long name is cut in front of its ending", () => {
  const cut = cleanFileName(`${"ж".repeat(300)}.pdf`);
  expect([...cut]).toHaveLength(fileLimits.name);
  expect(cut).toMatch(/ж\.pdf$/);
  expect([...cleanFileName("😀".repeat(300))]).toHaveLength(fileLimits.name);
});
