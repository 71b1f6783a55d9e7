import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "../../apps/server/testing/servers/free-port.ts";
import { spawnServer } from "../../apps/server/testing/servers/spawn-server.ts";
import { type Fault, require } from "./fault.ts";
import { type DatabaseName, Instance } from "./instance.ts";
import type { Save } from "./point-writers.ts";

const isSaved = ({ status }: Save) => status === 200;

/** The server is killed while it saves, again and again. */
export const killedUnderWrites = (database: DatabaseName, times: number): Fault => ({
  name: `kill -9 under writes, ${times} times, on ${database}`,
  run: async (folder) => {
    const instance = await Instance.start(folder, database);
    try {
      let points = 0;
      for (let time = 0; time < times; time += 1) {
        const writers = instance.write();
        await writers.untilMore(20, isSaved);
        await wait(Math.random() * 100);
        await instance.server.end("SIGKILL");
        await writers.stop();
        await instance.startAgain();
        await instance.requireAll(writers.saved);
        points += writers.saved.length;
      }
      return `${points} acknowledged points, all found`;
    } finally {
      await instance.stop();
    }
  },
});

/** Of two processes on one database one is killed. */
export const oneOfTwoKilled: Fault = {
  name: "two processes on PostgreSQL, one of them killed under writes",
  run: async (folder) => {
    const instance = await Instance.start(folder, "PostgreSQL");
    const PORT = String(await findFreePort());
    const other = await spawnServer({ ...instance.environment, PORT });
    const [dying, living] = [
      instance.write(() => [instance.server.origin]),
      instance.write(() => [other.origin]),
    ];
    try {
      await dying.untilMore(30, isSaved);
      await instance.server.end("SIGKILL");
      await living.untilMore(60, isSaved);
      await Promise.all([dying.stop(), living.stop()]);
      const failed = living.saves.filter((save) => !isSaved(save));
      require(failed.length ===
        0, `${failed.length} saves at the other process failed: ${failed[0]?.text}`);
      const longest = Math.max(...living.saves.map(({ begun, ended }) => ended - begun));
      await instance.startAgain();
      await instance.requireAll([...dying.saved, ...living.saved]);
      return `no save at the other failed, the longest took ${longest.toFixed(0)} ms; all found`;
    } finally {
      await Promise.all([dying.stop(), living.stop()]);
      await other.end("SIGKILL");
      await instance.stop();
    }
  },
};

/** The server is told to stop while it saves. */
export const stoppedUnderLoad: Fault = {
  name: "SIGTERM under load",
  run: async (folder) => {
    const instance = await Instance.start(folder, "SQLite", { DRAIN_SECONDS: "1" });
    const writers = instance.write();
    try {
      await writers.untilMore(50, isSaved);
      const code = await instance.server.end("SIGTERM");
      await writers.stop();
      require(code === 0, `it ended with ${code}`);
      // A closed port is no lost call: nothing was sent, and a proxy takes the next server.
      const failed = writers.saves.filter(
        ({ status, text }) => status !== 200 && text !== "ECONNREFUSED",
      );
      const kinds = [...new Set(failed.map(({ status, text }) => `${status} ${text}`))].join(", ");
      require(failed.length === 0, `${failed.length} calls failed: ${kinds}`);
      await instance.startAgain();
      await instance.requireAll(writers.saved);
      return `${writers.saved.length} saves, none failed; all found`;
    } finally {
      await writers.stop();
      await instance.stop();
    }
  },
};
