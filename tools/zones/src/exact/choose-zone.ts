/**
 * Where the exact borders name several zones, states disagree. What a traveller's clock shows there comes first: the time of
 * Beijing in Xinjiang, that of Moscow in Abkhazia, that of Palestinian towns in the West Bank, India's on its border.
 */
const preferred = ["Asia/Shanghai", "Europe/Moscow", "Asia/Hebron", "Asia/Kolkata"];

const rankOf = (zone: string) => {
  const rank = preferred.indexOf(zone);
  return rank === -1 ? preferred.length : rank;
};

/** One of the zones that the exact borders name for a position; null where they name none. */
export function chooseZone(zones: readonly string[]): string | null {
  const [first = null] = zones.toSorted((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1));
  return first;
}
