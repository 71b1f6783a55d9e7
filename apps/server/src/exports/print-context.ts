import { createFormats } from "@castor/core/basics/create-formats.ts";
import type { CheckContext } from "@castor/core/check/check-context.ts";
import { zoneAt } from "@castor/core/geo/zones/zone-at.ts";
import type { PrintContext } from "@castor/core/print/print-context.ts";
import { createFindingSayer } from "@castor/i18n/features/check/say-finding.ts";
import type { CallContext } from "../http/calls/context.ts";
import type { DayPath } from "./day-paths.ts";

/** What costs are checked by. */
export type CostFacts = Pick<CheckContext, "today" | "perEuro">;

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
    words: translate,
    formats,
    origin: publicUrl,
    pathOf: ({ id }) => paths.get(id) ?? null,
    zoneAt,
    fallbackZone: zone,
    ...(known && { check: { ...known, say: createFindingSayer(translate, formats) } }),
  };
}
