import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const checkout = fileURLToPath(new URL("../../", import.meta.url));
const read = (path: string) => readFileSync(join(checkout, path), "utf8");

/** Made by earlier stages of the image. */
const built = ["node_modules", "apps/web/dist", "build/geodata", "build/server"];

const stage =
  read("deploy/Dockerfile")
    .split(/^FROM /m)
    .at(-1) ?? "";
const copies = [...stage.matchAll(/^COPY --from=\w+ \/app\/(\S+) (\S+)$/gm)].map(
  ([, from = "", to = ""]) => ({ from, to: join(to.endsWith("/") ? join(to, from) : to) }),
);

test("the image keeps every file at its place in the checkout", () => {
  expect(copies.length).toBe([...stage.matchAll(/^COPY /gm)].length);
  expect(copies.length).toBeGreaterThan(0);
  for (const { from, to } of copies) {
    expect(to).toBe(from);
    if (!built.includes(from)) expect(existsSync(join(checkout, from))).toBe(true);
  }
});

test("packages are installed from the manifests alone, so that a change of sources installs nothing again", () => {
  const stages = read("deploy/Dockerfile").split(/^(?=FROM )/m);
  const stageOf = (name: string) => stages.find((text) => text.includes(` AS ${name}\n`)) ?? "";
  const copied = [...stageOf("manifests").matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, files = ""]) =>
    files.split(" "),
  );
  const { workspaces } = JSON.parse(read("package.json")) as { workspaces: string[] };
  const manifests = workspaces.flatMap((folder) =>
    globSync(`${folder}/package.json`, { cwd: checkout }),
  );
  expect(copied.sort()).toEqual(
    ["package.json", "package-lock.json", ".npmrc", ...manifests].sort(),
  );
  for (const name of ["build", "packages"]) {
    const [first = "", install = ""] = stageOf(name).split("\n");
    expect(first).toBe(`FROM manifests AS ${name}`);
    expect(install).toMatch(/^RUN npm ci/);
  }
});

interface Manifest {
  dependencies?: Record<string, string>;
}
const dependenciesOf = (folder: string) =>
  Object.keys((JSON.parse(read(`${folder}/package.json`)) as Manifest).dependencies ?? {});
const installed = ["apps/server", "packages/core", "packages/i18n"].flatMap(dependenciesOf);

/** Imports, and files that threads run. Types are erased. */
const importing =
  /(?:^import(?! type)[^"';]*?|^\} from |^export [^"';]*?from |\bimport\(\s*|new URL\(\s*)"((?:\.{1,2}\/|@?[a-z])[^"]*)"/gm;

const files = new Set<string>();
const packages = new Set<string>();
const visit = (file: string) => {
  if (files.has(file)) return;
  files.add(file);
  for (const [, name = ""] of read(file).matchAll(importing)) {
    const [, workspace, rest] = /^@castor\/(\w+)\/(.+)$/.exec(name) ?? [];
    const path = workspace ? `packages/${workspace}/src/${rest}` : join(dirname(file), name);
    if (workspace || name.startsWith(".")) {
      if (path.endsWith(".ts") && statSync(join(checkout, path)).isFile()) visit(path);
    } else if (!name.startsWith("node:"))
      packages.add(
        name
          .split("/")
          .slice(0, name.startsWith("@") ? 2 : 1)
          .join("/"),
      );
  }
};

test("what the server and its commands import is in the image", () => {
  visit("apps/server/src/main.ts");
  // The commands are loaded only when they are called.
  for (const command of ["admin/run-admin", "backup/back-up", "backup/restore"])
    expect(files).toContain(`apps/server/src/commands/${command}.ts`);
  const isCopied = (file: string) => copies.some(({ from }) => file.startsWith(`${from}/`));
  expect([...files].filter((file) => !isCopied(file))).toEqual([]);
  expect(packages).toContain("fastify");
  expect([...packages].filter((name) => !installed.includes(name))).toEqual([]);
});

test("no test is in the image, and nothing that the server imports is left out", () => {
  const left = read("deploy/Dockerfile.dockerignore").split("\n");
  expect(left).toEqual(expect.arrayContaining(["**/*.test.*", "**/testing", "bench", "e2e"]));
  visit("apps/server/src/main.ts");
  expect(files.size).toBeGreaterThan(100);
  expect([...files].filter((file) => /\.test\.|(?:^|\/)testing\//.test(file))).toEqual([]);
});
