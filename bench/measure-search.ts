import { join } from "node:path";
import { numbers, poiCity, writeManyPois } from "../apps/server/testing/write-many-pois.ts";
import type { Figure } from "./figure.ts";
import { RunningServer } from "./running-server.ts";

const poiCount = 100_000;
const rounds = 25;
const aimMs = 20;

const cities = [
  "Lisbon",
  "лондон",
  "Springfield",
  "san",
  "Нью-Йорк",
  "ba",
  "Paris, Texas",
  "Кобулети",
];
const kindsAndNames = [
  ...["cafe", "кафе", "hotel", "аптека", "автобус", "ба", "Royal Garden", "zoloto"],
  ...["Тихий Луна 17", "кафе Eagle", "apple stone", "zzzz"],
];

/** A search by HTTP, from the question to the last byte of its answer, one after the other. */
export async function measureSearch(folder: string): Promise<Figure[]> {
  console.log("Search ...");
  const gazetteer = await measure(join(folder, "gazetteer"), "embedded gazetteer", cities, 60);
  const dataDir = join(folder, "pois");
  await writeManyPois(dataDir, poiCount);
  const many = `${poiCount.toLocaleString("en")} places of an extract`;
  return [gazetteer, await measure(dataDir, many, kindsAndNames, 0.3)];
}

async function measure(
  dataDir: string,
  what: string,
  questions: readonly string[],
  reach: number,
): Promise<Figure> {
  const server = await RunningServer.start(dataDir);
  const random = numbers(2);
  const around = (middle: number) => (middle + (random.next().value - 0.5) * reach).toFixed(4);
  const ask = async (text: string) => {
    const spot = `lat=${around(poiCity.lat)}&lng=${around(poiCity.lng)}`;
    const begun = performance.now();
    const answer = await fetch(
      `${server.url}/api/service/search?q=${encodeURIComponent(text)}&${spot}`,
    );
    const found = (await answer.json()) as unknown[];
    if (!answer.ok) throw new Error(`search: ${answer.status}`);
    return { ms: performance.now() - begun, found: found.length };
  };
  try {
    for (const question of questions) await ask(question);
    const times: number[] = [];
    for (let round = 0; round < rounds; round++)
      for (const question of questions) times.push((await ask(question)).ms);
    times.sort((one, other) => one - other);
    const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
    return {
      name: `search, ${what}: p95`,
      measured: at(0.95),
      unit: "ms",
      atMost: aimMs,
      note: `p50 ${at(0.5).toFixed(1)} ms, at most ${(times.at(-1) ?? 0).toFixed(1)} ms; ${times.length} searches`,
    };
  } finally {
    await server.stop();
  }
}
