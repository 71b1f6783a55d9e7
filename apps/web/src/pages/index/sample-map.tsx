import styles from "./sample-map.module.css";
import { sampleStops } from "./sample-stops.ts";

const drive = "M90 76C112 124 160 100 196 124S262 204 296 236";
const walk = "M296 236C328 214 340 176 318 128C282 112 252 168 216 194S178 226 150 232";

/** The map of the sample day, a drawing: the first page loads no map code. */
export function SampleMap() {
  return (
    <svg
      className={styles.map}
      viewBox="0 0 560 460"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="560" height="460" className={styles.land} />
      <path
        className={styles.park}
        d="M150 214C190 180 262 190 276 236C288 284 236 322 188 308C140 296 118 244 150 214ZM372 276C404 250 468 262 482 300C494 336 440 366 400 346C364 328 350 296 372 276ZM20 20C60 4 96 22 88 54C80 84 30 92 14 66C4 48 6 28 20 20ZM468 30C510 12 556 30 560 70V120C520 128 480 108 464 82C456 64 456 40 468 30Z"
      />
      <path
        className={styles.water}
        d="M-20 150C60 132 110 176 180 172S300 96 366 118S440 196 580 214"
      />
      <g className={styles.street}>
        <path d="M-10 20L140 40L318 128L570 100M50 -10L90 76L70 470M214 -10L196 124L260 470M330 -10L318 128L340 470M440 -10L430 150L470 470M-10 260L160 250L330 300L570 280M-10 370L200 380L400 400L570 370M520 -10L500 470" />
      </g>
      <g className={styles.road}>
        <path d="M-10 96L90 76L196 124L296 236L440 290L570 330M-10 320L140 340L340 360L570 420" />
      </g>
      <path className={styles.casing} d={drive} />
      <path className={styles.casing} d={walk} />
      <path className={styles.drive} d={drive} />
      <path className={styles.walk} d={walk} />
      <circle className={styles.traveller} r="6" />
      {sampleStops.map(({ name, x, y, color }, at) => (
        <g key={name} transform={`translate(${x} ${y})`}>
          <circle r="19" className={styles.halo} />
          <circle r="16" fill={color} />
          <text className={styles.number} textAnchor="middle" dy="5.5">
            {at + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
