import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { inCheckout } from "../scripts/process/checkout.mjs";
import { BenchUser } from "./bench-user.ts";
import { computeMedian } from "./compute-median.ts";
import { type Figure, printFigures } from "./figure.ts";
import { measureFiles } from "./files/measure-files.ts";
import { measureGrowth } from "./growth/measure-growth.ts";
import { measureLive } from "./live/measure-live.ts";
import { measureManyTrips } from "./live/measure-many-trips.ts";
import { measureMap } from "./map/measure-map.ts";
import { measureCatalog } from "./measure-catalog.ts";
import { measureCheck } from "./measure-check.ts";
import { measureConfirmations } from "./measure-confirmations.ts";
import { measureExports } from "./measure-exports.ts";
import { measureFinance } from "./measure-finance.ts";
import { measureHistory } from "./measure-history.ts";
import { measureLighthouse } from "./measure-lighthouse.ts";
import { measureLists } from "./measure-lists.ts";
import { measureMarkup } from "./measure-markup.ts";
import { measureMixedLoad } from "./measure-mixed-load.ts";
import { measureNotes } from "./measure-notes.ts";
import { measureOrder } from "./measure-order.ts";
import { measurePageWeight } from "./measure-page-weight.ts";
import {
  measureNewPoints,
  measureNotModified,
  measureReadsAfterWrites,
  measureUnchangedReads,
} from "./measure-reads.ts";
import { measureRouting } from "./measure-routing.ts";
import { measureSearch } from "./measure-search.ts";
import { measureWrongLogins } from "./measure-wrong-logins.ts";
import { measureOffline } from "./offline/measure-offline.ts";
import { RunningServer } from "./running-server.ts";
import { seedTrips } from "./seed-trips.ts";

const starts = 5;
const settleMs = 10_000;
/** In the database of the server that is started and asked. */
const trips = 100_000;

/** What is measured for how long. */
interface Choices {
  /** How long reads and writes at the same time are measured. */
  loadSeconds: number;
  /** The size of the catalog. */
  publicTrips: number;
  /** The folder where its databases are kept, or are already; null: they are made and removed. */
  keptIn: string | null;
}

/** The parts that can be measured alone, by the name in `npm run bench -- <name>`. */
const parts: Readonly<
  Record<string, (folder: string, choices: Choices) => Figure[] | Promise<Figure[]>>
> = {
  server: measureServer,
  load: (folder, { loadSeconds }) => measureMixedLoad(join(folder, "load"), loadSeconds),
  live: async (folder) => [
    ...(await measureLive(join(folder, "live"))),
    ...(await measureManyTrips(join(folder, "live-many"))),
  ],
  files: (folder) => measureFiles(join(folder, "files")),
  history: (folder) => measureHistory(join(folder, "history")),
  lists: (folder) => measureLists(join(folder, "lists")),
  search: (folder) => measureSearch(join(folder, "search")),
  logins: (folder) => measureWrongLogins(join(folder, "logins")),
  routing: (folder) => measureRouting(join(folder, "routing")),
  check: () => measureCheck(),
  order: () => measureOrder(),
  markup: () => measureMarkup(),
  confirmations: () => measureConfirmations(),
  pages: () => measurePageWeight(),
  lighthouse: (folder) => measureLighthouse(join(folder, "lighthouse")),
  finance: (folder) => measureFinance(join(folder, "finance")),
  exports: (folder) => measureExports(join(folder, "exports")),
  notes: (folder) => measureNotes(join(folder, "notes")),
  growth: (folder) => measureGrowth(join(folder, "growth")),
  catalog: (folder, { publicTrips, keptIn }) =>
    measureCatalog(keptIn ?? join(folder, "catalog"), publicTrips),
  map: (folder) => measureMap(join(folder, "map")),
  offline: (folder) => measureOffline(join(folder, "offline")),
};

