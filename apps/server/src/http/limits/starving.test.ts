import { AppError } from "@castor/core/errors.ts";
import { toTripFile } from "@castor/core/exports/json/trip-file.ts";
import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { succeed } from "../../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import {
  type Call,
  type Person,
  startTestApp,
  type TestApp,
} from "../../../testing/servers/test-app.ts";
import { CallWork } from "./work-limits.ts";

/** Milliseconds. Small ones, so that few calls use them up. */
const workFigures = {
  address: { points: 150, seconds: 60 },
  account: { points: 1_000, seconds: 60 },
};
/** More calls than use up the work of one caller. */
const most = 5_000;

describe.each(testDatabases())("who takes all the work of the server, on $name", (kind) => {
  let server: TestApp;
  let owner: Person;
  let trip: Trip;
  beforeAll(async () => {
    server = await startTestApp(kind, { RATE_LIMIT: "on", TRUST_PROXY: "1" }, { workFigures });
    owner = await server.register("Owner");
    const routes = Array.from({ length: 8 }, (_, day) =>
      makeRoute({
        id: `day${day}`,
        points: Array.from({ length: 50 }, (_, index) =>
          makePoint({
            id: `${day}-${index}`,
            linkId: `l${day}-${index}`,
            description: "x".repeat(2_000),
          }),
        ),
      }),
    );
    const body = { jsonData: toTripFile(makeTrip({ routes }), new Date()) };
    trip = succeed<Trip>(
      await from("192.0.2.1", "POST", "json/import-from-json", { as: owner, body }),
    );
    const publish = { as: owner, body: { id: trip.id, isPublic: true, isInCatalog: true } };
    succeed(await from("192.0.2.2", "POST", "trip", publish));
  });
  afterAll(() => server.dispose());

  const from = (address: string, method: string, path: string, call: Call = {}) =>
    server.call(method, path, { ...call, headers: { "x-forwarded-for": address } });
  /** Days of the trip, others each time, so that no ready answer is there. */
  const daysOf = (index: number) =>
    trip.routes
      .filter((_, of) => ((index % 255) + 1) & (1 << of))
      .map(({ id }) => id)
      .join(",");
  const useUp = async (ask: (index: number) => ReturnType<typeof from>) => {
    for (let index = 0; index < most; index += 1) {
      const answer = await ask(index);
      if (answer.statusCode !== 200) return answer;
    }
    throw new Error("It was never refused.");
  };

  test("an address that asks for more and more days of a public trip gets 429; others read on", async () => {
    const read = (address: string, index: number) =>
      from(address, "GET", `route/all/${trip.id}?routeIds=${daysOf(index)}&x=${index}`);
    const refused = await useUp((index) => read("198.51.100.1", index));
    expect(refused.statusCode).toBe(429);
    expect(refused.json().error.code).toBe("TOO_MANY_REQUESTS");
    const wait = Number(refused.headers["retry-after"]);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect((await read("198.51.100.1", 0)).statusCode).toBe(429);
    expect((await read("198.51.100.2", 0)).statusCode).toBe(200);
    expect((await from("198.51.100.1", "GET", "health")).statusCode).toBe(200);
  });

  test("who has used up everything still logs in, ends sessions, changes the password and logs out", async () => {
    const [address, member] = ["198.51.100.4", await server.register("Member")];
    const read = (index: number) =>
      from(address, "GET", `route/all/${trip.id}?routeIds=${daysOf(index)}&x=${index}`);
    expect((await useUp(read)).statusCode).toBe(429);
    const { username, password } = member;
    const changed = { oldPassword: password, newPassword: "Another password 2" };
    const calls: [method: string, path: string, call: Call][] = [
      ["POST", "auth/login", { body: { username, password } }],
      ["GET", "auth/me", { as: member }],
      ["DELETE", "auth/sessions", { as: member }],
      ["PUT", "auth/password", { as: member, body: changed }],
      ["POST", "auth/logout", { body: { refresh_token: member.refreshToken } }],
    ];
    for (const [method, path, call] of calls)
      expect([path, (await from(address, method, path, call)).statusCode]).toEqual([path, 200]);
    expect((await read(0)).statusCode).toBe(429);
  });

  test("an address that asks for many at the same time gets no more", async () => {
    const asked = Array.from({ length: 400 }, (_, index) =>
      from("198.51.100.3", "GET", `route/all/${trip.id}?routeIds=${daysOf(index)}`),
    );
    const statuses = new Set((await Promise.all(asked)).map(({ statusCode }) => statusCode));
    expect(statuses).toContain(429);
  });

  test.each(["kmz", "gpx", "geojson", "calendar", "json/export"])(
    "%s: what is made after the trip is read counts, too",
    async (path) => {
      const check = vi.spyOn(CallWork.prototype, "check").mockReturnValue(undefined);
      const pieces = vi.spyOn(CallWork.prototype, "runNow");
      try {
        const get = () =>
          server.call("GET", `${path}/${trip.id}`, {
            as: owner,
            headers: { "x-forwarded-for": "198.51.100.5" },
          });
        expect((await get()).statusCode).toBe(200);
        expect(pieces).toHaveBeenCalled();
        pieces.mockImplementation(() => {
          throw new AppError("TOO_MANY_REQUESTS", { retryAfter: 7 });
        });
        const refused = await get();
        expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "7"]);
      } finally {
        pieces.mockRestore();
        check.mockRestore();
      }
    },
  );

  test("an account that saves a listed trip again and again from any address gets 429; other accounts save on", async () => {
    const save = (index: number) =>
      from(`203.0.113.${index % 250}`, "POST", "trip", {
        as: owner,
        body: { id: trip.id, name: `Trip ${index}` },
      });
    expect((await useUp(save)).statusCode).toBe(429);
    const other = await server.register("Other");
    const body = { name: "Trip" };
    const saved = await from("203.0.113.1", "POST", "trip", { as: other, body });
    expect(saved.statusCode).toBe(200);
  });
});
