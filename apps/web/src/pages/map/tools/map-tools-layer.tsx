import { type MapInset, noInset } from "../../../map/camera/map-camera.ts";
import { MeasureBar } from "./measure-bar.tsx";
import { PickBar } from "./pick-bar.tsx";
import { PositionMenu } from "./position-menu.tsx";
import type { PageTools } from "./use-page-map-tools.ts";

/** The elements of the tools above the map. */
export function MapToolsLayer({ tools, inset }: { tools: PageTools; inset: MapInset | undefined }) {
  const { position, measuring, screen, takeAim, onEvent } = tools;
  return (
    <>
      {position ? (
        <PositionMenu key={`${position.x} ${position.y}`} tools={tools} position={position} />
      ) : null}
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
