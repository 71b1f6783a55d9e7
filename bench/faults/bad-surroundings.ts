import { execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { startFakeRoads } from "../../apps/server/testing/fakes/fake-roads.ts";
import { inCheckout } from "../../scripts/process/checkout.mjs";
import { type Fault, require } from "./fault.ts";
import { Instance } from "./instance.ts";
import type { Save } from "./point-writers.ts";

const run = promisify(execFile);
const isSaved = ({ status }: Save) => status === 200;
const isRefused = ({ status }: Save) => status === 503;
const refuseMs = 2_000;

/** Throws unless every failed save was a 503. */
function requireOnly503(saves: readonly Save[]): void {
  const other = saves.find((save) => !isSaved(save) && !isRefused(save));
  require(other === undefined, `a save ended with ${other?.status} ${other?.text}`);
}

/** PostgreSQL crashes under writes and comes back. */
export const restartedPostgres: Fault = {
  name: "PostgreSQL stopped in immediate mode under load, and started again",
  run: async (folder) => {
    const instance = await Instance.start(folder, "PostgreSQL");
    const writers = instance.write();
    const { postgres } = instance;
    try {
      require(postgres !== null, "no PostgreSQL");
      await writers.untilMore(50, isSaved);
      process.kill(postgres.pid(), "SIGQUIT");
      await writers.untilMore(20, isRefused);
      await postgres.startAgain();
      const back = performance.now();
      await writers.untilMore(50, isSaved);
      await writers.stop();
      requireOnly503(writers.saves);
      const refused = writers.saves.filter(isRefused);
      const longest = Math.max(...refused.map(({ begun, ended }) => ended - begun));
      require(longest < refuseMs, `a 503 took ${longest.toFixed(0)} ms`);
      const first = writers.saved.find(({ begun }) => begun > back);
      await instance.requireAll(writers.saved);
      return `503 within ${longest.toFixed(0)} ms, the first save ${((first?.ended ?? 0) - back).toFixed(0)} ms after it was back; all found`;
    } finally {
      await writers.stop();
      await instance.stop();
    }
  },
};

/** The disk of the embedded database fills up, and gets room again. */
export const fullDisk: Fault = {
  name: "disk full under writes, on SQLite",
  run: async (folder) => {
    if (process.getuid?.() !== 0) return "left out: only root may make a small disk";
    await mkdir(folder, { recursive: true });
    await run("mount", ["-t", "tmpfs", "-o", "size=3m", "tmpfs", folder]);
    let instance: Instance | undefined;
    try {
      instance = await Instance.start(folder, "SQLite");
      const writers = instance.write();
      try {
        await writers.untilMore(30, isRefused);
        const saved = writers.saved.length;
        await instance.requireAll(writers.saved);
        await run("mount", ["-o", "remount,size=64m", folder]);
        await writers.untilMore(50, isSaved);
        await writers.stop();
        requireOnly503(writers.saves);
        await instance.server.end("SIGKILL");
        await instance.startAgain();
        await instance.requireAll(writers.saved);
        return `full after ${saved} points: 503, reads went on, saves again with room; all found`;
      } finally {
        await writers.stop();
      }
    } finally {
      await instance?.stop();
      await run("umount", ["-l", folder]);
    }
  },
};

/** The clock of the machine jumps ahead and back. */
export const jumpingClock: Fault = {
  name: "clock jumps two hours ahead and back under writes",
  run: async (folder) => {
    const clock = pathToFileURL(inCheckout("bench/faults/jumping-clock.mjs")).href;
    const instance = await Instance.start(folder, "SQLite", { NODE_OPTIONS: `--import=${clock}` });
    const { server, user } = instance;
    const before = instance.write();
    try {
      const session = await user.logIn();
      await before.untilMore(20, isSaved);
      server.process.kill("SIGUSR2");
      // Access tokens last a quarter of an hour: clients are asked to refresh, and nothing else happens.
      await before.untilMore(10, ({ status }) => status === 401);
      const refreshed = await user.post("auth/refresh", { refresh_token: session.refresh_token });
      require(typeof refreshed.access_token === "string", "no session survived the jump");
      server.process.kill("SIGUSR2");
      await before.untilMore(20, isSaved);
      await before.stop();
      const other = before.saves.find(({ status }) => status !== 200 && status !== 401);
      require(other === undefined, `a save ended with ${other?.status} ${other?.text}`);
      await instance.requireAll(before.saved);
      return "sessions are refreshed ahead and valid again behind; all found";
    } finally {
      await before.stop();
      await instance.stop();
    }
  },
};

/** A routing engine takes calls and never answers. */
export const slowProvider: Fault = {
  name: "a routing engine that never answers",
  run: async (folder) => {
    const roads = await startFakeRoads(0);
    roads.mode = "silent";
    const instance = await Instance.start(folder, "SQLite", { OSRM_URL: roads.url });
    const writers = instance.write();
    try {
      const ask = async (index: number) => {
        const begun = performance.now();
        const points = [
          { lat: 41.69 + index / 1_000, lng: 44.83 },
          { lat: 41.7, lng: 44.8 },
        ];
        const answer = await instance.user.post("service/route", { points });
        require(answer.estimated === true, "no estimate instead");
        return performance.now() - begun;
      };
      const times = await Promise.all(Array.from({ length: 20 }, (_, index) => ask(index)));
      await writers.untilMore(20, isSaved);
      await writers.stop();
      const [longest, slowest] = [
        Math.max(...times),
        Math.max(...writers.saves.map(({ begun, ended }) => ended - begun)),
      ];
      require(longest < 5_000, `a path took ${longest.toFixed(0)} ms`);
      require(slowest < refuseMs, `a save took ${slowest.toFixed(0)} ms meanwhile`);
      require(writers.saves.every(isSaved), "a save failed meanwhile");
      return `20 paths estimated within ${longest.toFixed(0)} ms; saves meanwhile within ${slowest.toFixed(0)} ms`;
    } finally {
      await writers.stop();
      await instance.stop();
      await roads.close();
    }
  },
};
