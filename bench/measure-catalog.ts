import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startPostgres } from "../apps/server/testing/databases/postgres.ts";
import type { Figure } from "./figure.ts";
import { RunningServer } from "./running-server.ts";
import { seedTrips } from "./seed-trips.ts";

const rounds = 10;
/** A file that says that a database has its trips. */
const seededMark = "seeded.txt";
/** Milliseconds. */
const aims = { firstPage: 20, search: 50 };

/** What is asked, and how often a word of it is in trips: a city, a part of many names, a word of half of all trips. */
const questions: readonly { name: string; aim: number; asked: readonly string[] }[] = [
  { name: "first page", aim: aims.firstPage, asked: ["", "language=ru", "sort=days"] },
  {
    name: "rare word",
    aim: aims.search,
    asked: ["search=zermatt", "search=lisbon", "search=kyoto", "search=no%20such%20place"],
  },
  {
    name: "common word",
    aim: aims.search,
    asked: ["search=days", "search=san", "search=a", "search=new", "search=days&country=FR"],
  },
  {
    name: "Cyrillic",
    aim: aims.search,
    asked: ["дня", "москва", "бург", "ор", "дня париж"].map(
      (text) => `search=${encodeURIComponent(text)}`,
    ),
  },
  {
    name: "page 50",
    aim: aims.search,
    asked: ["page=50", "search=days&page=50", "search=san&page=50&sort=new"],
  },
];

/**
 * Measures the catalog by HTTP on both databases, one call after the other. Databases that are in the folder already are
 * measured as they are. The caller keeps the folder or removes it.
 */
export async function measureCatalog(folder: string, publicTrips: number): Promise<Figure[]> {
  console.log(`Catalog of ${publicTrips.toLocaleString("en")} trips ...`);
  const embedded = await measureOn("SQLite", join(folder, "sqlite"), "", publicTrips);
  const postgresFolder = join(folder, "postgres");
  const dataDir = join(postgresFolder, "castor");
  mkdirSync(dataDir, { recursive: true });
  const postgres = await startPostgres({ shared_buffers: "512MB" }, postgresFolder);
  try {
    const figures = await measureOn("PostgreSQL", dataDir, postgres.url, publicTrips);
    return [...embedded, ...figures];
  } finally {
    await postgres.stop();
  }
}

async function measureOn(
  database: string,
  dataDir: string,
  databaseUrl: string,
  publicTrips: number,
): Promise<Figure[]> {
  if (!existsSync(join(dataDir, seededMark))) {
    await seedTrips(dataDir, databaseUrl, publicTrips);
    writeFileSync(join(dataDir, seededMark), String(publicTrips));
  }
  const server = await RunningServer.start(dataDir, { DATABASE_URL: databaseUrl });
  const ask = async (query: string) => {
    const begun = performance.now();
    const answer = await fetch(`${server.url}/api/catalog?${query}`);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`catalog?${query}: ${answer.status}`);
    return performance.now() - begun;
  };
  try {
    const figures: Figure[] = [];
    for (const { name, aim, asked } of questions) {
      for (const query of asked) await ask(query);
      const times: number[] = [];
      for (let round = 0; round < rounds; round++)
        for (const query of asked) times.push(await ask(query));
      times.sort((one, other) => one - other);
      const percentile = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
      figures.push({
        name: `catalog, ${name}, ${publicTrips.toLocaleString("en")} trips on ${database}: p95`,
        measured: percentile(0.95),
        unit: "ms",
        atMost: aim,
        note: `p50 ${percentile(0.5).toFixed(1)} ms; ${times.length} calls`,
      });
    }
    return figures;
  } finally {
    await server.stop();
  }
}
