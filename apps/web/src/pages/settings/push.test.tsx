import { endpoints } from "@castor/core/endpoints.ts";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type FakeApi, refuse } from "../../../testing/fake-api.ts";
import { forgetPage } from "../../../testing/forget-page.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { keepAccount, openSettings, section } from "../../../testing/open-settings.ts";
import { renewPush } from "../../data/push/push-here.ts";
import { keepSession, logOut } from "../../data/session/session.ts";
import { readStored, writeStored } from "../../device/storage/storage.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";

const { account, notices, push } = endpoints;
const keys = { p256dh: "B".repeat(87), auth: "A".repeat(22) };
let api: FakeApi;
let kept: ReturnType<typeof keepAccount>["kept"];
/** What the browser has subscribed to; null for nothing. */
let endpoint: string | null;
let answer: NotificationPermission;
let asked: number;

/** A browser with push messages, as far as they are used. */
function givePush(
  permission: NotificationPermission,
  subscribe = async () => {},
  unsubscribe = async () => {},
) {
  const subscription = () => ({
    endpoint,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint, expirationTime: null, keys }),
    unsubscribe: async () => {
      await unsubscribe();
      endpoint = null;
    },
  });
  const registration = {
    active: {},
    getNotifications: async () => [],
    pushManager: {
      getSubscription: async () => (endpoint === null ? null : subscription()),
      subscribe: async (options: PushSubscriptionOptionsInit) => {
        expect(options).toEqual({ userVisibleOnly: true, applicationServerKey: keys.p256dh });
        await subscribe();
        endpoint = "https://web.push.apple.com/new";
        return subscription();
      },
    },
  };
  const serviceWorker = {
    ...{ getRegistration: async () => registration, ready: registration },
    // The app's own worker is not started here.
    ...{
      addEventListener: () => {},
      removeEventListener: () => {},
      register: () => Promise.reject(new Error("no worker")),
    },
  };
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: serviceWorker });
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", {
    permission,
    requestPermission: async () => {
      asked += 1;
      return answer;
    },
  });
}

