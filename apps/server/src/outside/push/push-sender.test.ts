import { createECDH } from "node:crypto";
import { expect, test, vi } from "vitest";
import webPush from "web-push";
import type { Database } from "../../db/database.ts";
import { PushSender } from "./push-sender.ts";

/** A sender whose calls of these hosts fail, and a browser at a host. */
function open({
  broken = [],
  hasPublicServices = true,
}: {
  broken?: string[];
  hasPublicServices?: boolean;
}) {
  const called: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    const { host } = new URL(address);
    called.push(host);
    if (broken.includes(host)) throw new TypeError("fetch failed");
    return new Response(null, { status: 201 });
  });
  const keys = JSON.stringify(webPush.generateVAPIDKeys());
  const sender = new PushSender({
    database: { glance: async () => keys } as unknown as Database,
    log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() },
    ...{ publicUrl: "https://castor.example", mailFrom: "castor@castor.example" },
    ...{ now: () => 0, hasPublicServices, pushServices: [] },
  });
  const p256dh = createECDH("prime256v1").generateKeys("base64url");
  const message = { title: "Georgia", body: "…", tag: "mentioned:1", path: "/" };
  const send = (host: string) =>
    sender.send(
      {
        endpoint: `https://${host}/wpush/v2/x`,
        keys: { p256dh, auth: Buffer.alloc(16).toString("base64url") },
      },
      message,
      60,
      new AbortController().signal,
    );
  return { send, called };
}

const [here, nowhere] = ["updates.push.services.mozilla.com", "nowhere.push.services.mozilla.com"];

test("a host of a vendor that does not answer is left alone, and the others are called", async () => {
  const { send, called } = open({ broken: [nowhere] });
  expect(await send(nowhere)).toBe("unanswered");
  expect(await send(nowhere)).toBe("paused");
  expect(await send(here)).toBe("sent");
  expect(called).toEqual([nowhere, here]);
});

test("a service that may not be called any more is not, and the device stays", async () => {
  const { send, called } = open({ hasPublicServices: false });
  expect([await send(here), called]).toEqual(["denied", []]);
});
