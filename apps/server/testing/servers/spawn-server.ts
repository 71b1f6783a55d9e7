import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { findFreePort } from "./free-port.ts";
import { waitUntilServed } from "./wait-until-served.ts";

/** `npm test` names the server that it built before, which starts in half of the time. */
const program =
  process.env.TEST_SERVER ?? fileURLToPath(new URL("../../src/main.ts", import.meta.url));
/** The server as `npm start` builds and runs it. */
export const builtServer = fileURLToPath(
  new URL("../../../../build/server/main.mjs", import.meta.url),
);

/** The result of a process that ended by itself. */
export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** A real server process. */
export interface SpawnedServer {
  origin: string;
  process: ChildProcess;
  output(): string;
  /** Sends the signal and waits. Returns the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

function run({ SERVER = program, ...environment }: Record<string, string>, command: string[]) {
  const child = spawn(process.execPath, [SERVER, ...command], {
    env: { PATH: process.env.PATH, DEMO: "off", PUBLIC_SERVICES: "off", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const texts = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk) => {
    texts.stdout += chunk;
  });
  child.stderr.on("data", (chunk) => {
    texts.stderr += chunk;
  });
  return { child, texts };
}

/** Runs the server's program until it ends by itself. */
export async function runToEnd(
  environment: Record<string, string>,
  ...command: string[]
): Promise<Ended> {
  const { child, texts } = run(environment, command);
  const [code] = (await once(child, "close")) as [number | null];
  return { code, ...texts };
}

/** Starts the server on a free port and waits until it answers. `PORT` names another one, `SERVER` another program. */
export async function spawnServer(
  environment: Record<string, string>,
  ...command: string[]
): Promise<SpawnedServer> {
  const { PORT = String(await findFreePort()) } = environment;
  const { child, texts } = run(
    { RATE_LIMIT: "off", DRAIN_SECONDS: "0", HOST: "127.0.0.1", ...environment, PORT },
    command,
  );
  const origin = `http://127.0.0.1:${PORT}`;
  await waitUntilServed(`${origin}/api/health`, { isEnded: () => child.exitCode !== null }).catch(
    (cause: unknown) => {
      throw new Error(`The server does not start:\n${texts.stderr}`, { cause });
    },
  );
  return {
    origin,
    process: child,
    output: () => texts.stdout + texts.stderr,
    end: async (signal) => {
      const closed = once(child, "close");
      child.kill(signal);
      const [code] = (await closed) as [number | null];
      return code;
    },
  };
}
