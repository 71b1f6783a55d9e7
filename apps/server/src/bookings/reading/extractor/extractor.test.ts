import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { htmlWith, readHere } from "../../../../testing/bookings/read-here.ts";
import { findExtractor } from "./find-extractor.ts";
import { runExtractor } from "./run-extractor.ts";

const folder = mkdtempSync(join(tmpdir(), "castor-extractor-"));
afterAll(() => rmSync(folder, { recursive: true }));

const now = new Date("2026-12-01T12:00:00Z");
const limits = { timeoutMs: 20_000, outputBytes: 100_000 };

/** A program that does something else than reading. */
function fake(name: string, script: string): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}
const run = (script: string, bytes = "mail", more = {}) =>
  runExtractor(fake("program", script), Buffer.from(bytes), now, { ...limits, ...more });

test("what it finds comes back, and it knows nothing of the server", async () => {
  process.env.CASTOR_TEST_SECRET = "secret";
  const found = await run(
    'cat >/dev/null; printf \'[{"env":"%s","lang":"%s"}]\' "$CASTOR_TEST_SECRET" "$LC_ALL"',
  );
  delete process.env.CASTOR_TEST_SECRET;
  expect(found).toEqual([{ env: "", lang: "C.UTF-8" }]);
});

test("it has no capabilities, also where it is root of a namespace of its own", async () => {
  const found = await run(
    `cat >/dev/null; printf '[{"has":"%s"}]' "$(grep -E '^Cap(Prm|Eff|Inh|Bnd|Amb)' /proc/self/status | tr -d '0\\n\\t')"`,
  );
  expect(found).toEqual([{ has: "CapInh:CapPrm:CapEff:CapBnd:CapAmb:" }]);
});

test("one that hangs is ended, with what it has started", async () => {
  const begun = performance.now();
  expect(await run("sleep 300 & sleep 300", "mail", { timeoutMs: 300 })).toBeNull();
  expect(performance.now() - begun).toBeLessThan(10_000);
});

test("one that dies, prints junk, floods, or does not read is as one that finds nothing", async () => {
  expect(await run("kill -9 $$")).toBeNull();
  expect(await run("printf '[{}]'; exit 3")).toBeNull();
  expect(await run("printf 'Segmentation fault'")).toBeNull();
  expect(await run("printf '[]'")).toBeNull();
  expect(await run(`printf '${"[".repeat(5_000)}'`)).toBeNull();
  expect(
    await run("while :; do printf '0123456789012345678901234567890123456789'; done"),
  ).toBeNull();
  expect(await run("exit 0", "x".repeat(5_000_000))).toBeNull();
  expect(await runExtractor(join(folder, "gone"), Buffer.from("mail"), now, limits)).toBeNull();
});

test("it is found where Debian puts it, on any machine", () => {
  expect(findExtractor(join(folder, "usr"))).toBeNull();
  const path = fake("usr/lib/aarch64-linux-gnu/libexec/kf5/kitinerary-extractor", "");
  expect(findExtractor(join(folder, "usr"))).toBe(path);
});

test("what it finds is read as markup is, and comes behind it", async () => {
  const trip = (number: string, more: object = {}) => ({
    ...{ "@type": "TrainReservation", reservationNumber: "QXY123" },
    reservationFor: {
      "@type": "TrainTrip",
      trainNumber: number,
      departureDay: "2027-03-06",
      ...more,
    },
  });
  const departureTime = {
    "@type": "QDateTime",
    "@value": "2027-03-06T10:05:00+01:00",
    timezone: "Europe/Berlin",
  };
  const things = [
    trip("ICE 593", { departureTime, departurePlatform: "6", departureStation: "Ulm" }),
  ];
  expect((await readHere("Your train", things)).bookings).toMatchObject([
    {
      departure: { date: "2027-03-06", time: "10:05", zone: "Europe/Berlin" },
      sources: { number: { step: "extractor" } },
    },
  ]);
  expect((await readHere(htmlWith(trip("ICE 593")), things)).bookings).toMatchObject([
    {
      ...{ from: { name: "Ulm", gate: "6" }, departure: { date: "2027-03-06", time: null } },
      sources: { number: { step: "markup" }, from: { step: "extractor" } },
    },
  ]);
});

const installed = findExtractor();
if (installed === null && process.env.REQUIRE_JUDGES)
  throw new Error("The program kitinerary-extractor is missing.");
if (installed === null)
  process.stderr.write("NOT TRIED: kitinerary-extractor, which is not installed.\n");

test.skipIf(installed === null)(
  "KDE's own reads a boarding pass, and a mail with Russian letters",
  async () => {
    const read = async (text: string) =>
      (await readHere(text, await runExtractor(String(installed), Buffer.from(text), now)))
        .bookings;
    const code = "M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 346J001A0025 100";
    const mail = `${code}\n`.padStart(70);
    expect(await read(mail)).toMatchObject([
      {
        kind: "flight",
        number: "AC 834",
        code: "ABC123",
        from: { code: "YUL" },
        to: { code: "FRA" },
      },
    ]);
    const hotel = htmlWith({
      ...{ "@type": "LodgingReservation", reservationNumber: "4471" },
      reservationFor: { "@type": "LodgingBusiness", name: "Гостиница «Заря»", address: "Москва" },
      ...{ checkinTime: "2027-04-11T15:00:00", checkoutTime: "2027-04-13T11:00:00" },
    });
    const things = await runExtractor(String(installed), Buffer.from(hotel), now);
    expect((await readHere("Dear guest", things)).bookings).toMatchObject([
      {
        ...{ kind: "stay", code: "4471", from: { name: "Гостиница «Заря»" } },
        departure: { date: "2027-04-11", time: "15:00" },
        sources: { code: { step: "extractor" } },
      },
    ]);
  },
);
