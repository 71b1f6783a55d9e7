import { currentIdOf, type IdMap } from "@castor/core/changes/rename-ids.ts";
import type { TripChange } from "@castor/core/changes/trip-change.ts";
import { newKey } from "../http/new-key.ts";
import { temporaryPrefix } from "./temporary-id.ts";

/** An id for a thing that the server has not named yet. */
export const newTemporaryId = (): string => `${temporaryPrefix}${newKey()}`;

/** True when a change speaks of an id. */
export const mentions = ({ args }: TripChange, id: string): boolean =>
  JSON.stringify(args).includes(JSON.stringify(id));

/** The temporary ids of a trip and the server's ids for the same things. */
export class TemporaryIds {
  readonly #named = new Map<string, string>();
  readonly #first = new Map<string, string>();

  /** The server's ids, by temporary id. A deleted thing that was restored has its former id as the temporary one. */
  get named(): IdMap {
    return this.#named;
  }

  add(names: IdMap): void {
    for (const [temporary, named] of names) {
      if (temporary === named) continue;
      this.#named.set(temporary, named);
      this.#first.set(named, this.firstId(temporary));
    }
  }

  /** The newest id of a thing. */
  readonly currentId = (id: string): string => currentIdOf(this.#named, id);

  /** The id under which a thing was first shown: a list row keeps it as its key when the server names the thing. */
  readonly firstId = (id: string): string => this.#first.get(id) ?? id;
}
