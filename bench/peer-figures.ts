/**
 * Figures of TREK 3.4.1, the strongest self-hosted planner, that no machine changes, by the name of ours. The trips have 315
 * and 1,020 points, as ours have. Times of two machines do not compare: README has the ratios of one run.
 */
export const peerFigures: Readonly<Record<string, number>> = {
  "page index: JS": 1_810,
  "trip 21 x 15: requests before them": 393,
  "trip 21 x 15: elements on the page": 15_100,
  "trip 60 x 17: requests before them": 120,
  "trip 60 x 17: elements on the page": 45_900,
};
