import { BenchUser } from "./bench-user.ts";
import { type Figure, toWait } from "./figure.ts";
import { RunningServer } from "./running-server.ts";

const days = 30;
const pointsPerDay = 20;
const rounds = 5;

/** The files of a trip: the path of the call, and the longest wait for the whole file (ms). */
const files: readonly { name: string; path: (tripId: string) => string; atMost: number }[] = [
  { name: "PDF", path: (tripId) => `pdf/${tripId}`, atMost: 2_000 },
  { name: "KMZ", path: (tripId) => `kmz/${tripId}`, atMost: 300 },
  { name: "GPX", path: (tripId) => `gpx/${tripId}`, atMost: 300 },
  { name: "ICS", path: (tripId) => `calendar/${tripId}`, atMost: 100 },
  { name: "GeoJSON", path: (tripId) => `geojson/${tripId}`, atMost: 300 },
];

/** Measures the files of a trip of a month. */
export async function measureExports(dataDir: string): Promise<Figure[]> {
  console.log("Exports ...");
  const server = await RunningServer.start(dataDir);
  try {
    const user = await BenchUser.register(server.url, dataDir);
    const { tripId } = await user.plan(days, pointsPerDay);
    const figures: Figure[] = [];
    for (const { name, path, atMost } of files) {
      const times: number[] = [];
      // The first round is a warm-up.
      for (let round = 0; round <= rounds; round++) {
        const begun = performance.now();
        await download(`${server.url}/api/${path(tripId)}`, user);
        if (round > 0) times.push(performance.now() - begun);
      }
      figures.push(toWait(`trip ${days} x ${pointsPerDay}: ${name}`, atMost, times));
    }
    const exported = await download(`${server.url}/api/json/export/${tripId}`, user);
    const body = `{"jsonData":${new TextDecoder().decode(exported)}}`;
    const imports: number[] = [];
    for (let round = 0; round <= rounds; round++) {
      const begun = performance.now();
      await importTrip(`${server.url}/api/json/import-from-json`, body, user);
      if (round > 0) imports.push(performance.now() - begun);
    }
    figures.push(toWait(`trip ${days} x ${pointsPerDay}: import`, 1_000, imports));
    return figures;
  } finally {
    await server.stop();
  }
}

async function importTrip(url: string, body: string, { headers }: BenchUser): Promise<void> {
  const type = { "content-type": "application/json" };
  const answer = await fetch(url, { method: "POST", headers: { ...headers, ...type }, body });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  await answer.arrayBuffer();
}

async function download(url: string, { headers }: BenchUser): Promise<ArrayBuffer> {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.arrayBuffer();
}
