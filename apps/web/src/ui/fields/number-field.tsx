import "@mantine/core/styles/NumberInput.layer.css";
import "./field.css";
import { NumberInput, type NumberInputProps } from "@mantine/core";
import { useIsTouch } from "../../device/screen/media.ts";

const separators = [",", "."];

/**
 * A number with step buttons; none on touch screens, where they are too small. It keeps a sign, decimals and numbers out
 * of range as typed, for the form to refuse: without them "-3" would be 3, and "1.5" would be 15.
 */
export function NumberField({ onChangeCapture, ...props }: NumberInputProps) {
  return (
    <NumberInput
      hideControls={useIsTouch()}
      clampBehavior="none"
      allowedDecimalSeparators={separators}
      // The library drops what it does not know, such as the long minus of a pasted text.
      onChangeCapture={(event) => {
        onChangeCapture?.(event);
        const field = event.target;
        if (!(field instanceof HTMLInputElement)) return;
        const signed = field.value.replace(/^\s*[\u2212\u2013]/, "-");
        // An amount of money has a separator of its own, and reads pasted text itself.
        field.value = props.decimalSeparator ? signed : signed.replace(",", ".");
      }}
      {...props}
    />
  );
}
