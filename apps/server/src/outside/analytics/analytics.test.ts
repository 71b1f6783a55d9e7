import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { AnalyticsEvent } from "@castor/core/services/analytics-event.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createAnalytics } from "./create-analytics.ts";
import { PostHog } from "./post-hog.ts";

interface Received {
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

const visit: AnalyticsEvent = { event: "page", distinctId: "visitor", page: "home" };
const patience = { timeout: 10_000 };
const log = {
  info: vi.fn<(line: object) => void>(),
  warn: vi.fn<(line: object) => void>(),
  error: vi.fn<(line: object) => void>(),
};

describe("analytics", () => {
  let received: Received[];
  let respond: (response: ServerResponse) => void;
  let url: string;
  const accept = (response: ServerResponse) =>
    response.setHeader("content-type", "application/json").end('{"status":"Ok"}');
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { url: path, headers } = request;
      received.push({ path, headers, body: JSON.parse(body) as Record<string, unknown> });
      respond(response);
    });
  });

  beforeEach(async () => {
    received = [];
    respond = accept;
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    log.info.mockReset();
    log.warn.mockReset();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  test("without a key goes nowhere", () => {
    const fetched = vi.spyOn(globalThis, "fetch");
    const analytics = createAnalytics(undefined, log);
    analytics.record(visit);
    expect([analytics.isConfigured, fetched.mock.calls]).toEqual([false, []]);
    fetched.mockRestore();
  });

  test("sends PostHog the page's name and the visitor's id, and no address", async () => {
    const analytics = createAnalytics({ key: "phc_key", url: `${url}/` }, log);
    expect(analytics.isConfigured).toBe(true);
    analytics.record(visit);
    await vi.waitFor(() => expect(received).toHaveLength(1), patience);
    const [{ path, headers, body } = { path: "", headers: {}, body: {} }] = received;
    expect(path).toBe("/i/v0/e/");
    expect(body).toEqual({
      api_key: "phc_key",
      event: "page",
      distinct_id: "visitor",
      properties: { $ip: null, $geoip_disable: true, page: "home" },
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    expect(Object.keys(headers)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/cookie|authorization|forwarded|real-ip/)]),
    );
  });

  test("sends PostHog the language, name and id of an opened share link", async () => {
    const analytics = createAnalytics({ key: "phc_key", url }, log);
    const told = { lang: "ru", tripName: "Грузия v1.2", tripId: "trip" } as const;
    analytics.record({ event: "open shared trip", distinctId: "visitor", ...told });
    await vi.waitFor(() => expect(received).toHaveLength(1), patience);
    expect(received[0]?.body).toMatchObject({
      event: "open shared trip",
      distinct_id: "visitor",
      properties: { $ip: null, $geoip_disable: true, ...told },
    });
  });

  test("sends PostHog the account of a visitor", async () => {
    const analytics = createAnalytics({ key: "phc_key", url }, log);
    analytics.record({ event: "identify", distinctId: "anna", anonymousId: "visitor" });
    await vi.waitFor(() => expect(received).toHaveLength(1), patience);
    expect(received[0]?.body).toMatchObject({
      event: "$identify",
      distinct_id: "anna",
      properties: { $anon_distinct_id: "visitor" },
    });
  });

  test.each<[string, (response: ServerResponse) => void, string, number?]>([
    ["500", (response) => response.writeHead(500).end(), "answers 500, no JSON"],
    [
      "a web page",
      (response) => response.writeHead(200, { "content-type": "text/html" }).end("<p>Hi</p>"),
      "answers 200, no JSON",
    ],
    [
      "the way elsewhere",
      (response) => response.writeHead(307, { location: "/elsewhere" }).end(),
      "TypeError",
    ],
    ["nothing in time", () => {}, "TimeoutError", 100],
  ])(
    "that answers %s is logged once, and recovers by itself",
    async (_, fail, reason, timeoutMs) => {
      const fetched = vi.spyOn(globalThis, "fetch");
      respond = fail;
      const analytics = new PostHog("phc_key", url, log, timeoutMs);
      for (let count = 0; count < 8; count++) analytics.record(visit);
      await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(8), patience);
      await Promise.allSettled(fetched.mock.results.map(({ value }) => value as Promise<unknown>));
      await vi.waitFor(() => expect(log.warn.mock.calls[0]?.[0]).toEqual({ reason }), patience);
      expect(log.warn).toHaveBeenCalledOnce();
      respond = accept;
      // A refused event may be noted after an accepted one.
      await vi.waitFor(() => {
        analytics.record(visit);
        expect(log.info).toHaveBeenCalled();
      }, patience);
      expect(JSON.stringify([log.warn.mock.calls, log.info.mock.calls])).not.toContain("phc_key");
      expect(received.every(({ path }) => path === "/i/v0/e/")).toBe(true);
      analytics.close();
      fetched.mockRestore();
    },
  );

  test("queues a bounded number, sends a few at a time, and drops all when it closes", async () => {
    const held: ServerResponse[] = [];
    respond = (response) => held.push(response);
    const analytics = new PostHog("phc_key", url, log);
    for (let count = 0; count < 2_000; count++) analytics.record(visit);
    await vi.waitFor(() => expect(held).toHaveLength(4), patience);
    respond = accept;
    for (const response of held) accept(response);
    await vi.waitFor(() => expect(received).toHaveLength(504), patience);

    respond = (response) => held.push(response);
    analytics.record(visit);
    await vi.waitFor(() => expect(held).toHaveLength(5), patience);
    analytics.close();
    analytics.record(visit);
    await vi.waitFor(() => expect(held[4]?.destroyed).toBe(true), patience);
    expect([received.length, log.warn.mock.calls]).toEqual([505, []]);
  });
});
