import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { BenchUser } from "./bench-user.ts";
import { computeMedian } from "./compute-median.ts";
import type { Figure } from "./figure.ts";
import { KeepAliveConnection } from "./keep-alive-connection.ts";
import { RunningServer } from "./running-server.ts";

const turns = 3;
const writes = 1_500;
const warmUps = 200;

/**
 * Measures what the triggers that keep the history of trips (decision 124) cost a write, on SQLite: the same writes with the
 * triggers and without, in turns.
 */
export async function measureHistory(dataDir: string): Promise<Figure[]> {
  console.log("History ...");
  const file = join(dataDir, "castor.sqlite");
  const first = await RunningServer.start(dataDir);
  const user = await BenchUser.register(first.url, dataDir);
  const { routeIds } = await user.plan(10, 10);
  await first.stop();
  const triggers = listTriggers(file);
  const [kept, bare]: [Cost[], Cost[]] = [[], []];
  for (let turn = 0; turn < turns; turn++)
    for (const isKept of [true, false]) {
      changeTriggers(file, isKept ? [] : triggers.map(({ name }) => `drop trigger ${name}`));
      (isKept ? kept : bare).push(await measureWrites(dataDir, user, routeIds));
      changeTriggers(file, isKept ? [] : triggers.map(({ sql }) => sql));
    }
  const of = (costs: readonly Cost[], what: keyof Cost) =>
    computeMedian(costs.map((cost) => cost[what]));
  return [
    {
      ...{ name: "a write that keeps history, processor time", unit: "of one without" },
      measured: of(kept, "processor") / of(bare, "processor"),
      note: `${of(kept, "processor").toFixed(2)} ms and ${of(bare, "processor").toFixed(2)} ms of the server, medians of ${turns} x ${writes} descriptions of days`,
    },
    {
      ...{ name: "a write that keeps history, answered in", unit: "of one without" },
      measured: of(kept, "wait") / of(bare, "wait"),
      note: `medians of ${of(kept, "wait").toFixed(2)} ms and ${of(bare, "wait").toFixed(2)} ms`,
    },
  ];
}

/** Milliseconds for a write. */
interface Cost {
  processor: number;
  wait: number;
}

async function measureWrites(
  dataDir: string,
  { headers }: BenchUser,
  routeIds: readonly string[],
): Promise<Cost> {
  const server = await RunningServer.start(dataDir);
  const connection = await KeepAliveConnection.open(server.url);
  const write = async (count: number) => {
    const body = { id: routeIds[count % routeIds.length], description: `Sight ${Math.random()}` };
    const status = await connection.send({
      ...{ method: "POST", path: "/api/route", body: JSON.stringify(body) },
      headers: { ...headers, "content-type": "application/json" },
    });
    if (status !== 200) throw new Error(`POST route: ${status}`);
  };
  try {
    for (let count = 0; count < warmUps; count++) await write(count);
    const used = server.measureProcessorSeconds();
    const waits: number[] = [];
    for (let count = 0; count < writes; count++) {
      const begun = performance.now();
      await write(count);
      waits.push(performance.now() - begun);
    }
    const processor = ((server.measureProcessorSeconds() - used) * 1_000) / writes;
    return { processor, wait: computeMedian(waits) };
  } finally {
    connection.close();
    await server.stop();
  }
}

function listTriggers(file: string): { name: string; sql: string }[] {
  const database = new DatabaseSync(file);
  const rows = database
    .prepare(
      "select name, sql from sqlite_master where type = 'trigger' and name like 'keep_history%'",
    )
    .all();
  database.close();
  if (rows.length === 0) throw new Error("There are no triggers of the history.");
  return rows.map(({ name, sql }) => ({ name: String(name), sql: String(sql) }));
}

function changeTriggers(file: string, statements: readonly string[]): void {
  const database = new DatabaseSync(file);
  for (const statement of statements) database.exec(statement);
  database.close();
}
