import { currencies } from "@castor/core/basics/currencies.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  cbrShare,
  type FakeMode,
  type FakeRates,
  fakeModes,
  publishedByEcb,
  startFakeRates,
  told,
  unpublishedByCbr,
} from "../../../testing/fakes/fake-rates.ts";
import { ProviderFailure } from "../provider-failure.ts";
import { CentralBanks } from "./central-banks.ts";
import { Frankfurter } from "./frankfurter.ts";
import { OpenErApi } from "./open-er-api.ts";
import { type RateProvider, type RateProviderOptions, rateProviderIds } from "./rate-provider.ts";

const openers = {
  frankfurter: (url: string, options: RateProviderOptions) => new Frankfurter(`${url}/`, options),
  "open-er-api": (url: string, options: RateProviderOptions) => new OpenErApi(url, options),
  "ecb-cbr": (url: string, options: RateProviderOptions) =>
    new CentralBanks({ ecb: url, cbr: url }, options),
};
/** Modes with tests of their own below: normal, too slow, or with currencies missing. */
const telling: ReadonlySet<FakeMode> = new Set<FakeMode>(["fine", "silent", "trickling", "gaps"]);
const { EUR: _, ...toldOfOthers } = told;

describe.each(rateProviderIds)("rates by %s", (id) => {
  const log = {
    info: vi.fn<(line: object) => void>(),
    warn: vi.fn<(line: object) => void>(),
    error: vi.fn<(line: object) => void>(),
  };
  let fake: FakeRates;
  let now: Date;
  let provider: RateProvider;
  beforeEach(async () => {
    fake = await startFakeRates();
    now = new Date("2026-11-21T12:00:00Z");
    provider = openers[id](fake.url, { log, now: () => now });
  });
  afterEach(async () => {
    await fake.close();
    log.info.mockReset();
    log.warn.mockReset();
  });

  const load = (ms = 10_000) => provider.load(AbortSignal.timeout(ms));
  const failureOf = (ms?: number) =>
    load(ms).then(
      () => "none",
      (error: unknown) => (error instanceof ProviderFailure ? error.kind : String(error)),
    );

  test("come with their date and source, of our currencies and no others", async () => {
    const { source, date, perEuro } = await load();
    expect([provider.id, source, date]).toEqual([id, id, "2026-11-20"]);
    const known = currencies.map(({ id }) => id);
    expect(known).toEqual(expect.arrayContaining(Object.keys(perEuro)));
    expect(Object.values(perEuro).every(Number.isFinite)).toBe(true);
    expect(log.warn).not.toHaveBeenCalled();
  });

  test.each(fakeModes.filter((mode) => !telling.has(mode)))(
    "of a server that is %s are refused, and there again once it works",
    async (mode) => {
      fake.mode = mode;
      expect(["wrong", "silent"]).toContain(await failureOf());
      expect(log.warn).toHaveBeenCalledWith(
        expect.objectContaining({ reason: expect.any(String) }),
        "a provider fails",
      );
      fake.mode = "fine";
      now = new Date(now.getTime() + 10_001);
      expect((await load()).perEuro.USD).toBe(told.USD);
    },
  );

  test.each(["silent", "trickling"] satisfies FakeMode[])(
    "of a %s server fail after the time limit; the circuit opens, then the server is called again",
    async (mode) => {
      fake.mode = mode;
      expect(await failureOf(300)).toBe("silent");
      const asked = fake.asked.length;
      expect(await failureOf()).toBe("circuitOpen");
      expect(fake.asked).toHaveLength(asked);
      now = new Date(now.getTime() + 10_001);
      fake.mode = "fine";
      expect((await load()).source).toBe(id);
    },
  );
});

describe("the rates of each provider", () => {
  const options = {
    log: { info: () => {}, warn: () => {}, error: () => {} },
    now: () => new Date("2026-11-21T12:00:00Z"),
  };
  let fake: FakeRates;
  beforeEach(async () => {
    fake = await startFakeRates();
  });
  afterEach(() => fake.close());

  const load = async (id: keyof typeof openers) =>
    (await openers[id](fake.url, options).load(AbortSignal.timeout(10_000))).perEuro;

  test("Frankfurter answers all currencies in one call", async () => {
    expect(await load("frankfurter")).toEqual(toldOfOthers);
    expect(fake.asked).toEqual(["/v2/rates?base=EUR"]);
  });

  test("a currency that is missing, or whose rate is old, is unknown", async () => {
    fake.mode = "gaps";
    for (const id of ["frankfurter", "open-er-api"] as const) {
      const { LAK, MNT, USD } = await load(id);
      expect([LAK, MNT, USD]).toEqual([undefined, undefined, told.USD]);
    }
  });

  test("open.er-api answers all currencies, the euro among them", async () => {
    expect(await load("open-er-api")).toEqual(told);
    expect(fake.asked).toEqual(["/v6/latest/EUR"]);
  });

  test("figures of the European Central Bank take precedence over the Bank of Russia's, whose prices in roubles are inverted, each for its nominal", async () => {
    const perEuro = await load("ecb-cbr");
    for (const { id } of currencies) {
      const isEcb = publishedByEcb.includes(id);
      const expected = isEcb || id === "EUR" || id === "RUB" ? told[id] : told[id] * cbrShare;
      if (!isEcb && unpublishedByCbr.includes(id) && id !== "RUB")
        expect(perEuro[id]).toBeUndefined();
      else expect(perEuro[id]).toBeCloseTo(expected, 6);
    }
    expect(fake.asked.toSorted()).toEqual([
      "/scripts/XML_daily.asp",
      "/stats/eurofxref/eurofxref-daily.xml",
    ]);
  });

  test("rates of two banks have the earlier of their dates, and one bank alone gives none", async () => {
    const tomorrow = await startFakeRates();
    tomorrow.date = "2026-11-21";
    const open = (ecb: string, cbr: string) => new CentralBanks({ ecb, cbr }, options);
    const ask = (banks: CentralBanks) => banks.load(AbortSignal.timeout(10_000));
    expect((await ask(open(fake.url, tomorrow.url))).date).toBe("2026-11-20");
    expect((await ask(open(tomorrow.url, fake.url))).date).toBe("2026-11-20");
    tomorrow.mode = "failing";
    for (const banks of [open(fake.url, tomorrow.url), open(tomorrow.url, fake.url)])
      await expect(ask(banks)).rejects.toMatchObject({ kind: "wrong" });
    await tomorrow.close();
  });
});
