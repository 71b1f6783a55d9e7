import { endpoints } from "@castor/core/endpoints.ts";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type FakeApi, refuse } from "../../../testing/fake-api.ts";
import { forgetPage } from "../../../testing/forget-page.ts";
import { keepAccount, openSettings, section } from "../../../testing/open-settings.ts";
import { renewPush } from "../../data/push/push-here.ts";
import { readStored, writeStored } from "../../device/storage/storage.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";

const { push } = endpoints;
const keys = { p256dh: "B".repeat(87), auth: "A".repeat(22) };
let api: FakeApi;
let kept: ReturnType<typeof keepAccount>["kept"];
/** What the browser has subscribed to; null for nothing. */
let endpoint: string | null;
let answer: NotificationPermission;
let asked: number;

/** A browser with push messages, as far as they are used. */
function givePush(permission: NotificationPermission, subscribe = async () => {}) {
  const subscription = () => ({
    endpoint,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint, expirationTime: null, keys }),
    unsubscribe: async () => {
      endpoint = null;
    },
  });
  const registration = {
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
    ...{ addEventListener: () => {}, register: () => Promise.reject(new Error("no worker")) },
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

test("a start of the app tells the server another place, and nothing where it is the same", async () => {
  givePush("granted");
  await renewPush();
  expect(api.calls).toEqual([]);
  endpoint = "https://web.push.apple.com/new";
  writeStored("push_endpoint", endpoint);
  await renewPush();
  expect(api.callsOf(push.save)).toEqual([]);
  endpoint = null;
  writeStored("push_endpoint", "https://web.push.apple.com/former");
  await renewPush();
  expect(api.callsOf(push.save)).toHaveLength(1);
  expect(readStored("push_endpoint")).toBe("https://web.push.apple.com/new");
});
