import type { Point } from "@castor/core/points/point.ts";
import type { Route } from "@castor/core/routes/route.ts";
import type { FieldText } from "../../../ui/fields/write-into.ts";

/** A place to choose: what it is called, and what it is told from others by. */
interface PlaceChoice {
  value: string;
  label: string;
  name: string;
}

/** A place of the trip for a selector, once whatever number of days it stands on; of one name, with its first day. */
export function listPlaceChoices(
  routes: readonly Route[],
  dayName: (routeId: string) => string,
): PlaceChoice[] {
  const places = new Map<string, { point: Point; routeId: string }>();
  for (const { id: routeId, points } of routes)
    for (const point of points)
      if (!places.has(point.linkId)) places.set(point.linkId, { point, routeId });
  const byName = Map.groupBy(places.values(), ({ point }) => point.name);
  return [...places].map(
    ([
      value,
      {
        point: { name },
        routeId,
      },
    ]) => {
      const isOnly = byName.get(name)?.length === 1;
      return { value, name, label: isOnly ? name : `${name} (${dayName(routeId)})` };
    },
  );
}

/** Words as a link can hold them: brackets would end it, and so would a line. */
const asLinkWords = (words: string): string =>
  words.replace(/[[\]]/g, "").replace(/\s+/g, " ").trim();

/** The text with a link to a place in it (decisions 6): of what is selected, else of its name, else of a word for any. */
export function linkPoint(
  { text, from, to }: FieldText,
  linkId: string,
  names: { name: string; anyPlace: string },
): FieldText {
  const words = [text.slice(from, to), names.name].map(asLinkWords).find((said) => said !== "");
  const link = `[${words ?? names.anyPlace}](point:${linkId})`;
  const end = from + link.length;
  return { text: text.slice(0, from) + link + text.slice(to), from: end, to: end };
}
