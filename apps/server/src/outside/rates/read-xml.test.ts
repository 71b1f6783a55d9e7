import { expect, test } from "vitest";
import { readXml } from "./read-xml.ts";

test("elements, attributes in either quotes and text are read, whatever is between them", () => {
  const root = readXml(
    `<?xml version="1.0" encoding="utf-8"?>\n<!-- as of -- today --->\n<a:list day = '1' note="it's">\n <one/><one at="x" />two</a:list>\n`,
  );
  expect([root.name, Object.fromEntries(root.attributes)]).toEqual([
    "a:list",
    { day: "1", note: "it's" },
  ]);
  expect(root.children.map(({ name, attributes }) => [name, attributes.get("at")])).toEqual([
    ["one", undefined],
    ["one", "x"],
  ]);
  expect(root.text.trim()).toBe("two");
});

test("an attribute named like a property of every object is read as an attribute", () => {
  const { attributes } = readXml(`<a __proto__="x" constructor="y"/>`);
  expect([...attributes]).toEqual([
    ["__proto__", "x"],
    ["constructor", "y"],
  ]);
});

test.each([
  ["nothing", ""],
  ["a text", "Service unavailable"],
  ["a page", "<!doctype html><html></html>"],
  ["two roots", "<a/><b/>"],
  ["text beside the root", "<a/>b"],
  ["half a document", `<a><b at="1"/><b at=`],
  ["an element that does not end", "<a><b></b>"],
  ["an end without its beginning", "</a>"],
  ["an end too many", "<a></a></a>"],
  ["ends in another order", "<a><b></a></b>"],
  ["an end with attributes", `<a></a at="1">`],
  ["an end that ends itself", "<a></a/>"],
  ["an attribute without quotes", "<a at=1/>"],
  ["entities of its own", `<!DOCTYPE a [<!ENTITY b "b">]><a>&b;</a>`],
  ["a section of data", "<a><![CDATA[b]]></a>"],
  ["a comment that does not end", "<a/><!-- b"],
])("%s is refused", (_name, source) => {
  expect(() => readXml(source)).toThrow("This is no XML.");
});

test("long malformed input is refused as fast as short input", () => {
  for (const part of ["<a ", "<a", " ", "<a b='", "<!--", "a=", "<?"])
    expect(() => readXml(`<a${part.repeat(20_000)}`)).toThrow("This is no XML.");
});
