import type { Names } from "./trip-change.ts";

/** The ids of things that were made here, before and after the server has named them. */
export class MadeIds {
  readonly #named = new Map<string, string>();
  readonly #first = new Map<string, string>();

  /** The server's ids for those made here. */
  get named(): Names {
    return this.#named;
  }

  take(names: Names): void {
    for (const [made, named] of names) {
      this.#named.set(made, named);
      if (!this.#first.has(named)) this.#first.set(named, made);
    }
  }

  /** The server's id of a thing made here, once it has one. */
  readonly currentId = (id: string): string => this.#named.get(id) ?? id;

  /** Under which id a thing was first shown: by it a row stays the same when the server names what it shows. */
  readonly firstId = (id: string): string => this.#first.get(id) ?? id;
}
