import { papers, readPrintOptions } from "@castor/core/print/print-options.ts";
import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readPdf } from "../../../../testing/calls/pdf-text.ts";
import type { PdfJob } from "../pdf-job.ts";
import { writePdf } from "../write-pdf.ts";

test("a picture stands at its point with its credit; one that is not there leaves nothing", async () => {
  const picture = (file: string) => ({
    ...{ file, proof: file.padEnd(43, "x"), author: "Ada Lovelace" },
    ...{ licence: "CC BY 4.0", licenceUrl: "" },
  });
  const points = [
    makePoint({ name: "a", linkId: "a", picture: picture("A"), description: "Beside it" }),
    makePoint({ name: "b", linkId: "b", picture: picture("B") }),
  ];
  const pictured = makeTrip({ routes: [makeRoute({ points })] });
  const size = { width: 720, height: 480, channels: 3 as const, background: "#0b6b6b" };
  const jpeg = await sharp({ create: size }).jpeg().toBuffer();
  for (const { id: paper } of papers) {
    const job: PdfJob = {
      trip: pictured,
      options: readPrintOptions({ paper, pictures: "1", maps: "0" }),
      paths: new Map(),
      pictures: new Map([[picture("A").proof, jpeg]]),
      photos: new Map(),
      ...{ language: "en", zone: "UTC", origin: "https://castor.example" },
      known: { today: "2026-12-04", rates: null },
    };
    const pdf = await writePdf(job, "/no/world.pmtiles");
    expect(pdf.toString("latin1").match(/DCTDecode/g)).toHaveLength(1);
    const { pages, links } = await readPdf(pdf);
    const whole = pages.join(" ").replaceAll(/\s/g, "");
    expect(whole.split("AdaLovelace,CCBY4.0,WikimediaCommons")).toHaveLength(2);
    expect(whole).toContain("Besideit");
    expect(links).toContain("https://commons.wikimedia.org/wiki/File:A");
    expect(links).not.toContain("https://commons.wikimedia.org/wiki/File:B");
  }
});
