import type { AnyHandler } from "./call-dependencies.ts";

/** The handlers of a group whose module is loaded at the first call: it takes memory that most processes never need. */
export function loadLater<Group extends object>(
  group: Group,
  load: () => Promise<Readonly<Record<keyof Group, AnyHandler>>>,
): Readonly<Record<string, AnyHandler>> {
  let loading: ReturnType<typeof load> | undefined;
  const loadOnce = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const later =
    (row: keyof Group): AnyHandler =>
    async (input, context) => {
      const handlers = await loadOnce();
      return handlers[row](input, context);
    };
  const rows = Object.keys(group) as (keyof Group & string)[];
  return Object.fromEntries(rows.map((row) => [row, later(row)]));
}
