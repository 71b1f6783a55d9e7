import type { PresentPerson } from "@castor/core/members/presence.ts";
import { makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { setPeopleHere } from "../../data/live/presence.ts";
import { setLanguage, startWords } from "../../i18n/words.ts";
import { PeopleHere } from "./people-here.tsx";

const trip = makeTrip({ routes: [makeRoute({ id: "town", name: "Old town" })] });
const person = (name: string, more: Partial<PresentPerson> = {}): PresentPerson => ({
  ...{ userId: name, name, routeId: null, thing: null },
  ...more,
});
const said = () =>
  screen.queryAllByRole("listitem").map((item) => item.getAttribute("data-tooltip"));

beforeAll(async () => {
  await startWords();
  await setLanguage("en");
});
afterEach(() => {
  cleanup();
  setPeopleHere("", []);
});

test("Each face says who is where; nobody is shown of another trip", () => {
  render(<PeopleHere trip={trip} />);
  expect(screen.queryByRole("list")).toBeNull();
  const thing = { kind: "point", id: "baths" } as const;
  const people = [
    person("Olga", { routeId: "town" }),
    person("Ivan", { routeId: "town", thing }),
    person("Anna", { routeId: "deleted" }),
    person("Clara", { thing }),
  ];
  act(() => setPeopleHere(trip.id, people));
  expect(said()).toEqual([
    "Anna",
    "Clara is editing",
    "Ivan is editing: Old town",
    "Olga: Old town",
  ]);
  act(() => setPeopleHere("another", people));
  expect(screen.queryByRole("list")).toBeNull();
});

test("With more than four people the last place has the number of the others, and their names", () => {
  act(() =>
    setPeopleHere(
      trip.id,
      ["A", "B", "C", "D", "E"].map((name) => person(name)),
    ),
  );
  render(<PeopleHere trip={trip} />);
  expect(said()).toEqual(["A", "B", "C", "D\nE"]);
  expect(screen.getByText("+2")).toBeDefined();
});
