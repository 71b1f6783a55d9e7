import type { AccountExport } from "@castor/core/account/account-export.ts";
import type { PushState } from "@castor/core/notices/push.ts";
import { pushLimits } from "@castor/core/notices/push.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { logIn } from "../../testing/calls/account-calls.ts";
import { addTrip, succeed } from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { servePushes } from "../../testing/servers/push-process.ts";
import type { Person } from "../../testing/servers/test-app.ts";
import { tell } from "./notice-store.ts";

describe.each(testDatabases())("devices that get push messages on $name", async (kind) => {
  const { app, push, clock, run } = await servePushes(kind);
  let number = 0;
  let anna: Person;
  let olga: Person;
  let tripId: string;
  beforeEach(async () => {
    number += 1;
    anna = await app.register(`Anna${number}`);
    olga = await app.register(`Olga${number}`);
    tripId = (await addTrip(app, olga, { name: "Georgia" })).id;
  });

  const subscribe = async (as = olga, browser = "firefox") =>
    app.call("PUT", "push", { as, body: push.subscribe(browser) });
  const isOn = async (as = olga) => succeed<PushState>(await app.call("GET", "push", { as })).isOn;
  /** Tells Olga something at the time of the process. */
  const tellOlga = () => {
    const detail = { trip: "Georgia", who: "Anna", text: "", role: null };
    const notice = { userId: olga.id, tripId, kind: "joined", subjectId: tripId, detail } as const;
    return app.database.write((queries) => tell(queries, notice, clock.now));
  };

  test("a logout on the device ends it, and the next user of the browser gets their own alone", async () => {
    await subscribe(olga);
    await app.call("POST", "auth/logout", { body: { refresh_token: olga.refreshToken } });
    await tellOlga();
    await run();
    expect(push.received).toEqual([]);
    const again = await logIn(app, olga);
    expect(await isOn(again)).toBe(false);
    await subscribe(again);
    await subscribe(anna);
    expect([await isOn(again), await isOn(anna)]).toEqual([false, true]);
  });

  test("ten devices of a user get them, the oldest goes; the download says only since when", async () => {
    const devices: Person[] = [];
    for (let index = 0; index <= pushLimits.devices; index++) {
      const device = await logIn(app, olga);
      devices.push(device);
      succeed(await subscribe(device, `device-${index}`));
    }
    const [oldest, second] = devices;
    expect([await isOn(oldest), await isOn(second)]).toEqual([false, true]);
    const file = await app.call("GET", "auth/export", { as: olga });
    const { pushDevices } = succeed<AccountExport>(file);
    expect(pushDevices).toHaveLength(pushLimits.devices);
    expect(pushDevices[0]).toEqual({ created: expect.stringMatching(/Z$/) });
    expect(file.body + app.log.join()).not.toContain(`${push.url}/push`);
  });

  test("with the account it goes", async () => {
    await subscribe();
    await tellOlga();
    const removal = { as: olga, body: { password: olga.password } };
    succeed(await app.call("DELETE", "auth/account", removal));
    await run();
    expect(push.received).toEqual([]);
    const left = await app.database.glance((queries) =>
      queries.selectFrom("push_subscriptions").select("user_id").execute(),
    );
    expect(left).toEqual([]);
  });

  test.each([
    ["https://127.0.0.1/push", "firefox"],
    ["https://updates.push.services.mozilla.com/wpush/v2/x", "a service that is not allowed here"],
    ["javascript:alert(1)", "no address"],
    [`https://x.push.apple.com/${"x".repeat(pushLimits.endpoint)}`, "too long"],
    ["https://x.push.apple.com/ы", "no ASCII"],
  ])("an endpoint elsewhere is refused: %s", async (endpoint) => {
    const body = { ...push.subscribe("firefox"), endpoint };
    const answer = await app.call("PUT", "push", { as: olga, body });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).not.toContain(endpoint);
    expect(await isOn()).toBe(false);
  });

  test("keys that are none are refused; visitors get 401", async () => {
    const { endpoint, keys } = push.subscribe("firefox");
    for (const wrong of [
      { ...keys, auth: "short" },
      { ...keys, p256dh: "!".repeat(87) },
    ]) {
      const answer = await app.call("PUT", "push", { as: olga, body: { endpoint, keys: wrong } });
      expect(answer.statusCode).toBe(400);
    }
    for (const method of ["GET", "PUT", "DELETE"]) {
      const body = method === "PUT" ? push.subscribe("x") : undefined;
      expect((await app.call(method, "push", { body })).statusCode).toBe(401);
    }
  });

  test("keys that are no point of the curve end it when something is sent", async () => {
    const { endpoint, keys } = push.subscribe("firefox");
    const body = { endpoint, keys: { ...keys, p256dh: "B".repeat(87) } };
    succeed(await app.call("PUT", "push", { as: olga, body }));
    await tellOlga();
    await run();
    expect([push.asked, await isOn()]).toEqual([0, false]);
  });

  test("all processes have one pair of keys", async () => {
    const keyOf = async (process: { inject: typeof app.app.inject }) => {
      const headers = { authorization: `Bearer ${olga.accessToken}` };
      return (await process.inject({ url: "/api/push", headers })).json<PushState>().publicKey;
    };
    const twin = await app.startTwin();
    expect(await keyOf(twin)).toBe(await keyOf(app.app));
    await twin.close();
  });
});
