import { useElementSize } from "@mantine/hooks";
import { type ReactNode, useMemo } from "react";
import { useFullScreen } from "../../device/screen/full-screen.ts";
import { useIsLow, useIsPhone } from "../../device/screen/media.ts";
import { windowSize } from "../../device/screen/window-size.ts";
import { useWords } from "../../i18n/words.ts";
import type { MapInset } from "../../map/camera/map-camera.ts";
import { useLayout } from "../../things/layout/use-layout.ts";
import { IconButton } from "../../ui/buttons/button.tsx";
import { Pane } from "./panel/pane.tsx";
import { paneRules } from "./panel/pane-size.ts";
import { PlanSheet } from "./panel/plan-sheet.tsx";
import { heightAt, type SheetSnap } from "./panel/sheet-snaps.ts";
import styles from "./trip-frame.module.css";

export interface TripFrameProps {
  rest: SheetSnap;
  /** True while a point is selected. */
  hasPoint: boolean;
  onRest: (rest: SheetSnap) => void;
  /** Null while there is no day for a found place. */
  search: ReactNode | null;
  plan: ReactNode;
  /** Beside the handle of a phone's sheet, where the header has no room. */
  people?: ReactNode;
  map: (inset: MapInset) => ReactNode;
  /** Adds a point at the centre of the map; absent for read-only users. */
  onAdd: (() => void) | undefined;
}

/**
 * The layout of map and plan: as the user chose, on a phone the plan as a sheet over the map. In the tab order the plan
 * comes first in every layout.
 */
export function TripFrame(props: TripFrameProps) {
  const { rest, hasPoint, onRest, search, plan, people, map, onAdd } = props;
  const translate = useWords("common");
  const isNarrow = useIsPhone();
  const isLow = useIsLow();
  const isPhone = isNarrow && !isLow;
  // In full screen a phone shows only the map, until a point is pressed.
  const isMapAlone = useFullScreen().isOn && !hasPoint;
  const { ref, width, height } = useElementSize();
  const [layout] = useLayout();
  const label = translate("map.panelLabel");
  // The size of the window until the frame is measured, so that the plan need not wait.
  const room = layout === "vertical" ? height || windowSize().height : width || windowSize().width;
  // With the sheet at full height no map is visible, so nothing is kept clear.
  const bottom = isPhone && !isMapAlone ? heightAt(rest === "peek" ? "peek" : "half", height) : 0;
  const inset = useMemo<MapInset>(() => ({ bottom }), [bottom]);
  if (!isPhone)
    return (
      <div ref={ref} className={styles.wide} data-layout={layout}>
        <Pane label={label} rule={paneRules[layout]} room={room}>
          {plan}
        </Pane>
        <div className={`grow ${styles.map}`}>
          {/* Before the many tab stops of the map. */}
          {search ? (
            <div className={styles.search} data-map-cover="">
              {search}
            </div>
          ) : null}
          <div data-tour-slot="" className={styles.tour} data-map-cover="" />
          {map(inset)}
        </div>
      </div>
    );
  return (
    <div className={`stack ${styles.phone}`}>
      <div ref={ref} className={`stack ${styles.stage}`}>
        <div data-tour-slot="" className={styles.tour} />
        {/* Waits for the height of the sheet: the first camera of the map depends on it. */}
        <div className={styles.behind}>{height > 0 ? map(inset) : null}</div>
        {isMapAlone ? null : (
          <PlanSheet label={label} rest={rest} onRest={onRest} room={height} beside={people}>
            {plan}
          </PlanSheet>
        )}
      </div>
      {search && !isMapAlone ? (
        <div className={`row items-center gap-4 ${styles.bar}`}>
          <div className="grow">{search}</div>
          {onAdd ? (
            <IconButton icon="map-pin-plus" label={translate("points.add")} onClick={onAdd} />
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
