import { Textarea, type TextareaProps } from "@mantine/core";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { useIsPhone } from "../../device/media.ts";
import { pressedLetter } from "../../device/pressed-letter.ts";
import type { IconName } from "../icon.tsx";
import { SegmentedChoice } from "../segmented-choice.tsx";
import "./field.css";
import styles from "./markup-field.module.css";
import { type Tool, ToolBar } from "./tool-bar.tsx";
import { type FieldText, writeInto } from "./write-into.ts";

/** What a field for texts with marks can do, and what it says. */
export interface MarkupEditor<Id extends string> {
  tools: readonly Tool<Id>[];
  words: Record<"toolbar" | "view" | "write" | "preview" | "empty", string>;
  onTool: (field: FieldText, id: Id) => FieldText;
  /** What Enter does; null where it is a line break. */
  onEnter: (field: FieldText) => FieldText | null;
  /** What is wrong with a text while it is written. */
  problemOf: (text: string) => string | null;
}

export interface MarkupFieldProps<Id extends string>
  extends MarkupEditor<Id>,
    Omit<TextareaProps, "value"> {
  value?: string;
  drawPreview: (text: string) => ReactNode;
  /** Under the text while it is written. */
  whileWriting?: ReactNode;
}

const asIcon = (icon: IconName) => ({ icon, isIconOnly: true });

/** Several lines of text with marks: written with a toolbar or by hand, and looked at as it will be read. */
export function MarkupField<Id extends string>(props: MarkupFieldProps<Id>) {
  const {
    tools,
    words,
    onTool,
    onEnter,
    problemOf,
    drawPreview,
    whileWriting,
    error,
    value = "",
    ...rest
  } = props;
  // All of the bar in one row.
  const isPhone = useIsPhone();
  const field = useRef<HTMLTextAreaElement>(null);
  const [view, setView] = useState<"write" | "preview">("write");
  // What a save refused is put right in the text.
  const isPreview = view === "preview" && !error;
  const change = (edit: (before: FieldText) => FieldText | null): boolean => {
    const { current } = field;
    if (!current) return false;
    const { value: text, selectionStart: from, selectionEnd: to } = current;
    const after = edit({ text, from, to });
    if (after) writeInto(current, after);
    return after !== null;
  };
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, nativeEvent } = event;
    if (altKey || shiftKey || nativeEvent.isComposing) return;
    const hasModifier = ctrlKey || metaKey;
    if (key === "Enter" && !hasModifier && change(onEnter)) event.preventDefault();
    const letter = pressedLetter(nativeEvent);
    const tool = hasModifier ? tools.find((candidate) => candidate.letter === letter) : undefined;
    if (!tool) return;
    event.preventDefault();
    change((before) => onTool(before, tool.id));
  };
  const frame = (input: ReactNode) => (
    <>
      <div className={styles.bar}>
        <ToolBar
          label={words.toolbar}
          tools={tools}
          isDisabled={isPreview}
          onTool={(id) => change((before) => onTool(before, id))}
        />
        <SegmentedChoice
          label={words.view}
          value={isPreview ? "preview" : "write"}
          choices={[
            { value: "write", label: words.write, ...(isPhone ? asIcon("pencil") : null) },
            { value: "preview", label: words.preview, ...(isPhone ? asIcon("eye") : null) },
          ]}
          onChange={setView}
          isSmall
          className={styles.view}
        />
      </div>
      {/* It stays: the browser forgets what can be undone in a field that goes. */}
      <div hidden={isPreview}>
        {input}
        {whileWriting}
      </div>
      {isPreview ? (
        <div className={styles.preview}>
          {value.trim() ? drawPreview(value) : <p className="secondary">{words.empty}</p>}
        </div>
      ) : null}
    </>
  );
  return (
    <Textarea
      ref={field}
      autosize
      minRows={3}
      maxRows={12}
      {...rest}
      value={value}
      error={problemOf(value) ?? error}
      onKeyDown={press}
      inputContainer={frame}
      classNames={{ input: styles.input ?? "" }}
    />
  );
}
