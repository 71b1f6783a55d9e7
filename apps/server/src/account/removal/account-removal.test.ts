import { limits } from "@castor/core/limits.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { dropPassword, isAlive, logIn } from "../../../testing/calls/account-calls.ts";
import { addInbound } from "../../../testing/calls/add-inbound.ts";
import { addLinks } from "../../../testing/calls/add-links.ts";
import { addReminders } from "../../../testing/calls/add-reminders.ts";
import { addVisitors } from "../../../testing/calls/add-visitors.ts";
import { addLoginSteps } from "../../../testing/calls/login-steps.ts";
import {
  addFinanceItem,
  addIdea,
  addNote,
  addPoint,
  addRoute,
  addTrip,
  succeed,
} from "../../../testing/calls/trip-calls.ts";
import { addAttachment, addFile, beginUpload } from "../../../testing/calls/upload-calls.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { tableNames } from "../../../testing/databases/table-names.ts";
import { type Person, startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

/** Tables whose rows name nobody. The index of the catalog has words alone. */
const namingNobody: readonly string[] = [
  ...[
    "loose_blobs",
    "settings",
    "path_legs",
    "pictures",
    "catalog_words",
    "catalog_endings",
    "catalog_postings",
  ],
];

describe.each(testDatabases())("the removal of an account on $name", (kind) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp(kind);
  });
  afterAll(() => server.dispose());

  const remove = (as: Person, body: object = {}, language = "en") =>
    server.call("DELETE", "auth/account", { as, body, headers: { "x-language": language } });

  /** All rows of the database as text, with their table's name. */
  const everything = () =>
    server.database.read(async (queries) => {
      const rows: string[] = [];
      for (const table of tableNames)
        for (const row of await queries.selectFrom(table).selectAll().execute())
          rows.push(`${table} ${JSON.stringify(row)}`);
      return rows;
    });

  /** A user with a row in every table that can hold one. */
  async function makeRich(name: string) {
    const person = await server.register(name);
    const trips = [
      await addTrip(server, person, {
        name: `First of ${name}`,
        isPublic: true,
        isInCatalog: true,
      }),
      await addTrip(server, person, { name: `Second of ${name}` }),
    ];
    const points: string[] = [];
    for (const trip of trips) {
      const route = await addRoute(server, person, trip.id);
      const { id, linkId } = await addPoint(server, person, route.id);
      const item = await addFinanceItem(server, person, trip.id);
      const idea = await addIdea(server, person, trip.id);
      points.push(route.id, id, linkId, item.id, idea.id, idea.linkId);
      const fileId = await addFile(server, person, trip.id);
      await addAttachment(server, person, trip.id, { fileId });
      const hidden = { tripId: trip.id, fileId: await addFile(server, person, trip.id) };
      const alone = { ...hidden, kind: "trip", thingId: trip.id, caption: "" };
      succeed(await server.call("POST", "file/private", { as: person, body: alone }));
      await beginUpload(server, person, { tripId: trip.id, bytes: 5 });
      const note = await addNote(server, person, trip.id, { routeId: route.id });
      const reply = await addNote(server, person, trip.id, { parentId: note.id });
      points.push(note.id, reply.id);
    }
    const key = { "idempotency-key": "00000000-0000-4000-8000-000000000001" };
    await server.call("POST", "trip", { as: person, body: { name: "Keyed" }, headers: key });
    await server.call("POST", `calendar/${trips[0]?.id}/key`, { as: person });
    const tour = { tourId: "mapTour", status: "finished" };
    await server.call("POST", "tours/finish", { as: person, body: tour });
    await server.database.write(async (queries) => {
      const { id } = person;
      await addLinks(queries, id);
      await addLoginSteps(queries, id);
      await addInbound(queries, id);
      await addReminders(queries, id, trips[0]?.id ?? "");
      await addVisitors(queries, trips[0]?.id ?? "", id);
    });
    return { person, trips, ids: [person.id, ...trips.map(({ id }) => id), ...points] };
  }

  const rowsWith = async (ids: readonly string[]) =>
    (await everything()).filter((row) => ids.some((id) => row.includes(id)));

  /** Makes the user's session one that began with a social login `ms` milliseconds ago. */
  const makeSocial = ({ id }: Person, ms: number) =>
    server.database.write((queries) =>
      queries
        .updateTable("sessions")
        .set({ provider: "google", created: new Date(Date.now() - ms).toISOString() })
        .where("user_id", "=", id)
        .execute(),
    );

  test("with the right password everything of the account is removed from every table, and nothing of other users", async () => {
    const { person, ids } = await makeRich("Leaves");
    const other = await makeRich("Stays");
    const touched = new Set((await rowsWith(ids)).map((row) => row.split(" ")[0]));
    expect([...touched].toSorted()).toEqual(
      tableNames.filter((name) => !namingNobody.includes(name)).toSorted(),
    );
    const before = await rowsWith(other.ids);
    const answer = await remove(person, { password: person.password });
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    await vi.waitFor(async () => expect(await rowsWith(ids)).toEqual([]));
    expect((await everything()).join()).not.toContain(person.username);
    expect((await everything()).join()).not.toContain('"leaves"');
    expect(await rowsWith(other.ids)).toEqual(before);
  });

  test("at once its sessions end, it cannot log in, its public trips are gone and its address is free", async () => {
    const { person, trips } = await makeRich("Gone");
    const phone = await logIn(server, person);
    expect((await server.call("GET", `trip/${trips[0]?.id}`)).statusCode).toBe(200);
    await remove(person, { password: person.password });
    expect([await isAlive(server, person), await isAlive(server, phone)]).toEqual([false, false]);
    const { username, password } = person;
    const login = await server.call("POST", "auth/login", { body: { username, password } });
    expect(login.statusCode).toBe(401);
    expect((await server.call("GET", `trip/${trips[0]?.id}`)).statusCode).toBe(404);
    const again = await server.register("Gone");
    expect(again.id).not.toBe(person.id);
    expect((await server.call("GET", "trip", { as: again })).json()).toEqual([]);
  });

  test("a wrong password is 400 with its message and removes nothing", async () => {
    const person = await server.register("Wrong");
    const answer = await remove(person, { password: "password 9" });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      {
        message: "Wrong password. Nothing was changed.",
        error: {
          code: "VALIDATION_FAILED",
          fields: { password: "This is not the right password." },
        },
      },
    ]);
    expect((await remove(person, { password: "password 9" }, "ru")).json()).toMatchObject({
      message: "Неверный пароль. Ничего не изменено.",
    });
    expect(await isAlive(server, person)).toBe(true);
  });

  test("an account without a password is not removed by a session that began with a password", async () => {
    const person = await server.register("Bare");
    for (const [language, message, field] of [
      ["en", "Enter your password.", "This field is required."],
      ["ru", "Введите пароль.", "Это поле обязательно."],
    ] as const) {
      const answer = await remove(person, {}, language);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        400,
        { message, error: { fields: { password: expect.any(String) } } },
      ]);
      if (language === "en")
        expect(answer.json()).toMatchObject({ error: { fields: { password: field } } });
    }
    expect(await isAlive(server, person)).toBe(true);
  });

  test("an account without a password needs a social login of the last five minutes in this session", async () => {
    const person = await server.register("Social");
    await dropPassword(server, person);
    await makeSocial(person, limits.freshLoginMinutes * 60_000 + 1_000);
    const stale = await remove(person);
    expect([stale.statusCode, stale.json()]).toMatchObject([
      400,
      {
        message:
          "To delete the account, log out, log in again the way you usually do, and delete it right after that.",
      },
    ]);
    expect((await remove(person, {}, "ru")).json()).toMatchObject({
      message:
        "Чтобы удалить аккаунт, выйдите, войдите снова тем же способом и сразу после этого удалите его.",
    });
    expect((await remove(person, { password: "password 1" })).statusCode).toBe(400);
    expect(await isAlive(server, person)).toBe(true);
    await makeSocial(person, limits.freshLoginMinutes * 60_000 - 5_000);
    expect((await remove(person)).statusCode).toBe(200);
    expect(await isAlive(server, person)).toBe(false);
  });

  test("an account with a password is removed by the password alone, also right after a social login", async () => {
    const person = await server.register("Both");
    await makeSocial(person, 1_000);
    const answer = await remove(person);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      error: { fields: { password: "This field is required." } },
    });
    expect((await remove(person, { password: person.password })).statusCode).toBe(200);
  });

  test("of two concurrent removals one is done, the other finds its session ended", async () => {
    const person = await server.register("Double");
    const body = { password: person.password };
    const answers = await Promise.all([remove(person, body), remove(person, body)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
  });
});

describe("wrong passwords for a removal", () => {
  test("count as wrong logins: after ten, 429", async () => {
    const [sqlite] = testDatabases();
    if (sqlite === undefined) throw new Error("No test database.");
    const server = await startTestApp(sqlite, { RATE_LIMIT: "on" });
    const person = await server.register("Guesses");
    const remove = (password: string) =>
      server.call("DELETE", "auth/account", { as: person, body: { password } });
    for (let time = 0; time < 10; time++) expect((await remove("password 9")).statusCode).toBe(400);
    expect((await remove(person.password)).statusCode).toBe(429);
    await server.dispose();
  });
});
