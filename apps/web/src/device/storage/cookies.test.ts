import { afterEach, expect, test } from "vitest";
import { readCookie, writeCookie } from "./cookies.ts";

afterEach(() => writeCookie("language", "", -1));

test("a cookie comes back as it was written", () => {
  writeCookie("language", "ру; 1=2", 1);
  expect(readCookie("language")).toBe("ру; 1=2");
});

test("a malformed cookie reads as null", () => {
  // biome-ignore lint/suspicious/noDocumentCookie: a cookie that this product would not write
  document.cookie = "language=%E0%A4%A; Path=/";
  expect(readCookie("language")).toBeNull();
});
