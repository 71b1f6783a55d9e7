import { readFileSync } from "node:fs";
import { measuredReader } from "../apps/server/testing/bookings/measured-reader.ts";
import { inCheckout } from "../scripts/process/checkout.mjs";
import { computeMedian } from "./compute-median.ts";
import type { Figure } from "./figure.ts";

const turns = 15;
const file = "apps/server/testing/confirmations/fifth/train-trainline-en.eml";
/** Words alone tell of its journey, and its code is left out: so the extractor is asked. */
const mail = Buffer.from(readFileSync(inCheckout(file), "utf8").replaceAll("8TQL4MXW", ""));

/** The median of several reads, after one that starts the process. */
async function timeOf(read: () => Promise<unknown>): Promise<number> {
  await read();
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const begun = performance.now();
    await read();
    times.push(performance.now() - begun);
  }
  return computeMedian(times);
}

async function measure(name: string, extractorPath: string, atMost: number): Promise<Figure> {
  const bare = await timeOf(async () => measuredReader.readMime(mail));
  const gazetteer = inCheckout("build/geodata/gazetteer.sqlite");
  const reader = measuredReader.open(gazetteer, extractorPath);
  try {
    const measured = await timeOf(() => reader.read(mail, "mail.eml", "bench"));
    const note = `median of ${turns}; bare: its MIME alone, in this process`;
    return { ...{ name, measured, unit: "ms", atMost, bare }, note };
  } finally {
    await reader.close();
  }
}

/** Measures the reading of a mail, without KDE's extractor, and with it where it is installed. */
export async function measureConfirmations(): Promise<Figure[]> {
  const extractor = measuredReader.findExtractor();
  // The reader's process alone keeps no program awake.
  const awake = setInterval(() => undefined, 1_000);
  try {
    const figures = [await measure("confirmation: one mail", "off", 300)];
    if (extractor)
      figures.push(await measure("confirmation: one mail, with the extractor", extractor, 2_000));
    return figures;
  } finally {
    clearInterval(awake);
  }
}
