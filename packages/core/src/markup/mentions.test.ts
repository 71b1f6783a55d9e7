import fc from "fast-check";
import { expect, test } from "vitest";
import { findMentioned, listMentionedIn, mentionOf } from "./mentions.ts";

const people = (...names: string[]) => names.map((name) => ({ userId: `of ${name}`, name }));
const named = (text: string, ...names: string[]) =>
  listMentionedIn(text, people(...names)).map(({ name }) => name);

test("@name names who is called so, in any case, with _ for spaces", () => {
  const all = ["Olga Ivanova", "Óscar", "Оля К.", "Jean-Luc d'Arc"];
  expect(named("@olga_ivanova, @ÓSCAR and @Оля_К. or @jean-luc_d'arc", ...all)).toEqual(all);
});

test("@name names the one whose first word it is, and nobody where several are called so", () => {
  expect(named("@Olga", "Olga Ivanova", "Peter")).toEqual(["Olga Ivanova"]);
  expect(named("@Olga", "Olga Ivanova", "Olga Petrova")).toEqual([]);
  expect(named("@Olga", "Olga", "Olga Petrova")).toEqual(["Olga"]);
  expect(named("@Olga", "Olga", "olga")).toEqual([]);
});

test("names are not read within links, code and addresses", () => {
  const text = "olga@castor.example `@Olga` [@Olga](https://a.example) https://a.example/@Olga";
  expect(named(text, "Olga")).toEqual([]);
  expect(named("**@Olga** and (@Olga)", "Olga")).toEqual(["Olga"]);
});

const name = fc.string({
  unit: fc.constantFrom(..."aBñЖ字1_.'- é😀@("),
  minLength: 1,
  maxLength: 20,
});

test("whoever is suggested is the one who is named, alone and within a sentence", () => {
  fc.assert(
    fc.property(name, (called) => {
      const mention = mentionOf(called);
      if (mention === null) return;
      const [person] = people(called);
      expect(findMentioned(mention.slice(1), people(called))).toEqual(person);
      expect(named(`Ask ${mention}. Soon`, called)).toEqual([called]);
      expect(named(`- [ ] *${mention}*`, called)).toEqual([called]);
    }),
    { numRuns: 2_000 },
  );
});

test("no text names anybody who is not there", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.array(name), (text, names) => {
      const all = people(...names);
      for (const person of listMentionedIn(`@${text}`, all)) expect(all).toContain(person);
      expect(listMentionedIn(text, [])).toEqual([]);
    }),
  );
});
