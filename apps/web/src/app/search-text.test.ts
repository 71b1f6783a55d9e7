// @vitest-environment node
import { expect, test } from "vitest";
import { parseSearch, writeSearch } from "./search-text.ts";

test("a search parameter that looks like a number or a boolean stays text", () => {
  expect(parseSearch("?new=1&token=007&mode=true")).toEqual({
    new: "1",
    token: "007",
    mode: "true",
  });
});

test("parameters with special characters are read back as written", () => {
  const search = { redirectUrl: "/map/a/show?point=x&y=1#day", q: "ё + & =" };
  expect(parseSearch(writeSearch(search))).toEqual(search);
});

test("an absent parameter is not written into the URL", () => {
  expect(writeSearch({ point: undefined, token: null })).toBe("");
});
