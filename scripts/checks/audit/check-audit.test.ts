import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { checkAudit } from "./check-audit.mjs";
import { auditExceptions, judgeAudit } from "./judge-audit.mjs";

const closers: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A project with one package, and npm's options for a registry that answers so. */
async function audit(answer: RequestListener, limit?: number) {
  const folder = mkdtempSync(join(tmpdir(), "castor-audit-"));
  closers.push(() => rmSync(folder, { recursive: true }));
  const own = { name: "asks", version: "1.0.0", dependencies: { tides: "1.0.0" } };
  const tides = { version: "1.0.0", resolved: "https://registry.example/tides-1.0.0.tgz" };
  const packages = { "": own, "node_modules/tides": tides };
  writeFileSync(join(folder, "package.json"), JSON.stringify(own));
  writeFileSync(
    join(folder, "package-lock.json"),
    JSON.stringify({ ...own, lockfileVersion: 3, packages }),
  );
  const registry = createServer(answer).listen(0, "127.0.0.1");
  await new Promise((resolve) => registry.once("listening", resolve));
  closers.push(
    () => registry.close(),
    () => registry.closeAllConnections(),
  );
  const { port } = registry.address() as AddressInfo;
  const options = [`--registry=http://127.0.0.1:${port}`, `--cache=${join(folder, "cache")}`];
  return checkAudit({ folder, options, ...(limit !== undefined && { limit }) });
}

const advisory = {
  id: 1_100_000,
  url: "https://github.com/advisories/GHSA-aaaa-bbbb-cccc",
  title: "Tides come in",
  severity: "high",
  vulnerable_versions: "<1.0.1",
  cwe: [],
  cvss: { score: 7.5, vectorString: null },
};

test("an advisory about a package of the lock file fails the check", async () => {
  const outcome = await audit((request, response) => {
    const isBulk = request.url === "/-/npm/v1/security/advisories/bulk";
    response.writeHead(isBulk ? 200 : 404, { "content-type": "application/json" });
    response.end(JSON.stringify(isBulk ? { tides: [advisory] } : {}));
  });
  expect(outcome).toEqual({
    code: 1,
    output: expect.stringContaining(`tides <1.0.1: Tides come in (high, ${advisory.url})\n`),
  });
});

test("no advisory passes", async () => {
  expect(await audit((_request, response) => response.end("{}"))).toEqual({ code: 0, output: "" });
});

const unanswered = { code: 0, output: "", says: expect.stringContaining("does not answer") };

test("a registry without an audit passes, and is said", async () => {
  const outcome = await audit((_request, response) => response.writeHead(405).end());
  expect(outcome).toEqual(unanswered);
});

test("a registry that is silent passes after a while, and is said", async () => {
  expect(await audit(() => undefined, 1_500)).toEqual(unanswered);
});

const reported = (severity = "high") =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      harbour: { name: "harbour", severity: "high", via: ["tides"] },
      tides: {
        name: "tides",
        via: [
          { source: 1, name: "tides", dependency: "tides", ...advisory, severity, range: "<1.0.1" },
        ],
      },
    },
  });
const exception = {
  advisory: "GHSA-aaaa-bbbb-cccc",
  package: "tides",
  why: "Only its command line is touched, which nobody runs.",
  until: "2027-01-31",
};

test("a judged advisory passes until its day, for its package alone", () => {
  expect(judgeAudit(reported(), [exception], "2027-01-31")).toEqual([]);
  expect(judgeAudit(reported(), [exception], "2027-02-01")).toEqual([
    expect.stringMatching(/^tides .+; it was judged until 2027-01-31$/),
  ]);
  const other = { ...exception, package: "harbour" };
  expect(judgeAudit(reported(), [other], "2027-01-01")).toHaveLength(1);
});

test("slight advisories pass, and what depends on a package is not told again", () => {
  expect(judgeAudit(reported("low"), [], "2027-01-01")).toEqual([]);
  expect(judgeAudit(reported("moderate"), [], "2027-01-01")).toHaveLength(1);
});

test.each(["", "npm error", "{}", '{"message":"405 Method Not Allowed","error":{"summary":""}}'])(
  "%j is no report",
  (answer) => {
    expect(judgeAudit(answer, [], "2027-01-01")).toBeUndefined();
  },
);

test("each exception says its advisory, its package, why and until when", () => {
  const file = new URL("exceptions.json", import.meta.url);
  expect(() => auditExceptions.parse(JSON.parse(readFileSync(file, "utf8")))).not.toThrow();
  for (const part of Object.keys(exception))
    expect(() => auditExceptions.parse([{ ...exception, [part]: "" }])).toThrow();
});
