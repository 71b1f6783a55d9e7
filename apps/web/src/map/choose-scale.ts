export type Units = "metric" | "imperial";

/** A length that is easily said, and how wide it is on the screen. */
export interface Scale {
  amount: number;
  /** As `Intl.NumberFormat` names it. */
  unit: "kilometer" | "meter" | "mile" | "foot";
  widthPx: number;
}

const equatorM = 40_075_016.686;
/** A Mercator world at zoom 0 is this wide in the renderer. */
const worldPx = 512;
const widestPx = 96;

const ladders = {
  metric: [
    { unit: "kilometer", metres: 1_000 },
    { unit: "meter", metres: 1 },
  ],
  imperial: [
    { unit: "mile", metres: 1_609.344 },
    { unit: "foot", metres: 0.3048 },
  ],
} as const;

/** The longest of 1, 2, 5, 10, 20 and so on that is not above the limit. */
function roundDown(limit: number): number {
  const power = 10 ** Math.floor(Math.log10(limit));
  const step = [5, 2].find((factor) => factor * power <= limit) ?? 1;
  return step * power;
}

/** The scale bar at this latitude (degrees) and zoom. */
export function chooseScale(latitude: number, zoom: number, units: Units): Scale {
  const metresPerPx = (equatorM * Math.cos((latitude * Math.PI) / 180)) / (worldPx * 2 ** zoom);
  const [large, small] = ladders[units];
  const { unit, metres } = widestPx * metresPerPx >= large.metres ? large : small;
  const amount = roundDown((widestPx * metresPerPx) / metres);
  return { amount, unit, widthPx: Math.round((amount * metres) / metresPerPx) };
}
