import { setTimeout as wait } from "node:timers/promises";
import { BenchUser } from "./bench-user.ts";
import type { Figure } from "./figure.ts";
import { type Call, KeepAliveConnection } from "./keep-alive-connection.ts";
import { RunningServer } from "./running-server.ts";

const wrongLogins = 1_000;
/** The logins that specification#login-limits lets through: for one account, and over many. */
const triedOfOne = 10;
const triedOfMany = 100;
const attackers = 16;
const readers = 4;
/** Milliseconds between two reads of one reader, as of a page: no load of its own. */
const pauseMs = 5;
const warmUpMs = 2_000;
const atMostMs = 50;

/** Measures a thousand wrong logins from one address: the reads of other users meanwhile, and whether another login succeeds. */
export async function measureWrongLogins(dataDir: string): Promise<Figure[]> {
  console.log("Wrong logins ...");
  const limited = { RATE_LIMIT: "on", TRUST_PROXY: "1" };
  const server = await RunningServer.start(dataDir, limited);
  try {
    const user = await BenchUser.register(server.url, dataDir);
    const { tripId } = await user.plan(14, 10);
    const headers = { ...user.headers, "accept-encoding": "gzip, br" };
    const trip = { method: "GET", path: `/api/trip/${tripId}`, headers } as const;
    const warmUp = { address: "203.0.113.100", nameOf: () => "warm@example.org" };
    await attackWith(server.url, { ...warmUp, tried: triedOfOne });
    const one = { address: "203.0.113.1", nameOf: () => user.username, tried: triedOfOne };
    const many = {
      address: "203.0.113.2",
      nameOf: (index: number) => `nobody-${index}@example.org`,
      tried: triedOfMany,
    };
    return [
      ...(await measureAttack("of one account", server.url, trip, user, one)),
      ...(await measureAttack("over many accounts", server.url, trip, user, many)),
    ];
  } finally {
    await server.stop();
  }
}

interface Attack {
  address: string;
  nameOf: (index: number) => string;
  /** The number of logins whose password is checked. The others get 429. */
  tried: number;
}

async function measureAttack(
  name: string,
  url: string,
  trip: Call,
  user: BenchUser,
  attack: Attack,
): Promise<Figure[]> {
  const health = { method: "GET", path: "/api/health", headers: {} } as const;
  let isBegun = false;
  let isOver = false;
  const phase = { isBegun: () => isBegun, isOver: () => isOver };
  const reading = [health, ...Array<Call>(readers).fill(trip)].map((call) =>
    readDuring(phase, url, call),
  );
  await wait(warmUpMs);
  isBegun = true;
  const attacking = attackWith(url, attack).finally(() => {
    isOver = true;
  });
  const login = await timeLogin(url, user);
  const seconds = await attacking;
  const [healthTimes = [], ...tripTimes] = await Promise.all(reading);
  const note = `${wrongLogins} wrong logins ${name} in ${seconds.toFixed(1)} s: ${attack.tried} tried, the others 429`;
  return [
    figureOf(`GET trip, p99 during wrong logins ${name}`, tripTimes.flat(), note),
    figureOf(`GET health, p99 during wrong logins ${name}`, healthTimes),
    {
      name: `login from another address during wrong logins ${name}`,
      measured: login,
      unit: "ms",
      note: "the delay of an account with wrong logins included",
    },
  ];
}

function figureOf(name: string, times: number[], note?: string): Figure {
  const sorted = times.toSorted((one, other) => one - other);
  const p99 = sorted[Math.floor((sorted.length - 1) * 0.99)] ?? Number.NaN;
  const reads = `${times.length} reads`;
  const remark = note === undefined ? reads : `${reads}; ${note}`;
  return { name, measured: p99, unit: "ms", atMost: atMostMs, note: remark };
}

/** The milliseconds of each read since the attack began. */
async function readDuring(
  { isBegun, isOver }: { isBegun: () => boolean; isOver: () => boolean },
  url: string,
  call: Call,
): Promise<number[]> {
  const connection = await KeepAliveConnection.open(url);
  const times: number[] = [];
  while (!isOver()) {
    const begun = performance.now();
    const status = await connection.send(call);
    if (status !== 200) throw new Error(`${call.path}: ${status}`);
    if (isBegun()) times.push(performance.now() - begun);
    await wait(pauseMs);
  }
  connection.close();
  return times;
}

/** Sends the logins from one address over some connections, as fast as they are answered. Returns the seconds. */
async function attackWith(url: string, { address, nameOf, tried }: Attack): Promise<number> {
  const begun = performance.now();
  const statuses: number[] = [];
  let sent = 0;
  const work = async () => {
    const connection = await KeepAliveConnection.open(url);
    while (sent < wrongLogins) {
      const index = sent++;
      statuses.push(await connection.send(loginCall(nameOf(index), "not the password", address)));
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: attackers }, work));
  const count = (status: number) => statuses.filter((other) => other === status).length;
  if (count(401) !== tried || count(429) !== wrongLogins - tried)
    throw new Error(`Of the wrong logins ${count(401)} were 401, ${count(429)} were 429.`);
  return (performance.now() - begun) / 1_000;
}

/** The milliseconds of a right login during the attack. */
async function timeLogin(url: string, { username, password }: BenchUser): Promise<number> {
  await wait(100);
  const connection = await KeepAliveConnection.open(url);
  const begun = performance.now();
  const status = await connection.send(loginCall(username, password, "203.0.113.200"));
  connection.close();
  if (status !== 200) throw new Error(`The right login from another address: ${status}`);
  return performance.now() - begun;
}

const loginCall = (username: string, password: string, address: string): Call => ({
  method: "POST",
  path: "/api/auth/login",
  headers: { "content-type": "application/json", "x-forwarded-for": address },
  body: JSON.stringify({ username, password }),
});
