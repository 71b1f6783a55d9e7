import autocannon, { type Options } from "autocannon";

const warmUpSeconds = 2;
const seconds = 8;

export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
}

/** Sixteen connections for some seconds, after some to warm up; an answer that is no 2xx makes the figure worthless, so it throws. */
export async function measureLoad(
  options: Omit<Options, "connections" | "duration">,
): Promise<Load> {
  await autocannon({ ...options, connections: 16, duration: warmUpSeconds });
  const result = await autocannon({ ...options, connections: 16, duration: seconds });
  if (result.errors > 0 || result.non2xx > 0)
    throw new Error(`${options.url}: ${result.errors} errors, ${result.non2xx} refusals`);
  const { p50, p99 } = result.latency;
  return { perSecond: result.requests.total / result.duration, p50, p99 };
}
