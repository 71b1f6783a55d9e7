// @vitest-environment node
import { describe, expect, it } from "vitest";
import { nextOfPile } from "./next-of-pile.ts";

const pile = [
  { id: "c", number: 10 },
  { id: "x", number: null },
  { id: "a", number: 2 },
  { id: "b", number: 9 },
  { id: "a", number: 2 },
];

describe("pressing markers on the same position again", () => {
  it("selects them in the order of the day, then starts again", () => {
    const pressed = ["a"];
    for (let press = 0; press < 4; press++) pressed.push(nextOfPile(pile, pressed.at(-1) ?? ""));
    expect(pressed).toEqual(["a", "b", "c", "x", "a"]);
  });

  it("keeps a single marker selected", () => {
    expect(nextOfPile([{ id: "a", number: 1 }], "a")).toBe("a");
    expect(nextOfPile([], "a")).toBe("a");
  });
});
