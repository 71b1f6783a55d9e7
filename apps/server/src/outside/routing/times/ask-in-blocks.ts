import { distanceBetween } from "@castor/core/geo/position.ts";
import { ProviderFailure } from "../../provider-failure.ts";
import type { FoundTime, FoundTimes, TimeBlock, TimeServer } from "./time-server.ts";

/** Asks for times with as few calls as the server's limits allow. What does not come is unknown. */
export async function askInBlocks(
  server: TimeServer,
  block: TimeBlock,
  signal: AbortSignal,
): Promise<FoundTimes> {
  const { points, rows } = block;
  const most = server.maxMetres(block.mode);
  const isNear = (one: number, other: number): boolean => {
    const [from, to] = [points[one], points[other]];
    return from !== undefined && to !== undefined && distanceBetween(from, to) <= most;
  };
  const found = new Map<number, readonly FoundTime[]>();
  let left = rows;
  while (left.length > 0) {
    // Ways that begin near each other, to what is near all of them.
    const near: number[] = [];
    for (const row of left) if (near.every((member) => isNear(member, row))) near.push(row);
    const columns = [...points.keys()].filter((column) => near.every((row) => isNear(row, column)));
    const part = {
      ...block,
      points: columns.flatMap((column) => points[column] ?? []),
      rows: near.map((row) => columns.indexOf(row)),
    };
    const times = await askNear(server, part, signal);
    near.forEach((row, line) => {
      const known = new Map(columns.map((column, index) => [column, times[line]?.[index]]));
      found.set(
        row,
        points.map((_, column) => known.get(column) ?? "unknown"),
      );
    });
    left = left.filter((row) => !near.includes(row));
  }
  return rows.map((row) => found.get(row) ?? []);
}

/** A call that is refused as too much is halved, down to one row. What is refused for another reason is unknown. */
async function askNear(
  server: TimeServer,
  block: TimeBlock,
  signal: AbortSignal,
): Promise<FoundTimes> {
  const { points, rows } = block;
  const most = Math.max(1, Math.floor(server.maxTimes / points.length));
  if (rows.length <= most) {
    const answer = await ask(server, block, signal);
    if (typeof answer !== "string") return answer;
    if (answer !== "tooMuch" || rows.length === 1) return nothingOf(block);
  }
  const middle = Math.min(most, Math.ceil(rows.length / 2));
  const first = await askNear(server, { ...block, rows: rows.slice(0, middle) }, signal);
  return [...first, ...(await askNear(server, { ...block, rows: rows.slice(middle) }, signal))];
}

const nothingOf = ({ points, rows }: TimeBlock): FoundTimes =>
  rows.map(() => Array<FoundTime>(points.length).fill("unknown"));

async function ask(server: TimeServer, block: TimeBlock, signal: AbortSignal) {
  try {
    return await server.askTimes(block, signal);
  } catch (error) {
    if (error instanceof ProviderFailure) return "silent";
    throw error;
  }
}
