import { loadOnce } from "../../concurrency/load-once.ts";
import type { AnyHandler } from "./call-dependencies.ts";

/** The handlers of a group whose module is loaded at the first call: it takes memory that most processes never need. */
export function loadLater<Group extends object>(
  group: Group,
  load: () => Promise<Readonly<Record<keyof Group, AnyHandler>>>,
): Readonly<Record<string, AnyHandler>> {
  const loaded = loadOnce(load);
  const later =
    (row: keyof Group): AnyHandler =>
    async (input, context) => {
      const handlers = await loaded();
      return handlers[row](input, context);
    };
  const rows = Object.keys(group) as (keyof Group & string)[];
  return Object.fromEntries(rows.map((row) => [row, later(row)]));
}
