import { useElementSize } from "@mantine/hooks";
import { type ReactNode, useMemo } from "react";
import { useIsPhone } from "../../device/media.ts";
import { useWords } from "../../i18n/words.ts";
import type { MapInset } from "../../map/map-camera.ts";
import { IconButton } from "../../ui/button.tsx";
import { Pane } from "./panel/pane.tsx";
import { paneRules } from "./panel/pane-size.ts";
import { PlanSheet } from "./panel/plan-sheet.tsx";
import { heightAt, type SheetRest } from "./panel/sheet-rests.ts";
import { useLayout } from "./panel/use-layout.ts";
import styles from "./trip-frame.module.css";

/** The search floats here over a wide map. */
const searchPx = 64;
/** A folded legend is a line, of which nothing needs to keep clear. */
const foldedPx = 100;
/** The legend's distance from the map's edge and from what lies beside it. */
const legendAir = 32;

export interface TripFrameProps {
  rest: SheetRest;
  onRest: (rest: SheetRest) => void;
  /** Null while there is no day to put a find on. */
  search: ReactNode | null;
  plan: ReactNode;
  /** What the colours on a wide map mean; on a phone the plan says it. */
  legend: ReactNode;
  map: (inset: MapInset) => ReactNode;
  /** Adds a point where the map looks; absent for who may only read. */
  onAdd: (() => void) | undefined;
}

/**
 * How map and plan share the screen: as the person chose, or on a phone the plan as a sheet over the map. The plan comes
 * first for who goes by keyboard, wherever it lies.
 */
export function TripFrame({ rest, onRest, search, plan, legend, map, onAdd }: TripFrameProps) {
  const translate = useWords();
  const isPhone = useIsPhone();
  const { ref, width, height } = useElementSize();
  const beside = useElementSize();
  const [layout] = useLayout();
  const label = translate("map.panelLabel");
  // Until it is measured, the window's: the plan need not wait for it.
  const room = layout === "vertical" ? height || window.innerHeight : width || window.innerWidth;
  const hasLegend = Boolean(legend) && beside.height > foldedPx;
  // With the sheet at full height there is no map to keep clear of it.
  const bottom = isPhone ? heightAt(rest === "peek" ? "peek" : "half", height) : 0;
  const left = !isPhone && hasLegend ? beside.width + legendAir : 0;
  const top = !isPhone && search ? searchPx : 0;
  const inset = useMemo<MapInset>(() => ({ top, right: 0, bottom, left }), [top, bottom, left]);
  if (!isPhone)
    return (
      <div ref={ref} className={styles.wide} data-layout={layout}>
        <Pane label={label} rule={paneRules[layout]} room={room}>
          {plan}
        </Pane>
        <div className={styles.map}>
          {/* Before the map's many stops for who goes by keyboard. */}
          {search ? <div className={styles.search}>{search}</div> : null}
          {legend ? (
            <div ref={beside.ref} className={styles.legend}>
              {legend}
            </div>
          ) : null}
          {map(inset)}
        </div>
      </div>
    );
  return (
    <div className={styles.phone}>
      <div ref={ref} className={styles.stage}>
        {/* Not before the sheet's height is known: the map begins with what lies beside it. */}
        <div className={styles.behind}>{height > 0 ? map(inset) : null}</div>
        <PlanSheet label={label} rest={rest} onRest={onRest} room={height}>
          {plan}
        </PlanSheet>
      </div>
      {search ? (
        <div className={styles.bar}>
          <div className={styles.barSearch}>{search}</div>
          {onAdd ? (
            <IconButton icon="map-pin-plus" label={translate("points.add")} onClick={onAdd} />
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
