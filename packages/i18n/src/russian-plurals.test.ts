import { expect, test } from "vitest";
import { catalogue } from "./ru/catalogue.ts";
import { serverCatalogue } from "./ru/server-catalogue.ts";
import type { Words } from "./words.ts";

const paramsIn = (text: unknown) =>
  [...String(text).matchAll(/\{\{(\w+)\}\}/g)].map(([, it]) => it);

/** The keys whose form for one lacks a parameter of the form for many. */
function listForgetful(words: Words, path = ""): string[] {
  return Object.entries(words).flatMap(([key, text]) => {
    if (typeof text === "object") return listForgetful(text, `${path}${key}.`);
    const stem = key.replace(/_one$/, "");
    if (stem === key) return [];
    const said = paramsIn(text);
    const isWhole = paramsIn(words[`${stem}_many`]).every((param) => said.includes(param));
    return isWhole ? [] : [path + key];
  });
}

test("the Russian form for one also serves 21 and 31, so it has every parameter of the form for many", () => {
  expect(listForgetful({ x: { y_one: "день", y_many: "{{count}} дней" } })).toEqual(["x.y_one"]);
  expect([...listForgetful(catalogue), ...listForgetful(serverCatalogue)]).toEqual([]);
});
