import { distanceBetween } from "@castor/core/geo/position.ts";
import { ProviderFailure } from "../../provider-failure.ts";
import type { FoundTime, FoundTimes, TimeBlock, TimeServer } from "./time-server.ts";

/**
 * Asks for times with as few calls as the server's limits allow. A call that is refused as too much is halved, down to one
 * row. What is refused for another reason, and what does not come, is unknown.
 */
export async function askInBlocks(
  server: TimeServer,
  block: TimeBlock,
  signal: AbortSignal,
): Promise<FoundTimes> {
  const { points, rows } = block;
  if (isTooFar(block, server.maxMetres)) return nothingOf(block);
  const most = Math.max(1, Math.floor(server.maxTimes / points.length));
  if (rows.length <= most) {
    const answer = await ask(server, block, signal);
    if (typeof answer !== "string") return answer;
    if (answer !== "tooMuch" || rows.length === 1) return nothingOf(block);
  }
  const middle = Math.min(most, Math.ceil(rows.length / 2));
  const first = await askInBlocks(server, { ...block, rows: rows.slice(0, middle) }, signal);
  return [...first, ...(await askInBlocks(server, { ...block, rows: rows.slice(middle) }, signal))];
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

const isTooFar = ({ points, rows }: TimeBlock, most: number): boolean =>
  rows.some((row) =>
    points.some((to) => {
      const from = points[row];
      return from !== undefined && distanceBetween(from, to) > most;
    }),
  );
