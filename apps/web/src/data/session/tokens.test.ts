import { endpoints } from "@castor/core/endpoints.ts";
import { makeTrip } from "@castor/core/testing/make.ts";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, refuse } from "../../../testing/fake-api.ts";
import { forgetEverybody, logInAs } from "../../../testing/log-in.ts";
import { readStored, writeStored } from "../../device/storage/storage.ts";
import { startWords } from "../../i18n/words.ts";
import { callEndpoint } from "../http/call-endpoint.ts";
import { setNavigation } from "./navigation.ts";
import { endedUser } from "./session-store.ts";
import { clearTokens, refreshTokens } from "./tokens.ts";

const { trips, account } = endpoints;
let api: FakeApi;
const go = vi.fn<(address: string) => void>();

beforeAll(startWords);
beforeEach(() => {
  api = new FakeApi();
  api.on(trips.get, ({ id }, { headers }) =>
    headers.get("Authorization") === "Bearer access-2" ? makeTrip({ id }) : refuse("UNAUTHORIZED"),
  );
  setNavigation({ go, reload: vi.fn() });
  logInAs();
  window.history.replaceState(null, "", "/map/abc/show?point=p1");
});
afterEach(() => {
  vi.unstubAllGlobals();
  go.mockReset();
  writeStored("demo_trip", null);
  forgetEverybody();
});

test("Any number of concurrent 401s refresh the token once, and each call is retried once", async () => {
  api.on(account.refresh, () => ({ access_token: "access-2" }));
  const read = ["a", "b", "c", "d"].map((id) => callEndpoint(trips.get, { id }));
  expect((await Promise.all(read)).map(({ id }) => id)).toEqual(["a", "b", "c", "d"]);
  expect(api.callsOf(account.refresh).map(({ body }) => body)).toEqual([
    { refresh_token: "refresh-1" },
  ]);
  expect(api.callsOf(trips.get)).toHaveLength(8);
  expect(readStored("access_token")).toBe("access-2");
});

test("A token that another tab has refreshed meanwhile is used without another refresh", async () => {
  api.on(account.refresh, () => refuse("UNAUTHORIZED"));
  api.on(trips.get, ({ id }, { headers }) => {
    if (headers.get("Authorization") === "Bearer access-2") return makeTrip({ id });
    writeStored("access_token", "access-2");
    return refuse("UNAUTHORIZED");
  });
  await callEndpoint(trips.get, { id: "a" });
  expect(api.callsOf(account.refresh)).toEqual([]);
});

test.each(["UNAUTHORIZED", "FORBIDDEN"] as const)(
  "%s on the refresh call clears both tokens and goes to /login with redirectUrl",
  async (code) => {
    api.on(account.refresh, () => refuse(code));
    await expect(callEndpoint(trips.get, { id: "a" })).rejects.toMatchObject({ status: 401 });
    expect([readStored("access_token"), readStored("refresh_token")]).toEqual([null, null]);
    expect(go.mock.calls).toEqual([["/login?redirectUrl=%2Fmap%2Fabc%2Fshow%3Fpoint%3Dp1"]]);
  },
);

test("Without a stored refresh token a 401 goes to /login at once", async () => {
  writeStored("refresh_token", null);
  await expect(callEndpoint(trips.get, { id: "a" })).rejects.toMatchObject({ status: 401 });
  expect(api.callsOf(account.refresh)).toEqual([]);
  expect(go).toHaveBeenCalledOnce();
});

test.each([
  ["stays where the demo is", "made-1", null, 0],
  ["goes to /login from another page", "made-2", null, 1],
  ["goes to /login when there was a session", "made-1", "access-1", 1],
])("Without a stored token a 401 %s", async (_, demo, token, times) => {
  writeStored("refresh_token", null);
  writeStored("demo_trip", demo);
  window.history.replaceState(null, "", "/map/made-1/show");
  writeStored("access_token", token);
  await expect(callEndpoint(trips.get, { id: "a" })).rejects.toMatchObject({ status: 401 });
  expect(go).toHaveBeenCalledTimes(times);
});

