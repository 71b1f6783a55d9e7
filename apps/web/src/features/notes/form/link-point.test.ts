// @vitest-environment node
import { parseMarkup } from "@castor/core/markup/parse-markup.ts";
import { makePoint, makeRoute } from "@castor/core/testing/make.ts";
import { expect, test } from "vitest";
import { linkPoint, listPlaceChoices } from "./link-point.ts";

test.each([
  ["the opera", "Opera [house]", "the opera"],
  ["see ] this", "Opera", "see this"],
  ["two\nlines", "Opera", "two lines"],
  ["", "Opera [house]", "Opera house"],
  ["[]", "Opera", "Opera"],
  ["", "[]", "the place"],
])("the selected %j at a place called %j is linked by %j", (selected, name, words) => {
  const text = `At ${selected}.`;
  const field = { text, from: 3, to: 3 + selected.length };
  const linked = linkPoint(field, "place1", { name, anyPlace: "the place" });
  expect(linked.text).toBe(`At [${words}](point:place1).`);
  expect(linked.text.slice(linked.to)).toBe(".");
  const [line] = parseMarkup(linked.text);
  expect(line?.children.map(({ kind }) => kind)).toEqual(["text", "link", "text"]);
});

test("two places of one name are distinguished by their days", () => {
  const point = (id: string, name: string) => makePoint({ id, linkId: id, name });
  const routes = [
    makeRoute({ id: "day1", points: [point("a", "Café"), point("b", "Bath")] }),
    makeRoute({ id: "day2", points: [point("c", "Café"), point("b", "Bath")] }),
  ];
  expect(listPlaceChoices(routes, (id) => id).map(({ label }) => label)).toEqual([
    "Café (day1)",
    "Bath",
    "Café (day2)",
  ]);
});
