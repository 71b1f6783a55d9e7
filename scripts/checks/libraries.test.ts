import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string) => readFileSync(`${root}/${path}`, "utf8");

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}
/** The packages that manifests name themselves. */
const list = (manifests: string, kind: keyof Manifest) =>
  globSync(manifests, { cwd: root })
    .flatMap((path) => Object.keys((JSON.parse(read(path)) as Manifest)[kind] ?? {}))
    .filter((name) => !/^@(?:castor|types)\//.test(name));

const running = new Set(list("{packages,apps}/*/package.json", "dependencies"));
const everywhere = "{package.json,{packages,apps,tools}/*/package.json}";
const ofWork = [
  ...list(everywhere, "devDependencies"),
  ...list("tools/*/package.json", "dependencies"),
];

test("the bill of materials has each package that runs, and no tool of work", () => {
  const options = { cwd: root, encoding: "utf8", maxBuffer: 50_000_000 } as const;
  const { components } = JSON.parse(execFileSync("npm", ["run", "--silent", "sbom"], options)) as {
    components: { name: string; group?: string }[];
  };
  const named = new Set(components.map(({ group, name }) => (group ? `${group}/${name}` : name)));
  expect([...running].filter((name) => !named.has(name))).toEqual([]);
  expect(["vitest", "vite", "@biomejs/biome"].filter((name) => named.has(name))).toEqual([]);
}, 120_000);

test("docs/libraries.md names each package that a manifest names", () => {
  const named = new Set(read("docs/libraries.md").split(/[\s,;|()]+/));
  const missing = [...running, ...ofWork].filter((name) => !named.has(name));
  expect([...new Set(missing)].sort()).toEqual([]);
});
