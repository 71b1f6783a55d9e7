import { fileURLToPath } from "node:url";
import { newFinance } from "@castor/core/finance/finance.ts";
import type { Point } from "@castor/core/points/point.ts";
import { createPrintDocument } from "@castor/core/print/print-document.ts";
import { type PrintOptions, papers, readPrintOptions } from "@castor/core/print/print-options.ts";
import { legsByPoint, listPathRequests } from "@castor/core/routes/paths/path-requests.ts";
import { estimatePath } from "@castor/core/services/paths/estimate-path.ts";
import { makeNote, makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { getDocumentProxy } from "unpdf";
import { describe, expect, test } from "vitest";
import { readPdf } from "../../../testing/calls/pdf-text.ts";
import { translations } from "../../http/calls/read-caller.ts";
import type { DayPath } from "../day-paths.ts";
import { printContextOf } from "../print-context.ts";
import type { PdfJob } from "./pdf-job.ts";
import { writePdf } from "./write-pdf.ts";

const world = fileURLToPath(new URL("../../../../../build/geodata/world.pmtiles", import.meta.url));

const estimatedPaths = (trip: Trip): ReadonlyMap<string, DayPath> =>
  new Map(
    trip.routes.map(({ id, points }) => {
      const legs = listPathRequests(points).map((chunk) =>
        legsByPoint(chunk, estimatePath(chunk.request)),
      );
      return [id, { legs: Object.assign({}, ...legs), missing: new Set<string>() }];
    }),
  );

const jobOf = (trip: Trip, options: Partial<PrintOptions> = {}): PdfJob => ({
  trip,
  options: { ...readPrintOptions({}), ...options },
  paths: estimatedPaths(trip),
  language: "ru",
  zone: "UTC",
  pictures: new Map(),
  photos: new Map(),
  known: { today: "2026-12-04", rates: null },
  origin: "https://castor.example",
});
const print = async (trip: Trip, options: Partial<PrintOptions> = {}) =>
  readPdf(await writePdf(jobOf(trip, options), world));

/** Lines are broken, and some signs are drawn as others. */
const bare = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/\s|\ufe0f|[\u200b-\u200f]/gu, "")
    .replaceAll("≈", "~");

const point = (id: string, more: Partial<Point> = {}) =>
  makePoint({ id, linkId: `link-${id}`, name: `Place ${id}`, lat: 41.7, lng: 44.8, ...more });
const trip = makeTrip({
  name: "Грузия: горы и вино 🍷 საქართველო",
  notes: [makeNote({ text: "[x] passports" })],
  routes: [
    makeRoute({
      id: "day1",
      name: "Тбилиси",
      date: "2026-12-05 09:00",
      description: "**Old** town, see [the bath](point:link-b)",
      notes: [makeNote({ text: "[ ] cash" })],
      points: [
        point("a", {
          name: 'ხინკალი & <b>"дом"</b> 浅草寺',
          url: "https://example.com/khinkali",
          finance: { ...newFinance("GEL"), price: 40 },
        }),
        point("b", {
          lat: 41.69,
          lng: 44.81,
          priority: "second",
          description: "a *bath*\n[ ] towel",
        }),
      ],
    }),
    makeRoute({
      id: "day2",
      name: "Горы",
      date: "2026-12-06 10:00",
      points: [
        point("c", { lat: 42.6, name: "Ж".repeat(200) }),
        point("d", { lat: 42.7, lng: 44.6, name: "x".repeat(200) }),
      ],
    }),
  ],
});

/** All texts of a document in the order of the page, except those of the footer. */
function textsOf(job: PdfJob): string[] {
  const { language, zone, paths, origin } = job;
  const translate = translations[language];
  const context = printContextOf({ language, translate, zone }, paths, origin);
  const { days } = createPrintDocument(job.trip, job.options, context);
  return days.flatMap((day) => [
    day.name,
    day.date,
    ...day.summary,
    ...day.points.flatMap((one) => [
      one.leg?.text ?? "",
      one.name,
      one.arrival,
      one.departure,
      [one.type, ...one.marks, ...one.facts].join(" · "),
      ...one.details.flatMap(({ label, text }) => [`${label}:`, text]),
    ]),
  ]);
}

