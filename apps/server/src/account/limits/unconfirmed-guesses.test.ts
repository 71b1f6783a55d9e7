import { limits } from "@castor/core/limits.ts";
import { describe, expect, test } from "vitest";
import { succeed } from "../../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { serveTests } from "../../../testing/servers/serve-tests.ts";

describe.each(testDatabases())(
  "guesses at an address that nobody has proven on $name",
  async (kind) => {
    const server = await serveTests(kind, { RATE_LIMIT: "on" });

    const username = "waits@example.org";
    const own = "a stranger's 1";
    const register = async (password: string) => {
      const body = { username, password, publicName: "Anna" };
      succeed(await server.call("POST", "auth/register", { body }));
    };
    const logIn = async (password: string) => {
      const answer = await server.call("POST", "auth/login", { body: { username, password } });
      return answer.json<{ error: { code: string } }>().error.code;
    };
    const guess = async (times: number) => {
      for (let time = 1; time <= times; time += 1)
        expect(await logIn(`wrong guess ${time}`)).toBe("UNAUTHORIZED");
    };

    test("the right password of one's own registration is no wrong guess, and forgets none", async () => {
      await register("her own words 7");
      await register(own);
      await guess(limits.loginTriesPerAccount - 1);
      // It does not count itself, however often it is typed.
      for (let time = 1; time <= 3; time += 1) expect(await logIn(own)).toBe("EMAIL_NOT_CONFIRMED");
      await guess(1);
      expect(await logIn("her own words 7")).toBe("TOO_MANY_REQUESTS");
    });
  },
);
