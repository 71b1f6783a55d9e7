/** When a stop was reached and left, as its traveller told. Milliseconds since 1970, UTC. */
export interface ToldTimes {
  reached?: number | undefined;
  left?: number | undefined;
}

/** By the id of the stop. */
export type Told = Readonly<Record<string, ToldTimes>>;

/** What was told of a stop, and the instants that its arrival and departure cannot exceed. */
export interface ToldBounds extends ToldTimes {
  arrivalMax: number;
  departureMax: number;
}

/**
 * For each stop of a path what was told of it. Whoever has left a stop had reached it and all stops before, so nothing before a
 * told time is later than it.
 */
export function boundByTold(ids: readonly string[], told: Told): ToldBounds[] {
  let max = Infinity;
  const backwards = ids.toReversed().map((id): ToldBounds => {
    const { reached, left } = told[id] ?? {};
    const departureMax = Math.min(max, left ?? Infinity);
    const arrivalMax = Math.min(departureMax, reached ?? Infinity);
    max = arrivalMax;
    return { reached, left, arrivalMax, departureMax };
  });
  return backwards.toReversed();
}
