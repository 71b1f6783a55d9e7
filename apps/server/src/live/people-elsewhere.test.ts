import { describe, expect, test } from "vitest";
import { thatFit } from "./live-news.ts";
import { mergePeople, PeopleElsewhere, type Present } from "./people-elsewhere.ts";

const at = (userId: string, routeId: string | null = null): Present => ({
  ...{ userId, routeId, thing: null },
});

describe("People at other processes", () => {
  test("are those whom each process has named last, and a process is new once", () => {
    const elsewhere = new PeopleElsewhere();
    expect(elsewhere.take("a", { people: [at("anna")], until: 75 })).toBe(true);
    expect(elsewhere.take("a", { people: [at("anna", "day")], until: 80 })).toBe(false);
    expect(elsewhere.take("b", { people: [at("boris")], until: 90 })).toBe(true);
    expect(elsewhere.list()).toEqual([at("anna", "day"), at("boris")]);
    elsewhere.take("a", { people: [], until: 100 });
    expect(elsewhere.list()).toEqual([at("boris")]);
  });

  test("are forgotten when their process is silent", () => {
    const elsewhere = new PeopleElsewhere();
    elsewhere.take("a", { people: [at("anna")], until: 75 });
    expect([elsewhere.forget(74), elsewhere.list()]).toEqual([false, [at("anna")]]);
    expect([elsewhere.forget(75), elsewhere.list()]).toEqual([true, []]);
  });
});

test("A person of several windows is where something is edited, else where they were last", () => {
  const edits: Present = { ...at("anna", "first"), thing: { kind: "note", id: "note" } };
  expect(mergePeople([at("anna", "first"), at("boris"), at("anna", "last")])).toEqual([
    at("anna", "last"),
    at("boris"),
  ]);
  expect(mergePeople([edits, at("anna", "last")])).toEqual([edits]);
});

test("A message holds all members of a trip with the ids of this server, and no more than PostgreSQL takes", () => {
  const id = (length: number, index: number) => String(index).padStart(length, "x");
  const people = (length: number) =>
    Array.from(
      { length: 51 },
      (_, index): Present => ({
        ...{ userId: id(length, index), routeId: id(length, index) },
        thing: { kind: "point", id: id(length, index) },
      }),
    );
  expect(thatFit(people(16))).toHaveLength(51);
  const many = JSON.stringify(thatFit(people(64)));
  expect(many.length).toBeLessThan(7_600);
});
