import { currencies } from "@castor/core/basics/currencies.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { type FakeRates, startFakeRates, told } from "../../testing/fakes/fake-rates.ts";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";
import { snapshot } from "../outside/rates/rate-set.ts";

const [sqlite] = testDatabases();
type Rates = Record<string, number>;

async function open(environment: Record<string, string> = {}): Promise<TestApp> {
  if (sqlite === undefined) throw new Error("No test database.");
  return startTestApp(sqlite, environment);
}

describe("service/rates", () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.dispose());

  const get = (query: string, headers: Record<string, string> = {}) =>
    server.call("GET", `service/rates${query}`, { headers });

  test("answers the rates of the requested currency against all others, their date and source", async () => {
    const answer = await get("?currency=EUR");
    const rates = answer.json<Rates>();
    expect(Object.keys(rates)).toHaveLength(currencies.length - 1);
    expect([rates.EURUSD, rates.EURJPY]).toEqual([1.13607, 178.906]);
    expect(answer.headers).toMatchObject({
      "last-modified": "Tue, 29 Sep 2026 00:00:00 GMT",
      "x-source": "snapshot",
      "cache-control": "public, max-age=3600",
    });
    const ofDollar = (await get("?currency=USD")).json<Rates>();
    expect(ofDollar.USDEUR).toBeCloseTo(1 / 1.13607, 12);
    expect(ofDollar.USDJPY).toBeCloseTo(178.906 / 1.13607, 9);
  });

  test("is of the euro without a currency, and 400 for an unknown one", async () => {
    expect((await get("")).json()).toEqual((await get("?currency=EUR")).json());
    for (const query of ["?currency=XXX", "?currency=", "?currency=eur"]) {
      const answer = await get(query);
      const fields = answer.json<{ error: { fields: object } }>().error.fields;
      expect([answer.statusCode, Object.keys(fields)]).toEqual([400, ["currency"]]);
    }
  });

  test("is 304 for callers that have it, and has another ETag for another currency", async () => {
    const { etag } = (await get("?currency=GEL")).headers;
    const again = await get("?currency=GEL", { "if-none-match": String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect(again.headers).toMatchObject({ etag, "x-source": "snapshot" });
    expect((await get("?currency=RUB", { "if-none-match": String(etag) })).statusCode).toBe(200);
  });

  test("tomorrow's rates of a bank are not dated in the future, and missing ones are left out", async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const { LAK: _, ...perEuro } = snapshot.perEuro;
    const set = { source: "ecb-cbr", date: tomorrow, perEuro };
    const value = JSON.stringify({ provider: "ecb-cbr", nextTry: "", set });
    await server.database.write((queries) =>
      queries.insertInto("settings").values({ name: "rates", value }).execute(),
    );
    const answer = await get("?currency=EUR");
    expect(answer.headers["x-source"]).toBe("ecb-cbr");
    const modified = Date.parse(String(answer.headers["last-modified"]));
    expect(modified).toBeLessThanOrEqual(Date.now());
    expect(modified).toBeGreaterThan(Date.parse(snapshot.date));
    expect(answer.json<Rates>()).not.toHaveProperty("EURLAK");
    expect((await get("?currency=LAK")).json()).toEqual({});
  });
});

describe("service/rates of a provider", () => {
  let fake: FakeRates;
  beforeEach(async () => {
    fake = await startFakeRates();
  });
  afterEach(() => fake.close());

  test("the configured one is called after the start, named by service/config, and answered from then on", async () => {
    const server = await open({ RATES_PROVIDER: fake.url });
    const config = (await server.call("GET", "service/config")).json<{ rates: string }>();
    expect(config.rates).toBe("frankfurter");
    await expect
      .poll(async () => (await server.call("GET", "service/rates")).headers["x-source"], {
        timeout: 20_000,
      })
      .toBe("frankfurter");
    expect((await server.call("GET", "service/rates")).json()).toMatchObject({ EURUSD: told.USD });
    await server.dispose();
  });
});
