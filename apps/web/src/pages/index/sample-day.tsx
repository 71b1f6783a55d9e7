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
    <div className={`surface ${styles.card}`}>
      <div className="stack mb-12">
        <strong>{translate("landing.sampleDay")}</strong>
        <span className="secondary">{translate("landing.sampleDate")}</span>
      </div>
      <ol className="plain-list">
        {sampleStops.map((stop, index) => (
          <li key={stop.name}>
            {onSelect ? (
              <button
                type="button"
                className={`grid gap-8 ${styles.stop} plain-button ${styles.pressable}`}
                aria-pressed={index === selected}
                onClick={() => onSelect(index)}
              >
                <Stop stop={stop} number={index + 1} />
              </button>
            ) : (
              <div className={`grid gap-8 ${styles.stop}`}>
                <Stop stop={stop} number={index + 1} />
              </div>
            )}
            {stop.leg ? (
              <div className={`secondary ${styles.leg}`}>{translate(stop.leg)}</div>
            ) : null}
          </li>
        ))}
      </ol>
      <div className={`mt-12 secondary ${styles.total}`}>{translate("landing.sampleTotal")}</div>
    </div>
  );
}

function Stop({ stop: { name, stay, color }, number }: { stop: SampleStop; number: number }) {
  const translate = useWords("landing");
  return (
    <>
      <span className={`grid bold ${styles.marker}`} style={{ background: color }}>
        {number}
      </span>
      <span>
        <span className={styles.name}>{translate(name)}</span>
        <span className="secondary">{translate(stay)}</span>
      </span>
    </>
  );
}
