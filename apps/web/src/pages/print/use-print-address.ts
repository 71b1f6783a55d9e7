import { addressOf, pages } from "@castor/core/pages.ts";
import {
  type PrintOptions,
  readPrintOptions,
  writePrintOptions,
} from "@castor/core/print/print-options.ts";
import { useParams, useRouter, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";

/** The address of a print, without what is at its default. */
function printHref(tripId: string, options: PrintOptions): string {
  const given = Object.entries(writePrintOptions(options)).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const query = new URLSearchParams(given).toString();
  const page = addressOf("print", { tripId });
  return query === "" ? page : `${page}?${query}`;
}

/** Reads what is printed from the address, and writes it there without a new history entry. */
export function usePrintAddress() {
  const router = useRouter();
  const { tripId = "" }: { tripId?: string } = useParams({ strict: false });
  const given: unknown = useSearch({ strict: false });
  return useMemo(() => {
    const options = readPrintOptions(pages.print.search.parse(given));
    return {
      options,
      change(part: Partial<PrintOptions>) {
        const href = printHref(tripId, { ...options, ...part });
        void router.navigate({ href, replace: true, resetScroll: false });
      },
    };
  }, [router, tripId, given]);
}
