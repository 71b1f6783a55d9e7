import { parseMarkup } from "@castor/core/markup/parse-markup.ts";
import { splitLines } from "@castor/core/markup/split-lines.ts";
import { readTextLine, type TaskTick } from "@castor/core/markup/tick-task.ts";
import { useMemo } from "react";
import { type FindPlace, MarkupLines, type TextPeople } from "./markup-lines.tsx";

export interface FormattedTextProps {
  text: string;
  findPlace?: FindPlace | undefined;
  people?: TextPeople | undefined;
  /** Says of the text of a line whether the reader ticks its task; without it each is ticked. */
  mayTick?: ((line: string) => boolean) | undefined;
  /** Ticks a task; without it tasks are read-only. */
  onTick?: ((tick: TaskTick) => void) | undefined;
}

/** A text with its markup (specification#markup). */
export function FormattedText(props: FormattedTextProps) {
  const { text, findPlace, people, mayTick, onTick } = props;
  const lines = useMemo(() => parseMarkup(text), [text]);
  const tick = (line: number, done: boolean) =>
    onTick?.({ line, text: readTextLine(text, line), done });
  const ticked = useMemo(
    () => mayTick && splitLines(text).map((line) => mayTick(line.text)),
    [mayTick, text],
  );
  return (
    <MarkupLines
      lines={lines}
      findPlace={findPlace}
      people={people}
      mayTick={ticked && ((line) => ticked[line] ?? false)}
      onTick={onTick && tick}
    />
  );
}
