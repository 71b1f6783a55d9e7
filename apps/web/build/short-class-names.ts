import { createHash } from "node:crypto";
import { relative, resolve } from "node:path";
import type { Plugin } from "vite";

const root = resolve(import.meta.dirname, "..");
const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** The letters that stand for a module: with fewer, two modules would share them. */
const prefixLength = 4;
const named = /(?:\.|@keyframes )([a-z_][\w-]*)/gi;

/** Letters that stand for a module in the names of its classes. */
export function prefixOf(path: string): string {
  const bytes = createHash("sha256").update(path.replaceAll("\\", "/")).digest();
  return [...bytes.subarray(0, prefixLength)]
    .map((byte) => letters[byte % letters.length])
    .join("");
}

/** The letters of the module, and the number of the class or animation in it. Each build of the same modules gives the same. */
export function nameClass(name: string, file: string, css: string): string {
  const names = new Set([...css.matchAll(named)].map((found) => found[1]));
  const index = [...names].indexOf(name);
  if (index < 0) throw new Error(`${file} does not name ${name} where it was looked for.`);
  return prefixOf(relative(root, file.replace(/\?.*/, ""))) + index.toString(36);
}

/**
 * Names of classes that are short beside others of their module. The usual ones repeat the name, a hash and a line: they
 * took half a kilobyte of each page's code and another of its style sheets.
 */
export function shortClassNames(): Plugin {
  return {
    name: "castor-short-class-names",
    apply: "build",
    config: () => ({ css: { modules: { generateScopedName: nameClass } } }),
  };
}
