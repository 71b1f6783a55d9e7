import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

const serverTesting = "apps/server/testing";

/** A server with its own data, beside the one of the configuration. */
export interface OwnServer {
  origin: string;
  dataDir: string;
  end(): Promise<void>;
}

/** A fake of an outside service that runs beside the journeys. */
export interface RunningFake<Printed, Mode extends string> {
  /** What the fake prints at its start. */
  printed: Printed;
  setMode(mode: Mode): Promise<void>;
  end(): Promise<void>;
}

function spawnNode(
  program: string,
  environment: Record<string, string>,
  args: readonly string[] = [],
): ChildProcess {
  return spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
}

/** Runs a command of the operator's to its end. */
export async function runCommand(
  program: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<void> {
  const child = spawnNode(program, environment, args);
  child.stdout?.resume();
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`${program} ended with ${code}.`);
}

/** Starts a program that runs until it is ended, and reads the line of JSON that it prints when it is ready. */
async function startProgram<Printed>(program: string, environment: Record<string, string>) {
  const child = spawnNode(program, environment);
  if (child.stdout === null) throw new Error("The program has no output.");
  const closed = once(child, "close");
  const line = once(createInterface(child.stdout), "line") as Promise<[string]>;
  const ended = closed.then(() => Promise.reject(new Error(`${program} does not start.`)));
  // Rejects at the end of every program, long after somebody waited for it.
  ended.catch(() => undefined);
  const [printed] = await Promise.race([line, ended]);
  const end = async () => {
    child.kill("SIGTERM");
    await closed;
  };
  return { printed: JSON.parse(printed) as Printed, end };
}

/** Starts a fake; its program stands in the server's `testing/fakes`. */
export async function startFake<Printed extends { url: string }, Mode extends string>(
  program: string,
): Promise<RunningFake<Printed, Mode>> {
  const { printed, end } = await startProgram<Printed>(`${serverTesting}/fakes/${program}`, {});
  const setMode = async (mode: Mode) => {
    const { ok } = await fetch(`${printed.url}/mode/${mode}`, { method: "POST" });
    if (!ok) throw new Error(`The fake has no mode ${mode}.`);
  };
  return { printed, setMode, end };
}

/** Starts a server with these variables, and waits until it is ready. */
export async function startOwnServer(variables: Record<string, string>): Promise<OwnServer> {
  const { printed, end } = await startProgram<{ origin: string; dataDir: string }>(
    `${serverTesting}/servers/run-server.ts`,
    variables,
  );
  return { ...printed, end };
}

/** Lets the journeys of this worker find their mails in the server's data folder while `use` runs. */
export async function withMailsOf({ dataDir }: OwnServer, use: () => Promise<void>): Promise<void> {
  const before = process.env.E2E_DATA_DIR;
  process.env.E2E_DATA_DIR = dataDir;
  try {
    await use();
  } finally {
    process.env.E2E_DATA_DIR = before;
  }
}
