import type { ImportedTrip, ImportWarning } from "@castor/core/imports/imported-trip.ts";
import { refuse } from "../import-error.ts";
import { importLimits } from "../import-limits.ts";
import { nameOfFile } from "../trip/clean-texts.ts";

/**
 * The files of an archive as one trip. A file with one day that has no name, such as a list of places, gives it its own. Needs at least one.
 */
export function mergeTrips(
  trips: readonly ImportedTrip[],
  fileName: string,
  more: readonly ImportWarning[],
): ImportedTrip {
  const [first] = trips;
  if (!first) return refuse({ code: "nothingFound" });
  const isOne = trips.length === 1;
  const days = isOne
    ? first.days
    : trips.flatMap(({ name, days, dayName }) =>
        days.length === 1 && dayName !== null ? days.map((day) => ({ ...day, name })) : days,
      );
  if (days.length > importLimits.days) refuse({ code: "tooManyDays", max: importLimits.days });
  return {
    name: isOne ? first.name : nameOfFile(fileName) || first.name,
    format: first.format,
    days,
    dayName: isOne ? first.dayName : null,
    ...openDatesOf(trips),
    warnings: addUp([...trips.flatMap(({ warnings }) => warnings), ...more]),
  };
}

/** The question for the order of dates, when a file leaves it open: the dates of others stay as they are. */
function openDatesOf(trips: readonly ImportedTrip[]): Pick<ImportedTrip, "openDates"> {
  const order = trips.find(({ openDates }) => openDates)?.openDates?.order;
  if (order === undefined) return {};
  const others = trips.flatMap(({ days, openDates }) =>
    openDates?.order === order ? openDates.others : days.map(({ date }) => date),
  );
  return { openDates: { order, others } };
}

/** Each warning once: counts are added up, names joined, of others the first stays. */
function addUp(warnings: readonly ImportWarning[]): ImportWarning[] {
  const byCode = new Map<string, ImportWarning>();
  for (const warning of warnings) {
    const known = byCode.get(warning.code);
    if (known && "count" in known && "count" in warning) known.count += warning.count;
    else if (known && "names" in known && "names" in warning) {
      const names = new Set([...known.names.split(", "), ...warning.names.split(", ")]);
      known.names = [...names].join(", ");
    } else if (!known) byCode.set(warning.code, { ...warning });
  }
  return [...byCode.values()];
}
