import type { Language } from "@castor/core/basics/language.ts";
import type { Position } from "@castor/core/geo/position.ts";
import type { Database } from "../../../db/database.ts";
import type { NamedPosition, PlaceQuery } from "../place-search.ts";
import { listPoisAround } from "./list-pois-around.ts";
import type { PoiIndex } from "./poi-index.ts";
import { PostgresPoiStore } from "./postgres-poi-store.ts";
import { findPoiAt, searchPois } from "./search-pois.ts";

/** The index in PostgreSQL, which reads without blocking. */
export class PostgresPoiIndex implements PoiIndex {
  readonly #store: PostgresPoiStore;

  constructor(database: Database) {
    this.#store = new PostgresPoiStore(database);
  }

  isThere = () => this.#store.isThere();
  search = (question: PlaceQuery, language: Language) =>
    searchPois(this.#store, question, language);
  findAt = (position: NamedPosition, language: Language) =>
    findPoiAt(this.#store, position, language);
  listAround = (positions: readonly Position[], limit: number, language: Language) =>
    listPoisAround(this.#store, positions, limit, language);
  close = async () => undefined;
}
