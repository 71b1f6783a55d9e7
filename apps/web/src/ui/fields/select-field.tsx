import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Combobox.layer.css";
import "@mantine/core/styles/Popover.layer.css";
import "./field.css";
import { Select, type SelectProps } from "@mantine/core";
import { useListLayer } from "./use-list-layer.ts";

/** One option from a list; `searchable` for long lists. */
export function SelectField(props: SelectProps) {
  return <Select {...props} {...useListLayer(true)} />;
}
