import type { Browser, BrowserContext } from "@playwright/test";
import { BenchUser } from "./bench-user.ts";
import { type Figure, toWait } from "./figure.ts";
import { takeAnswers, watchInputs } from "./frame-probe.ts";
import { KeepAliveConnection } from "./keep-alive-connection.ts";
import { launchBrowser, openWindow } from "./map-browser.ts";
import { RunningServer } from "./running-server.ts";

const costs = 5_000;
const rounds = 10;
const openings = 5;
const named = `finance, ${costs.toLocaleString("en")} costs`;
const typed = "cost number 12";

/** The queries of the table: all of it, filtered, sorted, searched. */
const queries = ["", "?c=car", "?cur=JPY&ps=unpaid", "?sf=total&sd=desc", "?s=12", "?sf=title"];

/** Measures a trip with the largest number of costs: the server's table, and the page in Chromium. */
export async function measureFinance(dataDir: string): Promise<Figure[]> {
  console.log("Finance ...");
  const server = await RunningServer.start(dataDir);
  let browser: Browser | undefined;
  try {
    const user = await BenchUser.register(server.url, dataDir);
    const session = await user.logIn();
    const { tripId } = await user.plan(7, 5);
    for (let index = 0; index < costs; index++) await user.post("finance", makeCost(tripId, index));
    const table = await measureTable(server.url, `/api/finance/table/${tripId}`, user);
    browser = await launchBrowser();
    const window = await openWindow(browser, session);
    return [table, ...(await measurePage(window, `${server.url}/tasks/${tripId}`))];
  } finally {
    await browser?.close();
    await server.stop();
  }
}

function makeCost(tripId: string, index: number) {
  const day = new Date(Date.UTC(2027, 4, 1 + (index % 60))).toISOString().slice(0, 10);
  const currency = ["EUR", "USD", "JPY", "GEL"][index % 4];
  return {
    tripId,
    name: `Cost number ${index}`,
    type: ["plane", "car", "restaurant", "other", "transport"][index % 5],
    startDate: day,
    finance: {
      type: index % 3 === 0 ? "perPerson" : "same",
      price: (index * 37) % 10_000,
      payed: index % 2 === 0 ? 10 : null,
      currency,
      paymentDueDate: index % 7 === 0 ? day : null,
    },
  };
}

async function measureTable(url: string, path: string, { headers }: BenchUser): Promise<Figure> {
  const connection = await KeepAliveConnection.open(url);
  const times: number[] = [];
  for (let round = 0; round <= rounds; round++)
    for (const query of queries) {
      const begun = performance.now();
      const status = await connection.send({
        method: "GET",
        path: path + query,
        headers: { ...headers, "accept-encoding": "gzip" },
      });
      if (status !== 200) throw new Error(`finance table: ${status}`);
      // The first round is a warm-up.
      if (round > 0) times.push(performance.now() - begun);
    }
  connection.close();
  times.sort((one, other) => one - other);
  const percentile = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return {
    name: `${named}: table answer p50`,
    measured: percentile(0.5),
    unit: "ms",
    atMost: 20,
    note: `p95 ${percentile(0.95).toFixed(1)} ms; ${queries.length} questions, ${rounds} times each`,
  };
}

async function measurePage(window: BrowserContext, from: string): Promise<Figure[]> {
  const page = await window.newPage();
  const firsts: number[] = [];
  // The first opening fills the browser's cache.
  for (let opening = 0; opening <= openings; opening++) {
    await page.goto(from, { waitUntil: "networkidle" });
    await watchInputs(page, "click", "[data-cost]");
    await page.getByRole("link", { name: "Finance", exact: true }).click();
    await page.locator("[data-cost]").first().waitFor();
    const [first] = await takeAnswers(page);
    if (opening > 0 && first !== undefined) firsts.push(first);
  }
  await page.waitForLoadState("networkidle");
  await page.getByPlaceholder("Search costs").focus();
  await watchInputs(page, "keydown", null);
  await page.keyboard.type(typed, { delay: 250 });
  const keys = await takeAnswers(page);
  await page.close();
  return [
    toWait(`${named}: from the press of its link to the first rows`, 300, firsts),
    toWait(`${named}: a key in the search`, 50, keys),
  ];
}
