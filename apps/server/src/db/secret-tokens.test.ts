import { expect, test } from "vitest";
import { newSecretToken } from "./secret-tokens.ts";

test("A secret token has 256 bits, each of which differs between tokens", () => {
  const tokens = Array.from({ length: 200 }, () => Buffer.from(newSecretToken(), "base64url"));
  for (const token of tokens) expect(token).toHaveLength(32);
  const bit = (token: Buffer, at: number) => ((token[at >> 3] ?? 0) >> (at & 7)) & 1;
  for (let at = 0; at < 256; at++)
    expect(new Set(tokens.map((token) => bit(token, at))).size, `bit ${at}`).toBe(2);
});
