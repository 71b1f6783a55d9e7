import { useElementSize } from "@mantine/hooks";
import type { ReactNode } from "react";
import { useIsPhone } from "../../device/media.ts";
import { useWords } from "../../i18n/words.ts";
import { type MapInset, noInset } from "../../map/map-camera.ts";
import { IconButton } from "../../ui/button.tsx";
import { PlanSheet } from "./panel/plan-sheet.tsx";
import { heightAt, type SheetRest } from "./panel/sheet-rests.ts";
import { SidePanel } from "./panel/side-panel.tsx";
import styles from "./trip-frame.module.css";

/** The search floats here over a wide map. */
const searchInset: MapInset = { top: 64, right: 0, bottom: 0, left: 0 };

export interface TripFrameProps {
  rest: SheetRest;
  onRest: (rest: SheetRest) => void;
  /** Null while there is no day to put a find on. */
  search: ReactNode | null;
  plan: ReactNode;
  map: (inset: MapInset) => ReactNode;
  /** Adds a point where the map looks; absent for who may only read. */
  onAdd: (() => void) | undefined;
}

/** How map and plan share the screen: side by side, or on a phone the plan as a sheet over the map. */
export function TripFrame({ rest, onRest, search, plan, map, onAdd }: TripFrameProps) {
  const translate = useWords();
  const isPhone = useIsPhone();
  const { ref, height: room } = useElementSize();
  const label = translate("map.panelLabel");
  if (!isPhone)
    return (
      <div className={styles.wide}>
        <SidePanel label={label}>{plan}</SidePanel>
        <div className={styles.map}>
          {/* Before the map's many stops for who goes by keyboard. */}
          {search ? <div className={styles.search}>{search}</div> : null}
          {map(search ? searchInset : noInset)}
        </div>
      </div>
    );
  // With the sheet at full height there is no map to keep clear of it.
  const covered = heightAt(rest === "peek" ? "peek" : "half", room);
  return (
    <div className={styles.phone}>
      <div ref={ref} className={styles.stage}>
        {/* Not before the sheet's height is known: the map begins with what lies beside it. */}
        <div className={styles.behind}>
          {room > 0 ? map({ top: 0, right: 0, bottom: covered, left: 0 }) : null}
        </div>
        <PlanSheet label={label} rest={rest} onRest={onRest} room={room}>
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
