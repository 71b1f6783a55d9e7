import { choosePrintedRoutes } from "@castor/core/print/choose-printed-routes.ts";
import type { PrintPath } from "@castor/core/print/print-context.ts";
import { createPrintDocument, type PrintDocument } from "@castor/core/print/print-document.ts";
import type { PrintOptions } from "@castor/core/print/print-options.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { seesMoneyOf } from "@castor/core/trips/may-call.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { createFindingDescriber } from "@castor/i18n/describe-finding.ts";
import { withAnyParams } from "@castor/i18n/words.ts";
import { useMemo } from "react";
import { pathRequestsOf } from "../../data/routing/day-legs.ts";
import { useSeveralPaths } from "../../data/routing/use-several-paths.ts";
import { useEuroRates } from "../../data/use-euro-rates.ts";
import { useZoneLookup } from "../../data/use-zone-lookup.ts";
import { browserTimeZone } from "../../device/time-zone.ts";
import { useToday } from "../../device/use-today.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useLanguage, useWords } from "../../i18n/words.ts";

const noPath: PrintPath = { legs: {}, missing: new Set() };
const needsPath = ({ points }: Route) => pathRequestsOf(points).length > 0;

/** The content of the print, and which of its days wait for their path. */
export function usePrintDocument(
  trip: Trip,
  options: PrintOptions,
): { document: PrintDocument; pending: ReadonlySet<string> } {
  const words = withAnyParams(useWords("common", "hours", "print", "booking"));
  const formats = useFormats();
  const language = useLanguage();
  const checkTexts = useWords("common", "check");
  const today = useToday();
  const rates = useEuroRates(seesMoneyOf(trip) && options.prices);
  const known = rates.state === "ready" ? rates : null;
  const zoneAt = useZoneLookup(true);
  const chosen = useMemo(() => choosePrintedRoutes(trip, options), [trip, options]);
  const paths = useSeveralPaths(chosen, true);
  const document = useMemo(
    () =>
      createPrintDocument(trip, options, {
        ...{ words, formats, language },
        origin: window.location.origin,
        // Without the zones there are no times: they would change a moment later.
        pathOf: (route) =>
          zoneAt === null ? null : needsPath(route) ? (paths.get(route.id) ?? null) : noPath,
        zoneAt: (dayIndex) => zoneAt?.(dayIndex) ?? null,
        fallbackZone: browserTimeZone(),
        rates: known,
        check: {
          today,
          perEuro: known?.perEuro ?? null,
          describe: createFindingDescriber(checkTexts, formats),
        },
      }),
    [trip, options, words, formats, language, zoneAt, paths, today, known, checkTexts],
  );
  const pending = useMemo(() => {
    const isPending = (route: Route) =>
      needsPath(route) && (zoneAt === null || !paths.has(route.id));
    return new Set(chosen.filter(isPending).map(({ id }) => id));
  }, [chosen, zoneAt, paths]);
  return { document, pending };
}
