import type { PushMessage } from "@castor/core/notices/push.ts";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { test as journey } from "./journey.ts";
import { startFake, startOwnServer, withMailsOf } from "./own-server.ts";

interface Subscription {
  endpoint: string;
  keys: Record<string, string>;
}

/** A fake push service, and a server that sends to it. */
interface PushServer {
  origin: string;
  /** Has a browser subscribe to the fake service: a real one cannot be reached. */
  giveTo(context: BrowserContext): Promise<void>;
  /** What has arrived for all browsers. */
  received(): Promise<{ message: PushMessage }[]>;
}

/** Journeys of browsers that get push messages. */
export const test = journey.extend<object, { push: PushServer }>({
  push: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads here which fixtures are used, none
    async ({}, use) => {
      const fake = await startFake<
        { url: string; variables: Record<string, string>; subscription: Subscription },
        never
      >("run-fake-push.ts");
      const { url, variables, subscription } = fake.printed;
      const server = await startOwnServer(variables);
      const push: PushServer = {
        origin: server.origin,
        giveTo: async (context) => void (await context.addInitScript(subscribeTo, subscription)),
        received: async () => (await fetch(`${url}/received`)).json(),
      };
      await withMailsOf(server, () => use(push));
      await server.end();
      await fake.end();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  baseURL: async ({ push }, use) => use(push.origin),
});

/** Puts fakes in the place of the browser's permission, which one without a screen never gives, and of its subscriptions. They outlive a reload. */
function subscribeTo(subscription: Subscription): void {
  const keys = { allowed: "allowed by a journey", subscribed: "subscribed by a journey" };
  const made = {
    ...{ endpoint: subscription.endpoint, options: {}, toJSON: () => subscription },
    unsubscribe: async () => localStorage.removeItem(keys.subscribed),
  };
  const permission = () => (localStorage.getItem(keys.allowed) === null ? "default" : "granted");
  Object.defineProperty(Notification, "permission", { get: permission });
  Object.assign(Notification, {
    requestPermission: async () => {
      localStorage.setItem(keys.allowed, "yes");
      return permission();
    },
  });
  Object.assign(PushManager.prototype, {
    getSubscription: async () => (localStorage.getItem(keys.subscribed) === null ? null : made),
    subscribe: async () => {
      localStorage.setItem(keys.subscribed, "yes");
      return made;
    },
  });
}

/** What a worker shows, as the browser without a screen does not. */
interface Shown {
  title: string;
  body: string;
  tag: string;
}

/** Gives the worker of a page what has arrived at the browser. Answers what it shows. */
export async function deliver(page: Page, data: object): Promise<Shown[]> {
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error("The page has no worker.");
  await worker.evaluate(() => {
    const shown: Shown[] = [];
    Object.assign(globalThis, { shown });
    ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag } = {}) => {
      shown.push({ title, body: body ?? "", tag: tag ?? "" });
    };
  });
  const cdp = await page.context().newCDPSession(page);
  const registrationId = await new Promise<string>((resolve) => {
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
      if (first !== undefined) resolve(first.registrationId);
    });
    void cdp.send("ServiceWorker.enable");
  });
  const { origin } = new URL(page.url());
  const message = { origin, registrationId, data: JSON.stringify(data) };
  await cdp.send("ServiceWorker.deliverPushMessage", message);
  const read = () => worker.evaluate(() => (globalThis as unknown as { shown: Shown[] }).shown);
  await expect.poll(read).not.toEqual([]);
  return read();
}
