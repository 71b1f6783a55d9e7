import { endpoints } from "@castor/core/endpoints.ts";
import {
  type DayLeg,
  legsByPoint,
  type PathPart,
  withoutLeg,
} from "@castor/core/routes/path-requests.ts";
import { toApiError } from "./api-error.ts";
import { callEndpoint } from "./call-endpoint.ts";

/** A part of a day's path: its legs by the point that each leads to, and where there is no way. */
export interface BuiltPart {
  legs: Record<string, DayLeg>;
  /** Points that no way leads to, with the point before each. */
  missing: readonly { from: string; to: string }[];
}

/** The points between which an engine says that there is no way (decisions 8), as indexes. */
function gapOf(fields: Readonly<Record<string, string>>, part: PathPart) {
  const [from, to] = [Number(fields.from), Number(fields.to)];
  const [fromId, toId] = [part.ids[from], part.ids[to]];
  const isAsked = part.request.points[to]?.mode !== "break";
  return fromId !== undefined && toId !== undefined && isAsked
    ? { to, names: { from: fromId, to: toId } }
    : null;
}

/** Asks for a part of a path; where there is no way, for the rest without that leg. Throws an `ApiError`. */
export async function askPath(part: PathPart, signal: AbortSignal): Promise<BuiltPart> {
  const missing: { from: string; to: string }[] = [];
  let rest = part;
  for (;;) {
    try {
      const answer = await callEndpoint(
        endpoints.services.route,
        { body: rest.request },
        { signal },
      );
      return { legs: legsByPoint(rest, answer), missing };
    } catch (thrown) {
      if (signal.aborted) throw thrown;
      const error = toApiError(thrown);
      const gap = error.status === 404 ? gapOf(error.fields, rest) : null;
      if (!gap) throw error;
      missing.push(gap.names);
      rest = withoutLeg(rest, gap.to);
    }
  }
}
