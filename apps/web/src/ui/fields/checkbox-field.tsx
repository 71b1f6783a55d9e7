import "@mantine/core/styles/Checkbox.layer.css";
import "@mantine/core/styles/InlineInput.layer.css";
import "./field.css";
import { Checkbox } from "@mantine/core";

/** Yes or no, ticked. */
export const CheckboxField = Checkbox;
