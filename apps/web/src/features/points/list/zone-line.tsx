import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { Icon } from "../../../ui/icons/icon.tsx";
import styles from "./between-stops.module.css";

const secondsOfMinute = 60;

/** The change of the time zone between two points of the timeline, in minutes. */
export function ZoneLine({ shift }: { shift: number }) {
  const translate = useWords("common");
  const { duration } = useFormats();
  const time = duration(Math.abs(shift) * secondsOfMinute);
  return (
    <div className={styles.line}>
      <Icon name="world" size={16} />
      <span>{translate(shift > 0 ? "schedule.zoneLater" : "schedule.zoneEarlier", { time })}</span>
    </div>
  );
}
