/**
 * Figures of TREK 3.4.1, the strongest self-hosted planner, on a machine of two cores, its better one where it varied.
 * By the name of ours. Those of a trip are of 1,020 points, as ours are.
 */
export const peerFigures: Readonly<Record<string, number>> = {
  "warm start (npm start)": 3.1,
  "memory, 10 s after the start": 328,
  "trip 60 x 17, unchanged": 24,
  "page index: JS": 1_810,
  "trip 60 x 17: second load to the first markers": 7,
  "trip 60 x 17: second load to the first contentful paint": 1.5,
  "trip 60 x 17: requests before them": 120,
  "trip 60 x 17: elements on the page": 45_900,
  "trip 60 x 17: a click on another day": 1_100,
};
