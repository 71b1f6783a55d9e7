import { type Component, type Property, propertiesOf, textOf } from "./jcal.ts";

const ends = ["dtstart", "dtend"];
const midnight = /^(\d{4}-\d{2}-\d{2})T00:00:00$/;

const dateOf = ([, , , value]: Property): string | undefined => midnight.exec(String(value))?.[1];

/**
 * Outlook marks an event of whole days, and some versions write its ends as midnights. They are dates, for a night of a hotel has no
 * check-in at midnight.
 */
export function withWholeDays(event: Component): Component {
  if (textOf(event, "x-microsoft-cdo-alldayevent").toUpperCase() !== "TRUE") return event;
  const moments = ends.flatMap((name) => propertiesOf(event, name));
  if (!moments.every(dateOf)) return event;
  const [kind, properties, parts] = event;
  const dated = properties.map((property): Property => {
    const [name] = property;
    return ends.includes(name) ? [name, {}, "date", dateOf(property)] : property;
  });
  return [kind, dated, parts];
}
