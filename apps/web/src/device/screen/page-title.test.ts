import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => vi.resetModules());
const load = () => import("./page-title.ts");

test("The title that the server gave a public map stays until its trip is loaded", async () => {
  document.title = "Castor · Vienna · Map";
  const { setPageTitle } = await load();
  setPageTitle("Map");
  expect(document.title).toBe("Castor · Vienna · Map");
  setPageTitle("Catalog");
  expect(document.title).toBe("Castor · Catalog");
  setPageTitle("Map");
  expect(document.title).toBe("Castor · Map");
});

test("Any other served title is replaced", async () => {
  document.title = "Castor";
  const { setPageTitle } = await load();
  setPageTitle("Map");
  expect(document.title).toBe("Castor · Map");
});
