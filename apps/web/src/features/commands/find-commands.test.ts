// @vitest-environment node
import { expect, test } from "vitest";
import { type Command, findCommands } from "./find-commands.ts";

const command = (group: Command["group"], label: string, note: string | null = null): Command => ({
  id: `${group} ${label} ${note}`,
  group,
  icon: "map",
  label,
  note,
  run: () => {},
});

const all = [
  command("days", "Old town"),
  command("days", "Sea and palms"),
  command("points", "Café Ёлки", "Old town"),
  command("points", "The old castle", "Sea and palms"),
  command("actions", "Share"),
  command("pages", "Settings"),
  command("trips", "Seaside", "05.12.2026"),
];

const found = (typed: string) =>
  findCommands(all, typed).map(({ group, commands }) => [
    group,
    ...commands.map(({ label }) => label),
  ]);

test("before anything is typed each group shows its first five, but for points", () => {
  expect(found(" ")).toEqual([
    ["days", "Old town", "Sea and palms"],
    ["actions", "Share"],
    ["pages", "Settings"],
    ["trips", "Seaside"],
  ]);
  const days = Array.from({ length: 9 }, (_, index) => command("days", `Day ${index}`));
  expect(findCommands(days, "")[0]?.commands).toHaveLength(5);
  expect(findCommands(days, "day")[0]?.commands).toHaveLength(8);
});

test("all words must be in the name or the note; the best match is first, also among groups", () => {
  expect(found("sea")).toEqual([
    ["days", "Sea and palms"],
    ["trips", "Seaside"],
    ["points", "The old castle"],
  ]);
  expect(found("castle sea")).toEqual([["points", "The old castle"]]);
  expect(found("castle share")).toEqual([]);
});

test("case, accents and ё do not matter", () => {
  expect(found("CAFE ел")).toEqual([["points", "Café Ёлки"]]);
});
