import type { RouteMode } from "@castor/core/points/travel-modes.ts";
import { travelModes } from "@castor/core/points/travel-modes.ts";
import type { DayLeg } from "@castor/core/routes/path-requests.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { ThingIcon } from "../../ui/thing-icon.tsx";
import styles from "./list/between-stops.module.css";

/** What is known of the leg to a point: the leg, that it is being looked for, or that none was found. */
export type LegState = DayLeg | "pending" | "missing";

const iconOf = (mode: RouteMode) => travelModes.find(({ id }) => id === mode)?.icon ?? "car";

/** Between two points of the timeline: how one gets to the next, how far it is and how long it takes. */
export function LegLine({ mode, leg }: { mode: RouteMode; leg: LegState }) {
  const translate = useWords();
  const { distance, duration } = useFormats();
  const modeName = translate(`points.modes.${mode}`);
  const words = () => {
    if (mode === "break") return translate("points.newPath");
    if (leg === "pending") return translate("points.legPending", { mode: modeName });
    if (leg === "missing") return translate("points.legMissing", { mode: modeName });
    return translate(leg.isEstimated ? "points.legEstimated" : "points.leg", {
      mode: modeName,
      distance: distance(leg.distance),
      duration: duration(leg.duration),
    });
  };
  return (
    <div className={`${styles.line} ${mode === "walk" ? styles.walk : ""}`}>
      <ThingIcon name={iconOf(mode)} size={16} />
      <span>{words()}</span>
    </div>
  );
}
