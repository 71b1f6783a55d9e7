import { endpoints } from "@castor/core/endpoints.ts";
import { orderLegKey } from "@castor/core/order/order-legs.ts";
import { makePoint } from "@castor/core/testing/make.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FakeApi } from "../../../testing/fake-api.ts";
import { forgetEverybody, logInAs } from "../../../testing/log-in.ts";
import { loadMatrix } from "./load-matrix.ts";

const row = endpoints.services.matrix;
const [a, b, c] = ["a", "b", "c"].map((id, index) =>
  makePoint({ id, lat: index, routeMode: id === "b" ? "walk" : "car" }),
) as [ReturnType<typeof makePoint>, ReturnType<typeof makePoint>, ReturnType<typeof makePoint>];
const signal = () => new AbortController().signal;

beforeEach(() => logInAs());
afterEach(forgetEverybody);

test("without an account nothing is asked, and all is left to the estimate", async () => {
  forgetEverybody();
  const api = new FakeApi();
  expect(await loadMatrix([a, b, c], signal())).toEqual({});
  expect(api.calls).toEqual([]);
});

test("each way has the mode of the stop that it leads to, and no way is told", async () => {
  const api = new FakeApi().on(row, ({ body: { mode } }) => ({
    provider: "osrm",
    estimated: false,
    durations: [
      [0, mode === "walk" ? 900 : 60, null],
      [60, 0, 120],
      [60, 300, 0],
    ],
    distances: [
      [0, 700, null],
      [700, 0, 1_500],
      [700, 700, 0],
    ],
  }));
  const known = await loadMatrix([a, b, c], signal());
  expect(api.callsOf(row)).toHaveLength(2);
  expect(known[orderLegKey(a, b)]).toMatchObject({ duration: 900, hasNoWay: false });
  expect(known[orderLegKey(b, c)]).toMatchObject({ duration: 120, distance: 1_500 });
  expect(known[orderLegKey(a, c)]).toMatchObject({ hasNoWay: true, isEstimated: false });
});

test("what is an estimate, and what does not come, is left to the estimate", async () => {
  const figures = [
    [0, 60],
    [60, 0],
  ];
  const api = new FakeApi().on(row, () => ({
    ...{ provider: "estimate", estimated: true, durations: figures, distances: figures },
  }));
  expect(await loadMatrix([a, c], signal())).toEqual({});
  api.on(row, () => {
    throw new TypeError("Failed to fetch");
  });
  expect(await loadMatrix([a, c], signal())).toEqual({});
});
