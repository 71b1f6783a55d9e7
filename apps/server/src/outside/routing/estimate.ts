import { estimateMatrix } from "@castor/core/services/paths/estimate-matrix.ts";
import { estimatePath } from "@castor/core/services/paths/estimate-path.ts";
import type { Matrix, MatrixRequest } from "@castor/core/services/paths/matrix.ts";
import type { Path, PathRequest } from "@castor/core/services/paths/path.ts";
import type { PathRouter } from "./path-router.ts";

/** Estimates legs from distances, without network. The default. */
export class Estimate implements PathRouter {
  readonly id = "estimate";
  readonly known = this;

  async find(request: PathRequest): Promise<Path> {
    return estimatePath(request);
  }

  async measure(request: MatrixRequest): Promise<Matrix> {
    return estimateMatrix(request);
  }

  async close(): Promise<void> {}
}
