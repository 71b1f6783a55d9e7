import type { Position } from "@castor/core/geo/position.ts";
import { toRadians } from "@castor/core/geo/sphere.ts";
import styles from "./sample-map.module.css";
import { sampleLegs, sampleStops } from "./sample-stops.ts";

/** The middle of the drawing of 560 x 460, and its scale. */
const middle = { lat: 43.507, lng: 16.356, x: 280, y: 220 };
const pixelsPerDegree = 440;

/** Mercator's height of a latitude, in degrees of longitude. */
const heightOf = (lat: number) =>
  (Math.log(Math.tan(Math.PI / 4 + toRadians(lat) / 2)) * 180) / Math.PI;

/** The place of a position in the drawing. */
const toPicture = ({ lat, lng }: Position): [number, number] => [
  Math.round(middle.x + (lng - middle.lng) * pixelsPerDegree),
  Math.round(middle.y - (heightOf(lat) - heightOf(middle.lat)) * pixelsPerDegree),
];

/** The coast of Dalmatia by Natural Earth 1:10m, the source of the embedded world, in the pixels of the drawing. */
const coast =
  "M590 -30L590 490L590 375L588 371L588 368L586 361L584 358L578 356L575 355L534 301L523 293L518 288L515 285L512 282L455 273L429 262L399 255L358 226L358 224L358 221L356 219L352 218L347 221L345 222L328 218L296 218L296 214L304 213L315 211L325 207L331 201L325 197L314 195L271 194L266 195L258 200L255 201L247 203L228 208L176 209L176 214L190 217L196 222L200 230L173 230L173 237L166 237L152 230L141 229L136 227L130 222L127 222L127 226L122 222L112 222L109 218L108 222L106 222L106 215L109 214L112 214L116 212L117 208L117 205L116 202L117 197L111 198L108 199L106 201L105 196L100 192L90 188L98 187L98 183L95 180L87 180L87 176L89 175L92 173L89 169L87 168L90 164L87 160L90 156L87 146L92 143L109 143L109 138L89 134L81 134L87 131L92 131L95 133L98 134L103 133L101 129L98 125L93 122L100 120L103 116L101 109L97 105L97 117L93 117L82 108L76 102L73 102L70 102L66 101L63 98L57 88L55 85L36 74L32 69L22 66L-6 64L-11 57L-16 44L-27 38L-30 38L-30 33L-25 34L-17 34L-17 30L-21 29L-24 30L-30 24L-30 490L-30 -30ZM230 482L231 480L233 478L236 486L234 489L146 490L144 488L147 486L149 485L150 483L154 482L165 476L181 473L198 473L211 478L209 481L207 482L219 478L223 479L230 482ZM296 317L288 326L277 322L247 303L225 294L214 293L214 290L217 289L212 285L212 281L214 277L220 275L245 277L255 283L257 293L269 291L277 298L285 308L296 317ZM428 450L418 451L369 440L333 426L320 423L312 418L306 416L287 408L288 406L291 404L296 404L301 407L306 407L317 400L320 404L322 402L326 396L326 400L342 395L355 403L367 413L380 412L367 400L356 393L352 388L360 389L371 388L380 396L382 396L386 393L390 392L394 392L407 394L413 396L417 399L420 404L423 409L428 412L429 415L426 416L434 423L443 428L455 429L496 429L504 424L510 431L518 433L545 435L572 442L590 441L590 450L539 450L428 450ZM344 355L309 335L303 326L306 328L307 331L310 331L310 327L312 326L315 327L317 326L315 321L315 317L318 314L323 313L317 302L310 289L320 288L323 289L341 296L426 299L480 313L480 317L474 317L478 319L483 321L486 320L489 317L493 320L501 331L505 332L510 332L513 332L516 338L510 349L507 353L504 350L496 361L482 365L399 367L372 363L344 355ZM-17 134L9 146L-17 139L-21 141L-25 136L-30 133L-30 120L-25 124L-22 130L-17 134ZM260 219L271 223L288 230L287 233L269 236L247 231L241 232L238 234L231 236L225 234L220 232L217 230L217 227L220 225L222 226L225 226L231 227L234 224L233 219L239 216L260 219Z";

const path = sampleLegs
  .map((leg) => `M${leg.map((position) => toPicture(position).join(" ")).join("L")}`)
  .join("");
const journey = `M${sampleLegs
  .flat()
  .map((position) => toPicture(position).join(" "))
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
