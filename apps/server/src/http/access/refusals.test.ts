import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { everyRow, isTripRow, sendSample } from "../../../testing/calls/every-row.ts";
import type { Ids } from "../../../testing/calls/sample-calls.ts";
import { makeTripIn } from "../../../testing/calls/trip-states.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { type Person, startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

/** The status of endpoints for the sample input where it matches nothing. */
const ownAnswers: Readonly<Record<string, number>> = {
  "account.login": 401,
  "account.refresh": 401,
  "account.confirm": 400,
  "account.resetPassword": 400,
  "account.startSocialLogin": 302,
  "account.finishSocialLogin": 302,
  "account.exchangeSocialLogin": 400,
  "account.joinSocialLogin": 400,
  "account.removeSocialLogin": 404,
  "account.mailJoinLink": 400,
  "invitations.open": 400,
  "invitations.accept": 400,
  "inbound.renewAddress": 404,
  "inbound.saveAddress": 404,
  "inbound.endAddress": 404,
  "inbound.read": 404,
  "inbound.file": 404,
  "inbound.readAgain": 404,
  "inbound.remove": 404,
  "push.save": 400,
  "reminders.end": 400,
  "reminders.open": 302,
  "account.twoStepLogin": 400,
  "account.turnOnTwoStep": 400,
  "account.turnOffTwoStep": 400,
  "account.renewRecoveryCodes": 400,
  "account.addPasskey": 400,
  "account.removePasskey": 404,
  "account.passkeyLogin": 400,
  "catalog.report": 404,
};

const noIds: Ids = {
  trip: "",
  route: "",
  otherRoute: "",
  stop: "",
  place: "",
  idea: "",
  item: "",
  note: "",
  file: "",
  attachment: "",
  member: "",
};

describe.each(testDatabases())("calls that need no trip, and refusals, on $name", (kind) => {
  let server: TestApp;
  let owner: Person;
  let stranger: Person;
  beforeAll(async () => {
    server = await startTestApp(kind);
    owner = await server.register("Owner");
    stranger = await server.register("Stranger");
  });
  afterAll(() => server.dispose());

  test.each(everyRow.filter((entry) => !isTripRow(entry)))(
    "$name is for whom its row names",
    async (entry) => {
      const { name, row } = entry;
      const visitor = await sendSample(server, entry, noIds, { as: null });
      if (row.access.who === "signed-in") {
        expect(visitor.statusCode).toBe(401);
        // Some calls change or remove the account that makes them.
        const person = await server.register(name);
        const answer = await sendSample(server, entry, noIds, { as: person });
        expect(answer.statusCode).toBe(ownAnswers[name] ?? 200);
      } else {
        // An allowed caller passes the access check; a wrong password or link is refused by the endpoint itself.
        expect(visitor.statusCode).toBe(ownAnswers[name] ?? 200);
      }
    },
  );

  test("a call that needs a login answers 401 before validation", async () => {
    for (const { name, row } of everyRow.filter(
      ({ row }) => row.body && row.access.who !== "anyone",
    )) {
      const answer = await server.app.inject({
        method: row.method,
        url: `/api/${row.path}`,
        headers: { "content-type": "application/json" },
        payload: "{ not json",
      });
      expect([name, answer.statusCode]).toEqual([name, 401]);
    }
  });

  test("a new trip, route or point needs a login, and a new route or point an own trip", async () => {
    const ids = await makeTripIn(server, owner, "public");
    const route = { tripId: ids.trip, name: "Day", date: "2027-01-03 09:00" };
    const point = { routeId: ids.route, name: "Stop", lat: 1, lng: 2 };
    for (const [path, body] of [
      ["route", route],
      ["point", point],
    ] as const) {
      expect((await server.call("POST", path, { body })).statusCode).toBe(401);
      expect((await server.call("POST", path, { as: stranger, body })).statusCode).toBe(403);
    }
    expect((await server.call("POST", "trip", { body: { name: "x" } })).statusCode).toBe(401);
  });
});
