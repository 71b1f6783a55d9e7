import type { AnyHandler } from "./call-dependencies.ts";

/** The handlers of a group whose module is loaded at the first call: it takes memory that most processes never need. */
export function loadLater(
  group: object,
  load: () => Promise<Readonly<Record<string, AnyHandler>>>,
): Readonly<Record<string, AnyHandler>> {
  let loading: ReturnType<typeof load> | undefined;
  const answer = async (row: string, ...call: Parameters<AnyHandler>) => {
    loading ??= load();
    const handler = (await loading)[row];
    if (handler === undefined) throw new Error(`The row ${row} has no handler.`);
    return handler(...call);
  };
  const rows = Object.keys(group).map((row) => {
    const handler: AnyHandler = (input, context) => answer(row, input, context);
    return [row, handler] as const;
  });
  return Object.fromEntries(rows);
}
