import { mkdir } from "node:fs/promises";
import {
  type RunningPostgres,
  startPostgres,
} from "../../apps/server/testing/databases/postgres.ts";
import { findFreePort } from "../../apps/server/testing/servers/free-port.ts";
import { type SpawnedServer, spawnServer } from "../../apps/server/testing/servers/spawn-server.ts";
import { BenchUser } from "../bench-user.ts";
import { require } from "./fault.ts";
import { PointWriters, type Save } from "./point-writers.ts";

export type DatabaseName = "SQLite" | "PostgreSQL";

/** What a test of durability needs of PostgreSQL; the tests' own settings throw it away. */
const durable = { fsync: "on", synchronous_commit: "on", full_page_writes: "on" };

/** An installation: its database, its server, and a user with a trip of six days to write into. */
export class Instance {
  readonly postgres: RunningPostgres | null;
  readonly environment: Record<string, string>;
  server: SpawnedServer;
  user!: BenchUser;
  tripId = "";
  routeIds: string[] = [];

  private constructor(
    postgres: RunningPostgres | null,
    environment: Record<string, string>,
    server: SpawnedServer,
  ) {
    this.postgres = postgres;
    this.environment = environment;
    this.server = server;
  }

  static async start(
    folder: string,
    database: DatabaseName,
    more: Record<string, string> = {},
  ): Promise<Instance> {
    await mkdir(folder, { recursive: true });
    const postgres = database === "PostgreSQL" ? await startPostgres(durable) : null;
    const environment = {
      DATA_DIR: folder,
      DATABASE_URL: postgres?.url ?? "",
      PORT: String(await findFreePort()),
      LOG_LEVEL: "warn",
      ...more,
    };
    const instance = new Instance(postgres, environment, await spawnServer(environment));
    instance.user = await BenchUser.register(instance.server.origin, folder);
    const { tripId, routeIds } = await instance.user.plan(6, 0);
    return Object.assign(instance, { tripId, routeIds });
  }

  write(origins: () => readonly string[] = () => [this.server.origin]): PointWriters {
    const { headers } = this.user;
    return new PointWriters({ origins, headers, routeIds: this.routeIds });
  }

  async startAgain(): Promise<void> {
    this.server = await spawnServer(this.environment);
  }

  /** Throws unless every acknowledged point is there. */
  async requireAll(saves: readonly Save[]): Promise<void> {
    const trip = (await this.user.get(`trip/${this.tripId}`)) as {
      routes: { points: { id: string }[] }[];
    };
    const there = new Set(trip.routes.flatMap(({ points }) => points.map(({ id }) => id)));
    const lost = saves.filter(({ status, text }) => status === 200 && !there.has(text));
    require(lost.length === 0, `${lost.length} acknowledged points are lost`);
  }

  async stop(): Promise<void> {
    const { process } = this.server;
    if (process.exitCode === null && process.signalCode === null) await this.server.end("SIGKILL");
    await this.postgres?.stop();
  }
}
