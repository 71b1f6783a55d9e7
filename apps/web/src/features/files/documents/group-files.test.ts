// @vitest-environment node

import { foldText } from "@castor/core/schemas/texts.ts";
import { makeAttachment, makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import { expect, test } from "vitest";
import type { ShownFile } from "../list/shown-file.ts";
import { groupFiles } from "./group-files.ts";

const point = (id: string) => makePoint({ id, linkId: "station", name: "Hauptbahnhof" });
const trip = makeTrip({
  id: "t1",
  routes: [
    makeRoute({ id: "day1", date: "2026-12-04 09:00", points: [point("stop1")] }),
    makeRoute({ id: "day2", date: "2026-12-06 09:00", points: [point("stop2")] }),
  ],
});
const ticket: ShownFile = {
  ...makeAttachment({ kind: "place", thingId: "station" }),
  ...{ key: "ticket", attachment: null, upload: null, isPrivate: false },
};
const all = { search: "", kind: "all" } as const;

test("a file of a place that stands on several days is shown once: on today's, else on the first", () => {
  const dayAndLink = (today: string) =>
    groupFiles(trip, [ticket], all, today).map(({ id, files }) => [id, files[0]?.href]);
  expect(dayAndLink("2026-12-01")).toEqual([[{ routeId: "day1" }, "/map/t1/day1?point=stop1"]]);
  expect(dayAndLink("2026-12-06")).toEqual([[{ routeId: "day2" }, "/map/t1/day2?point=stop2"]]);
});

test("accents and case do not matter to the search", () => {
  const found = (search: string) => groupFiles(trip, [ticket], { ...all, search }, "2026-12-01");
  expect(found("HÄUPTbahn")).toHaveLength(1);
  expect(found("opera")).toEqual([]);
});

test("words in a file are found, and the words around them are shown", () => {
  const text = `Deutsche Bahn ${"x".repeat(60)} Straße KX-4471 Wagen 7`;
  const words = new Map([["ticket", { text, folded: foldText(text) }]]);
  const found = (search: string) =>
    groupFiles(trip, [ticket], { ...all, search, words }, "2026-12-01")[0]?.files[0]?.excerpt;
  expect(found("kx-4471")).toMatch(/^…x+ Straße KX-4471 Wagen 7$/);
  expect(found("deutsche")).toMatch(/^Deutsche Bahn x+…$/);
  expect(found("haupt")).toBe("");
  expect(found("ICE")).toBeUndefined();
});
