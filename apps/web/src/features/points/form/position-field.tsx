import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import styles from "./point-fields.module.css";
import type { PointValuesForm } from "./use-minutes.ts";

/** Digits of coordinates: about a metre. */
const digits = 5;

export const hasPosition = ({ lat, lng }: PointValuesForm["values"]): boolean =>
  lat !== "" && lng !== "";

/** Where a new point is: nowhere until a place or a position of the map is chosen. */
export function PositionField({ form, onPick }: { form: PointValuesForm; onPick: () => void }) {
  const translate = useWords("common", "point-form");
  const { lat, lng } = form.values;
  const isChosen = hasPosition(form.values);
  const isMissing = !isChosen && Boolean(form.errors.lat || form.errors.lng);
  return (
    <div className="whole-line row wrap items-center justify-between gap-8">
      {isChosen ? (
        <span className="secondary tabular">
          {[lat, lng].map((degrees) => Number(degrees).toFixed(digits)).join(", ")}
        </span>
      ) : (
        <span
          className={isMissing ? styles.missing : "secondary"}
          role={isMissing ? "alert" : undefined}
        >
          {translate(isMissing ? "pointForm.choosePlace" : "pointForm.noPlace")}
        </span>
      )}
      <Button icon="map-pin" onClick={onPick}>
        {translate(isChosen ? "pointForm.changeOnMap" : "mapTools.tapMap")}
      </Button>
    </div>
  );
}
