import { useWords } from "../../../i18n/words.ts";
import type { MapInset } from "../../../map/camera/map-camera.ts";
import { Button, IconButton } from "../../../ui/buttons/button.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import styles from "./tools.module.css";
import type { Measuring } from "./use-measuring.ts";

/** The length of the measured line, with buttons to remove the last position and to end. */
export function MeasureBar({ measuring, inset }: { measuring: Measuring; inset: MapInset }) {
  const translate = useWords("common");
  const { measure, total, undo, finish } = measuring;
  if (!measure) return null;
  const count = measure.vertices.length;
  return (
    <section
      className={styles.measure}
      style={{ bottom: inset.bottom + 36 }}
      aria-label={translate("mapTools.measure")}
    >
      <Icon name="ruler-measure" />
      <output
        className={count > 1 ? styles.total : styles.hint}
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
