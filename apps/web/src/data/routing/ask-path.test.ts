import { endpoints } from "@castor/core/endpoints.ts";
import { beforeAll, expect, test } from "vitest";
import { FakeApi, refuse } from "../../../testing/fake-api.ts";
import { startWords } from "../../i18n/words.ts";
import { askPath } from "./ask-path.ts";

const request = {
  points: [1, 2, 3].map((lat) => ({ lat, lng: 0, mode: "car" as const })),
};
const leg = {
  distance: 1,
  duration: 1,
  geometry: { type: "LineString" as const, coordinates: [] },
};
const never = new AbortController().signal;

beforeAll(startWords);

test("where there is no path, the client asks for the rest without that leg", async () => {
  const api = new FakeApi().on(endpoints.services.route, ({ body }) =>
    body.points[1]?.mode === "break"
      ? { provider: "engine", estimated: false, legs: [null, leg] }
      : refuse("NOT_FOUND", "no way", { from: "0", to: "1" }),
  );
  const { path, gaps } = await askPath(request, never);
  expect(gaps).toEqual([{ from: 0, to: 1 }]);
  expect(path.legs).toEqual([null, leg]);
  expect(api.callsOf(endpoints.services.route)).toHaveLength(2);
});

test("an engine that reports the same gap again is not asked for ever", async () => {
  const api = new FakeApi().on(endpoints.services.route, () =>
    refuse("NOT_FOUND", "no way", { from: "0", to: "1" }),
  );
  await expect(askPath(request, never)).rejects.toMatchObject({ status: 404 });
  expect(api.callsOf(endpoints.services.route)).toHaveLength(2);
});
