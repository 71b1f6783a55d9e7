import { Select, type SelectProps } from "@mantine/core";
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import { type ListOption, rankOptions } from "./rank-options.ts";
import { useListLayer } from "./use-list-layer.ts";

export interface SearchSelectProps
  extends Omit<SelectProps, "data" | "value" | "searchValue" | "onSearchChange" | "filter"> {
  data: readonly ListOption[];
  value?: string | null;
  /** Shown in the list, and as the error of a text that was left in the field. */
  nothingFoundMessage: string;
}

/**
 * A choice from a list that is searched by typing. The focus selects the text, so typing replaces it. The first match
 * is highlighted: Enter, and leaving the field, choose the highlighted option. A text that matches nothing stays with an error,
 * and `FormDialog` does not save it.
 */
export function SearchSelect(props: SearchSelectProps) {
  const { data, value = null, nothingFoundMessage, error, onFocus, onBlur, ...rest } = props;
  const list = useListLayer(true);
  /** What was typed and neither chosen nor dropped. */
  const [typed, setTyped] = useState<string | null>(null);
  const [wasLeft, setLeft] = useState(false);
  const wasChosen = useRef(false);
  const [followed, setFollowed] = useState(value);
  if (value !== followed) {
    setFollowed(value);
    setTyped(null);
  }
  const chosenLabel = data.find((option) => option.value === value)?.label ?? "";
  const text = typed?.trim() ?? "";
  const [match] = text === "" ? [] : rankOptions(data, text);
  const isUnmatched = text !== "" && match === undefined;

  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setLeft(true);
    // A timer of the kit's list, set when it closed, may have forgotten which option is highlighted.
    if (match && !wasChosen.current) rest.onChange?.(match.value, match);
    if (!isUnmatched) setTyped(null);
    onBlur?.(event);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // The list is closed by what else listens; the form is not sent.
    if (event.key === "Enter" && list.dropdownOpened && !event.ctrlKey && !event.metaKey)
      event.preventDefault();
    if (event.key === "Escape") setTyped(null);
    rest.onKeyDown?.(event);
  };
  return (
    <Select
      {...rest}
      {...list}
      {...useSelectedText(onFocus)}
      searchable
      selectFirstOptionOnChange={text !== ""}
      autoSelectOnBlur={text !== ""}
      data={data}
      value={value}
      searchValue={typed ?? chosenLabel}
      filter={({ limit }) => rankOptions(data, text).slice(0, limit)}
      nothingFoundMessage={nothingFoundMessage}
      error={isUnmatched && wasLeft ? nothingFoundMessage : error}
      data-unread={typed === null ? undefined : true}
      onInput={(event) => {
        setTyped(event.currentTarget.value);
        setLeft(false);
        wasChosen.current = false;
      }}
      onOptionSubmit={() => {
        setTyped(null);
        wasChosen.current = true;
      }}
      onClear={() => setTyped(null)}
      onBlur={leave}
      onKeyDown={press}
    />
  );
}

/** Selects the text of a field that gets the focus. The press of a mouse would undo it, so its end selects again. */
function useSelectedText(onFocus: SelectProps["onFocus"]) {
  const isFresh = useRef(false);
  return {
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      isFresh.current = true;
      event.currentTarget.select();
      onFocus?.(event);
    },
    onMouseUp: (event: MouseEvent<HTMLInputElement>) => {
      if (isFresh.current) event.currentTarget.select();
      isFresh.current = false;
    },
  };
}
