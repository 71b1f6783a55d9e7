import { endpoints } from "@castor/core/endpoints.ts";
import type { Path, PathRequest } from "@castor/core/services/path.ts";
import { toApiError } from "./api-error.ts";
import { callEndpoint } from "./call-endpoint.ts";

/** Two neighbours of a request, by index, that no way connects. */
export interface PathGap {
  from: number;
  to: number;
}

/** A path and the gaps in it; the legs over them are null. */
export interface PathWithGaps {
  path: Path;
  gaps: readonly PathGap[];
}

/** Where an engine says that there is no way (decisions 8); null when it means something else, or says it again. */
function readGap(fields: Readonly<Record<string, string>>, { points }: PathRequest) {
  const gap = { from: Number(fields.from), to: Number(fields.to) };
  const arrival = points[gap.to];
  return points[gap.from] && arrival && arrival.mode !== "break" ? gap : null;
}

/** Asks for a path; where there is no way, for the rest without that leg. Throws an `ApiError`. */
export async function askPath(request: PathRequest, signal: AbortSignal): Promise<PathWithGaps> {
  const gaps: PathGap[] = [];
  let { points } = request;
  for (;;) {
    const body = { ...request, points };
    try {
      const path = await callEndpoint(endpoints.services.route, { body }, { signal });
      return { path, gaps };
    } catch (thrown) {
      if (signal.aborted) throw thrown;
      const error = toApiError(thrown);
      const gap = error.status === 404 ? readGap(error.fields, body) : null;
      if (!gap) throw error;
      gaps.push(gap);
      points = points.map((point, at) =>
        at === gap.to ? { ...point, mode: "break" as const } : point,
      );
    }
  }
}