beforeAll(startWords);
beforeEach(async () => {
  await setLanguage("en");
  endpoint = null;
  answer = "granted";
  asked = 0;
  ({ api, kept } = keepAccount());
  api.on(push.save, () => {
    kept.push = { ...kept.push, isOn: true };
    return kept.push;
  });
  api.on(push.remove, () => {
    kept.push = { ...kept.push, isOn: false };
    return kept.push;
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "serviceWorker");
  forgetPage();
});

const theSwitch = () =>
  section("Reminders").findByRole<HTMLInputElement>("switch", { name: /Push messages/ });

test("push messages are off until somebody asks for them; the browser is asked at the press", async () => {
  givePush("default");
  await openSettings();
  expect([(await theSwitch()).checked, asked]).toEqual([false, 0]);
  await userEvent.click(await theSwitch());
  await waitFor(async () => expect((await theSwitch()).disabled).toBe(false));
  expect([(await theSwitch()).checked, asked]).toEqual([true, 1]);
  const body = { endpoint: "https://web.push.apple.com/new", keys };
  expect(api.callsOf(push.save)).toMatchObject([{ body }]);
  expect(readStored("push_endpoint")).toBe(body.endpoint);
  await userEvent.click(await theSwitch());
  await waitFor(() => expect(readStored("push_endpoint")).toBeNull());
  await waitFor(async () => expect((await theSwitch()).checked).toBe(false));
  expect([endpoint, api.callsOf(push.remove).length]).toEqual([null, 1]);
});

test("who does not allow it is not subscribed", async () => {
  givePush("default");
  answer = "denied";
  await openSettings();
  await userEvent.click(await theSwitch());
  await waitFor(async () => expect((await theSwitch()).checked).toBe(false));
  expect([endpoint, api.callsOf(push.save)]).toEqual([null, []]);
});

test("a browser that cannot, and a server that does not save it, say so", async () => {
  givePush("granted", async () => {
    throw new DOMException("no service", "AbortError");
  });
  await openSettings();
  await userEvent.click(await theSwitch());
  expect(await screen.findByText(/Your browser could not turn this on/)).toBeDefined();
  expect((await theSwitch()).checked).toBe(false);
  givePush("granted");
  api.on(push.save, () => refuse("TOO_MANY_REQUESTS"));
  await userEvent.click(await theSwitch());
  expect(await screen.findByText(/The change was not saved/)).toBeDefined();
  expect([(await theSwitch()).checked, readStored("push_endpoint")]).toEqual([false, null]);
});

test.each([
  ["blocked", /Notifications of this site are blocked/, () => givePush("denied")],
  ["none", /This browser cannot get push messages/, () => {}],
  [
    "an iPhone's browser",
    /iPhones and iPads/,
    () => vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (iPhone)"),
  ],
  [
    "not offered",
    /This server sends no push messages/,
    () => {
      givePush("granted");
      kept.push.publicKey = null;
    },
  ],
])("where there are none it says why: %s", async (_, why, prepare) => {
  prepare();
  await openSettings();
  expect(await section("Reminders").findByText(why)).toBeDefined();
  expect((await theSwitch()).disabled).toBe(true);
});

test("a start of the app tells the server another place, or one that it has given up, and nothing where it knows it", async () => {
  const former = "https://web.push.apple.com/former";
  const now = "https://web.push.apple.com/new";
  const begin = async (known: string | null, here: string | null, isOn: boolean) => {
    api.calls.length = 0;
    kept.push = { ...kept.push, isOn };
    endpoint = here;
    writeStored("push_endpoint", known);
    await renewPush();
    return [api.callsOf(push.save).length, readStored("push_endpoint")];
  };
  givePush("granted");
  expect(await begin(null, null, false)).toEqual([0, null]);
  expect(api.calls).toEqual([]);
  expect(await begin(now, now, true)).toEqual([0, now]);
  expect(await begin(former, null, true)).toEqual([1, now]);
  expect(await begin(now, now, false)).toEqual([1, now]);
  givePush("default");
  expect(await begin(now, now, false)).toEqual([0, now]);
});

test("who logs in where somebody else is logged in gets none of their messages, and their session is ended", async () => {
  givePush("granted");
  api.on(account.logout, () => ({ success: true }));
  endpoint = "https://web.push.apple.com/new";
  writeStored("push_endpoint", endpoint);
  await keepSession({ id: "olga", access_token: "of-olga", refresh_token: "refresh-olga" });
  expect([endpoint, readStored("push_endpoint"), readStored("user_id")]).toEqual([
    null,
    null,
    "olga",
  ]);
  const body = { refresh_token: "refresh-1" };
  expect(api.callsOf(account.logout)).toMatchObject([{ body }]);
});

test("a logout ends them in the browser whoever has turned them on", async () => {
  givePush("granted");
  api.on(account.logout, () => ({ success: true }));
  endpoint = "https://web.push.apple.com/new";
  await logOut();
  expect(endpoint).toBeNull();
});

test("a logout does not wait for a push service that does not answer", async () => {
  vi.useFakeTimers();
  givePush(
    "granted",
    async () => {},
    () => new Promise(() => {}),
  );
  api.on(account.logout, () => ({ success: true }));
  endpoint = "https://web.push.apple.com/new";
  const done = logOut();
  await vi.advanceTimersByTimeAsync(10_000);
  await done;
  expect(readStored("refresh_token")).toBeNull();
});

test("an account that is gone gets none in this browser any more", async () => {
  givePush("granted");
  api.on(account.me, () => Response.json({ ...kept.me, id: undefined }));
  endpoint = "https://web.push.apple.com/new";
  openApp("/help");
  await waitFor(() => expect(endpoint).toBeNull());
});

test("the notice of a pressed message is read, and leaves the address", async () => {
  api.on(notices.read, () => ({ success: true }));
  const router = await openSettings("/settings?notice=abc");
  await waitFor(() => expect(router.state.location.href).toBe("/settings"));
  // React's strict mode runs an effect twice.
  expect(api.callsOf(notices.read)[0]).toMatchObject({ body: { ids: ["abc"] } });
});
