import { pointTypeOf } from "@castor/core/points/point-types.ts";
import type { StayNight } from "@castor/core/trips/itinerary/list-stay-nights.ts";
import { useWords } from "../../../i18n/words.ts";
import { ThingIcon } from "../../../ui/icons/thing-icon.tsx";
import styles from "./night-row.module.css";

export interface NightRowProps {
  nights: readonly StayNight[];
  onSelect: (pointId: string) => void;
}

const { icon } = pointTypeOf("Hotel");

/** The hotels of a night: each opens its card. */
export function NightRow({ nights, onSelect }: NightRowProps) {
  const translate = useWords("common", "itinerary");
  return (
    <>
      {nights.map(({ linkId, pointId, name, number, count }) => (
        <button
          key={linkId}
          type="button"
          className={`row items-center gap-8 ${styles.night}`}
          data-night={pointId}
          onClick={() => onSelect(pointId)}
        >
          <ThingIcon name={icon} size={18} />
          <span className={`grow few-lines ${styles.name}`} dir="auto">
            {name}
          </span>
          <span className={`rigid muted tabular ${styles.count}`}>
            {count > 1
              ? translate("itinerary.nightOf", { number, count })
              : translate("itinerary.night")}
          </span>
        </button>
      ))}
    </>
  );
}
