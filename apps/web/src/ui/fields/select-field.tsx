import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Combobox.layer.css";
import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/ScrollArea.layer.css";
import "./field.css";
import { Select } from "@mantine/core";

/** One of many, from a list; `searchable` for long ones. */
export const SelectField = Select;
