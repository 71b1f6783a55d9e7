import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const web = fileURLToPath(new URL("../../apps/web/src", import.meta.url));
const read = (path: string) => readFileSync(join(web, path), "utf8");

/** The declarations of the rules of one class alone, by the class: style sheets are formatted, so no parser is needed. */
function readRules(sheet: string): Map<string, string[]> {
  const rules = sheet.matchAll(/(?<!,\n)^\.([\w-]+) \{\n((?: {2}[^\n]+\n)*)\}/gm);
  return new Map(
    [...rules].map(([, name = "", body = ""]) => [
      name,
      body.split(";\n").flatMap((line) => line.trim() || []),
    ]),
  );
}

const primitives = read("ui/theme/primitives.css");
const words = readRules(primitives);
/** Words whose rules name several classes, and those that other sheets of the frame define. */
const otherWords = ["one-line", "few-lines", "on-screen"];
/** They take away what browsers give, for the words beside them. */
const resets = ["plain-list", "plain-button"];

const modules = globSync("**/*.module.css", { cwd: web });
const sources = globSync("**/*.tsx", { cwd: web }).filter((path) => !path.endsWith(".test.tsx"));
/** The words of each `className` that stand there as they are. */
const written = sources.flatMap((path) =>
  [...read(path).matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)].map((found) => ({
    path,
    names: (found[1] ?? found[2]?.replace(/\$\{[^}]*\}/g, " ") ?? "").split(/\s+/).filter(Boolean),
  })),
);

test("no class of a module says only what words of the sheet of primitives say", () => {
  const repeated = modules.flatMap((path) => {
    const users = sources
      .filter((source) => dirname(source).startsWith(dirname(path)))
      .map(read)
      .filter((text) => text.includes(`/${basename(path)}"`))
      .join("\n");
    return [...readRules(read(path))]
      .filter(([name, body]) => {
        const said = [...words.values()].filter((word) =>
          word.every((each) => body.includes(each)),
        );
        const isSaid = body.every((each) => said.some((word) => word.includes(each)));
        return isSaid && new RegExp(`\\w\\.${name}\\b`).test(users);
      })
      .map(([name]) => `${path} .${name}`);
  });
  expect(repeated).toEqual([]);
});

test("each class that a file takes from a module is in it", () => {
  const missing = sources.flatMap((path) => {
    const text = read(path);
    return [...text.matchAll(/import (\w+) from "([^"]+\.module\.css)"/g)].flatMap(
      ([, styles = "", module = ""]) => {
        const sheet = read(join(dirname(path), module));
        const taken = [...text.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, "g"))];
        return taken
          .filter(([, name]) => !new RegExp(`\\.${name}(?![\\w-])`).test(sheet))
          .map(([, name]) => `${path} ${name}`);
      },
    );
  });
  expect(missing).toEqual([]);
});

test("each word of a className is one of the sheet of primitives", () => {
  const known = new Set([...words.keys(), ...otherWords]);
  const unknown = written.flatMap(({ path, names }) =>
    names.filter((name) => !known.has(name)).map((name) => `${path} ${name}`),
  );
  expect(unknown).toEqual([]);
});

test("no two words of one className set the same property", () => {
  const propertiesOf = (name: string) =>
    resets.includes(name) ? [] : (words.get(name) ?? []).map((each) => each.split(":")[0]);
  const twice = written.filter(({ names }) => {
    const properties = names.flatMap(propertiesOf);
    return new Set(properties).size < properties.length;
  });
  expect(twice.map(({ path, names }) => `${path} ${names.join(" ")}`)).toEqual([]);
});

test("each word is used", () => {
  const text = sources.map(read).join("\n");
  const unused = [...words.keys()].filter(
    (name) => !new RegExp(`["\`\\s]${name}["\`\\s]`).test(text),
  );
  expect(unused).toEqual([]);
});
