/** One day of two points, for a trip that is taken along. */
export const oldTownDays = [
  {
    name: "Old town",
    date: "2026-12-05 09:00",
    points: [
      { name: "Castle", lat: 41.6879, lng: 44.8086 },
      { name: "Bath", lat: 41.688, lng: 44.8111 },
    ],
  },
];
