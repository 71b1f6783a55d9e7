import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { listShipped, lockFile } from "./list-shipped.ts";
import { writeNotices } from "./write-notices.ts";

const checkout = resolve(import.meta.dirname, "../../../..");
const notices = writeNotices(checkout);

test("the notices name each package that runs, with its version", () => {
  const direct = globSync("{packages,apps}/*/package.json", { cwd: checkout }).flatMap((path) => {
    const { dependencies = {} } = JSON.parse(readFileSync(resolve(checkout, path), "utf8")) as {
      dependencies?: Record<string, string>;
    };
    return Object.entries(dependencies).filter(([name]) => !name.startsWith("@castor/"));
  });
  expect(direct.length).toBeGreaterThan(50);
  const missing = direct.filter(([name, version]) => !notices.includes(`\n${name} ${version}, `));
  expect(missing).toEqual([]);
});

test("the notices have the texts, also of a package with a folder of licences, of fonts and of data", () => {
  expect(notices).toContain("GNU LESSER GENERAL PUBLIC LICENSE");
  expect(notices).toContain("SIL OPEN FONT LICENSE Version 1.1");
  expect(notices).toContain("Mozilla Public License Version 2.0");
  expect(notices).toMatch(/^cities\.json [\d.]+, CC-BY-4\.0/m);
});

test("the notices name no tool of work, and each text once", () => {
  expect(notices).not.toMatch(/^(?:vitest|vite|jsdom|@biomejs\/biome) \d/m);
  const parts = notices.split(`\n\n${"=".repeat(80)}\n\n`);
  const texts = parts.map((part) => part.slice(part.indexOf("\n\n")));
  expect(new Set(texts).size).toBe(texts.length);
});

test("what ships is found as Node finds it: from the nearest folder up, through workspaces", () => {
  const lock = lockFile.parse({
    packages: {
      "apps/web": { dependencies: { own: "1", near: "1", peer: "1" } },
      "node_modules/own": { link: true, resolved: "packages/own" },
      "packages/own": { dependencies: { near: "2" }, devDependencies: { tool: "1" } },
      "node_modules/near": { version: "2.0.0", license: "MIT" },
      "apps/web/node_modules/near": { version: "1.0.0", optionalDependencies: { absent: "1" } },
      "node_modules/peer": {
        version: "3.0.0",
        peerDependencies: { asked: "1", maybe: "1" },
        peerDependenciesMeta: { maybe: { optional: true } },
      },
      "node_modules/asked": { version: "4.0.0" },
      "node_modules/maybe": { version: "5.0.0" },
      "node_modules/tool": { version: "6.0.0" },
    },
  });
  const named = listShipped(lock, ["apps/web"]).map(({ name, version }) => `${name} ${version}`);
  expect(named.sort()).toEqual(["asked 4.0.0", "near 1.0.0", "near 2.0.0", "peer 3.0.0"]);
});
