import { readTwoDegrees } from "@castor/core/geo/pasted/read-degrees.ts";
import type { Column } from "./columns.ts";

/** A number with a fraction: whole numbers are rather prices or times. */
const isDegrees = (cell: string | undefined) => /[.,]\d{2}|\d\s*°/.test(cell ?? "");

const arePosition = (lat: string | undefined, lng: string | undefined) =>
  isDegrees(lat) && isDegrees(lng) && readTwoDegrees(lat ?? "", lng ?? "") !== null;

/**
 * The columns of a table without a header: two columns side by side that are coordinates in every row, latitude first, and the
 * first other one as the name. Null when there are none.
 */
export function guessColumns(rows: readonly string[][]): (Column | null)[] | null {
  const [first] = rows;
  if (!first) return null;
  const lat = first.findIndex((_, index) =>
    rows.every((cells) => arePosition(cells[index], cells[index + 1])),
  );
  if (lat < 0) return null;
  const name = first.findIndex((_, index) => index < lat || index > lat + 1);
  return first.map((_, index): Column | null => {
    if (index === lat) return "lat";
    if (index === lat + 1) return "lng";
    return index === name ? "name" : "description";
  });
}
