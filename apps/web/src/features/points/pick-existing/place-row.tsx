import type { TripPlace } from "@castor/core/points/trip-places.ts";
import { useWords } from "../../../i18n/words.ts";
import { CheckRow } from "../../../ui/choices/check-row.tsx";
import { PointMarker } from "../point-marker.tsx";
import styles from "./pick-existing.module.css";

export interface PlaceRowProps {
  place: TripPlace;
  /** Its days besides the one it is listed under, in words. */
  alsoOn: string;
  /** The day that gets the picked points has it already. */
  isHere: boolean;
  isPicked: boolean;
  onPick: (isPicked: boolean) => void;
}

/** A place with its checkbox. */
export function PlaceRow({ place: { point }, alsoOn, isHere, isPicked, onPick }: PlaceRowProps) {
  const translate = useWords("common");
  const facts = [
    translate(`points.types.${point.typeId}`),
    ...(alsoOn ? [translate("points.alsoOn", { days: alsoOn })] : []),
    ...(isHere ? [translate("picker.isHere")] : []),
  ];
  return (
    <li>
      <CheckRow className={styles.row} isChecked={isPicked} onCheck={onPick}>
        <PointMarker point={{ ...point, excludeFromRoute: false }} />
        <span className="grow stack">
          <span className="bold breaks" dir="auto">
            {point.name}
          </span>
          <span className="secondary">{facts.join(" · ")}</span>
        </span>
      </CheckRow>
    </li>
  );
}
