import { spawn } from "node:child_process";
import { parseJsonLd } from "../markup/parse-json-ld.ts";
import { confine } from "./confine.ts";

export interface ExtractorLimits {
  timeoutMs: number;
  outputBytes: number;
}

const usualLimits: ExtractorLimits = { timeoutMs: 10_000, outputBytes: 2_000_000 };

/** All that it knows of this machine. Without the locale it breaks letters. */
const environment = { LC_ALL: "C.UTF-8", QT_QPA_PLATFORM: "offscreen" };

/**
 * The things of schema.org that KDE's extractor finds in a confirmation; null where it finds none, hangs, dies or says what is no
 * JSON. It runs in a process of its own, in all bounds that this machine allows, and knows nothing of the server.
 */
export async function runExtractor(
  path: string,
  bytes: Uint8Array,
  now: Date,
  limits: ExtractorLimits = usualLimits,
): Promise<readonly unknown[] | null> {
  const [program = path, ...args] = [
    ...(await confine()),
    ...[path, "--context-date", now.toISOString().slice(0, 19)],
  ];
  const output = await collect(program, args, bytes, limits);
  const value = output === null ? null : parseJsonLd(output);
  return Array.isArray(value) && value.length > 0 ? value : null;
}

function collect(
  program: string,
  args: readonly string[],
  bytes: Uint8Array,
  { timeoutMs, outputBytes }: ExtractorLimits,
): Promise<string | null> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env: { ...environment, PATH: process.env.PATH },
      cwd: "/",
      stdio: ["pipe", "pipe", "ignore"],
      // A group of its own, which ends together.
      detached: true,
    });
    const pieces: Buffer[] = [];
    let length = 0;
    const end = (output: string | null) => {
      clearTimeout(timer);
      if (output === null && child.exitCode === null && child.signalCode === null) kill(child.pid);
      resolve(output);
    };
    const timer = setTimeout(() => end(null), timeoutMs);
    child.stdout.on("data", (piece: Buffer) => {
      length += piece.length;
      if (length > outputBytes) end(null);
      else pieces.push(piece);
    });
    child.on("error", () => end(null));
    child.on("close", (code) => end(code === 0 ? Buffer.concat(pieces).toString("utf8") : null));
    // It may end before it has read all.
    child.stdin.on("error", () => undefined);
    child.stdin.end(bytes);
  });
}

function kill(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended.
  }
}
