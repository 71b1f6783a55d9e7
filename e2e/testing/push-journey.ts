import type { PushMessage } from "@castor/core/notices/push.ts";
import type { BrowserContext } from "@playwright/test";
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

/** Puts a fake in the place of the browser's own subscriptions. It outlives a reload, as they do. */
function subscribeTo(subscription: Subscription): void {
  const key = "subscribed by a journey";
  const made = {
    ...{ endpoint: subscription.endpoint, options: {}, toJSON: () => subscription },
    unsubscribe: async () => localStorage.removeItem(key),
  };
  Object.assign(PushManager.prototype, {
    getSubscription: async () => (localStorage.getItem(key) === null ? null : made),
    subscribe: async () => {
      localStorage.setItem(key, "yes");
      return made;
    },
  });
}
