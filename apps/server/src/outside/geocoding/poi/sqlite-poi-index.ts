import { stat } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import type { Language } from "@castor/core/basics/language.ts";
import type { Position } from "@castor/core/geo/position.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import type { NearbyPlace } from "@castor/core/services/places/nearby-place.ts";
import { ProviderFailure } from "../../provider-failure.ts";
import type { NamedPosition, PlaceQuery } from "../place-search.ts";
import type { PoiIndex, PoisFound } from "./poi-index.ts";

export interface PoiCall {
  id: number;
  language: Language;
  search?: PlaceQuery;
  findAt?: NamedPosition;
  around?: { positions: readonly Position[]; limit: number };
}

export interface PoiAnswer {
  id: number;
  value?: unknown;
  failure?: string;
}

interface Waiting {
  resolve: (value: never) => void;
  reject: (error: Error) => void;
}

/** The first callers may have given up by then, so further searches are refused. */
const maxWaiting = 20;

/** The embedded index. A thread of its own, started by the first search, reads it. */
export class SqlitePoiIndex implements PoiIndex {
  readonly #file: string;
  #worker: Worker | undefined;
  readonly #waiting = new Map<number, Waiting>();
  #calls = 0;

  constructor(file: string) {
    this.#file = file;
  }

  isThere(): Promise<boolean> {
    return stat(this.#file).then(
      (found) => found.isFile(),
      () => false,
    );
  }

  search(search: PlaceQuery, language: Language): Promise<PoisFound> {
    return this.#ask<PoisFound>({ search, language });
  }

  findAt(findAt: NamedPosition, language: Language): Promise<FoundPlace | null> {
    return this.#ask<FoundPlace | null>({ findAt, language });
  }

  listAround(
    positions: readonly Position[],
    limit: number,
    language: Language,
  ): Promise<NearbyPlace[]> {
    return this.#ask<NearbyPlace[]>({ around: { positions, limit }, language });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  async #ask<T>(call: Omit<PoiCall, "id">): Promise<T> {
    if (this.#waiting.size >= maxWaiting)
      throw new ProviderFailure("busy", "too many questions wait");
    this.#worker ??= this.#start();
    const id = ++this.#calls;
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker?.postMessage({ ...call, id } satisfies PoiCall);
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL("./poi-worker.ts", import.meta.url), {
      workerData: this.#file,
    });
    worker.unref();
    worker.on("message", ({ id, value, failure }: PoiAnswer) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (failure === undefined) waiting?.resolve(value as never);
      else waiting?.reject(new Error(failure));
    });
    worker.on("error", () => undefined);
    worker.on("exit", () => {
      this.#worker = undefined;
      for (const { reject } of this.#waiting.values()) reject(new Error("its thread ended"));
      this.#waiting.clear();
    });
    return worker;
  }
}
