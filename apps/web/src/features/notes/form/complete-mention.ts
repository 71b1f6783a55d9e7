import { findMentioned, mentionOf } from "@castor/core/markup/mentions.ts";
import type { TextPeople } from "../../../things/markup-lines.tsx";
import type { Completion } from "../../../ui/fields/completion/use-completion.tsx";
import type { FieldText } from "../../../ui/fields/write-into.ts";

/** A name that is begun before the cursor. */
const begun = /(?<![\p{L}\p{M}\p{N}@/._%+-])@(?<typed>[\p{L}\p{M}\p{N}_.'-]*)$/u;
const mostShown = 6;
/** Longer than any name. */
const mostTyped = 120;

/** The people of the trip whose name goes on as is typed before the cursor; none in a trip of one person. */
export function completeMention(
  { text, from, to }: FieldText,
  { all }: TextPeople,
): readonly Completion[] {
  if (from !== to || all.length < 2) return [];
  const before = text.slice(Math.max(0, from - mostTyped), from);
  const typed = begun.exec(before)?.groups?.typed;
  if (typed === undefined) return [];
  const wanted = typed.toLowerCase();
  return all
    .flatMap((person) => {
      const mention = mentionOf(person.name);
      // Of two people of one name none can be named.
      if (mention === null || findMentioned(mention.slice(1), all) !== person) return [];
      const words = mention.slice(1).toLowerCase();
      const isMeant = words.startsWith(wanted) || words.includes(`_${wanted}`);
      if (!isMeant || (words === wanted && typed !== "")) return [];
      const rest = text.slice(from);
      const space = /^\s/u.test(rest) ? "" : " ";
      const head = text.slice(0, from - typed.length - 1) + mention;
      const cursor = head.length + 1;
      const after = { text: head + space + rest, from: cursor, to: cursor };
      return [{ id: person.userId, label: person.name, after }];
    })
    .slice(0, mostShown);
}
