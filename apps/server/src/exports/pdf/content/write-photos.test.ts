import { papers, readPrintOptions } from "@castor/core/print/print-options.ts";
import { makeAttachment, makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readPdf } from "../../../../testing/calls/pdf-text.ts";
import type { PdfJob } from "../pdf-job.ts";
import { writePdf } from "../write-pdf.ts";

const jpegOf = (background: string, width = 96, height = 72) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

const photo = (fileId: string, thingId: string, kind: "place" | "route" = "place") =>
  makeAttachment({ fileId, kind, thingId, type: "image/jpeg", caption: `Seen ${fileId}.` });

test("photos stand at their day and their point with their captions, and those that are missing are counted", async () => {
  const trip = makeTrip({
    routes: [
      makeRoute({
        id: "day",
        points: ["a", "b"].map((id) => makePoint({ id, linkId: id, name: `Place ${id}` })),
      }),
    ],
    attachments: [photo("morning", "day", "route"), photo("gate", "a"), photo("lost", "b")],
  });
  for (const { id: paper } of papers) {
    const job: PdfJob = {
      trip,
      options: readPrintOptions({ paper, photos: "1", maps: "0" }),
      paths: new Map(),
      pictures: new Map(),
      photos: new Map([
        ["morning", await jpegOf("#0b6b6b")],
        ["gate", await jpegOf("#6b0b0b")],
      ]),
      ...{ language: "en", zone: "UTC", origin: "https://castor.example" },
      known: { today: "2026-12-04", rates: null },
    };
    const pdf = await writePdf(job, "/no/world.pmtiles");
    expect(pdf.toString("latin1").match(/DCTDecode/g)).toHaveLength(2);
    const text = (await readPdf(pdf)).pages.join(" ").replaceAll(/\s+/g, " ");
    expect(text.indexOf("Seen morning.")).toBeLessThan(text.indexOf("Place a"));
    expect(text.indexOf("Seen gate.")).toBeGreaterThan(text.indexOf("Place a"));
    expect(text.indexOf("Seen gate.")).toBeLessThan(text.indexOf("Place b"));
    expect(text).not.toContain("Seen lost.");
    expect(text).toContain("1 photo is not printed.");
  }
});

test("no photo is lost and no page is empty, however many there are", async () => {
  const points = Array.from({ length: 30 }, (_, at) =>
    makePoint({ id: `p${at}`, linkId: `p${at}`, name: `Place ${at}` }),
  );
  const attachments = points.flatMap(({ linkId }) =>
    Array.from({ length: 5 }, (_, at) => photo(`${linkId}-${at}`, linkId)),
  );
  const high = await jpegOf("#0b6b6b", 40, 160);
  for (const { id: paper } of papers) {
    const job: PdfJob = {
      trip: makeTrip({ routes: [makeRoute({ points })], attachments }),
      options: readPrintOptions({ paper, photos: "1", maps: "0" }),
      paths: new Map(),
      pictures: new Map(),
      photos: new Map(attachments.map(({ fileId }) => [fileId, high])),
      ...{ language: "en", zone: "UTC", origin: "https://castor.example" },
      known: { today: "2026-12-04", rates: null },
    };
    const { pages } = await readPdf(await writePdf(job, "/no/world.pmtiles"));
    expect(pages.filter((page) => !/Place|Seen/.test(page))).toEqual([]);
    const text = pages.join(" ").replaceAll(/\s/g, "");
    for (const { caption } of attachments) expect(text).toContain(caption.replaceAll(" ", ""));
  }
});
