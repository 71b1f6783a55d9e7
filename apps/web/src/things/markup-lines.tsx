import type { MarkupLine, MarkupNode } from "@castor/core/markup/markup-tree.ts";
import type { Nameable } from "@castor/core/markup/mentions.ts";
import { useToday } from "../device/use-today.ts";
import { useFormats } from "../i18n/formats.ts";
import { useWords } from "../i18n/words.ts";
import { type MarkupPart, type MarkupRow, MarkupText } from "../ui/text/markup-text.tsx";

/** Finds the address of a place of the trip; null for a deleted one. */
export type FindPlace = (linkId: string) => string | null;

/** The people of a trip for its texts. */
export interface TextPeople {
  all: readonly Nameable[];
  /** The reader. */
  userId: string | null;
  /** Whom a name means. */
  find: (name: string) => Nameable | undefined;
}

export interface MarkupLinesProps {
  lines: readonly MarkupLine[];
  findPlace?: FindPlace | undefined;
  /** Whom the text may name, and who reads it; without them names are plain text. */
  people?: TextPeople | undefined;
  /** Says of each line whether the reader ticks its task; without it each is ticked. */
  mayTick?: ((line: number) => boolean) | undefined;
  /** Called with the line (from 0) when its task is ticked; without it tasks are read-only. */
  onTick?: ((line: number, isDone: boolean) => void) | undefined;
}

/** A parsed text with its markup (specification#markup); links to known travel sites show their names. */
export function MarkupLines({ lines, findPlace, people, mayTick, onTick }: MarkupLinesProps) {
  const translate = useWords("common");
  const { date: dateText } = useFormats();
  const today = useToday();
  const drawAll = (nodes: readonly MarkupNode[], isOpen: boolean) =>
    nodes.flatMap((node) => draw(node, isOpen));
  const draw = (node: MarkupNode, isOpen: boolean): MarkupPart[] => {
    switch (node.kind) {
      case "text":
      case "code":
        return [node];
      case "url": {
        const { href, site, label } = node;
        const words = site ? translate(`card.sites.${site}`) : label;
        const parts = [{ kind: "text", text: words } as const];
        return [{ kind: "link", href, isOurs: false, title: href, parts }];
      }
      case "due": {
        const text = translate("card.due", { date: dateText(node.date) });
        return [{ kind: "due", text, isLate: isOpen && node.date < today }];
      }
      case "mention": {
        const person = people?.find(node.name);
        if (!person) return [{ kind: "text", text: node.text }];
        return [
          { kind: "person", text: `@${person.name}`, isMe: person.userId === people?.userId },
        ];
      }
      case "link": {
        const { target } = node;
        const parts = drawAll(node.children, isOpen);
        if (target.kind === "address")
          return [{ kind: "link", href: target.href, isOurs: false, title: target.href, parts }];
        const href = findPlace?.(target.linkId);
        return href ? [{ kind: "link", href, isOurs: true, parts }] : parts;
      }
      default:
        return [{ kind: node.kind, parts: drawAll(node.children, isOpen) }];
    }
  };
  const drawRow = ({ task, children }: MarkupLine, line: number): MarkupRow => {
    const parts = drawAll(children, task?.isDone === false);
    if (!task) return { task, parts };
    // A checkbox without text would have no accessible name: it stays as typed.
    if (task.isEmpty) return { task: null, parts: [{ kind: "text", text: task.mark }, ...parts] };
    const label = translate(task.isDone ? "card.taskDone" : "card.taskOpen");
    return { task: { isDone: task.isDone, label, isFixed: mayTick?.(line) === false }, parts };
  };
  return <MarkupText rows={lines.map(drawRow)} onTick={onTick} />;
}
