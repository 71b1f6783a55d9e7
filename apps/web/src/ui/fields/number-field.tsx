import "@mantine/core/styles/NumberInput.layer.css";
import "./field.css";
import { NumberInput } from "@mantine/core";

/** A number with steps. */
export const NumberField = NumberInput;
