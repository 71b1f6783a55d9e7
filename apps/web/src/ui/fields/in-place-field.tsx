import {
  type ChangeEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { TextField } from "./text-field.tsx";
import { TextareaField } from "./textarea-field.tsx";

export interface InPlaceFieldProps {
  label: string;
  /** What the field begins with. What is left as it was is not saved. */
  value: string;
  maxLength?: number;
  /** Which keys a phone shows. */
  inputMode?: "decimal" | "text";
  /** Below the field: what may be typed. */
  hint?: string | undefined;
  /** Several lines: Enter begins the next one, and Ctrl+Enter saves. */
  isLong?: boolean;
  /** Leaving the emptied field leaves the value as it was. */
  isRequired?: boolean;
  /** Saves; returns what is wrong with the text, or null. */
  onSave: (typed: string) => string | null;
  onClose: (isByKey: boolean) => void;
}

/** Takes another value where the former one stood: Enter or leaving the field saves it, Escape leaves it as it was. */
export function InPlaceField(props: InPlaceFieldProps) {
  const { label, maxLength, inputMode, hint, isLong, isRequired, onSave, onClose } = props;
  // Somebody else may change the value meanwhile: what nobody has changed here is not saved.
  const [before] = useState(props.value);
  const [typed, setTyped] = useState(before);
  const [error, setError] = useState<string | null>(null);
  const isDone = useRef(false);
  const finish = (isByKey: boolean) => {
    isDone.current = true;
    onClose(isByKey);
  };
  const text = typed.trim();
  const isSame = text === before.trim();
  const isLeftEmpty = isRequired === true && text === "";
  const save = (isByKey: boolean) => {
    if (isDone.current) return;
    const wrong = isSame ? null : onSave(text);
    if (wrong === null) finish(isByKey);
    else setError(wrong);
  };
  // Going back takes the field away without a blur.
  const saveOnUnmount = useEffectEvent(() => {
    if (!isDone.current && !isSame && !isLeftEmpty) onSave(text);
  });
  useEffect(() => () => saveOnUnmount(), []);
  const shared = {
    autoFocus: true,
    "aria-label": label,
    value: typed,
    error,
    description: hint,
    inputWrapperOrder: ["label", "input", "error", "description"] as (
      | "label"
      | "input"
      | "error"
      | "description"
    )[],
    ...(maxLength === undefined ? {} : { maxLength }),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setTyped(event.target.value);
      setError(null);
    },
    onBlur: () => (isLeftEmpty ? finish(false) : save(false)),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const isSaving = !isLong || event.ctrlKey || event.metaKey;
      if (event.key === "Enter" && isSaving && !event.nativeEvent.isComposing) {
        event.preventDefault();
        save(true);
      }
      if (event.key !== "Escape") return;
      // It would also close what lies over the page.
      event.stopPropagation();
      finish(true);
    },
  };
  if (isLong) return <TextareaField {...shared} autosize minRows={3} maxRows={16} />;
  return (
    <TextField
      {...shared}
      {...(inputMode ? { inputMode } : {})}
      onFocus={(event) => event.target.select()}
    />
  );
}
