import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Combobox.layer.css";
import "@mantine/core/styles/Popover.layer.css";
import "./field.css";
import { Select, type SelectProps } from "@mantine/core";
import { SearchSelect, type SearchSelectProps } from "./lists/search-select.tsx";
import { useListLayer } from "./lists/use-list-layer.ts";

export type SelectFieldProps =
  | (SelectProps & { searchable?: false })
  | (SearchSelectProps & { searchable: boolean });

/** One option from a list; `searchable` for long lists. */
export function SelectField(props: SelectFieldProps) {
  return props.searchable ? <SearchSelect {...props} /> : <PlainSelect {...props} />;
}

function PlainSelect(props: SelectProps) {
  return <Select {...props} {...useListLayer(true)} />;
}
