/** Makes the trip of a file of one version a trip of the next. What it is given was not validated yet. */
export type TripUpgrade = (trip: unknown) => unknown;

/** The upgrades by the version that they start from. A change of the format adds its row here. */
const tripUpgrades: Readonly<Record<number, TripUpgrade>> = {};

/** The trip of a file of `version` as a trip of version `to`; undefined when there is no way from one to the other. */
export function upgradeTrip(
  trip: unknown,
  version: number,
  to: number,
  upgrades: Readonly<Record<number, TripUpgrade>> = tripUpgrades,
): { trip: unknown } | undefined {
  if (version > to) return undefined;
  let upgraded = trip;
  for (let index = version; index < to; index += 1) {
    const upgrade = upgrades[index];
    if (upgrade === undefined) return undefined;
    upgraded = upgrade(upgraded);
  }
  return { trip: upgraded };
}
