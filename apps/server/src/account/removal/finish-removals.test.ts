import { describe, expect, test } from "vitest";
import { isAlive } from "../../../testing/calls/account-calls.ts";
import { addPoint, addRoute, addTrip } from "../../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { serveTests } from "../../../testing/servers/serve-tests.ts";
import type { Person } from "../../../testing/servers/test-app.ts";
import { removeExpired } from "../../commands/schedule-cleanup.ts";
import { disownAccount, removeStep } from "./account-removal-store.ts";

describe.each(testDatabases())("a removal in steps on $name", async (kind) => {
  const server = await serveTests(kind);

  async function makeOwner(name: string): Promise<Person> {
    const person = await server.register(name);
    for (let trips = 0; trips < 3; trips++) {
      const trip = await addTrip(server, person, { isPublic: true });
      await addPoint(server, person, (await addRoute(server, person, trip.id)).id);
    }
    return person;
  }
  const disown = ({ id }: Person) =>
    server.database.write((queries) => disownAccount(queries, id, new Date()));
  const step = ({ id }: Person) => server.database.write((queries) => removeStep(queries, id));
  const tripsOf = ({ id }: Person) =>
    server.database.read((queries) =>
      queries
        .selectFrom("trips")
        .select(["id", "is_public", "is_in_catalog"])
        .where("owner_id", "=", id)
        .execute(),
    );
  const accountOf = ({ id }: Person) =>
    server.database.read((queries) =>
      queries.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst(),
    );

  test("trips are removed one per transaction, so that others write in between, and the account last", async () => {
    const person = await makeOwner("Steps");
    const other = await server.register("Writes");
    await disown(person);
    const counts: number[] = [];
    let isDone = false;
    while (!isDone) {
      counts.push((await tripsOf(person)).length);
      expect(await accountOf(person)).toBeDefined();
      isDone = await step(person);
      await addTrip(server, other);
    }
    expect(counts).toEqual([3, 2, 1, 0]);
    expect(await accountOf(person)).toBeUndefined();
  });

  test("a removal interrupted by a stop belongs to nobody meanwhile, and the next cleanup finishes it", async () => {
    const [person, other] = [await makeOwner("Crash"), await makeOwner("Stays")];
    await disown(person);
    await step(person);
    expect(await isAlive(server, person)).toBe(false);
    const rest = await tripsOf(person);
    expect(rest.map((trip) => [trip.is_public, trip.is_in_catalog])).toEqual([
      [0, 0],
      [0, 0],
    ]);
    for (const { id } of rest)
      expect((await server.call("GET", `trip/${id}`)).statusCode).toBe(404);
    expect(await accountOf(person)).toMatchObject({
      username: `removed ${person.id}`,
      password_hash: null,
      public_name: "",
    });
    for (const username of [person.username, `removed ${person.id}`]) {
      const body = { username, password: person.password };
      expect((await server.call("POST", "auth/login", { body })).statusCode).toBe(401);
    }
    await removeExpired(server.database, new Date());
    expect([await accountOf(person), await tripsOf(person)]).toEqual([undefined, []]);
    expect(await tripsOf(other)).toHaveLength(3);
    expect(await isAlive(server, other)).toBe(true);
  });
});
