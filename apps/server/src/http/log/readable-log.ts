import type { LogTarget } from "../create-app.ts";

const levels: Readonly<Record<number, string>> = { 40: "warning", 50: "error", 60: "fatal" };

interface Line {
  time: number;
  level: number;
  msg?: string;
  err?: { stack?: string };
  [field: string]: unknown;
}

/** Fields of pino that a person at a terminal does not need. */
const hidden = new Set(["time", "level", "msg", "err", "pid", "hostname", "reqId"]);

/** Log lines for a person at a terminal; everywhere else they stay JSON. */
export function readableLog(write: (text: string) => void): LogTarget {
  return { write: (line) => write(`${layOut(JSON.parse(line) as Line)}\n`) };
}

function layOut(line: Line): string {
  const time = new Date(line.time).toTimeString().slice(0, 8);
  const fields = Object.entries(line)
    .filter(([name]) => !hidden.has(name))
    .map(([, value]) => (typeof value === "string" ? value : JSON.stringify(value)));
  const parts = [time, levels[line.level], line.msg, ...fields].filter(Boolean).join("  ");
  return line.err?.stack === undefined ? parts : `${parts}\n${line.err.stack}`;
}
