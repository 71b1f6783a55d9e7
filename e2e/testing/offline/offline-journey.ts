import { test as journey } from "./killable-journey.ts";
import { PersistentBrowser } from "./persistent-browser.ts";

/** Journeys in a browser of their own with service workers, which they close and start again while the server is dead. */
export const test = journey.extend<{ device: PersistentBrowser }>({
  device: async ({ server, logged, hasWebGl }, use, info) => {
    const device = await PersistentBrowser.open(info, { baseURL: server.origin, logged, hasWebGl });
    await use(device);
    await device.close();
  },
});
