import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { limits } from "@castor/core/limits.ts";
import { decodeJwt } from "jose";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { openTestDatabase } from "../../../testing/databases/migrated-database.ts";
import { AccessTokens } from "./access-tokens.ts";
import { loadOrCreateSecret } from "./load-or-create-secret.ts";

const viewer = { userId: "user", sessionId: "session" };
const [oldSecret, newSecret, otherSecret] = ["old", "new", "other"].map((name) =>
  name.padEnd(32, "-"),
);

describe("access tokens", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test("last 15 minutes, also after earlier use", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const tokens = new AccessTokens([newSecret ?? ""]);
    const token = await tokens.sign(viewer, new Date());
    const { iat = 0, exp = 0 } = decodeJwt(token);
    expect(exp - iat).toBe(limits.accessTokenMinutes * 60);
    expect(await tokens.verify(token)).toMatchObject(viewer);
    vi.setSystemTime(Date.now() + (limits.accessTokenMinutes * 60 - 2) * 1_000);
    expect(await tokens.verify(token)).toMatchObject(viewer);
    vi.setSystemTime(Date.now() + 3_000);
    expect(await tokens.verify(token)).toBeNull();
    expect(await new AccessTokens([newSecret ?? ""]).verify(token)).toBeNull();
  });

  test("of the old secret are accepted beside those of the new one, which signs; others are refused", async () => {
    const before = new AccessTokens([oldSecret ?? ""]);
    const rotated = new AccessTokens([newSecret ?? "", oldSecret ?? ""]);
    const after = new AccessTokens([newSecret ?? ""]);
    const [oldToken, newToken] = [
      await before.sign(viewer, new Date()),
      await rotated.sign(viewer, new Date()),
    ];
    expect(await rotated.verify(oldToken)).toMatchObject(viewer);
    expect(await after.verify(newToken)).toMatchObject(viewer);
    expect(await after.verify(oldToken)).toBeNull();
    expect(await new AccessTokens([otherSecret ?? ""]).verify(newToken)).toBeNull();
  });
});

describe.each(testDatabases())("the secret on $name", (kind) => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "castor-secret-"));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  test("is made once and stored, readable for this user only", async () => {
    const { database, dispose } = await openTestDatabase(kind);
    const secrets = [
      await loadOrCreateSecret(database, dataDir),
      await loadOrCreateSecret(database, dataDir),
    ];
    expect(secrets[0]).toBe(secrets[1]);
    expect(secrets[0]?.length).toBeGreaterThanOrEqual(32);
    if (database.kind === "sqlite") {
      const file = join(dataDir, "jwt-secret");
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      await writeFile(file, "cut short");
      const mended = await loadOrCreateSecret(database, dataDir);
      expect(mended).toHaveLength(64);
      expect(await readFile(file, "utf8")).toBe(mended);
    }
    await dispose();
  });
});
