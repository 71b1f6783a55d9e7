import type { Me } from "@castor/core/account/session.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeApi, refuse } from "../../../testing/fake-api.ts";
import { forgetEverybody, logInAs } from "../../../testing/log-in.ts";
import { readStored, writeStored } from "../../device/storage/storage.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { callEndpoint } from "../http/call-endpoint.ts";
import { queryClient } from "../http/query-client.ts";
import { setNavigation } from "./navigation.ts";
import { keepSession, logOut, useMe } from "./session.ts";
import { useSession, watchSession } from "./session-store.ts";
import { endSession } from "./tokens.ts";

const { account, trips } = endpoints;
const reload = vi.fn();
const go = vi.fn();
let api: FakeApi;
const anna: Me = {
  id: "anna",
  username: "anna@castor.example",
  lang: "en",
  defaultCurrency: null,
  fullName: "Anna",
  publicName: "Anna",
  hasPassword: true,
};
const stored = () => [
  readStored("access_token"),
  readStored("refresh_token"),
  readStored("user_id"),
];

beforeAll(startWords);
beforeEach(() => {
  api = new FakeApi();
  setNavigation({ go, reload });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  reload.mockReset();
  go.mockReset();
  queryClient.clear();
  forgetEverybody();
  await setLanguage("en");
});

test("Login stores the tokens and user id and sets the language", async () => {
  const { result } = renderHook(useSession);
  expect(result.current.isLoggedIn).toBe(false);
  await act(() =>
    keepSession({
      id: "anna",
      lang: "ru",
      access_token: "access",
      refresh_token: "refresh",
    }),
  );
  expect(stored()).toEqual(["access", "refresh", "anna"]);
  expect(document.documentElement.lang).toBe("ru");
  expect(result.current).toEqual({ isLoggedIn: true, userId: "anna" });
});

test("Setting tokens requires an access token; refresh token, id and lang are optional", async () => {
  api.on(account.login, () =>
    Response.json({
      success: true,
      message: "",
      id: "a",
      lang: "en",
      access_token: "",
      refresh_token: "r",
    }),
  );
  const login = callEndpoint(account.login, { body: { username: "a@b.co", password: "x" } });
  await expect(login).rejects.toMatchObject({ code: "BAD_ANSWER" });
  expect(stored()).toEqual([null, null, null]);
  await keepSession({ access_token: "access" });
  expect(stored()).toEqual(["access", null, null]);
  expect(document.documentElement.lang).toBe("en");
});

test("An answer with nothing but an access token logs in", async () => {
  api.on(account.login, () => Response.json({ access_token: "access" }));
  const body = { username: "a@b.co", password: "x" };
  const answer = await callEndpoint(account.login, { body });
  if ("challenge" in answer) throw new Error("A second step is asked for.");
  await keepSession(answer);
  expect(stored()).toEqual(["access", null, null]);
});

test("Of another user's session nothing is kept by a login, of one's own the refresh token", async () => {
  logInAs("anna");
  await keepSession({ id: "anna", access_token: "access-2" });
  expect(stored()).toEqual(["access-2", "refresh-1", "anna"]);
  await keepSession({ id: "boris", access_token: "access-b" });
  expect(stored()).toEqual(["access-b", null, "boris"]);
});

test("What was shared while another user's session was here, or had expired, is removed by a login", async () => {
  const remove = vi.fn(async () => true);
  vi.stubGlobal("caches", { delete: remove });
  await keepSession({ id: "anna", access_token: "first" });
  await keepSession({ id: "anna", access_token: "again" });
  endSession();
  await keepSession({ id: "anna", access_token: "after its end" });
  expect(remove).not.toHaveBeenCalled();
  endSession();
  await keepSession({ id: "boris", access_token: "b" });
  expect(remove).toHaveBeenCalledExactlyOnceWith("castor-shared");
  await keepSession({ id: "clara", access_token: "c" });
  expect(remove).toHaveBeenCalledTimes(2);
});

