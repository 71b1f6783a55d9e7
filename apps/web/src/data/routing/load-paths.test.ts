import { endpoints } from "@castor/core/endpoints.ts";
import { estimatePath } from "@castor/core/services/paths/estimate-path.ts";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { FakeApi, refuse } from "../../../testing/fake-api.ts";
import { startWords } from "../../i18n/words.ts";
import { queryClient } from "../http/query-client.ts";
import { loadPaths } from "./load-paths.ts";

const row = endpoints.services.route;
const orderOf = (day: number) => ({
  id: `day${day}`,
  requests: [
    {
      points: [
        { lat: day, lng: 0 },
        { lat: day, lng: 1 },
      ],
    },
  ],
});
const days = Array.from({ length: 20 }, (_, day) => orderOf(day));

beforeAll(startWords);
beforeEach(() => queryClient.clear());

test("many days are requested once each, a few at a time, in order", async () => {
  let underWay = 0;
  let most = 0;
  const asked: number[] = [];
  new FakeApi().on(row, async ({ body }) => {
    underWay += 1;
    most = Math.max(most, underWay);
    asked.push(body.points[0]?.lat ?? -1);
    await Promise.resolve();
    underWay -= 1;
    return estimatePath(body);
  });
  const found: string[] = [];
  await loadPaths(days, (id) => found.push(id), new AbortController().signal);
  expect(asked).toEqual(days.map((_, day) => day));
  expect(most).toBeLessThanOrEqual(4);
  expect(new Set(found).size).toBe(20);
});

test("a day that fails is left out, and the rest goes on", async () => {
  new FakeApi().on(row, ({ body }) =>
    body.points[0]?.lat === 1 ? refuse("VALIDATION_FAILED") : estimatePath(body),
  );
  const found: string[] = [];
  await loadPaths(days.slice(0, 3), (id) => found.push(id), new AbortController().signal);
  expect(found.toSorted()).toEqual(["day0", "day2"]);
});

test("nothing is requested after an abort", async () => {
  const api = new FakeApi().on(row, ({ body }) => estimatePath(body));
  await loadPaths(days, () => expect.fail("too late"), AbortSignal.abort());
  expect(api.callsOf(row)).toHaveLength(0);
});
