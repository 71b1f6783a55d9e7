import { createFormats } from "@castor/core/basics/create-formats.ts";
import type { PrintContext } from "@castor/core/print/print-context.ts";
import type { CallContext } from "../http/calls/context.ts";
import { zoneAt } from "./calendar/zone-at.ts";
import type { DayPath } from "./day-paths.ts";

/** What a file says in words depends on its reader: language, formats, time zone. */
export function printContextOf(
  { language, translate, zone }: Pick<CallContext, "language" | "translate" | "zone">,
  paths: ReadonlyMap<string, DayPath>,
  publicUrl: string,
): PrintContext {
  return {
    language,
    words: translate,
    formats: createFormats(language),
    origin: publicUrl,
    pathOf: ({ id }) => paths.get(id) ?? null,
    zoneAt,
    fallbackZone: zone,
  };
}