test("Other tabs see an access token only with the rest of its session", async () => {
  logInAs("anna");
  const seen: unknown[] = [];
  const stop = watchSession(() => seen.push(stored()));
  await keepSession({ id: "boris", access_token: "access-b", refresh_token: "refresh-b" });
  stop();
  expect(seen.filter((now) => Array.isArray(now) && now[0] !== null)).toEqual([
    ["access-b", "refresh-b", "boris"],
  ]);
});

test.each([
  ["answers", () => ({ success: true })],
  ["does not answer", () => Promise.reject(new TypeError("Failed to fetch"))],
])("Logout removes the tokens and reloads the page when the server %s", async (_, answer) => {
  logInAs();
  api.on(account.logout, answer);
  await logOut();
  expect(api.callsOf(account.logout).map(({ body }) => body)).toEqual([
    { refresh_token: "refresh-1" },
  ]);
  expect(stored()).toEqual([null, null, null]);
  expect(reload).toHaveBeenCalledOnce();
});

test("A logout removes what another program has shared and no trip has taken", async () => {
  const remove = vi.fn(async () => true);
  vi.stubGlobal("caches", { delete: remove });
  logInAs();
  api.on(account.logout, () => ({ success: true }));
  await logOut();
  expect(remove).toHaveBeenCalledWith("castor-shared");
});

test("A call that is refused while its session is logged out does not open the login page", async () => {
  logInAs();
  api.on(trips.get, () => refuse("UNAUTHORIZED"));
  const refused = vi.fn();
  api.on(account.logout, async () => {
    await callEndpoint(trips.get, { id: "abc" }).catch(refused);
    return { success: true };
  });
  await logOut();
  await callEndpoint(trips.get, { id: "abc" }).catch(refused);
  expect(refused).toHaveBeenCalledTimes(2);
  expect(go).not.toHaveBeenCalled();
  expect(api.callsOf(account.refresh)).toEqual([]);
});

test("A logout does not end the session that another tab has begun meanwhile", async () => {
  logInAs("anna");
  api.on(account.logout, () => {
    logInAs("boris", "access-b");
    writeStored("refresh_token", "refresh-b");
    return { success: true };
  });
  await logOut();
  expect(stored()).toEqual(["access-b", "refresh-b", "boris"]);
  expect(reload).toHaveBeenCalledOnce();
});

test("A current-user lookup whose response has no id clears the tokens and user id", async () => {
  logInAs();
  api.on(account.me, () => Response.json({ ...anna, id: undefined }));
  renderHook(useMe);
  await waitFor(() => expect(stored()).toEqual([null, null, null]));
});

test("A captive portal's answer to the current-user lookup keeps the tokens", async () => {
  logInAs();
  api.on(account.me, () => new Response("<html>Welcome to the hotel</html>"));
  const { result } = renderHook(useMe);
  await waitFor(() => expect(result.current.state).toBe("error"));
  expect(stored()[0]).toBe("access-1");
});

test("A current-user lookup that fails keeps the tokens", async () => {
  logInAs();
  api.on(account.me, () => refuse("TOO_MANY_REQUESTS"));
  const { result } = renderHook(useMe);
  await waitFor(() => expect(result.current.state).toBe("error"));
  expect(stored()[0]).toBe("access-1");
});

test("Without an access token there is no current-user lookup", () => {
  renderHook(useMe);
  expect(api.calls).toEqual([]);
});

test("What one user read is not shown to the next", async () => {
  logInAs("anna");
  api.on(account.me, () => anna);
  const { result } = renderHook(useMe);
  await waitFor(() => expect(result.current.data?.fullName).toBe("Anna"));
  api.on(account.me, () => ({ ...anna, id: "boris", fullName: "Boris" }));
  act(() => logInAs("boris", "access-b"));
  expect(result.current.data?.fullName).not.toBe("Anna");
  await waitFor(() => expect(result.current.data?.fullName).toBe("Boris"));
});
