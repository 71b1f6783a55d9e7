import type { Matrix, MatrixRequest } from "@castor/core/services/paths/matrix.ts";
import type { Path, PathRequest } from "@castor/core/services/paths/path.ts";

/** Finds paths between points. */
export interface PathRouter {
  /** Shown by `service/config`. */
  readonly id: string;
  /**
   * A leg from each point to the next, null before a `break`. Throws NOT_FOUND with both indexes where there is no
   * path.
   */
  find(request: PathRequest): Promise<Path>;
  /** Times and distances from each point to each other one. */
  measure(request: MatrixRequest): Promise<Matrix>;
  /** Finds paths with what is stored, and estimates the rest. No engine is asked. */
  readonly known: Pick<PathRouter, "find">;
  /** Resolves when nothing runs any more. */
  close(): Promise<void>;
}
