import { parseMarkup } from "@castor/core/markup/parse-markup.ts";
import type { FoundPlace } from "@castor/core/services/found-place.ts";
import { makePoint } from "@castor/core/testing/make.ts";
import { expect, test } from "vitest";
import { valuesOf } from "../point-values.ts";
import { draftOfPlace, draftOfText, listProposals, takeDraft, usualTaking } from "./draft.ts";

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

test("tips join the description as a list; without tips there is none, and tips may stand alone", () => {
  const describe = (change: Partial<typeof text>) =>
    draftOfText({ ...text, ai: false, ...change }, words).fields.description;
  expect(describe({})).toBe("A fortress.\n\nTips:\n• Come early.\n• Wear shoes.");
  expect(describe({ tips: [] })).toBe("A fortress.");
  expect(describe({ description: "", tips: ["Go."] })).toBe("Tips:\n• Go.");
});

test("a model's description ends with a line in italics that says so; facts and a description of nothing do not", () => {
  const last = parseMarkup(draftOfText(text, words).fields.description ?? "").at(-1);
  expect(last?.children).toMatchObject([
    { kind: "italic", children: [{ kind: "text", text: "(By AI.)" }] },
  ]);
  expect(draftOfText({ ...text, ai: false }, words).fields.description).not.toContain("AI");
  const bare = draftOfText({ ...text, description: "", tips: [] }, words);
  expect(takeDraft(bare, empty, {})).toEqual({ address: "Castle Street 1" });
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
  const change = takeDraft(
    draftOfText(text, words),
    { ...empty, description },
    { description: "add" },
  );
  expect(change.description).toBe(whole);
});

test("facts below a draft leave its mark where it is", () => {
  const facts = draftOfText({ ...text, ai: false, tips: [] }, words);
  const description = `A castle.\n\n${mark}`;
  const change = takeDraft(facts, { ...empty, description }, { description: "add" });
  expect(change.description).toBe(`A castle.\n\n${mark}\n\nA fortress.`);
});

test("what is empty is filled unless it is left, what somebody wrote stays unless it is given up", () => {
  const draft = draftOfText(text, words);
  expect(takeDraft(draft, empty, {})).toEqual({
    description: withTips,
    address: "Castle Street 1",
  });
  expect(takeDraft(draft, empty, { address: "keep" })).toEqual({ description: withTips });
  expect(takeDraft(draft, filled, {})).toEqual({});
  expect(takeDraft(draft, filled, { description: "take" })).toEqual({ description: withTips });
  expect(takeDraft(draft, filled, { description: "add" })).toEqual({
    description: `Meet Nino here.\n\n${withTips}`,
  });
});

test("only what says something new is proposed", () => {
  const draft = draftOfText(text, words);
  expect(listProposals(draft, filled).map(({ field }) => field)).toEqual(["description"]);
  expect(listProposals(draft, { ...filled, description: withTips })).toEqual([]);
});

test("a found place gives all that is known of it, and no type that says nothing", () => {
  const point = { ...castle, name: "My castle" };
  expect(listProposals(draftOfPlace(found, point), { ...empty, name: "My castle" })).toEqual([
    { field: "name", before: "My castle", after: "Castle" },
    expect.objectContaining({ field: "typeId", after: "HistoricalBuilding" }),
    expect.objectContaining({ field: "address" }),
    expect.objectContaining({ field: "url" }),
    expect.objectContaining({ field: "workingHours" }),
  ]);
  expect(draftOfPlace({ ...found, typeId: "Other" }, point).fields).not.toHaveProperty("typeId");
});

test("who made what is known is named, and nobody for what a model wrote", () => {
  const namesOf = ({ credits }: { credits: readonly { name: string }[] }) =>
    credits.map(({ name }) => name);
  const ofEngine = draftOfPlace({ ...found, source: "nominatim" }, castle);
  expect(namesOf(ofEngine)).toEqual(["© OpenStreetMap contributors"]);
  const facts = { ...text, ai: false, source: "gazetteer" };
  expect(namesOf(draftOfText(facts, words))).toEqual(["GeoNames"]);
  expect(namesOf(draftOfText({ ...text, source: "nominatim" }, words))).toEqual([]);
});

test("a place elsewhere of another name fills nothing by itself, a namesake or a neighbour does", () => {
  const far = { ...castle, lat: 41.7 };
  const usual = (point: typeof castle) => {
    const draft = draftOfPlace(found, point);
    return usualTaking(draft, { field: "address", before: "", after: "Tbilisi, Georgia" });
  };
  expect(usual({ ...far, name: "Baths" })).toBe("keep");
  expect(usual({ ...far, name: "CASTLE" })).toBe("take");
  expect(usual({ ...castle, name: "Baths" })).toBe("take");
});
