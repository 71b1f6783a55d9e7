/** A trip whose map is measured. */
export interface BenchTrip {
  /** In the table of figures. */
  name: string;
  /** Of the map of its first day. */
  address: string;
  /** Ids of two days: the second and the first. */
  days: readonly string[];
  pointsPerDay: number;
}
