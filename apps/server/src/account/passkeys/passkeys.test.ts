import type { Passkey } from "@castor/core/account/passkeys.ts";
import type { NewSession } from "@castor/core/account/session.ts";
import { describe, expect, test } from "vitest";
import { succeed } from "../../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { FakePasskey } from "../../../testing/fakes/fake-passkey.ts";
import { serveTests } from "../../../testing/servers/serve-tests.ts";
import type { Person } from "../../../testing/servers/test-app.ts";

const host = "trips.example.org";
const origin = `https://${host}`;

describe.each(testDatabases())("passkeys on $name", async (kind) => {
  const server = await serveTests(kind, { PUBLIC_URL: origin });

  const begin = async (person: Person) =>
    succeed<{ challenge: string; rp: { id: string }; excludeCredentials: { id: string }[] }>(
      await server.call("POST", "auth/passkeys/begin", {
        as: person,
        body: { password: person.password },
      }),
    );
  const add = async (person: Person, passkey: FakePasskey) => {
    const { challenge, rp } = await begin(person);
    return server.call("POST", "auth/passkeys", {
      as: person,
      body: passkey.make(challenge, rp.id),
      headers: { "user-agent": "A phone" },
    });
  };
  const beginLogin = async () =>
    succeed<{ challenge: string; rpId: string }>(
      await server.call("POST", "auth/passkeys/login/begin"),
    );
  const logIn = async (passkey: FakePasskey) => {
    const { challenge, rpId } = await beginLogin();
    return server.call("POST", "auth/passkeys/login", { body: passkey.use(challenge, rpId) });
  };
  const list = async (person: Person) =>
    succeed<Passkey[]>(await server.call("GET", "auth/passkeys", { as: person }));

  test("a passkey that was added logs in, and a challenge works once", async () => {
    const person = await server.register("Keyed");
    const passkey = new FakePasskey(origin);
    const added = succeed<Passkey>(await add(person, passkey));
    expect(added).toEqual(
      expect.objectContaining({ id: passkey.id, device: "A phone", lastUsed: null }),
    );
    const session = succeed<NewSession>(await logIn(passkey));
    expect(session.id).toBe(person.id);
    expect((await list(person))[0]?.lastUsed).toEqual(expect.any(String));
    const { challenge, rpId } = await beginLogin();
    const body = passkey.use(challenge, rpId);
    succeed(await server.call("POST", "auth/passkeys/login", { body }));
    const replayed = await server.call("POST", "auth/passkeys/login", { body });
    expect(replayed.json().error.code).toBe("INVALID_TOKEN");
  });

  test("what another site, an unverified user or a foreign challenge made is refused", async () => {
    const [person, other] = [await server.register("Wary"), await server.register("Other")];
    const refused = async (answer: Awaited<ReturnType<typeof add>>) =>
      expect(answer.json().error.code).toBe("INVALID_TOKEN");
    await refused(await add(person, new FakePasskey("https://phishing.example")));
    await refused(await add(person, new FakePasskey(origin, { isVerified: false })));
    const { challenge } = await begin(other);
    const made = new FakePasskey(origin).make(challenge, host);
    await refused(await server.call("POST", "auth/passkeys", { as: person, body: made }));
    const elsewhere = new FakePasskey(origin).make((await begin(person)).challenge, "example.com");
    await refused(await server.call("POST", "auth/passkeys", { as: person, body: elsewhere }));
    expect(await list(person)).toEqual([]);
    await refused(await logIn(new FakePasskey(origin)));
  });

  test("an attestation with certificates is refused, and an id that no address can hold", async () => {
    const person = await server.register("Certified");
    const withCertificate = new FakePasskey(origin, { format: "android-safetynet" });
    expect((await add(person, withCertificate)).json().error.code).toBe("INVALID_TOKEN");
    const { challenge, rp } = await begin(person);
    const made = new FakePasskey(origin).make(challenge, rp.id);
    const body = { ...made, id: "A".repeat(201), rawId: "A".repeat(201) };
    const answer = await server.call("POST", "auth/passkeys", { as: person, body });
    expect(answer.json().error.code).toBe("VALIDATION_FAILED");
    expect(await list(person)).toEqual([]);
  });

  test("a passkey of one account does not become another's, and a begun login adds none", async () => {
    const [person, other] = [await server.register("First"), await server.register("Second")];
    const passkey = new FakePasskey(origin);
    succeed(await add(person, passkey));
    expect((await add(other, passkey)).statusCode).toBe(409);
    expect((await begin(person)).excludeCredentials.map(({ id }) => id)).toEqual([passkey.id]);
    const { challenge } = await beginLogin();
    const body = new FakePasskey(origin).make(challenge, host);
    const answer = await server.call("POST", "auth/passkeys", { as: person, body });
    expect(answer.json().error.code).toBe("INVALID_TOKEN");
  });

  test("adding one asks for the password, removing one for the password or a passkey", async () => {
    const person = await server.register("Tidy");
    const nothing = await server.call("POST", "auth/passkeys/begin", { as: person, body: {} });
    expect(nothing.json().error.fields).toHaveProperty("password");
    const wrong = await server.call("POST", "auth/passkeys/begin", {
      as: person,
      body: { password: "not it 1" },
    });
    expect(wrong.statusCode).toBe(400);
    const [lost, kept] = [new FakePasskey(origin), new FakePasskey(origin)];
    succeed(await add(person, lost));
    succeed(await add(person, kept));
    const remove = (id: string, body: object, as: Person = person) =>
      server.call("DELETE", `auth/passkeys/${id}`, { as, body });
    expect((await remove(lost.id, {})).statusCode).toBe(400);
    const other = await server.register("Envious");
    expect((await remove(lost.id, { password: other.password }, other)).statusCode).toBe(404);
    const { challenge } = await beginLogin();
    const foreign = { passkey: new FakePasskey(origin).use(challenge, host) };
    expect((await remove(lost.id, foreign)).statusCode).toBe(400);
    const proof = { passkey: kept.use(challenge, host) };
    succeed(await remove(lost.id, proof));
    expect((await logIn(lost)).json().error.code).toBe("INVALID_TOKEN");
    succeed(await remove(kept.id, { password: person.password }));
    expect(await list(person)).toEqual([]);
    const activity = succeed<{ kind: string }[]>(
      await server.call("GET", "auth/activity", { as: person }),
    );
    const kinds = activity.map(({ kind }) => kind).filter((kind) => kind.startsWith("passkey"));
    const two = (kind: string) => [kind, kind];
    expect(kinds.toSorted()).toEqual([...two("passkeyAdded"), ...two("passkeyRemoved")]);
  });

  test("an account has at most 20 passkeys", async () => {
    const person = await server.register("Collector");
    for (let count = 0; count < 20; count += 1) succeed(await add(person, new FakePasskey(origin)));
    const body = { password: person.password };
    const answer = await server.call("POST", "auth/passkeys/begin", { as: person, body });
    expect(answer.statusCode).toBe(400);
  });
});
