import type { ImportWarning, ImportWarnings } from "@castor/core/imports/imported-trip.ts";

type Counted = {
  [Code in keyof ImportWarnings]: ImportWarnings[Code] extends { count: number } ? Code : never;
}[keyof ImportWarnings];
type Named = {
  [Code in keyof ImportWarnings]: ImportWarnings[Code] extends { names: string } ? Code : never;
}[keyof ImportWarnings];

/** As many names as a sentence can list. */
const namesShown = 5;

/** Gathers the warnings of a file: each code once, with its count or its names. */
export class ImportNotes {
  readonly #counts = new Map<Counted, number>();
  readonly #names = new Map<Named, Set<string>>();
  #zone: string | null = null;

  count(code: Counted, by = 1): void {
    if (by > 0) this.#counts.set(code, (this.#counts.get(code) ?? 0) + by);
  }

  has(code: Counted): boolean {
    return this.#counts.has(code);
  }

  name(code: Named, name: string): void {
    const names = this.#names.get(code) ?? new Set();
    if (names.size <= namesShown) names.add(name);
    this.#names.set(code, names);
  }

  assumeZone(zone: string): void {
    this.#zone = zone;
  }

  list(): ImportWarning[] {
    const zone = this.#zone;
    return [
      ...[...this.#counts].map(([code, count]): ImportWarning => ({ code, count })),
      ...[...this.#names].map(([code, names]): ImportWarning => {
        const shown = [...names].slice(0, namesShown).join(", ");
        return { code, names: names.size > namesShown ? `${shown}…` : shown };
      }),
      ...(zone === null ? [] : [{ code: "assumedZone" as const, zone }]),
    ];
  }
}
