import { describe, expect, test } from "vitest";
import { makeTripIn } from "../../../testing/calls/trip-states.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { serveTests } from "../../../testing/servers/serve-tests.ts";
import type { Person } from "../../../testing/servers/test-app.ts";
import { confirmKey, saveKey } from "../../account/two-step/two-step-store.ts";
import { openDatabase } from "../../db/open-database.ts";
import { runAdmin } from "./run-admin.ts";

describe.each(testDatabases())(
  "the operator's commands on $name, while the server serves",
  async (kind) => {
    const server = await serveTests(kind);
    const anna = await server.register("Anna");
    const boris = await server.register("Boris");

    /** Runs a command as a second process does, with connections of its own. */
    async function admin(...command: string[]): Promise<string[]> {
      const lines: string[] = [];
      const database = await openDatabase(server.config);
      const { config } = server;
      const { publicUrl } = config;
      const printLine = (line: string) => void lines.push(line);
      await runAdmin(command, { database, config, publicUrl, now: new Date(), printLine }).finally(
        () => database.close(),
      );
      return lines;
    }

    const logIn = ({ username, password }: Person) =>
      server.call("POST", "auth/login", { body: { username, password } });
    const statusOf = async (as: Person) => (await server.call("GET", "auth/me", { as })).statusCode;

    test("users are listed, and found by a part of the address or name in either case", async () => {
      expect(await admin("users")).toHaveLength(2);
      expect(await admin("users", "NNA")).toEqual([
        expect.stringMatching(/^anna@example\.org\tconfirmed\t\S+\t0 trips\t"Anna"$/),
      ]);
      expect(await admin("users", "nobody")).toEqual([]);
    });

    test("a locked user's tokens stop at once, no login begins, and an unlock ends that", async () => {
      expect(await statusOf(anna)).toBe(200);
      await admin("lock", "Anna@example.org");
      expect(await statusOf(anna)).toBe(401);
      const body = { refresh_token: anna.refreshToken };
      expect((await server.call("POST", "auth/refresh", { body })).statusCode).toBe(401);
      const refused = await logIn(anna);
      expect([refused.statusCode, refused.body]).toEqual([401, expect.stringContaining("locked")]);
      const wrong = await logIn({ ...anna, password: "another password 1" });
      expect([wrong.statusCode, wrong.body]).toEqual([401, expect.not.stringContaining("locked")]);
      expect((await admin("users", "anna"))[0]).toContain("\tlocked\t");
      expect(await statusOf(boris)).toBe(200);

      await admin("unlock", anna.username);
      expect((await logIn(anna)).statusCode).toBe(200);
    });

    test("a reset link sets a new password once, and the next link ends the one before", async () => {
      const makeToken = async () =>
        /token=([\w-]+)$/.exec((await admin("reset-link", boris.username))[0] ?? "")?.[1];
      const first = await makeToken();
      const second = await makeToken();
      const reset = async (token: string | undefined) => {
        const body = { token, password: "another password 2" };
        return (await server.call("POST", "auth/reset-password", { body })).statusCode;
      };
      expect(await reset(first)).toBe(400);
      expect(await reset(second)).toBe(200);
      expect(await reset(second)).toBe(400);
      expect((await logIn({ ...boris, password: "another password 2" })).statusCode).toBe(200);
    });

    test("a login without its second step is possible again, and the user is told", async () => {
      const clara = await server.register("Clara");
      await expect(admin("remove-two-step", clara.username)).rejects.toThrow("no two-step login");
      await server.database.write(async (queries) => {
        await saveKey(queries, clara.id, "JBSWY3DPEHPK3PXP");
        await confirmKey(queries, clara.id, new Date());
      });
      expect((await logIn(clara)).json()).toMatchObject({ twoStep: true });
      await admin("remove-two-step", clara.username);
      expect((await logIn(clara)).json()).toMatchObject({ id: clara.id });
      const queued = await server.database.read((queries) =>
        queries.selectFrom("mails").select("kind").where("user_id", "=", clara.id).execute(),
      );
      expect(queued).toEqual([{ kind: "loginChanged" }]);
      const events = await server.call("GET", "auth/activity", { as: clara });
      expect(events.body).toContain("operatorRemovedTwoStep");
    });

    test("an unpublished trip is read by its owner alone and leaves the catalog", async () => {
      const dora = await server.register("Dora");
      const { trip } = await makeTripIn(server, dora, "listed");
      const read = async (as: Person | null) =>
        (await server.call("GET", `trip/${trip}`, { as })).statusCode;
      expect([await read(null), await read(dora)]).toEqual([200, 200]);
      const catalog = async () => (await server.call("GET", "catalog")).body;
      expect(await catalog()).toContain(trip);
      await admin("unpublish", trip);
      expect([await read(null), await read(dora)]).toEqual([404, 200]);
      expect(await catalog()).not.toContain(trip);
      await expect(admin("unpublish", trip)).rejects.toThrow("not public");
    });

    test.each([
      [["lock", "nobody@example.org"], "no account"],
      [["unpublish", "nothing"], "no trip"],
      [["reports", "resolve", "nothing"], "no report"],
      [["reports", "resolve"], "npm run admin"],
      [["reports"], "npm run admin"],
      [["lock"], "npm run admin"],
      [["constructor", "x"], "npm run admin"],
      [["unlock", "a", "b"], "npm run admin"],
      [[], "npm run admin"],
    ])("%j is refused in one line", async (command, line) => {
      await expect(admin(...command)).rejects.toThrow(line);
    });
  },
);
