import { AppError } from "@castor/core/errors.ts";
import { estimatePath } from "@castor/core/services/paths/estimate-path.ts";
import type { PathRequest } from "@castor/core/services/paths/path.ts";
import { makePoint, makeRoute } from "@castor/core/testing/make.ts";
import { expect, test, vi } from "vitest";
import { findDayPaths } from "./day-paths.ts";

const dayOf = (id: string, count: number) =>
  makeRoute({
    id,
    points: Array.from({ length: count }, (_, index) =>
      makePoint({ id: `${id}-${index}`, lat: index }),
    ),
  });
const noPath = (to: number) =>
  new AppError("NOT_FOUND", { facts: { from: String(to - 1), to: String(to) } });

test("each day has its legs by the stop that they lead to; days without a path have none", async () => {
  const find = vi.fn(async (request: PathRequest) => estimatePath(request));
  const found = await findDayPaths({ find }, [dayOf("a", 3), dayOf("b", 1)]);
  expect(Object.keys(found.get("a")?.legs ?? {})).toEqual(["a-1", "a-2"]);
  expect(found.get("b")).toEqual({ legs: {}, missing: new Set() });
  expect(find).toHaveBeenCalledOnce();
});

test("a leg without a path is missing, and the others are found", async () => {
  const find = async (request: PathRequest) => {
    const gap = request.points.findIndex(({ lat, mode }) => lat === 2 && mode !== "break");
    if (gap > 0) throw noPath(gap);
    return estimatePath(request);
  };
  const path = (await findDayPaths({ find }, [dayOf("a", 4)])).get("a");
  expect(Object.keys(path?.legs ?? {})).toEqual(["a-1", "a-3"]);
  expect(path?.missing).toEqual(new Set(["a-2"]));
});

test.each([
  ["fails", async () => Promise.reject(new Error("engine"))],
  ["reports one gap for ever", async () => Promise.reject(noPath(1))],
  ["reports a gap of nobody", async () => Promise.reject(noPath(99))],
])("a day whose engine %s is left out, and the file goes on", async (_, fail) => {
  const find = (request: PathRequest) =>
    request.points.length === 3 ? fail() : Promise.resolve(estimatePath(request));
  const found = await findDayPaths({ find }, [dayOf("a", 3), dayOf("b", 2)]);
  expect([...found.keys()]).toEqual(["b"]);
});

test("what is not found in time is left out", async () => {
  const find = (request: PathRequest) =>
    request.points.length === 3
      ? new Promise<never>(() => undefined)
      : Promise.resolve(estimatePath(request));
  const found = await findDayPaths({ find }, [dayOf("a", 3), dayOf("b", 2)], 50);
  expect([...found.keys()]).toEqual(["b"]);
});
