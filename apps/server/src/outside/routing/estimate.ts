import { estimatePath } from "@castor/core/services/estimate-path.ts";
import type { Path, PathRequest } from "@castor/core/services/path.ts";
import type { PathRouter } from "./path-router.ts";

/** Reckons legs from distances, without any network: the default. */
export class Estimate implements PathRouter {
  readonly id = "estimate";

  async find(request: PathRequest): Promise<Path> {
    return estimatePath(request);
  }

  async close(): Promise<void> {}
}
