import { expect, test } from "vitest";
import { countTravellers, knownTravellers, type Traveller } from "./traveller.ts";

const person = (id: string, more: Partial<Traveller> = {}): Traveller => ({
  ...{ id, name: id, isKid: false, userId: null },
  ...more,
});

test("A list proposes how many go, an adult at least", () => {
  expect(countTravellers([person("a"), person("b"), person("c", { isKid: true })])).toEqual({
    ...{ adults: 2, kids: 1 },
  });
  expect(countTravellers([person("c", { isKid: true })])).toEqual({ adults: 1, kids: 1 });
});

test("Each traveller stands there once, and is a member who is one, once", () => {
  const travellers = [
    person("a", { userId: "anna" }),
    person("b", { userId: "gone" }),
    person("c", { userId: "anna" }),
    person("a", { name: "twice" }),
  ];
  expect(knownTravellers(travellers, ["anna"])).toEqual([
    person("a", { userId: "anna" }),
    person("b"),
    person("c"),
  ]);
});
