import { type APIRequestContext, chromium, expect, test } from "@playwright/test";
import lighthouse from "lighthouse";
import { findFreePort } from "../testing/free-port.ts";

// Not the performance, which depends on what else the machine does: `npm run bench -- lighthouse` measures it.
const categories = ["accessibility", "best-practices"];

/** The audits that cost a page its 100, and the elements that they name. */
async function listFaults(address: string, port: number, only: string[]): Promise<string[]> {
  const audited = await lighthouse(address, {
    ...{ port, logLevel: "error", onlyCategories: only, disableFullPageScreenshot: true },
    // Without a performance to measure, the network's quiet is enough.
    ...{ pauseAfterFcpMs: 0, pauseAfterLoadMs: 0, cpuQuietThresholdMs: 0 },
  });
  if (audited === undefined) return ["no result"];
  const { audits, categories: found, runtimeError } = audited.lhr;
  if (runtimeError !== undefined) return [runtimeError.message];
  return Object.values(found)
    .filter(({ score }) => score !== 1)
    .flatMap(({ id, score, auditRefs }) => [
      `${id}: ${score}`,
      ...auditRefs
        .filter((audit) => audit.weight > 0 && (audits[audit.id]?.score ?? 1) < 1)
        .map((audit) => `${audit.id}: ${JSON.stringify(audits[audit.id]?.details)}`),
    ]);
}

/** The map of a trip of the demo. */
async function findListedMap(request: APIRequestContext): Promise<string> {
  const answer = await request.get("/api/catalog?search=Adriatic");
  const { data } = await answer.json();
  return `/map/${data[0].id}/show`;
}

/** Login is not listed by design, and Lighthouse takes that for a fault. */
const pages = [
  { name: "/", categories: [...categories, "seo"] },
  { name: "/login", categories },
  { name: "/catalog", categories: [...categories, "seo"] },
  { name: "/help", categories: [...categories, "seo"] },
  { name: "a listed map", categories: [...categories, "seo"] },
];

for (const page of pages)
  test(`Lighthouse gives ${page.name} 100 for ${page.categories.join(", ")}`, async ({
    launchOptions,
    baseURL,
    request,
  }) => {
    const port = await findFreePort();
    const args = [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`];
    const browser = await chromium.launch({ ...launchOptions, args });
    const path = page.name.startsWith("/") ? page.name : await findListedMap(request);
    const faults = await listFaults(`${baseURL}${path}`, port, page.categories);
    await browser.close();
    expect(faults).toEqual([]);
  });
