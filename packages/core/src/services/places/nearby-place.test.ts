import { describe, expect, test } from "vitest";
import { findNearby, indexNearby, type NearbyPlace, searchNearby } from "./nearby-place.ts";

const place = (name: string, more: Partial<NearbyPlace> = {}): NearbyPlace => ({
  ...{ name, address: "", lat: 41.7, lng: 44.8, typeId: "Other", source: "poi", names: [] },
  ...more,
});
const tbilisi = place("Tbilisi", { source: "gazetteer", names: ["тбилиси"] });
const nord = place("Café Nord", { typeId: "Restaurant", names: ["кафе норд", "cafe", "кафе"] });
const far = place("Cafe at the Lake", { lat: 41.9, typeId: "Restaurant", names: ["cafe"] });
const index = indexNearby([far, tbilisi, nord]);
const find = (text: string) =>
  searchNearby(index, text, { lat: 41.7, lng: 44.8 }, 10).map(({ name }) => name);

describe("places around a trip without a server", () => {
  test.each([
    ["Тбилиси", ["Tbilisi"]],
    ["tbil", ["Tbilisi"]],
    ["норд", ["Café Nord"]],
    ["nord cafe", ["Café Nord"]],
    ["кафе", ["Café Nord", "Cafe at the Lake"]],
    ["lake", ["Cafe at the Lake"]],
    ["nothing", []],
    ["!", []],
  ])("%s finds %j, the nearest first", (text, names) => expect(find(text)).toEqual(names));

  test("no more than the limit is found", () =>
    expect(searchNearby(index, "cafe", null, 1)).toHaveLength(1));

  test("a position is what lies there, else the town around it", () => {
    expect(findNearby(index, { lat: 41.7001, lng: 44.8 })?.name).toBe("Café Nord");
    expect(findNearby(index, { lat: 41.75, lng: 44.8 })?.name).toBe("Tbilisi");
    expect(findNearby(index, { lat: 0, lng: 0 })).toBeNull();
  });
});
