// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "../src");
const components = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".tsx"))
  .map((path) => ({ path, text: readFileSync(join(source, path), "utf8") }));

const classesOf = (sheet: string) =>
  new Set([...readFileSync(sheet, "utf8").matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name));

test("every class that a component takes from a style sheet is there", () => {
  const missing = components.flatMap(({ path, text }) =>
    [...text.matchAll(/import (\w+) from "([^"]+\.module\.css)"/g)].flatMap(([, name, file]) => {
      const known = classesOf(join(source, dirname(path), file ?? ""));
      const used = [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))].map(([, it]) => it);
      return used.filter((it) => !known.has(it)).map((it) => `${path}: ${it}`);
    }),
  );
  expect(components.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});
