import { createFormats } from "@castor/core/formats/create-formats.ts";
import { zoneAt } from "@castor/core/geo/zones/zone-at.ts";
import type { PrintContext } from "@castor/core/print/print-context.ts";
import type { PrintedRates } from "@castor/core/print/print-costs.ts";
import type { DateText } from "@castor/core/time/dates.ts";
import { createFindingDescriber } from "@castor/i18n/describe-finding.ts";
import { withAnyParams } from "@castor/i18n/words.ts";
import type { CallContext } from "../http/calls/context.ts";
import type { DayPath } from "./day-paths.ts";

/** What costs are checked and converted by: the reader's today, and the rates with their day. */
export interface CostFacts {
  today: DateText;
  /** Null when no rate is known. */
  rates: PrintedRates | null;
}

/** What a file says in words depends on its reader: language, formats, time zone. */
export function printContextOf(
  { language, translate, zone }: Pick<CallContext, "language" | "translate" | "zone">,
  paths: ReadonlyMap<string, DayPath>,
  publicUrl: string,
  known?: CostFacts,
): PrintContext {
  const formats = createFormats(language);
  return {
    language,
    words: withAnyParams(translate),
    formats,
    origin: publicUrl,
    pathOf: ({ id }) => paths.get(id) ?? null,
    zoneAt,
    fallbackZone: zone,
    ...(known && {
      rates: known.rates,
      check: {
        today: known.today,
        perEuro: known.rates?.perEuro ?? null,
        describe: createFindingDescriber(translate, formats),
      },
    }),
  };
}
