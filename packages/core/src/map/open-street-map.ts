import type { MapCredit } from "./tile-source.ts";

/** The credit that the ODbL requires wherever something made of its data is shown. */
export const openStreetMapCredit: MapCredit = {
  name: "© OpenStreetMap contributors",
  url: "https://www.openstreetmap.org/copyright",
};
