import { describe, expect, test } from "vitest";
import { hashPassword, isPasswordAmong, isPasswordRight } from "./passwords.ts";

const password = `Йод и соль 😀${"x".repeat(50)}`;

describe("passwords", () => {
  test("are stored by argon2id with 19 MiB and 2 passes, each with a salt of its own", async () => {
    const [one, other] = [await hashPassword(password), await hashPassword(password)];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$/);
    expect(other).not.toBe(one);
  });

  test.each([
    ["in other letters", password.toLowerCase()],
    ["with a space behind", `${password} `],
    ["cut", password.slice(0, -1)],
    ["in another form of Unicode", password.normalize("NFD")],
  ])("count exactly as they were typed: not %s", async (_how, other) => {
    const stored = await hashPassword(password);
    expect(await isPasswordRight(password, stored)).toBe(true);
    expect(await isPasswordRight(other, stored)).toBe(false);
  });

  test("of several registrations with one salt each is found by one hash, and no other", async () => {
    const first = await hashPassword("one 1");
    const second = await hashPassword("two 2", { saltOf: first });
    expect(second.split("$")[4]).toBe(first.split("$")[4]);
    expect(await isPasswordAmong("one 1", [second, first])).toBe(true);
    expect(await isPasswordAmong("two 2", [second, first])).toBe(true);
    expect(await isPasswordAmong("three 3", [second, first])).toBe(false);
  });
});
