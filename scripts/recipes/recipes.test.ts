import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inCheckout } from "../process/checkout.mjs";
import { HouseCopy } from "./house-copy.ts";
import { otherRecipes } from "./other-recipes.ts";
import { exportedField, pointField } from "./point-field.ts";
import { type Recipe, textKeys } from "./recipe.ts";
import { roomRecipes, tried } from "./room-recipes.ts";

const recipes = [pointField, ...otherRecipes, ...roomRecipes];
/** Two compilations of everything, beside other tests. */
const patienceMs = 600_000;

/** What the compiler says of a copy in which all recipes are begun, and of one in which all are followed to the end. */
let [complaints, left] = [new Map<string, string>(), new Map<string, string>()];
const copy = await HouseCopy.make();
beforeAll(async () => {
  for (const { begins } of recipes) for (const edit of begins) await copy.edit(edit);
  complaints = await copy.compile();
  for (const { asked } of recipes) for (const edit of asked) await copy.edit(edit);
  left = await copy.compile();
}, patienceMs);
afterAll(() => copy.remove());

/** The files whose complaint asks for an edit. */
const askersOf = ({ file, complains, word }: Recipe["asked"][number]) =>
  [...complaints].flatMap(([asker, text]) =>
    [complains ?? []].flat().includes(asker) ||
    (complains === undefined && (asker === file || mentions(text, word)))
      ? [asker]
      : [],
  );
const mentions = (text: string, word?: string) => word !== undefined && text.includes(`"${word}"`);

test.each(recipes)("$name: the compiler asks for what the recipe says", ({ asked }) => {
  for (const edit of asked) expect(askersOf(edit), edit.word ?? edit.file).not.toEqual([]);
});

test("the compiler asks for nothing else", () => {
  const known = new Set(recipes.flatMap(({ asked }) => asked.flatMap(askersOf)));
  expect([...complaints].filter(([file]) => !known.has(file))).toEqual([]);
});

test("what follows the recipes to their end compiles", () => {
  expect([...left]).toEqual([]);
});

const guide = readFileSync(inCheckout("CONTRIBUTING.md"), "utf8");
test.each(recipes)("$name: the recipe names each file that it leads to", ({ name, ...recipe }) => {
  const [, text = ""] = guide.split(`\n**${name}`);
  const [own = ""] = text.split(/\n\n(?=\*\*|#)/);
  const edits = [...recipe.begins, ...recipe.asked].filter(({ file }) => file !== textKeys);
  const edited = edits.map((edit) =>
    "made" in edit
      ? edit.within
      : basename(edit.file).replace(/^tour-handlers|^tours(?=[.]ts$)|^point-changes/, ""),
  );
  for (const file of edited) expect(own, file).toContain(file);
});

test(
  "a field that was added by the recipe is in every export, on paper, and in copies and undo",
  async () => {
    const value = "beaver-2026";
    const exported = JSON.parse(await copy.run(exportedField(value)));
    expect(Object.keys(exported)).toHaveLength(9);
    for (const [form, content] of Object.entries(exported))
      expect(JSON.stringify(content), form).toContain(value);
  },
  patienceMs,
);

test(
  "a table, a provider and a language that were added by their recipes work",
  async () => {
    const { table, provider, language } = JSON.parse(await copy.run(tried));
    expect(table).toEqual([{ id: "castor" }]);
    expect(provider).toBe("beavers");
    expect(language).toEqual({ isListed: true, text: "Catalog" });
  },
  patienceMs,
);
