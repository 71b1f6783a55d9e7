import { useWords } from "../../i18n/words.ts";
import styles from "./sample-day.module.css";
import { type SampleStop, sampleStops } from "./sample-stops.ts";

export interface SampleDayProps {
  /** The index of the selected stop; null for none. */
  selected: number | null;
  /** Null while the map is a drawing: then no stop can be pressed. */
  onSelect: ((index: number) => void) | null;
}

/** The list of the sample day as the product draws a day: marker, name, stay, and the legs between. */
export function SampleDay({ selected, onSelect }: SampleDayProps) {
  const translate = useWords("landing");
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <strong>{translate("landing.sampleDay")}</strong>
        <span className="secondary">{translate("landing.sampleDate")}</span>
      </div>
      <ol className={styles.stops}>
        {sampleStops.map((stop, index) => (
          <li key={stop.name}>
            {onSelect ? (
              <button
                type="button"
                className={`${styles.stop} ${styles.pressable}`}
                aria-pressed={index === selected}
                onClick={() => onSelect(index)}
              >
                <Stop stop={stop} number={index + 1} />
              </button>
            ) : (
              <div className={styles.stop}>
                <Stop stop={stop} number={index + 1} />
              </div>
            )}
            {stop.leg ? <div className={styles.leg}>{translate(stop.leg)}</div> : null}
          </li>
        ))}
      </ol>
      <div className={styles.total}>{translate("landing.sampleTotal")}</div>
    </div>
  );
}

function Stop({ stop: { name, stay, color }, number }: { stop: SampleStop; number: number }) {
  const translate = useWords("landing");
  return (
    <>
      <span className={styles.marker} style={{ background: color }}>
        {number}
      </span>
      <span>
        <span className={styles.name}>{translate(name)}</span>
        <span className="secondary">{translate(stay)}</span>
      </span>
    </>
  );
}
