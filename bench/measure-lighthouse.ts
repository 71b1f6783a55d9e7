import { createServer } from "node:http";
import lighthouse from "lighthouse";
import { findFreePort } from "../apps/server/testing/servers/free-port.ts";
import type { Figure } from "./figure.ts";
import { launchBrowser } from "./map-browser.ts";
import { RunningServer } from "./running-server.ts";

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

const runs = 3;
/** A trip of the demo that is in the catalog. */
const demoTrip = "Adriatic";

const emptyPage =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title><h1>Empty</h1></html>';

interface MeasuredPage {
  name: string;
  path: string;
  /** The least performance. */
  performance: number;
  /** Whether search engines may list it. The others fail there by design. */
  isListed: boolean;
}

const pages: readonly MeasuredPage[] = [
  { name: "/", path: "/", performance: 95, isListed: true },
  { name: "/login", path: "/login", performance: 95, isListed: false },
  { name: "/catalog", path: "/catalog", performance: 95, isListed: true },
  { name: "/help", path: "/help", performance: 95, isListed: true },
];

/** Measures pages as a visitor's phone opens them for the first time: Lighthouse's mobile profile, which simulates the phone and its network. */
export async function measureLighthouse(dataDir: string): Promise<Figure[]> {
  console.log("Lighthouse ...");
  const server = await RunningServer.start(dataDir, { DEMO: "on" });
  try {
    const map = await findMap(server.url);
    const figures: Figure[] = [await measureEmptyPage()];
    for (const page of [...pages, map]) {
      const results: Result[] = [];
      for (let run = 0; run < runs; run++) results.push(await audit(server.url + page.path));
      figures.push(...toFigures(page, results));
    }
    return figures;
  } finally {
    await server.stop();
  }
}

/** What the browser and the machine cost by themselves: the figures of the pages are read beside it. */
async function measureEmptyPage(): Promise<Figure> {
  const port = await findFreePort();
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(emptyPage);
  });
  server.listen(port);
  try {
    const results: Result[] = [];
    for (let run = 0; run < runs; run++) results.push(await audit(`http://localhost:${port}/`));
    const median = findMedian(results);
    return {
      name: "Lighthouse, an empty page: performance",
      ...{ measured: scoreOf(median, "performance"), unit: "", note: describeTimes(median) },
    };
  } finally {
    server.close();
  }
}

async function findMap(url: string): Promise<MeasuredPage> {
  const answer = await fetch(`${url}/api/catalog?search=${demoTrip}`);
  const { data } = (await answer.json()) as { data: { id: string }[] };
  const [trip] = data;
  if (trip === undefined) throw new Error("The demo trip is not in the catalog.");
  return { name: "/map", path: `/map/${trip.id}/show`, performance: 75, isListed: true };
}

/** Each run has a browser of its own, since nothing may be stored yet. */
async function audit(address: string): Promise<Result> {
  const port = await findFreePort();
  const browser = await launchBrowser(port);
  try {
    const audited = await lighthouse(address, { port, logLevel: "error" });
    if (audited === undefined || audited.lhr.runtimeError !== undefined)
      throw new Error(`${address}: ${audited?.lhr.runtimeError?.message ?? "no result"}`);
    return audited.lhr;
  } finally {
    await browser.close();
  }
}

function toFigures({ name, performance, isListed }: MeasuredPage, results: Result[]): Figure[] {
  const median = findMedian(results);
  const worst = (category: string) =>
    Math.min(...results.map((result) => scoreOf(result, category)));
  const row = (category: string, measured: number, atLeast: number, note: string): Figure => ({
    name: `Lighthouse ${name}: ${category}`,
    ...{ measured, unit: "", atLeast, note },
  });
  return [
    row("performance", scoreOf(median, "performance"), performance, describeTimes(median)),
    row("accessibility", worst("accessibility"), 100, ""),
    row("best practices", worst("best-practices"), 100, ""),
    ...(isListed ? [row("SEO", worst("seo"), 100, "")] : []),
  ];
}

function findMedian(results: Result[]): Result {
  const ranked = results.toSorted(
    (one, other) => scoreOf(one, "performance") - scoreOf(other, "performance"),
  );
  const median = ranked[Math.floor(ranked.length / 2)];
  if (median === undefined) throw new Error("Nothing was measured.");
  return median;
}

/**
 * 0..100. A page that never changes after its first paint gives Lighthouse no picture for the speed index, and then no score:
 * the mean of what it could measure takes its place.
 */
function scoreOf({ categories, audits }: Result, category: string): number {
  const { score = null, auditRefs = [] } = categories[category] ?? {};
  if (score !== null) return Math.round(score * 100);
  const measured = auditRefs.flatMap(({ id, weight }) => {
    const part = audits[id]?.score ?? null;
    return part === null || weight === 0 ? [] : [{ part, weight }];
  });
  const weights = measured.reduce((sum, { weight }) => sum + weight, 0);
  const sum = measured.reduce((all, { part, weight }) => all + part * weight, 0);
  return weights === 0 ? 0 : Math.round((sum / weights) * 100);
}

/** What the performance is made of. The benchmark index says how fast the machine was meanwhile: a desktop has 1,500 to 2,000. */
function describeTimes({ audits, environment }: Result): string {
  const times = [
    ["first paint", "first-contentful-paint"],
    ["largest paint", "largest-contentful-paint"],
    ["blocked", "total-blocking-time"],
    ["shift", "cumulative-layout-shift"],
  ].map(([name, id = ""]) => `${name} ${audits[id]?.displayValue?.replace(/\s/, " ")}`);
  return `median of ${runs}: ${times.join(", ")}; benchmark index ${Math.round(environment.benchmarkIndex)}`;
}
