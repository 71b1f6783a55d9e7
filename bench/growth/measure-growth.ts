import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { giveTrips, growPostgres } from "../../apps/server/testing/databases/grow-postgres.ts";
import { startPostgres } from "../../apps/server/testing/databases/postgres.ts";
import { spawnServer } from "../../apps/server/testing/servers/spawn-server.ts";
import { BenchUser, makePointBody } from "../bench-user.ts";
import { type Figure, toWait } from "../figure.ts";

const growth = { users: 10_000, trips: 30_000, points: 2_000_000 };
const rounds = 30;
/** PostgreSQL writes down the plan of each statement. */
const explained = {
  session_preload_libraries: "auto_explain",
  "auto_explain.log_min_duration": "0",
  "auto_explain.log_nested_statements": "off",
  logging_collector: "on",
  log_filename: "plans.log",
  shared_buffers: "256MB",
};

/** Measures a PostgreSQL of a hundredth of a million users: sizes, plans, and the waits of hot calls. */
export async function measureGrowth(folder: string): Promise<Figure[]> {
  console.log(`${growth.points.toLocaleString("en")} points on PostgreSQL ...`);
  mkdirSync(folder, { recursive: true });
  const postgres = await startPostgres(explained);
  const server = await spawnServer({ DATA_DIR: folder, DATABASE_URL: postgres.url });
  try {
    const sizes = await growPostgres(postgres.url, growth);
    console.log("\n| Table | Rows | Bytes of a row | Bytes of its indexes |\n|---|---|---|---|");
    for (const { name, rows, bytesPerRow, indexBytesPerRow } of sizes)
      console.log(
        `| ${name} | ${rows.toLocaleString("en")} | ${bytesPerRow} | ${indexBytesPerRow} |`,
      );
    const user = await BenchUser.register(server.origin, folder);
    // Public ones among them: every tenth.
    const ids = await giveTrips(
      postgres.url,
      user.username,
      Array.from({ length: rounds }, (_, index) => 10 + index * 970),
    );
    const trip = (await user.get(`trip/${ids[0]}`)) as {
      routes: { id: string; points: { id: string }[] }[];
    };
    const [day] = trip.routes;
    const first = day?.points[0]?.id ?? "";
    const times = async (work: (index: number) => Promise<unknown>) => {
      const answers: number[] = [];
      for (let index = 0; index < rounds; index += 1) {
        const begun = performance.now();
        await work(index);
        answers.push(performance.now() - begun);
      }
      return answers;
    };
    const plansOf = readPlans(postgres.folder);
    const figures: Figure[] = [];
    const measure = async (name: string, work: (index: number) => Promise<unknown>) => {
      plansOf();
      figures.push(toWait(name, 100, await times(work)));
      for (const plan of plansOf()) console.log(`${name}: ${plan}`);
    };
    await measure("GET trip/{id}", (index) => user.get(`trip/${ids[index]}`));
    await measure("GET trip", () => user.get("trip"));
    await measure("POST point, new", (index) =>
      user.post("point", makePointBody(day?.id ?? "", 0, index)),
    );
    await measure("POST point, changed", (index) =>
      user.post("point", { id: first, name: `Renamed ${index}` }),
    );
    await measure("POST point/order", (index) =>
      user.post("point/order", { point: first, order: index % 9 }),
    );
    await measure("POST auth/login", () => user.logIn());
    await measure("GET catalog", () => user.get("catalog"));
    return figures;
  } finally {
    await server.end("SIGTERM");
    await postgres.stop();
  }
}

/** Answers how tables are read by the plans written since the last time, each once. */
function readPlans(folder: string): () => string[] {
  const log = join(folder, "data", "log");
  let from = 0;
  return () => {
    const text = readdirSync(log)
      .map((file) => readFileSync(join(log, file), "utf8"))
      .join("");
    const found =
      text
        .slice(from)
        .match(
          /(?:Seq Scan on|(?:Index|Index Only|Bitmap Index) Scan using|Bitmap Index Scan on) [^(]+/g,
        ) ?? [];
    from = text.length;
    return [...new Set(found.map((scan) => scan.trim()))].toSorted();
  };
}
