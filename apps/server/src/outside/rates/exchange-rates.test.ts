import { currency } from "@castor/core/basics/currencies.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { openTestDatabase } from "../../../testing/databases/migrated-database.ts";
import { type FakeRates, startFakeRates, told } from "../../../testing/fakes/fake-rates.ts";
import type { Database } from "../../db/database.ts";
import { ExchangeRates } from "./exchange-rates.ts";
import { Frankfurter } from "./frankfurter.ts";
import { OpenErApi } from "./open-er-api.ts";
import type { RateProvider } from "./rate-provider.ts";
import { rateSet, snapshot } from "./rate-set.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

describe.each(testDatabases())("exchange rates on $name", (kind) => {
  const log = {
    info: vi.fn<(line: object) => void>(),
    warn: vi.fn<(line: object) => void>(),
    error: vi.fn<(line: object) => void>(),
  };
  const opened: ExchangeRates[] = [];
  let fake: FakeRates;
  let database: Database;
  let dispose: () => Promise<void>;
  let clock: Date;
  const now = () => clock;

  beforeEach(async () => {
    fake = await startFakeRates();
    ({ database, dispose } = await openTestDatabase(kind));
    clock = new Date("2026-11-21T12:00:00Z");
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((rates) => rates.close()));
    await fake.close();
    await dispose();
    log.info.mockReset();
    log.warn.mockReset();
  });

  const askFrankfurter = () => new Frankfurter(fake.url, { log, now });
  const open = (provider: RateProvider | null = askFrankfurter(), timeoutMs = 10_000) => {
    const rates = new ExchangeRates({ database, log, provider, now, timeoutMs });
    opened.push(rates);
    return rates;
  };
  /** Advances the clock, with a check every ten minutes. */
  const pass = async (ms: number) => {
    for (let past = 0; past < ms; past += 10 * minuteMs) {
      clock = new Date(clock.getTime() + 10 * minuteMs);
      await Promise.all(opened.map((rates) => rates.refresh()));
    }
  };

  test("the snapshot has every currency of the table and passes the schema of rates", () => {
    expect(rateSet.safeParse(snapshot).success).toBe(true);
    const others = currency.options.filter((id) => id !== "EUR");
    expect(Object.keys(snapshot.perEuro).toSorted()).toEqual(others.toSorted());
  });

  test("without a provider the snapshot answers", async () => {
    const rates = open(null);
    await rates.refresh();
    expect([rates.id, await rates.read()]).toEqual(["snapshot", snapshot]);
  });

  test("until the first load the snapshot answers, then the loaded rates, also after a restart", async () => {
    const rates = open();
    expect(await rates.read()).toEqual(snapshot);
    await rates.refresh();
    const { source, date, perEuro } = await rates.read();
    expect([source, date, perEuro.USD]).toEqual(["frankfurter", "2026-11-20", told.USD]);
    const again = open();
    expect([again.id, (await again.read()).date]).toEqual(["frankfurter", "2026-11-20"]);
    expect((await open(null).read()).date).toBe("2026-11-20");
  });

  test("the provider is called once a day, also over restarts", async () => {
    await open().refresh();
    await pass(23 * hourMs);
    await open().refresh();
    await pass(50 * minuteMs);
    expect(fake.asked).toHaveLength(1);
    fake.date = "2026-11-21";
    await pass(80 * minuteMs);
    expect(fake.asked).toHaveLength(2);
    expect((await open().read()).date).toBe("2026-11-21");
  });

  test("of several processes one calls, though all check at the same moment", async () => {
    for (let process = 0; process < 4; process += 1) open();
    await pass(10 * minuteMs);
    expect(fake.asked).toHaveLength(1);
    for (const rates of opened) expect((await rates.read()).source).toBe("frankfurter");
    await pass(26 * hourMs);
    expect(fake.asked).toHaveLength(2);
  });

  test("after a failure the last good rates stay, and the provider is called every hour", async () => {
    const rates = open();
    await rates.refresh();
    fake.mode = "zero";
    fake.date = "2026-11-21";
    await pass(26 * hourMs);
    expect((await rates.read()).date).toBe("2026-11-20");
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      { provider: "frankfurter", reason: "answers what is no answer" },
      "a provider fails",
    );
    const asked = fake.asked.length;
    expect(asked).toBeLessThan(5);
    fake.mode = "fine";
    await pass(70 * minuteMs);
    expect(fake.asked).toHaveLength(asked + 1);
    expect((await rates.read()).date).toBe("2026-11-21");
    expect(log.info).toHaveBeenCalledTimes(1);
  });

  test("another provider is called at once, and its rates replace the former's", async () => {
    await open().refresh();
    fake.date = "2026-11-19";
    const rates = open(new OpenErApi(fake.url, { log, now }));
    await rates.refresh();
    expect(await rates.read()).toMatchObject({ source: "open-er-api", date: "2026-11-19" });
  });

  test("a clock that was once years ahead does not block loading", async () => {
    clock = new Date("2031-01-01T00:00:00Z");
    fake.date = "2030-12-31";
    await open().refresh();
    clock = new Date("2026-11-21T12:00:00Z");
    fake.date = "2026-11-20";
    const rates = open();
    await rates.refresh();
    expect((await rates.read()).date).toBe("2026-11-20");
  });

  test("stored rates that are older than the snapshot, or of another format, are ignored", async () => {
    const set = { source: "frankfurter", date: "2026-01-02", perEuro: told };
    const value = JSON.stringify({ provider: "frankfurter", nextTry: "2026-11-22", set });
    await database.write((queries) =>
      queries.insertInto("settings").values({ name: "rates", value }).execute(),
    );
    const rates = open();
    expect(await rates.read()).toEqual(snapshot);
    await database.write((queries) =>
      queries
        .updateTable("settings")
        .set({ value: '{"set":{"USD":1}}' })
        .where("name", "=", "rates")
        .execute(),
    );
    expect(await rates.read()).toEqual(snapshot);
    await rates.refresh();
    expect((await rates.read()).source).toBe("frankfurter");
  });

  test("an unusable database fails nobody: the last rates are answered, and no provider is called", async () => {
    const rates = open();
    await rates.refresh();
    const before = await rates.read();
    await database.write((queries) => queries.schema.dropTable("settings").execute());
    expect(await rates.read()).toEqual(before);
    expect(await open().read()).toEqual(snapshot);
    await pass(26 * hourMs);
    expect(fake.asked).toHaveLength(1);
    expect(log.warn).toHaveBeenCalledWith(expect.anything(), "rates could not be kept");
  });
});

