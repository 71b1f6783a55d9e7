import type { Point } from "@castor/core/points/point.ts";
import type { Route } from "@castor/core/routes/route.ts";
import type { FieldText } from "../../../ui/fields/write-into.ts";

/** A place of the trip for a selector, once whatever number of days it stands on. */
export function listPlaceChoices(routes: readonly Route[]): { value: string; label: string }[] {
  const places = new Map<string, Point>();
  for (const point of routes.flatMap(({ points }) => points))
    if (!places.has(point.linkId)) places.set(point.linkId, point);
  return [...places].map(([value, { name }]) => ({ value, label: name }));
}

/** The text with a link to a place in it (decisions 6): of what is selected, else of its name. */
export function linkPoint({ text, from, to }: FieldText, linkId: string, name: string): FieldText {
  // A name's own brackets would end the link.
  const words = text.slice(from, to).trim() || name.replace(/[[\]]/g, "");
  const link = `[${words}](point:${linkId})`;
  const end = from + link.length;
  return { text: text.slice(0, from) + link + text.slice(to), from: end, to: end };
}
