import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Switch.layer.css";
import "./field.css";
import "./switch.css";
import { Switch } from "@mantine/core";

/** A switch whose change takes effect at once. */
export const SwitchField = Switch;
