import { readPasted } from "@castor/core/geo/pasted/read-pasted.ts";
import { beforeEach, expect, it, vi } from "vitest";
import { LinkFollower, type LinkFollowerOptions } from "./follow-link.ts";

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const short = "https://maps.app.goo.gl/AbC123";
const place = "https://www.google.com/maps/place/Narikala/@41.6878,44.8086,17z";
const isPlace = (address: string) => readPasted(address)?.kind === "place";
const asked: string[] = [];

const redirectingTo = (ways: Readonly<Record<string, string>>): typeof fetch =>
  (async (address: string, init: RequestInit) => {
    asked.push(address);
    expect(init.redirect).toBe("manual");
    const location = ways[address];
    return new Response("<script>", location ? { status: 302, headers: { location } } : {});
  }) as typeof fetch;
const follow = (link: string, more: Partial<LinkFollowerOptions>) =>
  new LinkFollower({ isAllowed: true, timeoutMs: 4_000, now: Date.now, log, ...more }).follow(
    link,
    isPlace,
  );

beforeEach(() => {
  asked.length = 0;
});

it("answers where a short link leads, over several addresses, and asks once", async () => {
  const between = "https://goo.gl/maps/xyz";
  const ask = redirectingTo({ [short]: between, [between]: place });
  const options = { isAllowed: true, timeoutMs: 4_000, now: Date.now, log, ask };
  const follower = new LinkFollower(options);
  expect(await follower.follow(short, isPlace)).toBe(place);
  expect(await follower.follow(short, isPlace)).toBe(place);
  expect(asked).toEqual([short, between]);
});

it("does not ask the place itself, nor the page that asks for consent", async () => {
  const consent = `https://consent.google.com/m?continue=${encodeURIComponent(place)}`;
  expect(await follow(short, { ask: redirectingTo({ [short]: consent }) })).toBe(place);
  expect(asked).toEqual([short]);
});

it.each([
  "http://www.google.com/maps/@41.6,44.8,17z",
  "https://169.254.169.254/latest/meta-data",
  "http://localhost:8080/@41.6,44.8",
  "https://www.google.com:8443/maps/@41.6,44.8,17z",
  "https://user@www.google.com/maps/@41.6,44.8,17z",
  "https://www.google.com.evil.example/maps/@41.6,44.8,17z",
  "https://evil.example/?continue=https://www.google.com/maps/@41.6,44.8,17z",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "https://www.google.com/",
  `https://www.google.com/maps/@41.6,44.8,17z?${"x".repeat(5_000)}`,
])("goes no further than its services: %s", async (elsewhere) => {
  const ask = redirectingTo({ [short]: elsewhere });
  await expect(follow(short, { ask })).rejects.toMatchObject({ words: "linkLeadsNowhere" });
  expect(
    asked.every((address) => /^https:\/\/(maps\.app\.goo\.gl|www\.google\.com)\//.test(address)),
  ).toBe(true);
});

it("leaves a ring of redirects, and a link that is none", async () => {
  await expect(follow(short, { ask: redirectingTo({ [short]: short }) })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  expect(asked.length).toBeLessThan(10);
  asked.length = 0;
  for (const link of ["https://goo.gl/AbC", "https://evil.example/maps.app.goo.gl/x", place])
    await expect(follow(link, { ask: redirectingTo({}) })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  expect(asked).toEqual([]);
});

it("says so when public services are off, and asks nobody", async () => {
  const ask = redirectingTo({ [short]: place });
  await expect(follow(short, { ask, isAllowed: false })).rejects.toMatchObject({
    words: "linksNotFollowed",
  });
  expect(asked).toEqual([]);
});

it("gives up a silent service in time", async () => {
  const ask = (async (_: string, { signal }: RequestInit) => {
    await new Promise((_resolve, reject) =>
      signal?.addEventListener("abort", () => reject(signal.reason)),
    );
  }) as unknown as typeof fetch;
  await expect(follow(short, { ask, timeoutMs: 20 })).rejects.toMatchObject({
    code: "UPSTREAM_UNAVAILABLE",
    words: "linkNotFollowed",
  });
});
