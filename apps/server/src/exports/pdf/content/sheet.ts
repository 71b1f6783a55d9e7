import { type PaperId, paperOf } from "@castor/core/print/print-options.ts";

/** The measures of a page, in points (1/72 inch). */
export interface Sheet {
  width: number;
  height: number;
  /** What is between the margins. */
  textWidth: number;
  textHeight: number;
  margins: [left: number, top: number, right: number, bottom: number];
  /** Sizes of letters. */
  body: number;
  small: number;
  name: number;
  heading: number;
  title: number;
  qrSize: number;
  mapHeight: number;
}

const pointsPerMm = 72 / 25.4;

const looks = {
  a4: { margin: 42, body: 9.5, small: 8.5, name: 11, heading: 20, title: 30, qrSize: 62, map: 250 },
  a5: { margin: 30, body: 8.5, small: 7.5, name: 10, heading: 16, title: 24, qrSize: 52, map: 190 },
  pocket: {
    margin: 20,
    body: 7.5,
    small: 7,
    name: 8.5,
    heading: 13,
    title: 18,
    qrSize: 44,
    map: 140,
  },
} as const;

export function sheetOf(paper: PaperId): Sheet {
  const { margin, map, ...sizes } = looks[paper];
  const { width, height } = paperOf(paper);
  const [wide, high] = [width * pointsPerMm, height * pointsPerMm];
  // The page number is in the lower margin.
  const bottom = margin + 8;
  return {
    ...sizes,
    width: wide,
    height: high,
    textWidth: wide - 2 * margin,
    textHeight: high - margin - bottom,
    margins: [margin, margin, margin, bottom],
    mapHeight: map,
  };
}

export const ink = { text: "#1f2a2e", muted: "#56666b", line: "#c9c4b8", warn: "#8a5a00" } as const;
