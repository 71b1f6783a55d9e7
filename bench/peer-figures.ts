/**
 * Figures of TREK 3.4.1, the strongest self-hosted planner, on a machine of two cores, its better one where it varied.
 * By the name of ours. The trips have 315 and 1,020 points, as ours have.
 */
export const peerFigures: Readonly<Record<string, number>> = {
  "warm start (npm start)": 3.1,
  "memory, 10 s after the start": 328,
  "trip 60 x 17, unchanged": 24,
  "page index: JS": 1_810,
  "trip 21 x 15: second load to the first markers": 3.9,
  "trip 21 x 15: requests before them": 393,
  "trip 21 x 15: elements on the page": 15_100,
  "trip 21 x 15: a click on another day": 250,
  "trip 60 x 17: second load to the first markers": 7,
  "trip 60 x 17: second load to the first contentful paint": 1.5,
  "trip 60 x 17: requests before them": 120,
  "trip 60 x 17: elements on the page": 45_900,
  "trip 60 x 17: a click on another day": 1_100,
};
