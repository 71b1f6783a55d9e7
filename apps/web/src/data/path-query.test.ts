import { endpoints } from "@castor/core/endpoints.ts";
import { estimateLeg } from "@castor/core/services/estimate-path.ts";
import type { Path, PathRequest } from "@castor/core/services/path.ts";
import { beforeEach, expect, test } from "vitest";
import { makeConfig } from "../../testing/make-config.ts";
import { pathQuery, watchedPathQuery } from "./path-query.ts";
import { keyOf, queryClient } from "./query-client.ts";

const hour = 3_600_000;
const minute = 60_000;
const [here, there] = [
  { lat: 41, lng: 44 },
  { lat: 42, lng: 44 },
];
const request: PathRequest = { points: [here, there, { ...here, mode: "bus" }] };
const knowEngine = (routing: string) =>
  queryClient.setQueryData(keyOf(endpoints.services.config, {}), makeConfig({ routing }));

/** How long such an answer is good, and when who looks at it asks again. */
function plan(provider: string, estimated: readonly boolean[], isFallback = false) {
  const legs = estimated.map((is) => ({ ...estimateLeg(here, there, "car"), estimated: is }));
  const path: Path = { provider, estimated: estimated.includes(true), legs };
  const query = { state: { data: { path, gaps: [], isFallback } } };
  return [pathQuery(request).staleTime(query), watchedPathQuery(request).refetchInterval(query)];
}

beforeEach(() => queryClient.clear());

test.each([
  ["what an engine found is good for an hour", "osrm", [false, false], [hour, false]],
  ["so are buses, which it does not know", "osrm", [false, true], [hour, false]],
  ["a leg that it failed to say is asked for again soon", "osrm", [true, true], [minute, minute]],
  ["so is all that it said nothing of", "estimate", [true, true], [minute, minute]],
] as const)("where the server has an engine, %s", (_, provider, estimated, planned) => {
  knowEngine("osrm");
  expect(plan(provider, estimated)).toEqual(planned);
});

test("where it has none, its estimates are the best that there is", () => {
  expect(plan("estimate", [true, true])).toEqual([hour, false]);
  knowEngine("estimate");
  expect(plan("estimate", [true, true])).toEqual([hour, false]);
});

test("what it had no part in is never good for long", () => {
  expect(plan("kept", [true, true], true)).toEqual([0, minute]);
});
