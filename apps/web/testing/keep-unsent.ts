import { vi } from "vitest";

// The page of tests has no database. What it keeps in memory counts as kept, but in tests that speak of that.
vi.mock("../src/data/trip-changes/unsent/unsent-stores.ts", async (importOriginal) => {
  type Stores = typeof import("../src/data/trip-changes/unsent/unsent-stores.ts");
  const { unsentStore } = await importOriginal<Stores>();
  return { unsentStore: Object.assign(unsentStore, { isKept: () => true, isAtRisk: () => false }) };
});
