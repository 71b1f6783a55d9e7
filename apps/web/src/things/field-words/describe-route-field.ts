import { moveType } from "@castor/core/points/travel-modes.ts";
import type { RouteForm } from "@castor/core/routes/route.ts";
import { routeIcons } from "@castor/core/routes/route-icons.ts";
import type { Translate } from "@castor/i18n/words.ts";
import { currentWords } from "../../i18n/words.ts";
import type { FieldWords } from "./field-words.ts";

/** The words of a field of a day, by its path. */
export function describeRouteField(path: string, translate: Translate): FieldWords {
  const plain: Record<keyof RouteForm, FieldWords> = {
    name: { label: translate("routes.name") },
    date: { label: translate("routes.date") },
    moveType: {
      label: translate("routes.moveType"),
      format: (id) => {
        const known = moveType.safeParse(id);
        return known.success ? translate(`points.modes.${known.data}`) : id;
      },
    },
    icon: {
      label: translate("routes.icon"),
      format: (id) => {
        const known = routeIcons.find((icon) => icon === id);
        return known ? currentWords("common", "route-form")(`routeForm.icons.${known}`) : id;
      },
    },
    description: { label: translate("routes.description") },
    track: {
      label: currentWords("common", "route-form")("routeForm.track"),
      format: (track) =>
        currentWords(
          "common",
          "route-form",
        )(track === "" ? "routeForm.noTrack" : "routeForm.hasTrack"),
    },
  };
  const words: Record<string, FieldWords> = plain;
  return words[path] ?? { label: path };
}
