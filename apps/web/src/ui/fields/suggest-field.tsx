import "@mantine/core/styles/Combobox.layer.css";
import "@mantine/core/styles/Popover.layer.css";
import "./field.css";
import { Autocomplete, type AutocompleteProps } from "@mantine/core";
import type { KeyboardEvent } from "react";
import styles from "./lists/list-layer.module.css";
import { useListLayer } from "./lists/use-list-layer.ts";

export interface SuggestFieldProps extends Omit<AutocompleteProps, "data" | "onChange"> {
  data: readonly string[];
  onChange: (text: string) => void;
  /** True when a suggestion is what is looked for: Enter takes the first one. Otherwise Enter keeps the text. */
  takesFirst?: boolean;
}

/** One line of text with suggestions below it; any text may stay. Enter in an open list does not send the form. */
export function SuggestField({ takesFirst = false, ...props }: SuggestFieldProps) {
  const { data, onChange, onKeyDown } = props;
  const list = useListLayer(data.length > 0);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const { key, ctrlKey, metaKey, nativeEvent } = event;
    const [first] = data;
    if (!list.dropdownOpened || first === undefined) return;
    if (key !== "Enter" || ctrlKey || metaKey || nativeEvent.isComposing) return;
    event.preventDefault();
    // The kit takes the one that the arrow keys have highlighted.
    if (hasHighlighted(event.currentTarget)) return;
    if (takesFirst) onChange(first);
    list.onDropdownClose();
  };
  const { classNames } = list;
  const options = takesFirst ? `${classNames.options} ${styles.firstTaken}` : classNames.options;
  return <Autocomplete {...props} {...list} classNames={{ options }} onKeyDown={press} />;
}

const hasHighlighted = (field: HTMLElement): boolean =>
  document
    .getElementById(field.getAttribute("aria-controls") ?? "")
    ?.querySelector("[data-combobox-selected]") != null;
