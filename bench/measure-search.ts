import { join } from "node:path";
import { numbers, poiCity, writeManyPois } from "../apps/server/testing/files/write-many-pois.ts";
import type { Figure } from "./figure.ts";
import { RunningServer } from "./running-server.ts";

const poiCount = 100_000;
const rounds = 25;
/** Milliseconds. */
const aims = { search: 20, suggestCities: 20, suggestMany: 50 };

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

/** What is asked for while a text is typed: its beginnings from two letters on. */
const beginningsOf = (texts: readonly string[]) => [
  ...new Set(texts.flatMap((text) => [...text].map((_, index) => text.slice(0, index + 2).trim()))),
];

interface Questions {
  dataDir: string;
  /** What answers. */
  by: string;
  asked: readonly string[];
  /** Degrees around the middle in which the map looks. */
  reach: number;
}

/** Measures searches and suggestions by HTTP, one after the other, each to the last byte of its answer. */
export async function measureSearch(folder: string): Promise<Figure[]> {
  console.log("Search ...");
  const world = { dataDir: join(folder, "gazetteer"), by: "embedded gazetteer", reach: 60 };
  const region = {
    dataDir: join(folder, "pois"),
    by: `${poiCount.toLocaleString("en")} places of an extract`,
    reach: 0.3,
  };
  await writeManyPois(region.dataDir, poiCount);
  return [
    await measure("search", { ...world, asked: cities }, aims.search),
    await measure("suggest", { ...world, asked: beginningsOf(cities) }, aims.suggestCities),
    await measure("search", { ...region, asked: kindsAndNames }, aims.search),
    await measure("suggest", { ...region, asked: beginningsOf(kindsAndNames) }, aims.suggestMany),
  ];
}

async function measure(
  call: "search" | "suggest",
  { dataDir, by, asked: questions, reach }: Questions,
  aimMs: number,
): Promise<Figure> {
  const server = await RunningServer.start(dataDir);
  const random = numbers(2);
  const around = (middle: number) => (middle + (random.next().value - 0.5) * reach).toFixed(4);
  const ask = async (text: string) => {
    const position = `lat=${around(poiCity.lat)}&lng=${around(poiCity.lng)}`;
    const begun = performance.now();
    const answer = await fetch(
      `${server.url}/api/service/${call}?q=${encodeURIComponent(text)}&${position}`,
    );
    const found = (await answer.json()) as unknown[];
    if (!answer.ok) throw new Error(`${call}: ${answer.status}`);
    return { ms: performance.now() - begun, found: found.length };
  };
  try {
    for (const question of questions) await ask(question);
    const times: number[] = [];
    for (let round = 0; round < rounds; round++)
      for (const question of questions) times.push((await ask(question)).ms);
    times.sort((one, other) => one - other);
    const percentile = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
    return {
      name: `${call}, ${by}: p95`,
      measured: percentile(0.95),
      unit: "ms",
      atMost: aimMs,
      note: `p50 ${percentile(0.5).toFixed(1)} ms, at most ${(times.at(-1) ?? 0).toFixed(1)} ms; ${times.length} calls`,
    };
  } finally {
    await server.stop();
  }
}
