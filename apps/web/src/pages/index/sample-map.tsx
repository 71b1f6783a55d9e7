import styles from "./sample-map.module.css";
import { coast, toPicture } from "./sample-picture.ts";
import { sampleLegs, sampleStops } from "./sample-stops.ts";

const path = sampleLegs
  .map((leg) => `M${leg.map((at) => toPicture(at).join(" ")).join("L")}`)
  .join("");
const journey = `M${sampleLegs
  .flat()
  .map((at) => toPicture(at).join(" "))
  .join("L")}`;

/** The map of the sample day, a drawing: the first page loads no map code. */
export function SampleMap() {
  return (
    <svg
      className={styles.map}
      viewBox="0 0 560 460"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="560" height="460" className={styles.water} />
      <path className={styles.land} d={coast} />
      <path className={styles.casing} d={path} />
      <path className={styles.drive} d={path} />
      <circle className={styles.traveller} r="6" style={{ offsetPath: `path("${journey}")` }} />
      {sampleStops.map((stop, index) => (
        <g key={stop.name} transform={`translate(${toPicture(stop).join(" ")})`}>
          <circle r="19" className={styles.halo} />
          <circle r="16" fill={stop.color} />
          <text className={styles.number} textAnchor="middle" dy="5.5">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
