import { foldText } from "@castor/core/schemas/texts.ts";
import type { IconName } from "../../ui/icons/icon.tsx";

/** In the order in which they are offered while nothing is typed. */
export const commandGroups = ["days", "points", "actions", "pages", "trips"] as const;
export type CommandGroup = (typeof commandGroups)[number];

/** Something to go to or to do. */
export interface Command {
  /** Unique among all. */
  id: string;
  group: CommandGroup;
  icon: IconName;
  label: string;
  /** What tells it from others of the same label, such as its day. */
  note: string | null;
  run: () => void;
}

export interface FoundGroup {
  group: CommandGroup;
  commands: readonly Command[];
}

const shownAtFirst = 5;
const shownFound = 8;

/** How well a command answers a query, 0 is best; null when a word of the query is not in it. */
function rankOf({ label, note }: Command, query: string): number | null {
  const [name, all] = [foldText(label), foldText(`${label} ${note ?? ""}`)];
  const words = query.split(/\s+/);
  if (!words.every((word) => all.includes(word))) return null;
  if (name.startsWith(query)) return 0;
  const starts = all.split(/[\s(«“"-]+/);
  if (words.every((word) => starts.some((start) => start.startsWith(word)))) return 1;
  return 2;
}

/** The first commands of each group, or those that have all words of a query: the best match first, also among groups. */
export function findCommands(commands: readonly Command[], typed: string): FoundGroup[] {
  const query = foldText(typed).trim();
  if (query === "")
    return commandGroups.flatMap((group) => {
      const own = commands.filter((command) => command.group === group);
      // Points are too many to be of help before anything is typed.
      const shown = group === "points" ? [] : own.slice(0, shownAtFirst);
      return shown.length > 0 ? [{ group, commands: shown }] : [];
    });
  const found = commands.flatMap((command) => {
    const rank = rankOf(command, query);
    return rank === null ? [] : [{ command, rank }];
  });
  return commandGroups
    .flatMap((group) => {
      const own = found
        .filter(({ command }) => command.group === group)
        .toSorted((a, b) => a.rank - b.rank);
      const [first] = own;
      const shown = own.slice(0, shownFound).map(({ command }) => command);
      return first ? [{ group, rank: first.rank, commands: shown }] : [];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ group, commands: shown }) => ({ group, commands: shown }));
}
