import type { CatalogPage } from "@castor/core/catalog/catalog-page.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addPoint, addRoute, addTrip, succeed } from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/servers/test-app.ts";

const listed = { isPublic: true, isInCatalog: true };
const paris = { lat: 48.8566, lng: 2.3522 };

describe.each(testDatabases())("countries in the catalog on $name", (kind) => {
  let app: TestApp;
  let anna: Person;
  beforeAll(async () => {
    app = await startTestApp(kind);
    anna = await app.register("Anna");
  });
  afterAll(() => app.dispose());

  const names = async (query: string) =>
    succeed<CatalogPage>(await app.call("GET", `catalog?${query}`)).data.map(({ name }) => name);
  const list = (name: string) => addTrip(app, anna, { name, ...listed });

  test("the name of a country finds the trips through it, beside those whose names have it", async () => {
    const through = await list("Bretagne");
    const day = await addRoute(app, anna, through.id, {});
    await addPoint(app, anna, day.id, paris);
    await list("Vive la France");
    await list("Francesca");
    await list("Elsewhere");
    for (const sort of ["relevance", "new", "days"])
      expect((await names(`search=France&sort=${sort}`)).toSorted()).toEqual([
        ...["Bretagne", "Francesca", "Vive la France"],
      ]);
    // Not by a part of the country's name.
    expect(await names("search=franc")).toEqual(["Francesca", "Vive la France"]);
    expect(await names("search=France&country=FR")).toEqual(["Bretagne"]);
    expect(await names("search=France&minDays=2")).toEqual([]);
  });
});
