import { rowOf } from "@castor/core/changes/change-rows.ts";
import { renameIds } from "@castor/core/changes/rename-ids.ts";
import type { TripChange } from "@castor/core/changes/trip-change.ts";

/** The call that the browser sends for a change, with the server's ids in place of temporary ones. */
export function callOfChange({ name, args }: TripChange, ids: ReadonlyMap<string, string>) {
  const row = rowOf(name);
  const sent = renameIds(args, ids);
  const { body, return: answers, ...path } = row.input(sent) as { body?: unknown; return?: string };
  const url = Object.entries(path).reduce(
    (pattern, [field, value]) => pattern.replace(`{${field}}`, String(value)),
    row.endpoint.path,
  );
  return {
    method: row.endpoint.method,
    path: answers ? `${url}?return=${answers}` : url,
    body,
    /** The server's ids for the temporary ones of the change, by its answer. */
    namedIds: (answer: unknown) => row.namedIds?.(sent, answer) ?? new Map<string, string>(),
  };
}
