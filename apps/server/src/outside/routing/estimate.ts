import { estimatePath } from "@castor/core/services/paths/estimate-path.ts";
import type { Path, PathRequest } from "@castor/core/services/paths/path.ts";
import type { PathRouter } from "./path-router.ts";

/** Estimates legs from distances, without network. The default. */
export class Estimate implements PathRouter {
  readonly id = "estimate";

  async find(request: PathRequest): Promise<Path> {
    return estimatePath(request);
  }

  async close(): Promise<void> {}
}
