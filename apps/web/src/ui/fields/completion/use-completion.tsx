import { type KeyboardEvent, type RefObject, useId, useState } from "react";
import { useLayer } from "../../layers/use-layer.ts";
import { type FieldText, writeInto } from "../write-into.ts";
import styles from "./completion.module.css";

/** One way in which a text may go on. */
export interface Completion {
  id: string;
  label: string;
  after: FieldText;
}

type Complete = (before: FieldText) => readonly Completion[];
const none: readonly Completion[] = [];

/** A list under a text field of how what is typed may go on: arrows choose, Enter and Tab take one, Escape closes. */
export function useCompletion(
  field: RefObject<HTMLTextAreaElement | null>,
  complete: Complete | undefined,
) {
  const listId = useId();
  const [shown, setShown] = useState(none);
  const [chosen, setChosen] = useState(0);
  const close = () => setShown(none);
  useLayer(shown.length > 0, close);
  const look = (): void => {
    const { current } = field;
    if (!current || !complete) return;
    const { value: text, selectionStart: from, selectionEnd: to } = current;
    setShown(complete({ text, from, to }));
    setChosen(0);
  };
  const take = (completion: Completion | undefined): void => {
    close();
    if (field.current && completion) writeInto(field.current, completion.after);
  };
  const step = (by: number) => setChosen((chosen + by + shown.length) % shown.length);
  const press = ({
    key,
    ctrlKey,
    metaKey,
    altKey,
    shiftKey,
    nativeEvent,
  }: KeyboardEvent): boolean => {
    if (ctrlKey || metaKey || altKey || shiftKey || nativeEvent.isComposing) return false;
    if (shown.length === 0) return false;
    if (key === "ArrowDown") step(1);
    else if (key === "ArrowUp") step(-1);
    else if (key === "Enter" || key === "Tab") take(shown[chosen]);
    else return false;
    nativeEvent.preventDefault();
    return true;
  };
  const idOf = (index: number) => `${listId}-${index}`;
  return {
    press,
    inputProps: complete && {
      onInput: look,
      onBlur: close,
      "aria-autocomplete": "list" as const,
      "aria-controls": shown.length > 0 ? listId : undefined,
      "aria-activedescendant": shown.length > 0 ? idOf(chosen) : undefined,
    },
    list:
      shown.length > 0 ? (
        <div role="listbox" id={listId} className={styles.list}>
          {shown.map((completion, index) => (
            <div
              key={completion.id}
              id={idOf(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === chosen}
              className={styles.option}
              dir="auto"
              // The field keeps the focus.
              onPointerDown={(event) => {
                event.preventDefault();
                take(completion);
              }}
            >
              {completion.label}
            </div>
          ))}
        </div>
      ) : null,
  };
}
