import type { Point } from "@castor/core/points/point.ts";
import type { Route } from "@castor/core/routes/route.ts";
import type { FieldText } from "../../../ui/fields/write-into.ts";

/** A place to choose: its name, and a label that tells it from others. */
interface PlaceChoice {
  value: string;
  label: string;
  name: string;
}

/** The places of a trip for a selector, each once; places of the same name are shown with their first day. */
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

/** A text without brackets and line breaks, which would end a link. */
const asLinkWords = (words: string): string =>
  words.replace(/[[\]]/g, "").replace(/\s+/g, " ").trim();

/** The text with a link to a place (specification#point-links), labelled by the selection, else the place's name, else a generic word. */
export function linkPoint(
  { text, from, to }: FieldText,
  linkId: string,
  names: { name: string; anyPlace: string },
): FieldText {
  const words = [text.slice(from, to), names.name].map(asLinkWords).find((word) => word !== "");
  const link = `[${words ?? names.anyPlace}](point:${linkId})`;
  const end = from + link.length;
  return { text: text.slice(0, from) + link + text.slice(to), from: end, to: end };
}
