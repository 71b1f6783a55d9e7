import type { CatalogEntry } from "@castor/core/catalog/catalog-page.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import { limits } from "@castor/core/limits.ts";
import { noCover } from "@castor/core/trips/trip-cover.ts";
import { FakeApi } from "./fake-api.ts";

export function makeEntry(changes: Partial<CatalogEntry> = {}): CatalogEntry {
  return {
    id: "t1",
    name: "Spring in Georgia",
    ownerName: "Anna",
    language: "en",
    countries: ["GE"],
    routesCount: 3,
    cover: noCover,
    pointsCount: 12,
    startDate: "2027-05-03",
    endDate: "2027-05-05",
    updated: "2026-11-20T10:00:00.000Z",
    ...changes,
  };
}

/** So many trips, named by their place in the list: Trip 1, Trip 2. */
export const makeEntries = (count: number): CatalogEntry[] =>
  Array.from({ length: count }, (_, index) =>
    makeEntry({ id: `t${index + 1}`, name: `Trip ${index + 1}` }),
  );

/** A server whose catalog holds these trips; it searches names alone. `isMore`: it counts no further. */
export function serveCatalog(entries: readonly CatalogEntry[], isMore = false): FakeApi {
  return new FakeApi().on(endpoints.catalog.list, (_, { path }) => {
    const asked = new URL(path, "http://fake").searchParams;
    const word = asked.get("search")?.toLowerCase() ?? "";
    const found = entries.filter(({ name }) => name.toLowerCase().includes(word));
    const page = Number(asked.get("page") ?? 1);
    const pageSize = limits.catalogPage;
    const data = found.slice((page - 1) * pageSize, page * pageSize);
    return { data, total: found.length, more: isMore, page, pageSize };
  });
}
