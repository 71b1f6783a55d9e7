import { parseMarkup } from "@castor/core/markup/parse-markup.ts";
import { readTextLine, type TaskTick } from "@castor/core/markup/tick-task.ts";
import { useMemo } from "react";
import { type FindPlace, MarkupLines } from "./markup-lines.tsx";

export interface FormattedTextProps {
  text: string;
  findPlace?: FindPlace | undefined;
  /** Ticks a task; without it tasks are read-only. */
  onTick?: ((tick: TaskTick) => void) | undefined;
}

/** A text with its markup (specification#markup). */
export function FormattedText({ text, findPlace, onTick }: FormattedTextProps) {
  const lines = useMemo(() => parseMarkup(text), [text]);
  const tick = (line: number, done: boolean) =>
    onTick?.({ line, text: readTextLine(text, line), done });
  return <MarkupLines lines={lines} findPlace={findPlace} onTick={onTick && tick} />;
}
