import { useEffect, useRef } from "react";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { useLayer } from "../../../ui/layers/use-layer.ts";
import styles from "./tools.module.css";

export interface PickBarProps {
  /** The height of the sheet, in pixels. */
  bottom: number;
  onUse: () => void;
  onCancel: () => void;
}

/** While a position is chosen for a new point: what to do, and the button that takes what is under the cross. */
export function PickBar({ bottom, onUse, onCancel }: PickBarProps) {
  const translate = useWords("common");
  const bar = useRef<HTMLElement>(null);
  useLayer(true, onCancel);
  useEffect(() => bar.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus(), []);
  return (
    <section
      ref={bar}
      className={`${styles.measure} ${styles.pick}`}
      style={{ bottom: bottom + 36 }}
      aria-label={translate("mapTools.tapMap")}
      data-map-cover=""
    >
      <span className={styles.hint}>{translate("mapTools.pickHint")}</span>
      <Button kind="quiet" onClick={onCancel}>
        {translate("actions.cancel")}
      </Button>
      <Button kind="primary" data-autofocus onClick={onUse}>
        {translate("mapTools.useSpot")}
      </Button>
    </section>
  );
}
