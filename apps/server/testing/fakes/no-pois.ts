import type { PoiIndex } from "../../src/outside/geocoding/poi/poi-index.ts";

/** The index of own places when none was built. */
export const noPois: PoiIndex = {
  isThere: async () => false,
  search: async () => ({ sure: [], others: [] }),
  findAt: async () => null,
  listAround: async () => [],
  close: async () => undefined,
};
