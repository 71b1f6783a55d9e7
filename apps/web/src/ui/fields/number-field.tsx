import "@mantine/core/styles/NumberInput.layer.css";
import "./field.css";
import { NumberInput, type NumberInputProps } from "@mantine/core";
import { useIsTouch } from "../../device/media.ts";

/** A number with steps; a finger types it, the steps would be too small for it. */
export function NumberField(props: NumberInputProps) {
  return <NumberInput hideControls={useIsTouch()} {...props} />;
}
