import { limits } from "@castor/core/limits.ts";
import type { PushState } from "@castor/core/notices/push.ts";
import { pushLimits } from "@castor/core/notices/push.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { addMember } from "../../testing/calls/add-members.ts";
import { noteCalls } from "../../testing/calls/note-calls.ts";
import { addTrip, succeed } from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { servePushes } from "../../testing/servers/push-process.ts";
import type { Person } from "../../testing/servers/test-app.ts";
import { tell } from "./notice-store.ts";

const secondMs = 1_000;
const hourMs = 3_600 * secondMs;

describe.each(testDatabases())("push messages on $name", async (kind) => {
  const { app, push, log, clock, later, run } = await servePushes(kind);
  let number = 0;
  let anna: Person;
  let olga: Person;
  let trip: Trip;
  beforeEach(async () => {
    number += 1;
    anna = await app.register(`Anna${number}`);
    olga = await app.register(`Olga${number}`);
    trip = await addTrip(app, anna, { name: "Georgia" });
    await addMember(app, trip.id, olga, "editor");
  });

  const subscribe = async (as = olga, browser = "firefox") =>
    app.call("PUT", "push", { as, body: push.subscribe(browser) });
  const isOn = async (as = olga) => succeed<PushState>(await app.call("GET", "push", { as })).isOn;
  const detail = { trip: "Georgia", who: "Anna", text: "Buy a map", role: null };
  /** Tells Olga something at the time of the process. */
  const tellOlga = (subjectId = "note", more: Partial<typeof detail> = {}) =>
    app.database.write((queries) =>
      tell(
        queries,
        {
          ...{ userId: olga.id, tripId: trip.id, kind: "mentioned", subjectId },
          detail: { ...detail, ...more },
        },
        clock.now,
      ),
    );
  const bodies = () => push.received.map(({ message }) => message.body);
  const waiting = () =>
    app.database.glance((queries) =>
      queries.selectFrom("push_messages").select(["attempts", "next_try"]).execute(),
    );

  test("a device that asked for it gets what the bell tells, encrypted for it and signed by this server", async () => {
    expect(await isOn()).toBe(false);
    await tellOlga();
    const state = succeed<PushState>(await subscribe());
    expect(state).toEqual({ publicKey: expect.stringMatching(/^[\w-]{87}$/), isOn: true });
    await tellOlga("other");
    await run();
    const key = state.publicKey;
    expect(push.received).toEqual([
      {
        browser: "firefox",
        message: {
          title: "Georgia",
          body: "Anna mentioned you in “Georgia”: Buy a map",
          tag: "mentioned:other",
          path: expect.stringMatching(`^/tasks/${trip.id}\\?notice=[\\w-]+$`),
        },
        ttl: pushLimits.hours * 3_600,
        topic: expect.stringMatching(/^[\w-]{32}$/),
        sender: { aud: push.url, sub: expect.stringMatching(/^mailto:castor@/), key },
      },
    ]);
    expect(await waiting()).toEqual([]);
    expect(succeed(await app.call("DELETE", "push", { as: olga }))).toMatchObject({ isOn: false });
    await tellOlga("third");
    await run();
    expect(push.received).toHaveLength(1);
  });

  test("a change of the trip queues it in its transaction, for others than who made it", async () => {
    await subscribe(olga, "of-olga");
    await subscribe(anna, "of-anna");
    await noteCalls(app, anna).add(trip.id, { text: `Ask @Olga${number} and @Anna${number}` });
    const twin = await app.startTwin();
    await vi.waitFor(() => expect(push.received).not.toEqual([]), { timeout: 20_000 });
    await twin.close();
    expect(push.received.map(({ browser }) => browser)).toEqual(["of-olga"]);
  });

  test("it speaks the reader's language, and is as short as push services want it", async () => {
    await app.call("PUT", "auth/language", { as: olga, body: { lang: "ru" } });
    await app.database.write((queries) =>
      queries.updateTable("users").set({ lang: "ru" }).where("id", "=", olga.id).execute(),
    );
    await subscribe();
    await tellOlga("note", { trip: "🏔".repeat(limits.name), text: "\u0001".repeat(500) });
    await run();
    expect(bodies()[0]).toMatch(/^Anna пишет вам в «🏔/);
    expect([...(push.received[0]?.message.title ?? "")]).toHaveLength(80);
  });

  test("what is read, replaced or taken back meanwhile is not sent, nor what the reader may not know any more", async () => {
    await subscribe();
    await tellOlga();
    await tellOlga("note", { text: "Buy two maps" });
    await run();
    expect(bodies()).toEqual(["Anna mentioned you in “Georgia”: Buy two maps"]);
    await tellOlga("read");
    succeed(await app.call("POST", "notice/read", { as: olga, body: {} }));
    await tellOlga("removed");
    succeed(await app.call("DELETE", `member/${trip.id}/${olga.id}`, { as: anna }));
    push.received.length = 0;
    await run();
    expect(bodies().filter((body) => body.includes("mentioned"))).toEqual([]);
    expect((await waiting()).filter(({ next_try }) => next_try > "2030")).toEqual([]);
  });

  test.each([404, 410])("a browser that is gone (%i) gets nothing any more", async (status) => {
    await subscribe();
    push.status = status;
    await tellOlga();
    await tellOlga("other");
    await run();
    expect([await isOn(), await waiting()]).toEqual([false, []]);
  });

  test.each([500, 429])(
    "an answer %i is tried again, later and later, for a day",
    async (status) => {
      await subscribe();
      push.status = status;
      await tellOlga();
      await run();
      expect(await waiting()).toMatchObject([{ attempts: 1 }]);
      later(secondMs);
      push.status = 201;
      await run();
      expect(push.received).toEqual([]);
      later(5 * 60 * secondMs);
      await run();
      expect(bodies()).toHaveLength(1);
      push.status = status;
      await tellOlga("other");
      await run();
      later(pushLimits.hours * hourMs);
      await run();
      expect([await waiting(), await isOn()]).toEqual([[], true]);
    },
  );

  test.each([401, 403])(
    "an answer %i is of the server, not of the device: it is tried again and the device stays",
    async (status) => {
      await subscribe();
      push.status = status;
      for (let index = 0; index <= pushLimits.failures; index++) await tellOlga(`note ${index}`);
      await run();
      later(pushLimits.hours * hourMs);
      await run();
      expect([await waiting(), await isOn()]).toEqual([[], true]);
      await tellOlga();
      await run();
      expect(await waiting()).toMatchObject([{ attempts: 1 }]);
      push.status = 201;
      later(2 * secondMs);
      await run();
      expect(bodies()).toHaveLength(1);
    },
  );

  test("a service that has just failed is not called, and its messages have no attempt more", async () => {
    await subscribe();
    push.status = 500;
    for (const subject of ["a", "b", "c"]) await tellOlga(subject);
    await run();
    const { asked } = push;
    await tellOlga("d");
    await run();
    expect(push.asked).toBe(asked);
    const attempts = (await waiting()).map((message) => message.attempts);
    expect(attempts.toSorted()).toEqual([0, 1, 1, 1]);
  });

  test("a notice that cannot be read is dropped and logged, and holds up no other", async () => {
    await subscribe();
    await tellOlga("bad");
    await app.database.write((queries) =>
      queries
        .updateTable("notices")
        .set({ detail: "{}" })
        .where("subject_id", "=", "bad")
        .execute(),
    );
    await tellOlga("good");
    await run();
    expect([bodies().length, await waiting()]).toEqual([1, []]);
    expect(log.warn).toHaveBeenCalledWith(
      expect.objectContaining({ noticeId: expect.any(String) }),
      "a push message could not be written",
    );
  });

  test("a device that takes no message several times in a row gets none any more; one that takes one begins anew", async () => {
    await subscribe();
    const fail = async (times: number) => {
      push.status = 413;
      for (let index = 0; index < times; index++) {
        await tellOlga(`note ${index}`);
        await run();
      }
    };
    await fail(pushLimits.failures - 1);
    push.status = 201;
    await tellOlga();
    await run();
    await fail(pushLimits.failures - 1);
    expect(await isOn()).toBe(true);
    await fail(1);
    expect(await isOn()).toBe(false);
  });

  test("what a killed process had is sent by another one when its claim is over", async () => {
    await subscribe();
    await tellOlga();
    await run({ send: () => Promise.reject(new Error("killed")) });
    await run();
    expect(push.received).toEqual([]);
    later(60 * secondMs);
    await run();
    expect(bodies()).toHaveLength(1);
  });
});
