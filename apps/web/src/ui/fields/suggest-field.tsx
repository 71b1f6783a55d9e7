import "@mantine/core/styles/Combobox.layer.css";
import "@mantine/core/styles/Popover.layer.css";
import "./field.css";
import { Autocomplete, type AutocompleteProps } from "@mantine/core";
import { useListLayer } from "./use-list-layer.ts";

/** One line of text with suggestions below it; any text may stay. */
export function SuggestField(props: AutocompleteProps) {
  return <Autocomplete {...props} {...useListLayer((props.data?.length ?? 0) > 0)} />;
}
