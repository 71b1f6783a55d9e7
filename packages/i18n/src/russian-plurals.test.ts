import { expect, test } from "vitest";
import { catalogue } from "./ru/catalogue.ts";
import { serverCatalogue } from "./ru/server-catalogue.ts";
import type { Words } from "./words.ts";

const figuresIn = (text: unknown) =>
  [...String(text).matchAll(/\{\{(\w+)\}\}/g)].map(([, it]) => it);

/** The keys whose form for one leaves a figure out that the form for many names. */
function listForgetful(words: Words, path = ""): string[] {
  return Object.entries(words).flatMap(([key, text]) => {
    if (typeof text === "object") return listForgetful(text, `${path}${key}.`);
    const stem = key.replace(/_one$/, "");
    if (stem === key) return [];
    const said = figuresIn(text);
    const isWhole = figuresIn(words[`${stem}_many`]).every((figure) => said.includes(figure));
    return isWhole ? [] : [path + key];
  });
}

test("what Russian says of one is said of 21 and 31 too, so it names every figure that the form for many names", () => {
  expect(listForgetful({ x: { y_one: "день", y_many: "{{count}} дней" } })).toEqual(["x.y_one"]);
  expect([...listForgetful(catalogue), ...listForgetful(serverCatalogue)]).toEqual([]);
});
