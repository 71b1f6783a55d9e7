import { describe, expect, test } from "vitest";
import {
  addMember,
  type MemberStanding,
  memberStandingNames,
} from "../../testing/calls/add-members.ts";
import { everyRow, isTripRow, sendSample } from "../../testing/calls/every-row.ts";
import { expectedOf } from "../../testing/calls/expected-access.ts";
import { succeed } from "../../testing/calls/trip-calls.ts";
import { isReadable, makeTripIn, type TripState } from "../../testing/calls/trip-states.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";
import type { Person } from "../../testing/servers/test-app.ts";

const states: readonly TripState[] = ["private", "draft", "public", "listed"];

describe.each(testDatabases())("access to a trip that is handed over on $name", async (kind) => {
  const server = await serveTests(kind);
  const owner = await server.register("Owner");
  const people = new Map<MemberStanding, Person>();
  for (const name of memberStandingNames)
    people.set(name, await server.register(name.replaceAll(" ", "-")));

  const offer = (tripId: string, to: Person) =>
    server.call("POST", "member/transfer", { as: owner, body: { tripId, userId: to.id } });
  const answer = (tripId: string, as: Person) =>
    server.call("POST", "member/transfer/answer", { as, body: { tripId, isAccepted: true } });

  test.each(states)("has new owner and former owner at once, while it is %s", async (state) => {
    for (const heirs of ["editor", "editor without money"] as const) {
      const ids = await makeTripIn(server, owner, state);
      for (const [standing, person] of people) await addMember(server, ids.trip, person, standing);
      const heir = people.get(heirs);
      if (heir === undefined) throw new Error(`Nobody is a ${heirs}.`);
      succeed(await offer(ids.trip, heir));
      for (const [standing, person] of people)
        if (person !== heir)
          expect([standing, (await answer(ids.trip, person)).statusCode]).toEqual([
            standing,
            standing.startsWith("editor") ? 400 : 403,
          ]);
      succeed(await answer(ids.trip, heir));
      const answered: unknown[] = [];
      const expected: unknown[] = [];
      for (const entry of everyRow.filter(isTripRow)) {
        // They ask for who has uploaded the file, whatever the role.
        if (["privateFiles.save", "privateFiles.show"].includes(entry.name)) continue;
        for (const [as, caller] of [
          [owner, "editor"],
          [heir, "owner"],
        ] as const) {
          const status = expectedOf(entry, caller, isReadable(state));
          if (entry.row.method === "DELETE" && status === 200) continue;
          const { statusCode } = await sendSample(server, entry, ids, { as });
          answered.push([entry.name, caller, statusCode]);
          expected.push([entry.name, caller, status]);
        }
      }
      expect(answered).toEqual(expected);
    }
  });
});
