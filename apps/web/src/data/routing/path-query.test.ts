import { endpoints } from "@castor/core/endpoints.ts";
import { estimateLeg } from "@castor/core/services/paths/estimate-path.ts";
import type { Path, PathRequest } from "@castor/core/services/paths/path.ts";
import { beforeEach, expect, test } from "vitest";
import { makeConfig } from "../../../testing/make-config.ts";
import { keyOf, queryClient } from "../http/query-client.ts";
import { pathQuery, watchedPathQuery } from "./path-query.ts";

const hour = 3_600_000;
const minute = 60_000;
const [here, there] = [
  { lat: 41, lng: 44 },
  { lat: 42, lng: 44 },
];
const request: PathRequest = { points: [here, there, { ...here, mode: "bus" }] };
const knowEngine = (routing: string) =>
  queryClient.setQueryData(keyOf(endpoints.services.config, {}), makeConfig({ routing }));

/** The stale time and the refetch interval of an answer. */
function plan(provider: string, estimated: readonly boolean[], isFallback = false) {
  const legs = estimated.map((is) => ({ ...estimateLeg(here, there, "car"), estimated: is }));
  const path: Path = { provider, estimated: estimated.includes(true), legs };
  const query = { state: { data: { path, gaps: [], isFallback } } };
  return [pathQuery(request).staleTime(query), watchedPathQuery(request).refetchInterval(query)];
}

beforeEach(() => queryClient.clear());

test.each([
  ["a routed path is fresh for an hour", "osrm", [false, false], [hour, false]],
  [
    "so is an estimated bus leg, which the engine cannot route",
    "osrm",
    [false, true],
    [hour, false],
  ],
  [
    "a leg that it failed to route is requested again after a minute",
    "osrm",
    [true, true],
    [minute, minute],
  ],
  ["so is a path without any routed leg", "estimate", [true, true], [minute, minute]],
] as const)("where the server has an engine, %s", (_, provider, estimated, planned) => {
  knowEngine("osrm");
  expect(plan(provider, estimated)).toEqual(planned);
});

test("where the server has no engine, estimates are fresh for an hour", () => {
  expect(plan("estimate", [true, true])).toEqual([hour, false]);
  knowEngine("estimate");
  expect(plan("estimate", [true, true])).toEqual([hour, false]);
});

test("a path made without the server is stale at once", () => {
  expect(plan("kept", [true, true], true)).toEqual([0, minute]);
});
