import { readFileSync } from "node:fs";
import { readKeys } from "@castor/i18n/read-words.ts";
import { expect, test } from "vitest";
import { inCheckout } from "../process/checkout.mjs";
import { describeTextKeys } from "./text-keys.mjs";
import { findUnused, readSources } from "./unused-keys.mjs";

test("the table of keys is that of the English texts; `npm run texts` writes it", () => {
  const table = readFileSync(inCheckout("packages/i18n/src/text-keys.ts"), "utf8");
  expect(table === describeTextKeys()).toBe(true);
});

test("every text is said somewhere", () => {
  expect(findUnused(readKeys("en"), readSources())).toEqual([]);
});

test("a text that is no longer said is found", () => {
  const gap = "$" + "{id}";
  const code = `translate("points.edit"); translate(\`points.types.${gap}\`); said("points.a.b");`;
  const keys = ["points.edit", "points.types.Hotel", "points.old", "points.a", "points.a.b"];
  expect(findUnused(keys, [code])).toEqual(["points.old", "points.a"]);
});
