// @vitest-environment node
import type { Endpoint } from "@castor/core/endpoint.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import { expect, test } from "vitest";

const groups: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = endpoints;
// The changes of a trip name their calls in core; the web app's queue sends them.
const files = import.meta.glob<string>(
  [
    "../src/**/*.{ts,tsx}",
    "../../../packages/core/src/changes/*.ts",
    "!../**/*.test.{ts,tsx}",
    "!../../../packages/core/src/changes/*.test.ts",
  ],
  { query: "?raw", import: "default", eager: true },
);
const sources = Object.values(files).join("\n");

/** `tripsEndpoints.get`. */
const byName = /\b([a-zA-Z]+)Endpoints\.(\w+)/g;
/** `const { list, remove } = tripsEndpoints`. */
const byPattern = /\{([^{}]*)\}\s*=\s*([a-zA-Z]+)Endpoints\s*;/g;

function listCalled(): string[] {
  const named = [...sources.matchAll(byName)].map(([, group, row]) => `${group}.${row}`);
  const taken = [...sources.matchAll(byPattern)].flatMap(([, names = "", group]) =>
    [...names.matchAll(/(\w+)(?:\s*:\s*\w+)?/g)].map(([, row]) => `${group}.${row}`),
  );
  return [...new Set([...named, ...taken])].toSorted();
}

const rows = Object.entries(groups).flatMap(([group, members]) =>
  Object.entries(members).map(([name, row]) => ({ ...row, name: `${group}.${name}` })),
);

test("the web app names rows of the endpoint table in ways that are counted", () => {
  const others = sources
    .replaceAll(
      /import \{ [a-zA-Z]+Endpoints \} from "(?:@castor\/core|\.\.)\/endpoints\/[a-z-]+\.ts";/g,
      "",
    )
    .replaceAll(byName, "")
    .replaceAll(byPattern, "");
  expect(others.match(/.*\b[a-zA-Z]+Endpoints\b.*/g)).toBeNull();
});

// It would bring the schemas of every call to each page.
test("the web app imports the groups of the endpoint table, and not the whole of it", () => {
  expect(sources.match(/.*\/endpoints\.ts".*/g)).toBeNull();
});

test("the endpoint table marks exactly the rows that the web app does not call", () => {
  const unmarked = rows.filter(({ isUnusedByWeb }) => !isUnusedByWeb).map(({ name }) => name);
  expect(unmarked.toSorted()).toEqual(listCalled());
});