test("A refresh that the server could not answer keeps the tokens and rejects the call", async () => {
  api.on(account.refresh, () => refuse("INTERNAL"));
  await expect(callEndpoint(trips.get, { id: "a" })).rejects.toMatchObject({ status: 500 });
  expect(readStored("refresh_token")).toBe("refresh-1");
  expect(go).not.toHaveBeenCalled();
});

test("A call that still gets 401 after the refresh is rejected and goes to /login, not refreshed again", async () => {
  api.on(account.refresh, () => ({ access_token: "access-3" }));
  await expect(callEndpoint(trips.get, { id: "a" })).rejects.toMatchObject({ status: 401 });
  expect(api.callsOf(account.refresh)).toHaveLength(1);
  expect(api.callsOf(trips.get)).toHaveLength(2);
  expect(readStored("refresh_token")).toBeNull();
  expect(go).toHaveBeenCalledOnce();
});

test("A login that is refused shows the server's message and refreshes nothing", async () => {
  api.on(account.login, () => refuse("UNAUTHORIZED", "Wrong email or password."));
  const login = callEndpoint(account.login, { body: { username: "a@b.co", password: "x" } });
  await expect(login).rejects.toMatchObject({ message: "Wrong email or password.", status: 401 });
  expect(api.callsOf(account.refresh)).toEqual([]);
  expect(readStored("access_token")).toBe("access-1");
});

test.each(["/reset-password", "/auth/callback", "/login"])(
  "An ended session is cleared at %s without leaving the page, which needs no login",
  async (path) => {
    window.history.replaceState(null, "", path);
    api.on(account.refresh, () => refuse("UNAUTHORIZED"));
    await expect(callEndpoint(trips.get, { id: "a" })).rejects.toMatchObject({ status: 401 });
    expect(readStored("access_token")).toBeNull();
    expect(go).not.toHaveBeenCalled();
  },
);

test("A write begun as one user is never retried as another who logged in meanwhile", async () => {
  api.on(trips.save, () => {
    logInAs("boris", "access-b");
    return refuse("UNAUTHORIZED");
  });
  const save = callEndpoint(trips.save, { body: { name: "Anna's" } });
  await expect(save).rejects.toMatchObject({ status: 401 });
  expect(api.callsOf(trips.save)).toHaveLength(1);
  expect([readStored("user_id"), readStored("access_token")]).toEqual(["boris", "access-b"]);
  expect(go).not.toHaveBeenCalled();
});

test("Without user ids two sessions are told apart all the same", async () => {
  writeStored("user_id", null);
  api.on(trips.save, () => {
    writeStored("refresh_token", "refresh-b");
    writeStored("access_token", "access-b");
    return refuse("UNAUTHORIZED");
  });
  const save = callEndpoint(trips.save, { body: { name: "Anna's" } });
  await expect(save).rejects.toMatchObject({ status: 401 });
  expect(api.callsOf(trips.save)).toHaveLength(1);
});

test("A second 401 does not end the session that another tab has begun meanwhile", async () => {
  api.on(account.refresh, () => ({ access_token: "access-3" }));
  let asked = 0;
  api.on(trips.get, () => {
    if (++asked === 2) logInAs("boris", "access-b");
    return refuse("UNAUTHORIZED");
  });
  await expect(callEndpoint(trips.get, { id: "a" })).rejects.toMatchObject({ status: 401 });
  expect(readStored("access_token")).toBe("access-b");
  expect(go).not.toHaveBeenCalled();
});

test("whose session has ended stays known when later calls or other tabs find no session any more; a logout forgets them", async () => {
  api.on(account.refresh, () => refuse("UNAUTHORIZED"));
  await expect(callEndpoint(trips.get, { id: "a" })).rejects.toMatchObject({ status: 401 });
  expect(endedUser()).toBe("anna");
  await expect(callEndpoint(trips.get, { id: "b" })).rejects.toMatchObject({ status: 401 });
  expect(await refreshTokens("access-1")).toBe(false);
  expect(endedUser()).toBe("anna");
  clearTokens();
  expect(await refreshTokens("access-1")).toBe(false);
  expect(endedUser()).toBeNull();
});
