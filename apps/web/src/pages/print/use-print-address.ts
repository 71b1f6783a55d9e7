import { addressOf, pages } from "@castor/core/pages.ts";
import {
  type PrintOptions,
  readPrintOptions,
  writePrintOptions,
} from "@castor/core/print/print-options.ts";
import { useParams, useRouter, useSearch } from "@tanstack/react-router";
import { startTransition, useMemo, useState } from "react";

/** The address of a print, without what is at its default. */
function printHref(tripId: string, options: PrintOptions): string {
  const given = Object.entries(writePrintOptions(options)).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const query = new URLSearchParams(given).toString();
  const page = addressOf("print", { tripId });
  return query === "" ? page : `${page}?${query}`;
}

/**
 * Reads what is printed from the address, and writes it there without a new history entry. A choice counts at once: the address
 * follows later, and a second choice must not take back the first.
 */
export function usePrintAddress() {
  const router = useRouter();
  const { tripId = "" }: { tripId?: string } = useParams({ strict: false });
  const given: unknown = useSearch({ strict: false });
  const written = useMemo(() => readPrintOptions(pages.print.search.parse(given)), [given]);
  const [chosen, setChosen] = useState<PrintOptions | null>(null);
  const options = chosen ?? written;
  const change = async (part: Partial<PrintOptions>) => {
    const next = { ...options, ...part };
    setChosen(next);
    const href = printHref(tripId, next);
    await router.navigate({ href, replace: true, resetScroll: false });
    startTransition(() => setChosen((latest) => (latest === next ? null : latest)));
  };
  return { options, change };
}
