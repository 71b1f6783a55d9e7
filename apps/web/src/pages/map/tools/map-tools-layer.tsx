import { type MapInset, noInset } from "../../../map/map-camera.ts";
import { MeasureBar } from "./measure-bar.tsx";
import { SpotTools } from "./spot-tools.tsx";
import type { PageTools } from "./use-map-tools.ts";

/** What the tools show over the map. */
export function MapToolsLayer({ tools, inset }: { tools: PageTools; inset: MapInset | undefined }) {
  const { spot, measuring } = tools;
  return (
    <>
      {spot ? <SpotTools key={`${spot.x} ${spot.y}`} tools={tools} spot={spot} /> : null}
      <MeasureBar measuring={measuring} inset={inset ?? noInset} />
    </>
  );
}
