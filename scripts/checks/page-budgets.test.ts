import { expect, test } from "vitest";
import { compareWeights, tightenPages } from "../../bench/compare-weights.ts";

const login = { page: "login", js: { "app.js": 100, "login.js": 20 }, css: {}, laterKb: 0 };
const pages = tightenPages([login], {});

test("A page within its limit passes, also above its aim", () => {
  expect(pages.login?.js).toMatchObject({ aim: 150, limit: 150 });
  const heavy = { ...login, js: { "app.js": 200 } };
  expect(compareWeights([heavy], tightenPages([heavy], {}))).toEqual([]);
});

test("A page over its limit fails with its name and with the files that grew", () => {
  const grown = { ...login, js: { "app.js": 100, "login.js": 45, "chart.js": 30 } };
  expect(compareWeights([grown], pages)).toEqual([
    "Page login: 175.0 kB of JS, over its limit of 150 kB. Grown: chart.js by 30.0 kB (new), login.js by 25.0 kB",
  ]);
});

test("A page without a budget fails", () => {
  expect(compareWeights([{ ...login, page: "new" }], pages)).toHaveLength(1);
});

test("A limit falls with the weight and never rises", () => {
  const heavy = tightenPages([{ ...login, js: { "app.js": 200 } }], {});
  expect(heavy.login?.js.limit).toBe(204);
  const lighter = tightenPages([{ ...login, js: { "app.js": 180 } }], heavy);
  expect(lighter.login?.js.limit).toBe(184);
  const heavier = tightenPages([{ ...login, js: { "app.js": 210 } }], lighter);
  expect(heavier.login?.js.limit).toBe(184);
});
