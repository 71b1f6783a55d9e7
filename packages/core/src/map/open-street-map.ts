import type { MapCredit } from "./tile-source.ts";

/** To be named wherever something made of its data is shown (ODbL). */
export const openStreetMapCredit: MapCredit = {
  name: "© OpenStreetMap contributors",
  url: "https://www.openstreetmap.org/copyright",
};
