import { expect, test } from "vitest";
import { newSecretToken } from "./secret-tokens.ts";

test("A secret token has 256 bits, each of which differs between tokens", () => {
  const tokens = Array.from({ length: 200 }, () => Buffer.from(newSecretToken(), "base64url"));
  for (const token of tokens) expect(token).toHaveLength(32);
  const bit = (token: Buffer, index: number) => ((token[index >> 3] ?? 0) >> (index & 7)) & 1;
  for (let index = 0; index < 256; index++)
    expect(new Set(tokens.map((token) => bit(token, index))).size, `bit ${index}`).toBe(2);
});
