import type { Invitation } from "@castor/core/members/invitation.ts";
import type { OpenedInvitation } from "@castor/core/trips/opened-invitation.ts";
import { describe, expect, test } from "vitest";
import { addPoint, addRoute, addTrip, refusal, succeed } from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";
import type { Person } from "../../testing/servers/test-app.ts";

const asViewer = { role: "viewer", seesMoney: false, days: 7, uses: 3 };

describe.each(testDatabases())("invitations on $name (decision 122)", async (kind) => {
  const app = await serveTests(kind);
  const anna = await app.register("Anna");
  const boris = await app.register("Boris");
  const clara = await app.register("Clara");

  const invite = async (tripId: string, changed: object = {}) =>
    succeed<{ invitation: Invitation; token: string }>(
      await app.call("POST", "invitation", {
        as: anna,
        body: { tripId, ...asViewer, ...changed },
      }),
    );
  const list = async (tripId: string) =>
    succeed<Invitation[]>(await app.call("GET", `invitation/${tripId}`, { as: anna }));
  const open = (token: string, as: Person | null = null) =>
    app.call("POST", "invitation/open", { as, body: { token } });
  const accept = (token: string, as: Person) =>
    app.call("POST", "invitation/accept", { as, body: { token } });
  const membersOf = (tripId: string) =>
    app.database.glance((queries) =>
      queries
        .selectFrom("members")
        .select(["user_id as userId", "role", "sees_money as seesMoney"])
        .where("trip_id", "=", tripId)
        .orderBy("since")
        .execute(),
    );
  const codeOf = (answer: Awaited<ReturnType<typeof open>>) => [
    answer.statusCode,
    answer.json<{ error: { code: string } }>().error.code,
  ];
  const gone = [400, "INVALID_TOKEN"];
  const refused = [400, "VALIDATION_FAILED"];

  test("Whoever has joined comes to the trip by the used link again, and nobody else does", async () => {
    const { id } = await addTrip(app, anna);
    const { token } = await invite(id, { uses: 1 });
    succeed(await accept(token, boris));
    expect(succeed(await open(token, boris))).toMatchObject({ owner: "Anna" });
    expect(succeed(await accept(token, boris))).toEqual({ tripId: id });
    for (const as of [null, clara]) expect(codeOf(await open(token, as))).toEqual(gone);
    expect(codeOf(await accept(token, clara))).toEqual(gone);
  });

  test("Whoever opens a link sees the trip's name and dates and who invites, and becomes a member by accepting", async () => {
    const { id } = await addTrip(app, anna, { name: "Vienna" });
    const day = await addRoute(app, anna, id, { date: "2027-05-03 10:30" });
    const { lat, lng } = await addPoint(app, anna, day.id);
    const { token, invitation } = await invite(id, { role: "editor", seesMoney: true });
    const opened = succeed<OpenedInvitation>(await open(token));
    expect(opened).toEqual({
      ...{ name: "Vienna", owner: "Anna", role: "editor", seesMoney: true },
      ...{ startDate: "2027-05-03", endDate: "2027-05-03" },
      cover: {
        fileId: null,
        picture: null,
        area: { south: lat, west: lng, north: lat, east: lng },
      },
    });
    expect(succeed(await accept(token, boris))).toEqual({ tripId: id });
    expect(await membersOf(id)).toEqual([{ userId: boris.id, role: "editor", seesMoney: 1 }]);
    expect(await list(id)).toEqual([{ ...invitation, usesLeft: 2 }]);
    const trip = await app.call("GET", `trip/${id}`, { as: boris });
    expect(trip.json()).toMatchObject({ name: "Vienna", role: "editor", canEdit: true });
  });

  test("Members and the owner are not doubled, and take no use", async () => {
    const { id } = await addTrip(app, anna, {});
    const { token } = await invite(id, { uses: 1 });
    expect(succeed(await accept(token, anna))).toEqual({ tripId: id });
    expect(succeed(await accept(token, boris))).toEqual({ tripId: id });
    // The last use is taken.
    expect(codeOf(await accept(token, clara))).toEqual(gone);
    const { token: other } = await invite(id, { role: "editor", uses: 1 });
    expect(succeed(await accept(other, boris))).toEqual({ tripId: id });
    expect(await membersOf(id)).toEqual([{ userId: boris.id, role: "viewer", seesMoney: 0 }]);
    expect((await list(id)).map(({ usesLeft }) => usesLeft)).toEqual([1]);
  });

  test("Of two who accept the last use at once, one becomes a member", async () => {
    const { id } = await addTrip(app, anna, {});
    const { token } = await invite(id, { uses: 1 });
    const answers = await Promise.all([accept(token, boris), accept(token, clara)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect(await membersOf(id)).toHaveLength(1);
  });

  test("A revoked, an ended and an unknown link, and one of a deleted trip, say the same", async () => {
    const { id } = await addTrip(app, anna, {});
    const revoked = await invite(id);
    succeed(await app.call("DELETE", `invitation/${id}/${revoked.invitation.id}`, { as: anna }));
    const ended = await invite(id);
    await app.database.write((queries) =>
      queries
        .updateTable("invitations")
        .set({ ends: "2020-01-01T00:00:00.000Z" })
        .where("id", "=", ended.invitation.id)
        .execute(),
    );
    expect(await list(id)).toEqual([]);
    const other = await addTrip(app, anna, {});
    const ofDeleted = await invite(other.id);
    succeed(await app.call("DELETE", `trip/${other.id}`, { as: anna }));
    for (const token of [revoked.token, ended.token, ofDeleted.token, "", "x".repeat(100)]) {
      expect(codeOf(await open(token))).toEqual(gone);
      expect(codeOf(await accept(token, boris))).toEqual(gone);
    }
    expect(await membersOf(id)).toEqual([]);
  });

  test("Who is removed or may do less does not come back by an old link; a wider right ends none", async () => {
    const { id } = await addTrip(app, anna, {});
    const give = async (role: string, seesMoney: boolean) =>
      succeed(
        await app.call("POST", "member", {
          as: anna,
          body: { tripId: id, userId: boris.id, role, seesMoney },
        }),
      );
    const first = await invite(id, { role: "viewer" });
    succeed(await accept(first.token, boris));
    await give("editor", true);
    expect(await list(id)).toHaveLength(1);
    await give("editor", false);
    expect(await list(id)).toEqual([]);
    const second = await invite(id, { role: "editor", seesMoney: true });
    await give("viewer", false);
    expect(codeOf(await accept(second.token, boris))).toEqual(gone);
    const third = await invite(id);
    succeed(await app.call("DELETE", `member/${id}/${boris.id}`, { as: anna }));
    expect(codeOf(await accept(third.token, boris))).toEqual(gone);
    // Who leaves leaves the others their links.
    const fourth = await invite(id);
    succeed(await accept(fourth.token, boris));
    succeed(await app.call("DELETE", `member/${id}/${boris.id}`, { as: boris }));
    expect(succeed(await accept(fourth.token, clara))).toEqual({ tripId: id });
  });

  test("Nobody comes into a trip of an account that is being removed", async () => {
    const dora = await app.register("Dora");
    const { id } = await addTrip(app, dora, {});
    const { token } = succeed<{ token: string }>(
      await app.call("POST", "invitation", { as: dora, body: { tripId: id, ...asViewer } }),
    );
    succeed(
      await app.call("DELETE", "auth/account", { as: dora, body: { password: dora.password } }),
    );
    expect(codeOf(await open(token))).toEqual(gone);
    expect(codeOf(await accept(token, boris))).toEqual(gone);
  });

  test("An invitation of another trip is not ended, and the token is stored as a hash alone", async () => {
    const { id } = await addTrip(app, anna, {});
    const other = await addTrip(app, anna, {});
    const { invitation, token } = await invite(id);
    succeed(await app.call("DELETE", `invitation/${other.id}/${invitation.id}`, { as: anna }));
    expect(await list(id)).toEqual([invitation]);
    const rows = await app.database.glance((queries) =>
      queries.selectFrom("invitations").selectAll().execute(),
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(app.log.join("\n")).not.toContain(token);
  });

  test("A trip has at most 50 members and 50 invitations", async () => {
    const { id } = await addTrip(app, anna, {});
    const { token } = await invite(id);
    for (let made = 1; made < 50; made++) await invite(id);
    const more = await app.call("POST", "invitation", {
      as: anna,
      body: { tripId: id, ...asViewer },
    });
    expect(codeOf(more)).toEqual(refused);
    await app.database.write(async (queries) => {
      for (let made = 1; made < 50; made++) {
        const userId = `member-${kind.name}-${made}`;
        const { id: _, ...like } = await queries
          .selectFrom("users")
          .selectAll()
          .where("id", "=", clara.id)
          .executeTakeFirstOrThrow();
        await queries
          .insertInto("users")
          .values({ ...like, id: userId, username: `${userId}@example.org` })
          .execute();
        await queries
          .insertInto("members")
          .values({
            ...{ trip_id: id, user_id: userId, role: "viewer", sees_money: 0 },
            since: like.created,
          })
          .execute();
      }
    });
    expect(codeOf(await accept(token, boris))).toEqual(refused);
  });

  test.each([
    ["role", "owner"],
    ["days", 0],
    ["days", 366],
    ["uses", 0],
    ["uses", 51],
    ["seesMoney", "yes"],
  ])("Of an invitation %s is not %s", async (field, value) => {
    const { id } = await addTrip(app, anna, {});
    const answer = await app.call("POST", "invitation", {
      as: anna,
      body: { tripId: id, ...asViewer, [field]: value },
    });
    expect(refusal(answer)).toEqual([400, [field]]);
  });
});