describe("loading in the background", () => {
  const log = {
    info: vi.fn<(line: object) => void>(),
    warn: vi.fn<(line: object) => void>(),
    error: vi.fn<(line: object) => void>(),
  };
  const [sqlite] = testDatabases();
  let fake: FakeRates;
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeEach(async () => {
    if (sqlite === undefined) throw new Error("No test database.");
    fake = await startFakeRates();
    opened = await openTestDatabase(sqlite);
    vi.useFakeTimers({
      toFake: ["setTimeout", "setInterval", "clearTimeout", "clearInterval", "Date"],
    });
    vi.setSystemTime("2026-11-21T12:00:00Z");
  });
  afterEach(async () => {
    vi.useRealTimers();
    await fake.close();
    await opened.dispose();
    log.warn.mockReset();
  });
  const now = () => new Date();
  const start = (timeoutMs: number) => {
    const { database } = opened;
    const provider = new Frankfurter(fake.url, { log, now });
    const rates = new ExchangeRates({ database, log, provider, now, timeoutMs });
    rates.start();
    return rates;
  };
  const expectAsked = (times: number) =>
    vi.waitFor(() => expect(fake.asked).toHaveLength(times), { timeout: 10_000 });

  test("begins soon after the start, repeats daily, and ends with the server", async () => {
    const rates = start(10_000);
    await vi.advanceTimersByTimeAsync(5_000);
    await expectAsked(1);
    await rates.refresh();
    await vi.advanceTimersByTimeAsync(26 * hourMs);
    await expectAsked(2);
    await rates.close();
    const refresh = vi.spyOn(rates, "refresh");
    await vi.advanceTimersByTimeAsync(52 * hourMs);
    expect(refresh).not.toHaveBeenCalled();
  });

  test("a stopping server waits for a call, no longer than its time limit", async () => {
    const rates = start(300);
    fake.mode = "silent";
    await vi.advanceTimersByTimeAsync(5_000);
    await expectAsked(1);
    await rates.close();
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(expect.anything(), "a provider fails");
  });
});
