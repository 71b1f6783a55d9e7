import { Textarea, type TextareaProps } from "@mantine/core";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { pressedLetter } from "../../device/pressed-letter.ts";
import { useIsPhone } from "../../device/screen/media.ts";
import { SegmentedChoice } from "../choices/segmented-choice.tsx";
import type { IconName } from "../icons/icon.tsx";
import "./field.css";
import { type Completion, useCompletion } from "./completion/use-completion.tsx";
import styles from "./markup-field.module.css";
import { type Tool, ToolBar } from "./tool-bar.tsx";
import { type FieldText, writeInto } from "./write-into.ts";

/** The tools, key bindings and labels of a markup field. */
export interface MarkupEditor<Id extends string> {
  tools: readonly Tool<Id>[];
  words: Record<"toolbar" | "view" | "write" | "preview" | "empty", string>;
  onTool: (field: FieldText, id: Id) => FieldText;
  /** Handles Enter; null leaves the plain line break. */
  onEnter: (field: FieldText) => FieldText | null;
  /** The error to show while the text is being written. */
  problemOf: (text: string) => string | null;
}

export interface MarkupFieldProps<Id extends string>
  extends MarkupEditor<Id>,
    Omit<TextareaProps, "value"> {
  value?: string;
  renderPreview: (text: string) => ReactNode;
  /** How what is being typed may go on; none where nothing fits. */
  complete?: (before: FieldText) => readonly Completion[];
  /** Shown below the text while it is being written. */
  whileWriting?: ReactNode;
}

const asIcon = (icon: IconName) => ({ icon, isIconOnly: true });

/** A text area for markup, with a toolbar and a preview. */
export function MarkupField<Id extends string>(props: MarkupFieldProps<Id>) {
  const {
    tools,
    words,
    onTool,
    onEnter,
    problemOf,
    renderPreview,
    complete,
    whileWriting,
    error,
    value = "",
    ...rest
  } = props;
  // Icons instead of words keep the whole toolbar in one row on a phone.
  const isPhone = useIsPhone();
  const field = useRef<HTMLTextAreaElement>(null);
  const [view, setView] = useState<"write" | "preview">("write");
  // An error from saving is fixed in the text, so it shows the text.
  const isPreview = view === "preview" && !error;
  const change = (edit: (before: FieldText) => FieldText | null): boolean => {
    const { current } = field;
    if (!current) return false;
    const { value: text, selectionStart: from, selectionEnd: to } = current;
    const after = edit({ text, from, to });
    if (after) writeInto(current, after);
    return after !== null;
  };
  const completion = useCompletion(field, complete);
  const press = (event: KeyboardEvent) => {
    if (completion.press(event)) return;
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
      <div className={`row items-center gap-8 ${styles.bar}`}>
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
      {/* Hidden, not unmounted: the browser's undo history is lost with the element. */}
      <div hidden={isPreview}>
        {input}
        {completion.list}
        {whileWriting}
      </div>
      {isPreview ? (
        <div className={styles.preview}>
          {value.trim() ? renderPreview(value) : <p className="secondary">{words.empty}</p>}
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
      {...completion.inputProps}
      onKeyDown={press}
      inputContainer={frame}
      classNames={{ input: styles.input ?? "" }}
    />
  );
}