describe.each(papers)("on $id", ({ id: paper, width, height }) => {
  test("the text is that of the print, in its order", async () => {
    const job = jobOf(trip, { paper });
    const { pages } = await readPdf(await writePdf(job, world));
    const whole = bare(pages.slice(1).join(" "));
    let index = 0;
    for (const text of textsOf(job)) {
      const found = whole.indexOf(bare(text), index);
      // Times stand beside a name that takes several lines.
      const isThere = found >= index || whole.includes(bare(text));
      expect([text, isThere]).toEqual([text, true]);
      if (found >= index && text.length > 12) index = found;
    }
  });

  test("pages have its size", async () => {
    const document = await getDocumentProxy(
      new Uint8Array(await writePdf(jobOf(trip, { paper }), world)),
    );
    const view = (await document.getPage(1)).view.slice(2).map((points) => (points / 72) * 25.4);
    expect(view.map(Math.round)).toEqual([width, height]);
  });

  test("nothing of long texts is lost, and a point begins where it has room", async () => {
    const words = Array.from({ length: 2_500 }, (_, index) => `word${index}`);
    const long = makeTrip({
      routes: [
        makeRoute({
          id: "day",
          points: [
            point("short"),
            point("long", {
              name: words.slice(0, 20).join(" "),
              address: words.slice(100, 350).join(" "),
              description: words.join(" "),
            }),
            point("wide", { address: "Щ".repeat(2_000) }),
            point("last", { name: "The last one" }),
          ],
        }),
      ],
    });
    const { pages } = await print(long, { paper, maps: false });
    const whole = bare(pages.join(" ").replaceAll(/\d+ \/ \d+/g, " "));
    for (const word of words) expect(whole).toContain(word);
    expect(whole.split("Щ").length - 1).toBe(2_000);
    expect(whole).toContain("Thelastone");
  });
});

test("bookmarks lead to days and points, links to the map and to websites", async () => {
  const { outline, links } = await print(trip);
  expect(outline).toEqual([
    trip.name,
    "День 1. Тбилиси",
    '1. ხინკალი & <b>"дом"</b> 浅草寺',
    "2. Place b",
    "День 2. Горы",
    `1. ${"Ж".repeat(200)}`,
    `2. ${"x".repeat(200)}`,
  ]);
  expect(links).toEqual(
    expect.arrayContaining([
      "https://example.com/khinkali",
      expect.stringMatching(/^https:\/\/castor\.example\/.*day1$/),
      expect.stringMatching(/^https:\/\/castor\.example\/.*\?point=a$/),
    ]),
  );
});

test("it is named, in its language, with numbered pages", async () => {
  const { info, pages } = await print(trip);
  expect(info).toMatchObject({ Title: trip.name, Creator: "Castor", Language: "ru" });
  for (const [index, page] of pages.entries())
    expect(page).toContain(`${index + 1} / ${pages.length}`);
});

test("one day is printed without a cover, an empty trip with one alone", async () => {
  const { pages } = await print(trip, { routeIds: ["day2"] });
  expect(pages.join(" ")).not.toContain("Тбилиси");
  expect(bare(pages[0] ?? "")).toContain(bare("День 2"));
  expect((await print(makeTrip({ name: "Nothing yet", routes: [] }))).pages).toHaveLength(1);
});

test("each switch leaves its part out", async () => {
  const parts = {
    descriptions: "towel",
    optional: "Place b",
    prices: "GEL",
    notes: "cash",
  };
  const shown = await print(trip);
  for (const [name, part] of Object.entries(parts)) {
    const hidden = await print(trip, { [name]: false });
    expect([name, shown.pages.join(" ").includes(part)]).toEqual([name, true]);
    expect([name, hidden.pages.join(" ").includes(part)]).toEqual([name, false]);
  }
});

test("no page is empty, wherever a day ends on its page", async () => {
  const lengths = Array.from({ length: 40 }, (_, lines) => lines);
  const days = lengths.map((lines) =>
    makeRoute({
      id: `day${lines}`,
      name: "Day",
      points: [
        point(`a${lines}`, { description: Array(lines).fill("A line").join("\n") }),
        ...["b", "c", "d", "e", "f"].map((id) => point(`${id}${lines}`)),
      ],
    }),
  );
  const long = makeTrip({ name: "Trip", routes: days });
  for (const { id: paper } of papers) {
    const { pages } = await print(long, { paper, maps: false });
    expect(pages.filter((page) => !/Day|Place|A line/.test(page))).toEqual([]);
  }
});

test("what the check finds of costs stands on the paper of the owner, and on no other", async () => {
  const finance = { ...newFinance("EUR"), price: 40, paymentDueDate: "2026-12-01" };
  const points = [point("a", { name: "Tower", finance })];
  const due = makeTrip({ canEdit: true, routes: [makeRoute({ points })] });
  const textOf = async (of: Trip) => bare((await print(of)).pages.join(" "));
  expect(await textOf(due)).toContain(bare("Tower: 40 € нужно было оплатить до"));
  expect(await textOf({ ...due, canEdit: false })).not.toContain(bare("нужно было"));
});
