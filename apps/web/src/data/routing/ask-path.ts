import { servicesEndpoints } from "@castor/core/endpoints/services.ts";
import type { Path, PathRequest } from "@castor/core/services/paths/path.ts";
import { toApiError } from "../http/api-error.ts";
import { callEndpoint } from "../http/call-endpoint.ts";

/** Two neighbouring points of a request, by index, that no path connects. */
export interface PathGap {
  from: number;
  to: number;
}

/** A path and its gaps; the legs over them are null. */
export interface PathWithGaps {
  path: Path;
  gaps: readonly PathGap[];
}

/** The gap that an engine reports (specification#no-path); null for another error, or for a gap that is already known. */
function readGap(fields: Readonly<Record<string, string>>, { points }: PathRequest) {
  const gap = { from: Number(fields.from), to: Number(fields.to) };
  const arrival = points[gap.to];
  return points[gap.from] && arrival && arrival.mode !== "break" ? gap : null;
}

/** Requests a path. Where a leg has no path, it requests the rest without that leg. Throws an `ApiError`. */
export async function askPath(request: PathRequest, signal: AbortSignal): Promise<PathWithGaps> {
  const gaps: PathGap[] = [];
  let { points } = request;
  for (;;) {
    const body = { ...request, points };
    try {
      const path = await callEndpoint(servicesEndpoints.route, { body }, { signal });
      return { path, gaps };
    } catch (thrown) {
      if (signal.aborted) throw thrown;
      const error = toApiError(thrown);
      const gap = error.status === 404 ? readGap(error.fields, body) : null;
      if (!gap) throw error;
      gaps.push(gap);
      points = points.map((point, index) =>
        index === gap.to ? { ...point, mode: "break" as const } : point,
      );
    }
  }
}
