import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Switch.layer.css";
import "./field.css";
import "./switch.css";
import { Switch } from "@mantine/core";

/** On or off, at once. */
export const SwitchField = Switch;
