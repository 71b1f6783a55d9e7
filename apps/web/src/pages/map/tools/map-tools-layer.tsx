import { type MapInset, noInset } from "../../../map/camera/map-camera.ts";
import { MeasureBar } from "./measure-bar.tsx";
import { PickBar } from "./pick-bar.tsx";
import { SpotTools } from "./spot-tools.tsx";
import type { PageTools } from "./use-page-map-tools.ts";

/** The elements of the tools above the map. */
export function MapToolsLayer({ tools, inset }: { tools: PageTools; inset: MapInset | undefined }) {
  const { spot, measuring, screen, takeAim, onEvent } = tools;
  return (
    <>
      {spot ? <SpotTools key={`${spot.x} ${spot.y}`} tools={tools} spot={spot} /> : null}
      {screen.picking ? (
        <PickBar
          bottom={inset?.bottom ?? 0}
          onUse={takeAim}
          onCancel={() => onEvent({ kind: "picked", at: null })}
        />
      ) : null}
      <MeasureBar measuring={measuring} inset={inset ?? noInset} />
    </>
  );
}
