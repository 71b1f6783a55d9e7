import { type Call, KeepAliveConnection } from "./keep-alive-connection.ts";

const connections = 16;
const warmUpSeconds = 2;

export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
}

interface Target {
  url: string;
  /** The call that a connection sends next. */
  nextCall: (turn: number) => Call;
}

/** Loads a server by sixteen connections for some seconds, after a warm-up. Throws at an answer that is no 2xx. */
export async function measureLoad(target: Target, seconds = 8): Promise<Load> {
  await putUnderLoad(target, warmUpSeconds);
  const times = await putUnderLoad(target, seconds);
  const sorted = times.toSorted((one, other) => one - other);
  const percentile = (share: number) =>
    sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return { perSecond: times.length / seconds, p50: percentile(0.5), p99: percentile(0.99) };
}

/** The duration of each call in milliseconds. */
async function putUnderLoad({ url, nextCall }: Target, seconds: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const work = async () => {
    const connection = await KeepAliveConnection.open(url);
    for (let turn = 0, begun = performance.now(); begun < end; turn++) {
      const status = await connection.send(nextCall(turn));
      if (status < 200 || status > 299) throw new Error(`${url}: an answer of ${status}`);
      const now = performance.now();
      times.push(now - begun);
      begun = now;
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, work));
  return times;
}

const rounds = 3;
const roundSeconds = 4;

/** Loads two targets alternately, so that other work of the machine affects both. Returns the round with the median ratio. */
export async function compareLoads(
  ours: Target,
  bare: Target,
): Promise<{ ours: Load; bare: Load }> {
  const measured: { ours: Load; bare: Load }[] = [];
  for (let round = 0; round < rounds; round++)
    measured.push({
      ours: await measureLoad(ours, roundSeconds),
      bare: await measureLoad(bare, roundSeconds),
    });
  const ratioOf = (pair: { ours: Load; bare: Load }) => pair.ours.perSecond / pair.bare.perSecond;
  const sorted = measured.toSorted((one, other) => ratioOf(one) - ratioOf(other));
  const middle = sorted[Math.floor(rounds / 2)];
  if (middle === undefined) throw new Error("No round was measured.");
  return middle;
}