/** Measures and prints all figures, or those of the named parts. `isSaved` keeps the table in `bench/results/`. */
export async function runBench({
  isSaved,
  choices,
  names,
}: {
  isSaved: boolean;
  choices: Choices;
  names: readonly string[];
}): Promise<void> {
  if (names.some((name) => !(name in parts)))
    throw new Error(`Some of ${Object.keys(parts).join(", ")}; or none, for all of them.`);
  const folder = mkdtempSync(join(tmpdir(), "castor-bench-"));
  process.once("SIGINT", () => process.exit(130)).once("SIGTERM", () => process.exit(143));
  try {
    const figures: Figure[] = [];
    for (const [name, measure] of Object.entries(parts))
      if (names.length === 0 || names.includes(name))
        figures.push(...(await measure(folder, choices)));
    const table = printFigures(figures);
    console.log(`\n${table}`);
    if (isSaved) {
      mkdirSync(inCheckout("bench/results"), { recursive: true });
      const moment = new Date().toISOString().slice(0, 16).replace(":", "-");
      writeFileSync(inCheckout(`bench/results/${moment}.md`), writeDown(table, names));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureServer(folder: string): Promise<Figure[]> {
  const dataDir = join(folder, "data");
  console.log(`Database of ${trips.toLocaleString("en")} trips ...`);
  mkdirSync(dataDir, { recursive: true });
  await seedTrips(dataDir, "", trips);
  console.log("Warm starts ...");
  const start = await measureStart(dataDir);
  const server = await RunningServer.start(dataDir);
  try {
    return [
      start,
      ...(await measureMemory(server)),
      ...(await measureCalls(server, dataDir, folder)),
    ];
  } finally {
    await server.stop();
  }
}

/** Measures starts, through npm and without it. The first one builds what is missing and is not counted. */
async function measureStart(dataDir: string): Promise<Figure> {
  await RunningServer.start(dataDir).then((first) => wait(settleMs / 2).then(() => first.stop()));
  const [throughNpm, alone]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < starts; turn++)
    for (const [seconds, command] of [
      [throughNpm, ["npm", "start"]],
      [alone, ["node", "--max-semi-space-size=8", "scripts/start.mjs"]],
    ] as const) {
      const server = await RunningServer.start(dataDir, {}, command);
      seconds.push(server.startSeconds);
      await server.stop();
    }
  return {
    name: "warm start (npm start)",
    measured: computeMedian(throughNpm),
    unit: "s",
    atMost: 0.7,
    note: `${trips.toLocaleString("en")} trips; median of ${starts}; without npm ${computeMedian(alone).toFixed(2)} s`,
  };
}

async function measureMemory(server: RunningServer): Promise<Figure[]> {
  console.log("Memory ...");
  await wait(settleMs);
  const idle = server.measureMegabytes();
  const answer = await fetch(`${server.url}/api/service/search?q=lisbon`);
  if (!answer.ok) throw new Error(`search: ${answer.status}`);
  await answer.arrayBuffer();
  const afterSearch = server.measureMegabytes();
  return [
    { name: "memory, 10 s after the start", measured: idle, unit: "MB", atMost: 150 },
    { name: "memory, after the first search", measured: afterSearch, unit: "MB", atMost: 160 },
  ];
}

async function measureCalls(
  server: RunningServer,
  dataDir: string,
  folder: string,
): Promise<Figure[]> {
  console.log("Calls ...");
  const user = await BenchUser.register(server.url, dataDir);
  const usual = await user.plan(14, 10);
  const large = await user.plan(60, 17);
  const addressOf = (tripId: string) => `${server.url}/api/trip/${tripId}`;
  const aims = { perSecond: 5_000, shareOfBare: 0.5 };
  const [firstDay = ""] = large.routeIds;
  // Several trips, since a trip has a limit of stops.
  const days: string[] = [];
  for (let trip = 0; trip < 15; trip++) days.push(...(await user.plan(10, 0)).routeIds);
  return [
    ...(await measureUnchangedReads("trip 14 x 10", addressOf(usual.tripId), user, folder)),
    ...(await measureUnchangedReads("trip 60 x 17", addressOf(large.tripId), user, folder, aims)),
    await measureNotModified("trip 60 x 17", addressOf(large.tripId), user),
    await measureReadsAfterWrites("trip 60 x 17", server.url, large.tripId, firstDay, user),
    ...(await measureNewPoints(server.url, days, user)),
  ];
}

function writeDown(table: string, names: readonly string[]): string {
  const [processor] = cpus();
  const machine = `${cpus().length} x ${processor?.model.trim() ?? "unknown"}, Node ${process.versions.node}`;
  const day = new Date().toISOString().slice(0, 10);
  const command = ["npm run bench --", ...names, "--save"].join(" ");
  return `# Figures\n\nBy \`${command}\` on ${day}, ${machine}.\n\n${table}\n`;
}
