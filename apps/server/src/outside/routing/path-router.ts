import type { Path, PathRequest } from "@castor/core/services/path.ts";

/** Who knows the ways between points. */
export interface PathRouter {
  /** What `service/config` says of it. */
  readonly id: string;
  /** A leg from each point to the next, null before a `break`. Throws NOT_FOUND with both indexes where no way leads. */
  find(request: PathRequest): Promise<Path>;
  /** Resolves when nothing of it is under way any more. */
  close(): Promise<void>;
}
