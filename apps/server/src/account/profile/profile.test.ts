import type { Me } from "@castor/core/account/session.ts";
import { describe, expect, test } from "vitest";
import { addTrip, load, succeed } from "../../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { serveTests } from "../../../testing/servers/serve-tests.ts";
import type { Person } from "../../../testing/servers/test-app.ts";

describe.each(testDatabases())("the profile on $name", async (kind) => {
  const server = await serveTests(kind);

  let people = 0;
  const save = (as: Person, body: object, language = "en") =>
    server.call("PUT", "auth/profile", { as, body, headers: { "x-language": language } });
  const me = async (as: Person) => succeed<Me>(await server.call("GET", "auth/me", { as }));

  test("a new public name is what the header shows", async () => {
    const person = await server.register("Before");
    const answer = await save(person, { publicName: " После " });
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, fullName: "После" }]);
    expect(await me(person)).toMatchObject({ publicName: "После", fullName: "После" });
  });

  test("only fields sent change", async () => {
    const person = await server.register("Part");
    await save(person, { defaultCurrency: "RUB" });
    expect(await me(person)).toMatchObject({ publicName: "Part", defaultCurrency: "RUB" });
    await save(person, { publicName: "Whole" });
    expect(await me(person)).toMatchObject({ publicName: "Whole", defaultCurrency: "RUB" });
    expect((await save(person, {})).json()).toEqual({ success: true, fullName: "Whole" });
    await save(person, { defaultCurrency: null });
    expect(await me(person)).toMatchObject({ publicName: "Whole", defaultCurrency: null });
  });

  test("a new trip is in the default currency", async () => {
    const person = await server.register("Rich");
    expect((await addTrip(server, person)).currency).toBe("EUR");
    await save(person, { defaultCurrency: "USD" });
    expect((await addTrip(server, person)).currency).toBe("USD");
  });

  test.each([
    [{ publicName: " " }, { publicName: "This field is required." }],
    [{ publicName: "n".repeat(51) }, { publicName: "Name is too long (maximum 50 characters)." }],
    [{ publicName: "a\0b" }, { publicName: "Invalid value." }],
    [{ defaultCurrency: "XXX" }, { defaultCurrency: "Unknown value." }],
  ])("%j is refused with the field's message and changes nothing", async (wrong, fields) => {
    const person = await server.register(`Wrong${people++}`);
    const before = await me(person);
    const answer = await save(person, { publicName: "Changed", ...wrong });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { message: "Please check the marked fields.", error: { fields } },
    ]);
    expect(await me(person)).toEqual(before);
  });

  test("fields that users may not change are ignored", async () => {
    const person = await server.register("Sly");
    const other = await server.register("Other");
    const before = await me(other);
    await save(person, { id: other.id, username: other.username, publicName: "Sly 2" });
    expect(await me(other)).toEqual(before);
    expect(await me(person)).toMatchObject({ id: person.id, username: person.username });
  });

  test("the owner name and ETag of a trip follow, for its owner and for visitors", async () => {
    const person = await server.register("Author");
    const trip = await addTrip(server, person, { isPublic: true });
    const read = async (as: Person | null, tag?: string) => {
      const answer = await server.call("GET", `trip/${trip.id}`, {
        as,
        ...(tag !== undefined && { headers: { "if-none-match": tag } }),
      });
      return { status: answer.statusCode, tag: String(answer.headers.etag) };
    };
    const before = { owner: await read(person), visitor: await read(null) };
    expect((await read(null, before.visitor.tag)).status).toBe(304);
    await save(person, { publicName: "Pen Name" });
    for (const [who, as] of [
      ["owner", person],
      ["visitor", null],
    ] as const) {
      const after = await read(as, before[who].tag);
      expect(after.status).toBe(200);
      expect(after.tag).not.toBe(before[who].tag);
      expect((await load(server, as, trip.id)).ownerName).toBe("Pen Name");
    }
  });
});
