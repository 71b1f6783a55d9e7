import { estimateRows } from "@castor/core/services/paths/estimate-matrix.ts";
import { estimatePath } from "@castor/core/services/paths/estimate-path.ts";
import {
  type Matrix,
  type MatrixRequest,
  writeMatrix,
} from "@castor/core/services/paths/matrix.ts";
import type { Path, PathRequest } from "@castor/core/services/paths/path.ts";
import { loadTerrain } from "@castor/core/services/paths/terrain/load-terrain.ts";
import { collectInTurns } from "../../concurrency/in-turns.ts";
import type { PathRouter } from "./path-router.ts";

/** Estimates legs from distances, relief and water, without network. The default. */
export class Estimate implements PathRouter {
  readonly id = "estimate";
  readonly known = this;

  async find(request: PathRequest): Promise<Path> {
    await loadTerrain();
    return estimatePath(request);
  }

  async measure(request: MatrixRequest): Promise<Matrix> {
    await loadTerrain();
    return writeMatrix("estimate", await collectInTurns(estimateRows(request)));
  }

  async close(): Promise<void> {}
}
