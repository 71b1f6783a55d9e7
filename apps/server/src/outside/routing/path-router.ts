import type { Path, PathRequest } from "@castor/core/services/path.ts";

/** Who knows the ways between points. */
export interface PathRouter {
  /** What `service/config` says of it. */
  readonly id: string;
  /** A leg from each point to the next, null before a `break`. */
  find(request: PathRequest): Promise<Path>;
}
