import { useFirstWords } from "../../i18n/words.ts";
import styles from "./sample-day.module.css";
import { sampleStops } from "./sample-stops.ts";

/** The list of the sample day as the product draws a day: marker, name, stay, and the legs between. */
export function SampleDay() {
  const translate = useFirstWords();
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <strong>{translate("landing.sampleDay")}</strong>
        <span className="secondary">{translate("landing.sampleDate")}</span>
      </div>
      <ol className={styles.stops}>
        {sampleStops.map(({ name, stay, color, leg, isOnFoot }, at) => (
          <li key={name}>
            <div className={styles.stop}>
              <span className={styles.marker} style={{ background: color }}>
                {at + 1}
              </span>
              <span>
                <span className={styles.name}>{translate(name)}</span>
                <span className="secondary">{translate(stay)}</span>
              </span>
            </div>
            {leg ? (
              <div className={`${styles.leg} ${isOnFoot ? styles.onFoot : ""}`}>
                {translate(leg)}
              </div>
            ) : null}
          </li>
        ))}
      </ol>
      <div className={styles.total}>{translate("landing.sampleTotal")}</div>
    </div>
  );
}
