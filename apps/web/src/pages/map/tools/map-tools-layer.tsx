import { useEffect, useRef } from "react";
import { useWords } from "../../../i18n/words.ts";
import { type MapInset, noInset } from "../../../map/camera/map-camera.ts";
import { Button, IconButton } from "../../../ui/buttons/button.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { useLayer } from "../../../ui/layers/use-layer.ts";
import { PositionMenu } from "./position-menu.tsx";
import styles from "./tools.module.css";
import type { Measuring } from "./use-measuring.ts";
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
          onCancel={() => onEvent({ kind: "picked", position: null })}
        />
      ) : null}
      <MeasureBar measuring={measuring} inset={inset ?? noInset} />
    </>
  );
}

/** The length of the measured line, with buttons to remove the last position and to end. */
function MeasureBar({ measuring, inset }: { measuring: Measuring; inset: MapInset }) {
  const translate = useWords("common");
  const { measure, total, undo, finish } = measuring;
  if (!measure) return null;
  const count = measure.vertices.length;
  return (
    <section
      className={`row items-center gap-12 ${styles.measure}`}
      style={{ bottom: inset.bottom + 36 }}
      aria-label={translate("mapTools.measure")}
    >
      <Icon name="ruler-measure" />
      <output
        className={`grow ${count > 1 ? "bold tabular" : "small"}`}
        aria-label={translate("mapTools.measured")}
      >
        {count > 1 ? total : translate("mapTools.measureHint")}
      </output>
      <IconButton
        icon="arrow-back-up"
        label={translate("mapTools.undoVertex")}
        disabled={count === 0}
        onClick={undo}
      />
      <Button kind="primary" onClick={finish}>
        {translate("mapTools.measureDone")}
      </Button>
    </section>
  );
}

interface PickBarProps {
  /** The height of the sheet, in pixels. */
  bottom: number;
  onUse: () => void;
  onCancel: () => void;
}

/** While a position is chosen for a new point: what to do, and the button that takes what is under the cross. */
function PickBar({ bottom, onUse, onCancel }: PickBarProps) {
  const translate = useWords("common");
  const bar = useRef<HTMLElement>(null);
  useLayer(true, onCancel);
  useEffect(() => bar.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus(), []);
  return (
    <section
      ref={bar}
      className={`row wrap items-center gap-12 ${styles.measure} ${styles.pick}`}
      style={{ bottom: bottom + 36 }}
      aria-label={translate("mapTools.tapMap")}
      data-map-cover=""
    >
      <span className={`grow small ${styles.hint}`}>{translate("mapTools.pickHint")}</span>
      <Button kind="quiet" onClick={onCancel}>
        {translate("actions.cancel")}
      </Button>
      <Button kind="primary" data-autofocus onClick={onUse}>
        {translate("mapTools.usePosition")}
      </Button>
    </section>
  );
}
