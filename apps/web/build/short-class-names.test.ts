import { globSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { nameClass, prefixOf } from "./short-class-names.ts";

const root = resolve(import.meta.dirname, "..");
const modules = globSync("src/**/*.module.css", { cwd: root });

test("no two modules have classes of the same name", () => {
  expect(modules.length).toBeGreaterThan(100);
  expect(new Set(modules.map(prefixOf)).size).toBe(modules.length);
});

test("each class and each animation of a module has a name of its own", () => {
  const file = resolve(root, "src/ui/feedback/toasts.module.css");
  const css =
    ".list:hover { margin: 0.5em }\n@keyframes arrive {}\n@media print { .list .other-one {} }";
  const names = ["list", "arrive", "other-one"].map((name) => nameClass(name, file, css));
  expect(new Set(names).size).toBe(3);
  expect(nameClass("other-one", `${file}?used`, css)).toBe(names[2]);
  expect(names.every((name) => /^[a-zA-Z]{4}\w+$/.test(name))).toBe(true);
});
