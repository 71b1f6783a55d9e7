import { limits } from "@castor/core/limits.ts";
import { readPrintOptions } from "@castor/core/print/print-options.ts";
import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import { afterEach, expect, test } from "vitest";
import type { PdfJob } from "./pdf-job.ts";
import { PdfWriter } from "./pdf-writer.ts";
import { versionOfPrint } from "./weigh-print.ts";

const options = readPrintOptions({});
const tripOf = (description: string, points = 1) =>
  makeTrip({
    routes: [
      makeRoute({ points: Array.from({ length: points }, () => makePoint({ description })) }),
    ],
  });
const job: PdfJob = {
  ...{
    trip: tripOf("A short one."),
    options,
    paths: new Map(),
    pictures: new Map(),
    photos: new Map(),
    language: "en",
    zone: "UTC",
  },
  ...{ known: { today: "2026-12-04", rates: null }, origin: "https://castor.example" },
};

let writer: PdfWriter;
afterEach(() => writer.close());
const open = (more: ConstructorParameters<typeof PdfWriter>[1] = {}) => {
  writer = new PdfWriter("/no/world.pmtiles", more);
};
const { signal } = new AbortController();
const write = (caller: string, describe: () => Promise<PdfJob>, version = "1") =>
  writer.write({ version, callers: [caller], hasPictures: false, signal }, describe);

test("a caller has one PDF at work and two that wait; the next is 429, and others get theirs", async () => {
  open();
  const { promise: begun, reject: fail } = Promise.withResolvers<PdfJob>();
  const asked = Array.from({ length: 3 }, () => write("anna", () => begun));
  await expect(write("anna", () => begun)).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
    words: "tooManyPdfs",
    retryAfter: 5,
  });
  expect(() => writer.check(["anna"])).toThrow("TOO_MANY_REQUESTS");
  writer.check(["berta"]);
  fail(new Error("no paths"));
  await Promise.allSettled(asked);
  writer.check(["anna"]);
});

test("so many prints with pictures hold theirs at once, and prints without them do not wait", async () => {
  open();
  const { promise: later, reject: fail } = Promise.withResolvers<PdfJob>();
  const begun: string[] = [];
  const begin = (caller: string, hasPictures: boolean) =>
    writer.write({ version: "1", callers: [caller], hasPictures, signal }, () => {
      begun.push(caller);
      return later;
    });
  const asked = [...["a", "b", "c", "d", "e"].map((one) => begin(one, true)), begin("f", false)];
  await new Promise(setImmediate);
  expect(begun).toEqual(["a", "b", "c", "d", "f"]);
  fail(new Error("no paths"));
  await Promise.allSettled(asked);
  expect(begun).toContain("e");
});

test("what was too much is not tried again, in that version", async () => {
  open({ cpuMs: 0, lookMs: 1 });
  await expect(write("anna", async () => job)).rejects.toMatchObject({ code: "PAYLOAD_TOO_LARGE" });
  const print = { trip: job.trip, options };
  expect(() => writer.refuseLong(print, "1")).toThrow("PAYLOAD_TOO_LARGE");
  writer.refuseLong(print, "2");
});

test("also when its caller goes while it is made", async () => {
  open({ cpuMs: 0, lookMs: 1 });
  const gone = new AbortController();
  const turn = { version: "1", callers: ["anna"], hasPictures: false, signal: gone.signal };
  const writing = writer.write(turn, async () => job);
  // It is at work.
  setImmediate(() => gone.abort());
  await expect(writing).rejects.toMatchObject({ code: "PAYLOAD_TOO_LARGE" });
  expect(() => writer.refuseLong({ trip: job.trip, options }, "1")).toThrow("PAYLOAD_TOO_LARGE");
});

test("what failed for another reason is tried again: the trip may be good", async () => {
  open();
  const print = { trip: job.trip, options };
  const writing = write("anna", async () => job);
  const outcome = writing.catch((failure: unknown) => failure);
  await new Promise(setImmediate);
  await writer.close();
  expect(await outcome).toMatchObject({ message: "the thread ended" });
  writer.refuseLong(print, "1");
});

test("whoever goes before the PDF is made has not failed", async () => {
  open();
  const gone = new AbortController();
  gone.abort();
  const turn = { version: "1", callers: ["anna"], hasPictures: false, signal: gone.signal };
  await expect(writer.write(turn, async () => job)).rejects.toThrow();
  writer.refuseLong({ trip: job.trip, options }, "1");
});

test.each([
  ["Latin or Cyrillic", "слово ", 99],
  ["other scripts", "日本", 12],
  ["short lines", "a\n", 7],
])(
  "of %s it takes so many of the longest descriptions, and refuses more before it starts",
  (_, text, most) => {
    open();
    const long = text.repeat(limits.description).slice(0, limits.description);
    const refuse = (points: number, more = {}) =>
      writer.refuseLong({ trip: tripOf(long, points), options: { ...options, ...more } }, "1");
    refuse(most);
    expect(() => refuse(most + 1)).toThrow("PAYLOAD_TOO_LARGE");
    // Nothing of them is printed.
    refuse(2_000, { descriptions: false });
  },
);

test("days that do not exist, and their order, make no other version", () => {
  const trip = makeTrip({ routes: ["a", "b"].map((id) => makeRoute({ id })) });
  const versionOf = (routeIds: string[] | null) =>
    versionOfPrint({ trip, options: { ...options, routeIds } }, "1", "en");
  expect(versionOf(["b", "a", "x"])).toBe(versionOf(["a", "b", "b"]));
  expect(versionOf(["x"])).toBe(versionOf(null));
  expect(versionOf(["a"])).not.toBe(versionOf(["b"]));
});
