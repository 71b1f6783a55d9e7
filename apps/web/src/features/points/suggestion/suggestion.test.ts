// @vitest-environment node
import { parseMarkup } from "@castor/core/markup/parse-markup.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import { makePoint } from "@castor/core/testing/make.ts";
import { expect, test } from "vitest";
import { valuesOf } from "../form/point-values.ts";
import {
  applySuggestion,
  defaultChoice,
  listProposals,
  suggestionOfPlace,
  suggestionOfText,
} from "./suggestion.ts";

const text = {
  ...{ ai: true, source: "fable", description: "A fortress.", address: "Castle Street 1" },
  ...{ workingHours: null, tips: ["Come early.", "Wear shoes."] },
};
const words = { tips: "Tips:", mark: "(By AI.)" };
const mark = "*(By AI.)*";
const withTips = `A fortress.\n\nTips:\n• Come early.\n• Wear shoes.\n\n${mark}`;
const castle = { name: "Castle", lat: 41.688, lng: 44.8084 };
const found: FoundPlace = {
  ...{ ...castle, address: "Tbilisi, Georgia", typeId: "HistoricalBuilding", source: "index" },
  ...{ url: "https://castle.example", workingHours: "Mo-Su 10:00-18:00" },
};
const empty = valuesOf(
  makePoint({ ...castle, description: "", address: "", workingHours: "" }),
  "EUR",
);
const filled = { ...empty, description: "Meet Nino here.", address: "Castle Street 1 " };

test("tips follow the description as a list; without tips there is no list, and tips may be alone", () => {
  const describe = (change: Partial<typeof text>) =>
    suggestionOfText({ ...text, ai: false, ...change }, words).fields.description;
  expect(describe({})).toBe("A fortress.\n\nTips:\n• Come early.\n• Wear shoes.");
  expect(describe({ tips: [] })).toBe("A fortress.");
  expect(describe({ description: "", tips: ["Go."] })).toBe("Tips:\n• Go.");
});

test("a model's description ends with a line in italics that says so; facts and an empty description do not", () => {
  const last = parseMarkup(suggestionOfText(text, words).fields.description ?? "").at(-1);
  expect(last?.children).toMatchObject([
    { kind: "italic", children: [{ kind: "text", text: "(By AI.)" }] },
  ]);
  expect(suggestionOfText({ ...text, ai: false }, words).fields.description).not.toContain("AI");
  const bare = suggestionOfText({ ...text, description: "", tips: [] }, words);
  expect(applySuggestion(bare, empty, {})).toEqual({ address: "Castle Street 1" });
});

test.each([
  ["after another draft", `A castle.\n\n${mark}`, `A castle.\n\n${withTips}`],
  [
    "after what somebody added to one",
    `A castle.\n\n${mark}\n\nMeet Nino here.`,
    `A castle.\n\nMeet Nino here.\n\n${withTips}`,
  ],
  ["where only the line was left", mark, withTips],
])("a draft %s is marked once, at the end", (_, description, whole) => {
  const change = applySuggestion(
    suggestionOfText(text, words),
    { ...empty, description },
    { description: "add" },
  );
  expect(change.description).toBe(whole);
});

test("facts that are added below a suggestion keep its mark", () => {
  const facts = suggestionOfText({ ...text, ai: false, tips: [] }, words);
  const description = `A castle.\n\n${mark}`;
  const change = applySuggestion(facts, { ...empty, description }, { description: "add" });
  expect(change.description).toBe(`A castle.\n\n${mark}\n\nA fortress.`);
});

test("empty fields are filled unless kept empty, and typed text stays unless replaced by choice", () => {
  const draft = suggestionOfText(text, words);
  expect(applySuggestion(draft, empty, {})).toEqual({
    description: withTips,
    address: "Castle Street 1",
  });
  expect(applySuggestion(draft, empty, { address: "keep" })).toEqual({ description: withTips });
  expect(applySuggestion(draft, filled, {})).toEqual({});
  expect(applySuggestion(draft, filled, { description: "take" })).toEqual({
    description: withTips,
  });
  expect(applySuggestion(draft, filled, { description: "add" })).toEqual({
    description: `Meet Nino here.\n\n${withTips}`,
  });
});

test("only new values are proposed", () => {
  const draft = suggestionOfText(text, words);
  expect(listProposals(draft, filled).map(({ field }) => field)).toEqual(["description"]);
  expect(listProposals(draft, { ...filled, description: withTips })).toEqual([]);
});

test("a found place gives all its fields, except an unknown type", () => {
  const point = { ...castle, name: "My castle" };
  expect(listProposals(suggestionOfPlace(found, point), { ...empty, name: "My castle" })).toEqual([
    { field: "name", before: "My castle", after: "Castle" },
    expect.objectContaining({ field: "typeId", after: "HistoricalBuilding" }),
    expect.objectContaining({ field: "address" }),
    expect.objectContaining({ field: "url" }),
    expect.objectContaining({ field: "workingHours" }),
  ]);
  expect(suggestionOfPlace({ ...found, typeId: "Other" }, point).fields).not.toHaveProperty(
    "typeId",
  );
});

test("the sources of facts are credited; a model's text has no credits", () => {
  const namesOf = ({ credits }: { credits: readonly { name: string }[] }) =>
    credits.map(({ name }) => name);
  const ofEngine = suggestionOfPlace({ ...found, source: "nominatim" }, castle);
  expect(namesOf(ofEngine)).toEqual(["© OpenStreetMap contributors"]);
  const facts = { ...text, ai: false, source: "gazetteer" };
  expect(namesOf(suggestionOfText(facts, words))).toEqual(["GeoNames"]);
  expect(namesOf(suggestionOfText({ ...text, source: "nominatim" }, words))).toEqual([]);
});

test("a distant place of another name fills nothing by default, one of the same name or nearby does", () => {
  const far = { ...castle, lat: 41.7 };
  const usual = (point: typeof castle) => {
    const draft = suggestionOfPlace(found, point);
    return defaultChoice(draft, { field: "address", before: "", after: "Tbilisi, Georgia" });
  };
  expect(usual({ ...far, name: "Baths" })).toBe("keep");
  expect(usual({ ...far, name: "CASTLE" })).toBe("take");
  expect(usual({ ...castle, name: "Baths" })).toBe("take");
});
