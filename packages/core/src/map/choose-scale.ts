import { metresPerPxAt } from "./mercator.ts";

export type Units = "metric" | "imperial";

/** A round length and its width on the screen. */
export interface Scale {
  amount: number;
  /** A unit of `Intl.NumberFormat`. */
  unit: "kilometer" | "meter" | "mile" | "foot";
  widthPx: number;
}

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

/** The largest of 1, 2, 5, 10, 20 and so on up to the limit. */
function roundDown(limit: number): number {
  const power = 10 ** Math.floor(Math.log10(limit));
  const step = [5, 2].find((factor) => factor * power <= limit) ?? 1;
  return step * power;
}

/** The scale bar at a latitude (degrees) and zoom. */
export function chooseScale(latitude: number, zoom: number, units: Units): Scale {
  const metresPerPx = metresPerPxAt(latitude) / 2 ** zoom;
  const [large, small] = ladders[units];
  const { unit, metres } = widestPx * metresPerPx >= large.metres ? large : small;
  const amount = roundDown((widestPx * metresPerPx) / metres);
  return { amount, unit, widthPx: Math.round((amount * metres) / metresPerPx) };
}
