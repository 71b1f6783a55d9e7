import fc from "fast-check";
import { expect, test } from "vitest";
import { id, newId } from "./ids.ts";

const random = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes);

test("A new id has only letters, digits, - and _, no dot, because a share link splits at its first dot", () => {
  for (let times = 0; times < 500; times += 1) {
    const made = newId(random);
    expect(made).toMatch(/^[A-Za-z0-9_-]{16}$/);
    expect(id.safeParse(made).success).toBe(true);
  }
});

test("An id has at least 95 random bits: each of its 96 bits comes from the random bytes", () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 12, maxLength: 12 }),
      fc.uint8Array({ minLength: 12, maxLength: 12 }),
      (one, other) => {
        const idOf = (given: Uint8Array) =>
          newId((bytes) => {
            bytes.set(given);
            return bytes;
          });
        expect(idOf(one) === idOf(other)).toBe(one.every((byte, index) => byte === other[index]));
      },
    ),
  );
});

test("Invalid ids are refused", () => {
  for (const wrong of ["", "a.b", "a b", "a/b", "x".repeat(65), 7, null, "é"])
    expect(id.safeParse(wrong).success, String(wrong)).toBe(false);
});
